import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from "@mui/material";
import { useId, useState } from "react";
import { failureText, useNotice, useTexts } from "../../../client/kit/console";
import { LONGEST_CODE, LONGEST_REASON, SHORTEST_REASON, type TeamRedeem } from "../shared/redeem";
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
    <Dialog open onClose={() => !decision.isPending && onClose()} maxWidth="sm" fullWidth aria-labelledby={`${id}-title`}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (isShort || decision.isPending) return;
          decision.mutate(isComplete ? { does, id: redeem.id, code: text } : { does, id: redeem.id, reason: text });
        }}
        sx={{ display: "contents" }}
      >
        <DialogTitle id={`${id}-title`} sx={{ typography: "h4", overflowWrap: "anywhere" }}>
          {t(isComplete ? "redeem.team.completeTitle" : "redeem.team.rejectTitle", names)}
        </DialogTitle>
        <DialogContent sx={{ display: "grid", gap: 2, gridTemplateColumns: "minmax(0, 1fr)" }}>
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
          {decision.error && (
            <Alert severity="error" role="alert">
              {failureText(decision.error, t)}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pb: 2.5 }}>
          <Button color="inherit" onClick={onClose} disabled={decision.isPending}>
            {t("console.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" color={isComplete ? "primary" : "error"} loading={decision.isPending}>
            {t(isComplete ? "redeem.team.complete" : "redeem.team.reject")}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
