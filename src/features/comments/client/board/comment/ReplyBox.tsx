import { Box, Button, TextField } from "@mui/material";
import { useState } from "react";
import { useTexts } from "../../../../../client/kit/console";
import type { PostBody } from "../../../shared/api/posts";
import { LONGEST_TEXT } from "../../../shared/comment";
import { AttachButton } from "../../attach/AttachButton";
import { UploadItems } from "../../attach/UploadItems";
import { usePostWithFiles } from "../api/usePostWithFiles";
import { useBoard } from "../BoardContext";

interface ReplyBoxProps {
  readonly label: string;
  /** What is posted beside the text. */
  readonly more: Partial<PostBody>;
  readonly action: string;
  readonly onClose: () => void;
}

/** A box to write in the team's name, sent with Ctrl or Cmd and Enter as well. */
export function ReplyBox({ label, more, action, onClose }: ReplyBoxProps) {
  const { t, language } = useTexts();
  const { uploads, isBusy, send: post } = usePostWithFiles(useBoard().place);
  const [text, setText] = useState("");
  const send = async () => {
    if (text.trim() !== "" && (await post({ ...more, text }))) onClose();
  };
  return (
    <Box sx={{ display: "grid", gap: 1 }}>
      <TextField
        autoFocus
        multiline
        minRows={2}
        maxRows={12}
        size="small"
        label={label}
        value={text}
        disabled={isBusy}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "Escape" && text === "") onClose();
          if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void send();
        }}
        slotProps={{ htmlInput: { maxLength: LONGEST_TEXT } }}
      />
      <UploadItems model={uploads} t={t} language={language} />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        <Button size="small" variant="contained" disabled={text.trim() === ""} loading={isBusy} onClick={() => void send()}>
          {action}
        </Button>
        <Button size="small" color="inherit" onClick={onClose}>
          {t("console.action.cancel")}
        </Button>
        <AttachButton isCompact label={t("comments.files.add")} onChosen={uploads.add} />
      </Box>
    </Box>
  );
}
