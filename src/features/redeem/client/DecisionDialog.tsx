import { TextField } from "@mui/material";
import { useId, useState } from "react";
import { FormDialog, useNotice, useTexts } from "../../../client/kit/console";
import type { TeamRedeem } from "../shared/api/redeem";
import { LONGEST_CODE, LONGEST_REASON, SHORTEST_REASON } from "../shared/redeem";
import { useDecision } from "./useRedeems";

interface DecisionDialogProps {
  readonly redeem: TeamRedeem;
  readonly does: "complete" | "reject";
  readonly onClose: () => void;
}

/** Hands over what the member gets, or says why there is nothing. */
export function DecisionDialog({ redeem, does, onClose }: DecisionDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const [text, setText] = useState("");
  const [hasTried, setHasTried] = useState(false);
  const decision = useDecision((made) => {
    notice(t(made.does === "complete" ? "redeem.team.doneComplete" : "redeem.team.doneReject"));
    onClose();
  });
  const isComplete = does === "complete";
  const isShort = !isComplete && text.trim().length < SHORTEST_REASON;
  const names = { card: redeem.cardName ?? "", member: redeem.member?.nickname ?? t("redeem.team.left") };
  const help = t(isComplete ? "redeem.team.codeHelp" : "redeem.team.reasonHelp");
  return (
    <FormDialog
      title={t(isComplete ? "redeem.team.completeTitle" : "redeem.team.rejectTitle", names)}
      submitLabel={t(isComplete ? "redeem.team.complete" : "redeem.team.reject")}
      color={isComplete ? "primary" : "error"}
      isBusy={decision.isPending}
      error={decision.error}
      maxWidth="sm"
      onSubmit={() => {
        setHasTried(true);
        if (isShort) return;
        decision.mutate(isComplete ? { does, id: redeem.id, code: text } : { does, id: redeem.id, reason: text });
      }}
      onClose={onClose}
    >
      <TextField
        id={`${id}-text`}
        label={t(isComplete ? "redeem.team.code" : "redeem.team.reason")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={hasTried && isShort}
        helperText={hasTried && isShort ? t("redeem.team.reasonShort") : help}
        autoComplete="off"
        autoFocus
        margin="dense"
        slotProps={{ htmlInput: { maxLength: isComplete ? LONGEST_CODE : LONGEST_REASON } }}
      />
    </FormDialog>
  );
}
