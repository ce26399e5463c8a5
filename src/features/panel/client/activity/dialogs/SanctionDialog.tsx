import { Alert, TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../../../client/kit/console";
import { BLOCKING_SANCTIONS, LONGEST_REASON, SHORTEST_REASON } from "../../../shared/sanctions";
import { panelists, usePanelistChange } from "../useActivity";

interface SanctionDialogProps {
  readonly panelistId: string;
  readonly activeSanctions: number;
  readonly isBlocked: boolean;
  readonly onClose: () => void;
  /** Told when it was written. */
  readonly onDone: () => void;
}

/** Sanctions a panelist, for a reason. */
export function SanctionDialog({ panelistId, activeSanctions, isBlocked, onClose, onDone }: SanctionDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [reason, setReason] = useState("");
  const [hasTried, setTried] = useState(false);
  const isShort = reason.trim().length < SHORTEST_REASON;
  const hasIssue = hasTried && isShort;
  const isLast = !isBlocked && activeSanctions + 1 >= BLOCKING_SANCTIONS;
  const change = usePanelistChange(panelistId, {
    change: () =>
      panelists.call("POST /api/panelists/:id/sanctions", { params: { id: panelistId }, body: { reason: reason.trim() } }),
    onDone: (result) => {
      notice(t(result.isBlocked ? "panel.sanction.blocked" : "panel.sanction.done"));
      onDone();
    },
  });
  return (
    <FormDialog
      title={t("panel.sanction.title")}
      submitLabel={t("panel.sanction.go")}
      error={change.error}
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (!isShort) change.mutate(undefined);
      }}
    >
      <TextField
        id={`${id}-reason`}
        label={t("panel.sanction.reason")}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        error={hasIssue}
        helperText={hasIssue ? t("panel.sanction.issue", { least: SHORTEST_REASON }) : t("panel.sanction.help")}
        slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
        multiline
        minRows={3}
        autoFocus
        sx={{ mt: 1 }}
      />
      {isLast && <Alert severity="warning">{t("panel.sanction.last")}</Alert>}
    </FormDialog>
  );
}
