import { TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useTexts } from "../../../../client/kit/console";
import { LONGEST_PAYOUT_REASON, SHORTEST_CONCEPT } from "../../shared/coins";
import { usePayoutDecision } from "./usePayouts";

interface RejectDialogProps {
  /** Of the payout. */
  readonly id: string;
  readonly onClose: () => void;
}

/** Asks why a payout isn't made: the panelist reads it. */
export function RejectDialog({ id, onClose }: RejectDialogProps) {
  const { t } = useTexts();
  const fieldId = useId();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const { reject } = usePayoutDecision(onClose);
  const isTooShort = reason.trim().length < SHORTEST_CONCEPT;
  const submit = () => {
    setHasTried(true);
    if (!isTooShort && !reject.isPending) reject.mutate({ id, reason });
  };
  return (
    <FormDialog
      title={t("panel.payouts.rejectTitle")}
      submitLabel={t("panel.payouts.reject")}
      error={reject.error}
      isBusy={reject.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        id={fieldId}
        label={t("panel.payouts.reason")}
        value={reason}
        error={hasTried && isTooShort}
        helperText={t(hasTried && isTooShort ? "panel.payouts.reasonIssue" : "panel.payouts.reasonHelp")}
        onChange={({ target }) => setReason(target.value)}
        multiline
        minRows={3}
        autoFocus
        slotProps={{ htmlInput: { maxLength: LONGEST_PAYOUT_REASON } }}
      />
    </FormDialog>
  );
}
