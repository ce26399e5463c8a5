import { Box, LinearProgress, MenuItem, TextField, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import { LANGUAGES } from "../../../../shared/languages";
import type { ImportDecision, ImportDecisions } from "../../../../survey/exchange/importer";
import type { ImportGuesses } from "../../shared/api";
import { GuessTable } from "./GuessTable";

interface GuessStepProps {
  readonly found: ImportGuesses;
  readonly decisions: ImportDecisions;
  /** Whether the file is being read again, as it was decided. */
  readonly isReading: boolean;
  readonly onDecide: (decisions: ImportDecisions, isToRead: boolean) => void;
}

/** Asks whether a file of responses was understood, before anything is saved. */
export function GuessStep({ found, decisions, isReading, onDecide }: GuessStepProps) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const names = new Intl.DisplayNames([language], { type: "language" });
  const { respondents, partial, guesses } = found;
  const languages = [...new Set<string>([found.language, ...LANGUAGES])];
  const decide = (key: string, decision: ImportDecision) => {
    const columns = { ...decisions.columns, [key]: { ...decisions.columns[key], ...decision } };
    // A title changes nothing of the rest.
    onDecide({ ...decisions, columns }, decision.title === undefined);
  };
  return (
    <Box aria-busy={isReading}>
      <Typography>
        {t("surveys.import.guess.intro", { smart_count: respondents, respondents: number.format(respondents) })}
        {partial > 0 && ` ${t("surveys.import.guess.partial", { smart_count: partial, partial: number.format(partial) })}`}
      </Typography>
      <TextField
        select
        size="small"
        label={t("surveys.import.guess.language")}
        value={decisions.language ?? found.language}
        onChange={(event) => onDecide({ ...decisions, language: event.target.value }, true)}
        sx={{ mt: 2, minWidth: 220 }}
      >
        {languages.map((tag) => (
          <MenuItem key={tag} value={tag}>
            {names.of(tag) ?? tag}
          </MenuItem>
        ))}
      </TextField>
      <Box sx={{ height: 4, mt: 1 }}>{isReading && <LinearProgress aria-label={t("surveys.import.guess.reading")} />}</Box>
      <GuessTable guesses={guesses} decisions={decisions.columns} onDecide={decide} />
    </Box>
  );
}
