import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { LONGEST_LABEL } from "../enrol/longestLabel";
import { SetupForm } from "../enrol/SetupForm";
import type { TwoFactorMethod } from "../twoFactorSettings";
import { SettingsDialog } from "./SettingsDialog";

interface RenameDialogProps {
  readonly factor: TwoFactorMethod;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Another name for a second factor, to tell it from others. */
export function RenameDialog({ factor, onDone, onClose }: RenameDialogProps) {
  const { t } = useTexts();
  const request = useRequest();
  const [label, setLabel] = useState(factor.label);
  const rename = async () => {
    await request(`/api/second-factors/${factor.id}`, { method: "PUT", body: { label: label.trim() } });
    onDone();
  };
  return (
    <SettingsDialog label={t("security.factors.rename")} onClose={onClose}>
      <StepHeading title={t("security.factors.rename")} />
      <SetupForm
        needsPassword={false}
        submitLabel={t("common.save")}
        names={["label"]}
        check={(): Record<string, string> => (label.trim() === "" ? { label: t("validation.required") } : {})}
        send={rename}
        fields={(faults) => (
          <TextField
            autoFocus
            label={t("security.factors.label")}
            placeholder={t(`security.kinds.${factor.kind}.title`)}
            name="label"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            error={faults.label !== undefined}
            helperText={faults.label}
            fullWidth
            slotProps={{ htmlInput: { maxLength: LONGEST_LABEL } }}
          />
        )}
      />
    </SettingsDialog>
  );
}
