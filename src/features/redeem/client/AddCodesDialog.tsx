import { Alert, Box, Button, TextField, Typography } from "@mui/material";
import { useId, useRef, useState } from "react";
import { ApiError, FormDialog, Icon, useNotice, useTexts } from "../../../client/kit/console";
import type { CardCodes } from "../shared/api/codes";
import { LONGEST_PASTE } from "../shared/redeem";
import { useAddCodes } from "./useCodes";

const MOST_LINES = 8;
const ISSUES = new Set(["repeated", "known", "long"]);

interface LineIssue {
  readonly line: number;
  readonly issue: string;
}

/** The lines that a refusal names. */
function linesOf(error: unknown): readonly LineIssue[] {
  const lines = error instanceof ApiError ? error.problem?.lines : undefined;
  if (!Array.isArray(lines)) return [];
  return lines.filter(({ line, issue }: LineIssue) => typeof line === "number" && ISSUES.has(issue));
}

function Issues({ error }: { readonly error: unknown }) {
  const { t } = useTexts();
  const lines = linesOf(error);
  if (lines.length === 0) return null;
  const rest = lines.length - MOST_LINES;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.slice(0, MOST_LINES).map(({ line, issue }) => (
        <Typography component="li" variant="body2" key={line}>
          {t(`redeem.codes.issue.${issue}`, { line })}
        </Typography>
      ))}
      {rest > 0 && (
        <Typography component="li" variant="body2">
          {t("redeem.codes.more", { smart_count: rest })}
        </Typography>
      )}
    </Box>
  );
}

interface AddCodesDialogProps {
  readonly card: CardCodes;
  readonly onClose: () => void;
}

/** Codes of a card, pasted or out of a text file. */
export function AddCodesDialog({ card, onClose }: AddCodesDialogProps) {
  const { t } = useTexts();
  const notice = useNotice();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const adding = useAddCodes(card.id, (added) => {
    notice(t("redeem.codes.done", { smart_count: added }));
    onClose();
  });
  const isLong = text.length > LONGEST_PASTE;
  const open = async (file: File | undefined) => {
    if (file) setText(await file.text());
    if (input.current) input.current.value = "";
  };
  return (
    <FormDialog
      title={t("redeem.codes.addTitle", { card: card.name })}
      submitLabel={t("redeem.codes.add")}
      isDisabled={text.trim() === "" || isLong}
      isBusy={adding.isPending}
      error={adding.error}
      maxWidth="sm"
      onSubmit={() => adding.mutate(text)}
      onClose={onClose}
    >
      <TextField
        id={`${id}-codes`}
        label={t("redeem.codes.text")}
        helperText={t("redeem.codes.help")}
        value={text}
        onChange={(event) => setText(event.target.value)}
        multiline
        minRows={6}
        maxRows={14}
        autoFocus
        autoComplete="off"
        margin="dense"
        slotProps={{ htmlInput: { spellCheck: false, style: { fontFamily: "monospace" } } }}
      />
      <input ref={input} type="file" hidden accept=".txt,.csv" onChange={(event) => void open(event.target.files?.[0])} />
      <Button
        variant="outlined"
        startIcon={<Icon name="CloudUpload" />}
        onClick={() => input.current?.click()}
        sx={{ justifySelf: "start", minHeight: { xs: 44, sm: 0 } }}
      >
        {t("redeem.codes.open")}
      </Button>
      {isLong && (
        <Alert severity="warning" role="alert">
          {t("redeem.codes.tooLong")}
        </Alert>
      )}
      <Issues error={adding.error} />
    </FormDialog>
  );
}
