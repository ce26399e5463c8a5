import { Box, Button, TextField } from "@mui/material";
import { useRef, useState } from "react";
import { Icon, useTexts } from "../../../../../client/kit/console";
import type { Comment } from "../../../../../contracts/api/comments";
import { LONGEST_TEXT } from "../../../shared/comment";
import { AttachButton } from "../../attach/AttachButton";
import { UploadItems } from "../../attach/UploadItems";
import { usePostWithFiles } from "../api/usePostWithFiles";
import { useBoard } from "../BoardContext";
import { useTellTyping } from "./useTyping";

/** Writes at the end of the stream; Enter sends, Shift and Enter begins a line. */
export function Composer({ onPosted }: { readonly onPosted: (comment: Comment) => void }) {
  const { t, language } = useTexts();
  const { place } = useBoard();
  const { uploads, isBusy, send: post } = usePostWithFiles(place);
  const tellTyping = useTellTyping(place);
  const [text, setText] = useState("");
  const box = useRef<HTMLTextAreaElement>(null);
  const send = async () => {
    if (text.trim() === "") return;
    const posted = await post({ text });
    if (!posted) return;
    setText("");
    onPosted(posted);
    box.current?.focus();
  };
  return (
    <Box sx={{ display: "grid", gap: 1, p: 1.5, borderTop: 1, borderColor: "divider" }}>
      <UploadItems model={uploads} t={t} language={language} />
      <Box sx={{ display: "flex", gap: 1, alignItems: "flex-end" }}>
        <AttachButton isCompact label={t("comments.files.add")} onChosen={uploads.add} />
        <TextField
          multiline
          fullWidth
          maxRows={6}
          size="small"
          inputRef={box}
          placeholder={t("comments.board.message")}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            tellTyping();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void send();
          }}
          slotProps={{ htmlInput: { maxLength: LONGEST_TEXT, "aria-label": t("comments.board.message") } }}
        />
        <Button
          variant="contained"
          disabled={text.trim() === ""}
          loading={isBusy}
          onClick={() => void send()}
          startIcon={<Icon name="Send" />}
          sx={{ flexShrink: 0 }}
        >
          {t("comments.board.send")}
        </Button>
      </Box>
    </Box>
  );
}
