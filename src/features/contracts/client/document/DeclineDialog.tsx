import { TextField } from "@mui/material";
import { useState } from "react";
import { type EntityRecord, FormDialog, useTexts } from "../../../../client/kit/console";
import { LONGEST_REASON, SHORTEST_REASON } from "../../shared/contracts";
import { contracts, useContractMove } from "../contracts";

interface DeclineDialogProps {
  readonly record: EntityRecord;
  readonly refresh: () => void;
  readonly onClose: () => void;
}

/** Declines an offer, and says why. */
export function DeclineDialog({ record: { id, number }, refresh, onClose }: DeclineDialogProps) {
  const { t, language } = useTexts();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const move = useContractMove(
    () => contracts.call("POST /api/contracts/:id/decline", { params: { id }, body: { reason: reason.trim() } }),
    "contracts.decline.done",
    refresh,
  );
  const { length } = reason.trim();
  const isShort = length < SHORTEST_REASON;
  const isLong = length > LONGEST_REASON;
  const hasIssue = isLong || (hasTried && isShort);
  const figures = new Intl.NumberFormat(language);
  const count = t("contracts.decline.count", { length: figures.format(length), most: figures.format(LONGEST_REASON) });
  const said = t(isLong ? "contracts.decline.long" : hasIssue ? "contracts.decline.issue" : "contracts.decline.help");
  return (
    <FormDialog
      title={t("contracts.decline.title", { number: String(number) })}
      submitLabel={t("contracts.decline.go")}
      color="error"
      isBusy={move.isPending}
      error={move.error}
      onSubmit={() => {
        setHasTried(true);
        if (!isShort && !isLong) move.mutate(undefined, { onSuccess: onClose });
      }}
      onClose={onClose}
    >
      <TextField
        label={t("contracts.decline.reason")}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={hasIssue}
        helperText={`${said} · ${count}`}
        autoFocus
        margin="dense"
        multiline
        minRows={3}
        maxRows={8}
      />
    </FormDialog>
  );
}
