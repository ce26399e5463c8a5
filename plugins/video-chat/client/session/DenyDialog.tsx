import { TextField } from "@mui/material";
import { useState } from "react";
import { FormDialog, useTexts } from "../../../../src/client/kit/console";
import { LONGEST_REASON } from "../../shared/videoChat";

interface DenyDialogProps {
  readonly name: string;
  /** Whether they are in already. */
  readonly isIn: boolean;
  readonly onDeny: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Denies somebody access, with a reason that they are told. */
export function DenyDialog({ name, isIn, onDeny, onClose }: DenyDialogProps) {
  const { t } = useTexts();
  const [reason, setReason] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const deny = async () => {
    setBusy(true);
    try {
      await onDeny(reason.trim());
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={t(isIn ? "videoChat.team.expelTitle" : "videoChat.team.denyTitle", { name })}
      submitLabel={t(isIn ? "videoChat.team.expel" : "videoChat.team.deny")}
      color="error"
      isBusy={isBusy}
      error={error}
      onSubmit={() => void deny()}
      onClose={onClose}
    >
      <TextField
        autoFocus
        multiline
        minRows={2}
        label={t("videoChat.team.reason")}
        helperText={t("videoChat.team.reasonHelp")}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
      />
    </FormDialog>
  );
}
