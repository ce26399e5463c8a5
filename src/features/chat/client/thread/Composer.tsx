import AttachFileOutlined from "@mui/icons-material/AttachFileOutlined";
import SendOutlined from "@mui/icons-material/SendOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { type ClipboardEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { acceptOf } from "../../../../shared/fileTypes";
import { LONGEST_MESSAGE } from "../../shared/chat";
import type { ChatCalls } from "./chatCalls";
import { keep, readKept } from "./kept";
import type { SentAttachment } from "./outgoing";
import { UploadLine } from "./UploadLine";
import { useUpload } from "./useUpload";
import { useWords } from "./words";

/** It says how many characters are left once there are fewer. */
const NEAR = 500;

interface ComposerProps {
  /** Names the draft, unique on the device. */
  readonly name: string;
  readonly upload: ChatCalls["upload"];
  readonly onSend: (text: string, attachment: SentAttachment | null) => void;
}

/** A growing field; Enter sends, Shift and Enter begins a line. What is written survives a reload. */
export function Composer({ name, upload: send, onSend }: ComposerProps) {
  const { t } = useWords();
  const [text, setText] = useState(() => readKept(`draft.${name}`));
  const field = useRef<HTMLTextAreaElement>(null);
  const count = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const { upload, isBusy, start, clear } = useUpload(send);
  const left = LONGEST_MESSAGE - [...text.trim()].length;
  const mayGo = left >= 0 && !isBusy && !upload?.issue && (text.trim() !== "" || upload?.sent !== undefined);

  const change = (next: string) => {
    setText(next);
    keep(`draft.${name}`, next);
  };
  const submit = () => {
    if (!mayGo) return;
    onSend(text.trim(), upload?.sent ?? null);
    change("");
    clear();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  const onPaste = ({ clipboardData }: ClipboardEvent) => {
    const [file] = clipboardData.files;
    if (file) void start(file);
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ borderTop: 1, borderColor: "divider", px: 1, py: 1, backgroundColor: "background.paper" }}
    >
      {upload && <UploadLine upload={upload} onRetry={(file) => void start(file)} onRemove={clear} />}
      <Box sx={{ display: "flex", alignItems: "flex-end", gap: 0.5 }}>
        <IconButton
          aria-label={t("chat.attach")}
          title={t("chat.attach")}
          onClick={() => chooser.current?.click()}
          sx={{ width: 44, height: 44 }}
        >
          <AttachFileOutlined />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          accept={acceptOf()}
          data-attach
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen once more.
            target.value = "";
            if (file) void start(file);
          }}
        />
        <TextField
          inputRef={field}
          multiline
          fullWidth
          maxRows={6}
          size="small"
          placeholder={t("chat.composer")}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          error={left < 0}
          slotProps={{ htmlInput: { "aria-label": t("chat.composer"), "aria-describedby": count, title: t("chat.keys") } }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={t("chat.send")}
          title={t("chat.send")}
          disabled={!mayGo}
          sx={{ width: 44, height: 44 }}
        >
          <SendOutlined />
        </IconButton>
      </Box>
      <Box id={count} role="status" sx={{ typography: "body2", color: left < 0 ? "error.main" : "text.secondary", px: 6 }}>
        {left < 0 && t("chat.tooLong", { smart_count: -left })}
        {left >= 0 && left < NEAR && t("chat.left", { smart_count: left })}
      </Box>
    </Box>
  );
}
