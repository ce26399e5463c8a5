import SendOutlined from "@mui/icons-material/SendOutlined";
import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type KeyboardEvent, useRef, useState } from "react";
import { ApiError, useTexts } from "../../../../../client/kit/member";
import { type Attachments, LONGEST_TEXT, type PostBody } from "../../../shared/comment";
import { AttachmentFields } from "./AttachmentFields";
import { useDraft, useDraftKey } from "./useDraft";

/** From how many characters on it says how many are left. */
const NEAR = LONGEST_TEXT - 500;

export interface ComposerProps {
  /** Names the draft, unique on the device. */
  readonly draft: string;
  readonly label: string;
  /** Words of its button. */
  readonly action: string;
  /** What is there already, where something is changed. */
  readonly initial?: { readonly text: string } & Partial<Attachments>;
  readonly filesPath: string;
  /** Sends it; what it throws is shown, and the text stays. */
  readonly send: (body: PostBody & { readonly clientKey: string }) => Promise<void>;
  readonly onCancel?: () => void;
  readonly onTyping?: () => void;
  readonly isCompact?: boolean;
  readonly hasFocus?: boolean;
}

const isUnsure = (error: unknown) => error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** A growing field with its button: what is written survives a reload, and a failure to send it. */
export function Composer(props: ComposerProps) {
  const { draft, label, action, initial, filesPath, send, onCancel, onTyping, isCompact = false, hasFocus = false } = props;
  const { t } = useTexts();
  const [text, setText] = useDraft(draft, initial?.text);
  const [photos, setPhotos] = useState<readonly string[]>(initial?.images?.map(({ image }) => image) ?? []);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  // The same key again is the same comment: it changes only once the server has answered.
  const [takeKey, renewKey] = useDraftKey(draft);
  const field = useRef<HTMLTextAreaElement>(null);

  async function submit() {
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    setError(undefined);
    try {
      await send({ text: text.trim(), clientKey: takeKey(), images: photos.map((image) => ({ image })) });
      setText("");
      setPhotos([]);
      renewKey();
    } catch (cause) {
      if (!isUnsure(cause)) renewKey();
      const isOffline = cause instanceof ApiError && cause.status === 0;
      setError(isOffline ? t("comments.member.offline") : cause instanceof ApiError ? cause.message : String(cause));
    } finally {
      setBusy(false);
      field.current?.focus();
    }
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
      <AttachmentFields photos={photos} path={filesPath} isCompact={isCompact} onChange={setPhotos} />
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", justifyContent: "flex-end" }}>
        <Typography variant="body2" role="status" sx={{ color: "text.secondary", mr: "auto" }}>
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
