import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle, TextField } from "@mui/material";
import { useId, useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { LONGEST_REQUEST } from "../../../shared/moderation";
import { useModeration } from "../api/useModeration";

interface SendBackDialogProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Sends an answer back to the member who wrote it, with what is missing. */
export function SendBackDialog({ comment, onClose }: SendBackDialogProps) {
  const { t } = useTexts();
  const { sendBack } = useModeration();
  const id = useId();
  const [explanation, setExplanation] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const send = async () => {
    setIsBusy(true);
    const isDone = await sendBack(comment.id, explanation.trim());
    setIsBusy(false);
    if (isDone) onClose();
  };
  return (
    <Dialog open fullWidth maxWidth="sm" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id} sx={{ typography: "h4" }}>
        {t("comments.board.sendBack.title", { name: comment.author.name })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ typography: "body1", mb: 2 }}>{t("comments.board.sendBack.body")}</DialogContentText>
        <TextField
          autoFocus
          required
          fullWidth
          multiline
          minRows={3}
          label={t("comments.board.sendBack.explanation")}
          value={explanation}
          onChange={(event) => setExplanation(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_REQUEST } }}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2.5 }}>
        <Button color="inherit" onClick={onClose}>
          {t("console.action.cancel")}
        </Button>
        <Button variant="contained" disabled={explanation.trim() === ""} loading={isBusy} onClick={() => void send()}>
          {t("comments.board.action.sendBack")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
