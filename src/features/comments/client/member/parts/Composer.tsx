import SendOutlined from "@mui/icons-material/SendOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useRef } from "react";
import { useTexts } from "../../../../../client/kit/member";
import { LONGEST_TEXT } from "../../../shared/comment";
import { UploadItems } from "../../attach/UploadItems";
import { AttachmentFields } from "./AttachmentFields";
import type { ComposerProps } from "./composerProps";
import { useComposer } from "./useComposer";

/** From how many characters on it says how many are left. */
const NEAR = LONGEST_TEXT - 500;

/** A growing field with its files and its button: what is written survives a reload, and a failure to send it. */
export function Composer(props: ComposerProps) {
  const { label, action, onCancel, onTyping, asksFor, isCompact = false, hasFocus = false } = props;
  const { t, language } = useTexts();
  const { text, setText, uploads, isBusy, error, ...composer } = useComposer(props);
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit() {
    await composer.submit();
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    const isSend = event.key === "Enter" && (event.metaKey || event.ctrlKey || (isCompact && !event.shiftKey));
    if (!isSend || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void submit();
  }

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      sx={{ display: "grid", gap: 1 }}
    >
      <TextField
        inputRef={field}
        label={label}
        value={text}
        multiline
        fullWidth
        autoFocus={hasFocus}
        minRows={isCompact ? 1 : 3}
        maxRows={12}
        slotProps={{ htmlInput: { maxLength: LONGEST_TEXT } }}
        sx={{ backgroundColor: "background.paper" }}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setText(target.value);
          onTyping?.();
        }}
      />
      {error && <Alert severity="error">{error}</Alert>}
      <UploadItems model={uploads} t={t} language={language} />
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", justifyContent: "flex-end", flexWrap: "wrap" }}>
        <Box sx={{ mr: "auto", minWidth: 0 }}>
          <AttachmentFields model={uploads} asksFor={asksFor} isCompact={isCompact} />
        </Box>
        <Typography variant="body2" role="status" sx={{ color: "text.secondary" }}>
          {isBusy && uploads.isSending && t("comments.files.rest")}
          {text.length > NEAR ? t("comments.member.left", { smart_count: LONGEST_TEXT - text.length }) : ""}
        </Typography>
        {onCancel && (
          <Button color="inherit" onClick={onCancel} sx={{ minHeight: 44 }}>
            {t("comments.member.cancel")}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          endIcon={<SendOutlined />}
          disabled={text.trim() === "" || isBusy}
          sx={{ minHeight: 44 }}
        >
          {isBusy ? t("comments.member.sending") : error ? t("comments.member.again") : action}
        </Button>
      </Stack>
    </Box>
  );
}
