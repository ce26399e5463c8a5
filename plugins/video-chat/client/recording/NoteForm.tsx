import { Box, Button, TextField } from "@mui/material";
import { type FormEvent, useState } from "react";
import { failureText, useNotice, useTexts } from "../../../../src/client/kit/console";

const LONGEST = 5_000;

interface NoteFormProps {
  readonly label: string;
  readonly saveLabel: string;
  /** @default empty */
  readonly text?: string;
  readonly onSave: (text: string) => Promise<void>;
  /** Absent where there is nothing to go back to. */
  readonly onCancel?: () => void;
}

/** A few words; Enter saves them. */
export function NoteForm({ label, saveLabel, text: before = "", onSave, onCancel }: NoteFormProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const [text, setText] = useState(before);
  const [isBusy, setBusy] = useState(false);
  async function save(event: FormEvent) {
    event.preventDefault();
    if (!text.trim() || isBusy) return;
    setBusy(true);
    try {
      await onSave(text.trim());
      setText("");
    } catch (error) {
      // What was written stays in the field.
      notice(failureText(error, t), "error");
    } finally {
      setBusy(false);
    }
  }
  return (
    <Box component="form" onSubmit={(event: FormEvent) => void save(event)} sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
      <TextField
        size="small"
        label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        sx={{ flex: "1 1 200px" }}
      />
      <Button type="submit" variant="outlined" loading={isBusy} disabled={!text.trim()}>
        {saveLabel}
      </Button>
      {onCancel && (
        <Button color="inherit" onClick={onCancel}>
          {t("videoChat.notes.cancel")}
        </Button>
      )}
    </Box>
  );
}
