import KeyboardArrowDown from "@mui/icons-material/KeyboardArrowDown";
import KeyboardArrowUp from "@mui/icons-material/KeyboardArrowUp";
import { Box, IconButton, TextField, Typography } from "@mui/material";
import { useTexts } from "../../../../src/client/kit/console";

interface TranscriptSearchProps {
  readonly word: string;
  readonly onWord: (word: string) => void;
  /** Which of the hits one is at, from 0 on. */
  readonly at: number;
  readonly total: number;
  readonly onAt: (at: number) => void;
}

/** Looks for something that was said; Enter goes on to the next place. */
export function TranscriptSearch({ word, onWord, at, total, onAt }: TranscriptSearchProps) {
  const { t } = useTexts();
  const go = (step: number) => total > 0 && onAt((at + step + total) % total);
  return (
    <Box role="search" sx={{ display: "flex", flex: "1 1 260px", alignItems: "center", gap: 0.5 }}>
      <TextField
        type="search"
        size="small"
        label={t("videoChat.transcript.search")}
        value={word}
        onChange={({ target }) => onWord(target.value)}
        onKeyDown={({ key, shiftKey }) => {
          if (key === "Enter") go(shiftKey ? -1 : 1);
          if (key === "Escape") onWord("");
        }}
        sx={{ flex: 1, minWidth: 0 }}
      />
      {word.trim() !== "" && (
        <>
          <Typography variant="body2" role="status" sx={{ color: "text.secondary", whiteSpace: "nowrap" }}>
            {total > 0 ? t("videoChat.transcript.hits", { current: at + 1, total }) : t("videoChat.transcript.noHits")}
          </Typography>
          <IconButton disabled={total === 0} aria-label={t("videoChat.transcript.previous")} onClick={() => go(-1)}>
            <KeyboardArrowUp />
          </IconButton>
          <IconButton disabled={total === 0} aria-label={t("videoChat.transcript.next")} onClick={() => go(1)}>
            <KeyboardArrowDown />
          </IconButton>
        </>
      )}
    </Box>
  );
}
