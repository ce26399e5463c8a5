import TextField from "@mui/material/TextField";
import { useState } from "react";
import { useRequest } from "../../community/data/request";
import { StepHeading } from "../../password/StepHeading";
import { useTexts } from "../../texts/TextsProvider";
import { createPasskey } from "../passkeys";
import type { AddedFactor } from "../twoFactorSettings";
import { usePasskeyText } from "../usePasskeyText";
import { LONGEST_LABEL } from "./longestLabel";
import { SetupForm } from "./SetupForm";
import type { SetupProps } from "./setupProps";

/** A passkey of this device, by a name to tell it from others. */
export function PasskeySetup({ needsPassword, onAdded }: SetupProps) {
  const { t } = useTexts();
  const request = useRequest();
  const textOf = usePasskeyText();
  const [label, setLabel] = useState(() => t("security.passkey.device"));
  return (
    <>
      <StepHeading title={t("security.passkey.title")} isNext>
        {t("security.passkey.intro")}
      </StepHeading>
      <SetupForm
        needsPassword={needsPassword}
        submitLabel={t("security.passkey.create")}
        names={["label"]}
        check={(): Record<string, string> => (label.trim() === "" ? { label: t("validation.required") } : {})}
        send={async (password) => onAdded(await createPasskey<AddedFactor>(request, { label: label.trim(), password }))}
        textOf={textOf}
        fields={(faults) => (
          <TextField
            id="factor-label"
            label={t("security.factors.label")}
            name="label"
            value={label}
            onChange={(event) => setLabel(event.target.value)}
            error={faults.label !== undefined}
            helperText={faults.label ?? t("security.passkey.labelHelp")}
            fullWidth
            slotProps={{ htmlInput: { maxLength: LONGEST_LABEL } }}
          />
        )}
      />
    </>
  );
}
