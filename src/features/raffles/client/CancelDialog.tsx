import { Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import type { TeamRaffle } from "../shared/api/team";
import { isReason, ReasonField } from "./ReasonField";
import { useCancellation } from "./useRaffles";

interface CancelDialogProps {
  readonly raffle: TeamRaffle;
  readonly onClose: () => void;
}

/** Asks for the reason before a promised raffle is cancelled. */
export function CancelDialog({ raffle, onClose }: CancelDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const cancellation = useCancellation(() => {
    notice(t("raffles.team.cancel.done"));
    onClose();
  });
  return (
    <FormDialog
      title={t("raffles.team.cancel.title")}
      closeLabel={t("console.action.back")}
      color="error"
      submitLabel={t("raffles.team.cancel.go")}
      isBusy={cancellation.isPending}
      error={cancellation.error}
      onSubmit={() => {
        setHasTried(true);
        if (isReason(reason)) cancellation.mutate({ raffleId: raffle.id, reason: reason.trim() });
      }}
      onClose={onClose}
    >
      <Typography>{t("raffles.team.cancel.body", { reward: raffle.reward })}</Typography>
      <ReasonField value={reason} onChange={setReason} hasTried={hasTried} help="raffles.team.cancel.reasonHelp" />
    </FormDialog>
  );
}
