import { Typography } from "@mui/material";
import { useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import type { TeamRaffle, WinningTicket } from "../shared/api/team";
import { isReason, ReasonField } from "./ReasonField";
import { useDecision } from "./useRaffles";

export interface Deciding {
  readonly raffle: TeamRaffle;
  readonly winner: WinningTicket;
  readonly does: "give" | "passOn";
}

/** Asks before a prize is given for good, or its place passed on to the next. */
export function DecisionDialog({ raffle, winner, does, onClose }: Deciding & { readonly onClose: () => void }) {
  const { t } = useTexts();
  const notice = useNotice();
  const [reason, setReason] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const decision = useDecision(() => {
    notice(t(`raffles.team.${does}.done`));
    onClose();
  });
  const isShort = does === "passOn" && !isReason(reason);
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
        <ReasonField value={reason} onChange={setReason} hasTried={hasTried} help="raffles.team.reasonHelp" />
      )}
    </FormDialog>
  );
}
