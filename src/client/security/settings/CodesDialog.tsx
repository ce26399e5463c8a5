import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { useTexts } from "../../texts/TextsProvider";
import { RecoveryCodes } from "../RecoveryCodes";
import { PasswordDialog } from "./PasswordDialog";
import { SettingsDialog } from "./SettingsDialog";

interface CodesDialogProps {
  readonly onDone: (text: string) => void;
  readonly onClose: () => void;
}

/** New recovery codes in place of the old ones. */
export function CodesDialog({ onDone, onClose }: CodesDialogProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [codes, setCodes] = useState<readonly string[]>();
  const renew = async (password: string) => {
    const path = "/api/second-factors/recovery-codes";
    const answer = await request<{ recoveryCodes: readonly string[] }>(path, { method: "POST", body: { password } });
    setCodes(answer.recoveryCodes);
  };
  if (codes) {
    return (
      <SettingsDialog label={t("security.recovery.title")}>
        <RecoveryCodes codes={codes} onKept={() => onDone(t("security.recovery.renewed"))} />
      </SettingsDialog>
    );
  }
  return (
    <PasswordDialog
      title={t("security.recovery.renew")}
      body={t("security.recovery.renewBody")}
      submitLabel={t("security.recovery.renew")}
      send={renew}
      onClose={onClose}
    />
  );
}
