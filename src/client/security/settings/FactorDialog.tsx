import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { useTexts } from "../../texts/TextsProvider";
import { EnrolSteps } from "../enrol/EnrolSteps";
import type { TwoFactorMethod, TwoFactorSettings } from "../twoFactorSettings";
import { CodesDialog } from "./CodesDialog";
import { PasswordDialog } from "./PasswordDialog";
import { RenameDialog } from "./RenameDialog";
import { SettingsDialog } from "./SettingsDialog";

/** What a person is about to do with their second factors. */
export type FactorTask =
  | { readonly name: "add" }
  | { readonly name: "codes" }
  | { readonly name: "rename" | "remove"; readonly factor: TwoFactorMethod };

interface FactorDialogProps {
  readonly task: FactorTask;
  readonly data: TwoFactorSettings;
  /** Of the community (ISO 3166-1), where it is known. */
  readonly country: string | null | undefined;
  /** With what to say about it. */
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

export function FactorDialog({ task, data, country, onDone, onClose }: FactorDialogProps) {
  const { t } = useTexts();
  if (task.name === "add") {
    return <AddDialog needsPassword={data.needsPassword} country={country} onDone={onDone} onClose={onClose} />;
  }
  if (task.name === "codes") return <CodesDialog onDone={onDone} onClose={onClose} />;
  const { factor } = task;
  if (task.name === "remove") return <RemoveDialog factor={factor} onDone={onDone} onClose={onClose} />;
  return <RenameDialog factor={factor} onDone={() => onDone(t("security.factors.renamed"))} onClose={onClose} />;
}

type CloseHandlers = Pick<FactorDialogProps, "onDone" | "onClose">;

type EnrolmentProps = Pick<FactorDialogProps, "country" | "onDone" | "onClose"> & { readonly needsPassword: boolean };

function AddDialog({ needsPassword, country, onDone, onClose }: EnrolmentProps) {
  const { t } = useTexts();
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <SettingsDialog label={t("security.factors.add")} {...(hasCodes ? {} : { onClose })}>
      <EnrolSteps
        title={t("security.factors.add")}
        intro={t("security.factors.choose")}
        needsPassword={needsPassword}
        country={country}
        onCodes={() => setHasCodes(true)}
        onDone={() => onDone(t("security.factors.added"))}
      />
    </SettingsDialog>
  );
}

function RemoveDialog({ factor, onDone, onClose }: CloseHandlers & { readonly factor: TwoFactorMethod }) {
  const { t } = useTexts();
  const request = useRequest();
  const label = factor.label || t(`security.kinds.${factor.kind}.title`);
  const remove = async (password: string) => {
    await request(`/api/second-factors/${factor.id}`, { method: "DELETE", body: { password } });
    onDone(t("security.factors.removed", { label }));
  };
  return (
    <PasswordDialog
      title={t("security.factors.removeTitle", { label })}
      body={t("security.factors.removeBody")}
      submitLabel={t("security.factors.remove")}
      isDestructive
      send={remove}
      onClose={onClose}
    />
  );
}
