import { TextField, Typography } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import { LONGEST_REASON, type TeamRaffle, type WinningTicket } from "../shared/raffles";
import { useDecision } from "./useRaffles";

const SHORTEST_REASON = 3;

export interface Deciding {
  readonly raffle: TeamRaffle;
  readonly winner: WinningTicket;
  readonly does: "give" | "passOn";
}

/** Asks before a prize is given for good, or its place passed on to the next. */
export function DecisionDialog({ raffle, winner, does, onClose }: Deciding & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const decision = useDecision(() => {
    notice(t(`raffles.team.${does}.done`));
    onClose();
  });
  const isShort = does === "passOn" && reason.trim().length < SHORTEST_REASON;
  const name = winner.member?.nickname ?? t("raffles.team.left");
  return (
    <FormDialog
      title={t(`raffles.team.${does}.title`, { name })}
      submitLabel={t(`raffles.team.${does}.go`)}
      isBusy={decision.isPending}
      error={decision.error}
      onSubmit={() => {
        setHasTried(true);
        if (isShort) return;
        const chosen = { raffleId: raffle.id, ticketId: winner.id };
        decision.mutate(does === "passOn" ? { ...chosen, reason: reason.trim() } : chosen);
      }}
      onClose={onClose}
    >
      <Typography>{t(`raffles.team.${does}.body`, { reward: raffle.reward })}</Typography>
      {does === "passOn" && (
        <TextField
          id={`${id}-reason`}
          label={t("raffles.team.reason")}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          error={hasTried && isShort}
          helperText={hasTried && isShort ? t("raffles.team.reasonIssue") : t("raffles.team.reasonHelp")}
          slotProps={{ htmlInput: { maxLength: LONGEST_REASON } }}
          multiline
          minRows={2}
          autoFocus
        />
      )}
    </FormDialog>
  );
}
