import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { LONGEST_NOTE } from "../../../shared/moderation";
import { useModeration } from "../api/useModeration";

interface NoteEditorProps {
  readonly comment: Comment;
  readonly onClose: () => void;
}

/** Writes the team's own note on a comment. */
export function NoteEditor({ comment, onClose }: NoteEditorProps) {
  const { t } = useTexts();
  const { setNote } = useModeration();
  const [note, setText] = useState(comment.team?.note ?? "");
  const save = async () => {
    if (await setNote(comment.id, note.trim() || null)) onClose();
  };
  return (
    <Box sx={{ display: "grid", gap: 1, mt: 1 }}>
      <TextField
        autoFocus
        multiline
        minRows={2}
        size="small"
        label={t("comments.board.note")}
        helperText={t("comments.board.noteHelp")}
        value={note}
        onChange={(event) => setText(event.target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST_NOTE } }}
      />
      <Box sx={{ display: "flex", gap: 1 }}>
        <Button size="small" variant="contained" onClick={() => void save()}>
          {t("console.action.save")}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t("console.action.cancel")}
        </Button>
      </Box>
    </Box>
  );
}
