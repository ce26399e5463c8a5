import SendOutlined from "@mui/icons-material/SendOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { LONGEST_MESSAGE } from "../../shared/videoChat";
import type { Texts } from "../room/texts";

interface MessageFormProps {
  readonly t: Texts;
  readonly label: string;
  readonly onSend: (text: string) => void;
}

/** Where one writes: Enter sends, with Shift it is a new line. */
export function MessageForm({ t, label, onSend }: MessageFormProps) {
  const [text, setText] = useState("");
  const send = () => {
    if (text.trim() === "") return;
    onSend(text.trim());
    setText("");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <Box component="form" onSubmit={submit} sx={{ display: "flex", gap: 1, alignItems: "end" }}>
      <TextField
        label={label}
        size="small"
        fullWidth
        multiline
        maxRows={4}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={press}
        slotProps={{ htmlInput: { maxLength: LONGEST_MESSAGE } }}
      />
      <IconButton type="submit" color="primary" aria-label={t("videoChat.chat.send")} sx={{ width: 44, height: 44, mb: "-2px" }}>
        <SendOutlined />
      </IconButton>
    </Box>
  );
}
