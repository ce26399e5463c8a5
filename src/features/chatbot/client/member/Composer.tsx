import SendOutlined from "@mui/icons-material/SendOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import TextField from "@mui/material/TextField";
import { type KeyboardEvent, type RefObject, useId, useState } from "react";
import { useTexts } from "../../../../client/kit/member";
import { LONGEST_QUESTION } from "../../shared/chatbot";

/** It says how many characters are left once there are fewer. */
const NEAR = 100;

interface ComposerProps {
  readonly field: RefObject<HTMLTextAreaElement | null>;
  /** Whether an answer is looked for: what is written meanwhile stays. */
  readonly isBusy: boolean;
  readonly onAsk: (text: string) => void;
}

/** Where a question is written; Enter sends it, and the focus stays. */
export function Composer({ field, isBusy, onAsk }: ComposerProps) {
  const { t } = useTexts();
  const [text, setText] = useState("");
  const count = useId();
  const left = LONGEST_QUESTION - [...text.trim()].length;
  const mayAsk = text.trim() !== "" && left >= 0 && !isBusy;
  const submit = () => {
    if (!mayAsk) return;
    onAsk(text.trim());
    setText("");
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      sx={{ borderTop: 1, borderColor: "divider", p: 1, backgroundColor: "background.paper" }}
    >
      <Box sx={{ display: "flex", alignItems: "flex-end", gap: 0.5 }}>
        <TextField
          inputRef={field}
          multiline
          fullWidth
          maxRows={4}
          size="small"
          placeholder={t("chatbot.composer")}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={onKeyDown}
          error={left < 0}
          slotProps={{ htmlInput: { "aria-label": t("chatbot.composer"), "aria-describedby": count } }}
        />
        <IconButton
          type="submit"
          color="primary"
          aria-label={t("chatbot.send")}
          title={t("chatbot.send")}
          disabled={!mayAsk}
          sx={{ width: 44, height: 44 }}
        >
          <SendOutlined />
        </IconButton>
      </Box>
      <Box id={count} role="status" sx={{ typography: "body2", color: left < 0 ? "error.main" : "text.secondary", px: 1 }}>
        {left < 0 && t("chatbot.tooLong", { smart_count: -left })}
        {left >= 0 && left < NEAR && t("chatbot.left", { smart_count: left })}
      </Box>
    </Box>
  );
}
