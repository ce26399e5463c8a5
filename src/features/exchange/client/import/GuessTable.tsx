import { Box, Chip, FormControl, InputLabel, MenuItem, Select, TextField, Typography } from "@mui/material";
import { useId } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { ImportDecision, ImportDecisions } from "../../../../survey/exchange/importer";
import type { ImportGuesses } from "../../shared/api";

type Guess = ImportGuesses["guesses"][number];

/** Texts of what is no question type. */
const CHOICES: Readonly<Record<string, string>> = { apart: "apart", question: "ask" };

/** As the choice of a select, which knows no null. */
const NONE = "none";

interface GuessRowProps {
  readonly guess: Guess;
  readonly decision: ImportDecision;
  readonly onDecide: (decision: ImportDecision) => void;
}

/** The commonest cells. Pressing one says whether it counts as no answer. */
function Cells({ guess, onDecide }: Pick<GuessRowProps, "guess" | "onDecide">) {
  const { t, language } = useTexts();
  const number = new Intl.NumberFormat(language);
  const { samples, missing, headings, type } = guess;
  const isOne = headings.length === 1 && type !== null;
  const listed = [
    ...samples,
    ...missing.filter((text) => !samples.some((one) => one.text === text)).map((text) => ({ text, count: undefined })),
  ];
  return (
    <Box
      component="ul"
      aria-label={t("surveys.import.guess.cells")}
      sx={{ display: "flex", flexWrap: "wrap", gap: 0.5, m: 0, p: 0 }}
    >
      {listed.map(({ text, count }) => {
        const isMissing = missing.includes(text);
        const label = count === undefined ? text : `${text} · ${number.format(count)}`;
        const toggle = () => onDecide({ missing: isMissing ? missing.filter((one) => one !== text) : [...missing, text] });
        return (
          <Box key={text} component="li" sx={{ display: "block", maxWidth: "100%" }}>
            <Chip
              size="small"
              variant={isMissing ? "filled" : "outlined"}
              label={isMissing ? t("surveys.import.guess.isMissing", { text: label }) : label}
              {...(isOne ? { onClick: toggle, "aria-pressed": isMissing } : {})}
              sx={{ maxWidth: "100%" }}
            />
          </Box>
        );
      })}
    </Box>
  );
}

function GuessRow({ guess, decision, onDecide }: GuessRowProps) {
  const { t, language } = useTexts();
  const id = useId();
  const { headings, type, title, reason, options, answers, choices } = guess;
  const nameOf = (choice: string | null) => {
    // What tells of the response is used all the same.
    if (choice === null) return t(`surveys.import.guess.${choices.includes("question") ? "other" : "leave"}`);
    const text = CHOICES[choice];
    return text ? t(`surveys.import.guess.${text}`) : t(`questionTypes.${choice}.name`, { _: choice });
  };
  return (
    <Box
      component="li"
      aria-label={title}
      sx={{
        ...{ display: "grid", gap: 1.5, py: 2, borderTop: 1, borderColor: "divider", opacity: type === null ? 0.85 : 1 },
        ...{ gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) 240px" }, alignItems: "start" },
      }}
    >
      <Box sx={{ display: "grid", gap: 1, minWidth: 0 }}>
        {type === null ? (
          <Typography sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{title}</Typography>
        ) : (
          <TextField
            id={`${id}-title`}
            label={t("surveys.import.guess.question")}
            size="small"
            multiline
            value={decision.title ?? title}
            onChange={(event) => onDecide({ title: event.target.value })}
          />
        )}
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {reason ??
            t("surveys.import.guess.answers", { smart_count: answers, answers: new Intl.NumberFormat(language).format(answers) })}
          {headings.length > 1 && ` ${t("surveys.import.guess.columns", { smart_count: headings.length })}`}
        </Typography>
        {headings.length > 1 ? (
          <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
            {options.join(" · ")}
          </Typography>
        ) : (
          <Cells guess={guess} onDecide={onDecide} />
        )}
      </Box>
      <FormControl size="small" fullWidth disabled={choices.length < 2}>
        <InputLabel id={`${id}-type`}>{t("surveys.import.guess.type")}</InputLabel>
        <Select
          labelId={`${id}-type`}
          label={t("surveys.import.guess.type")}
          value={type ?? NONE}
          onChange={({ target: { value } }) => onDecide({ as: value === NONE ? null : value })}
        >
          {choices.map((choice) => (
            <MenuItem key={choice ?? NONE} value={choice ?? NONE}>
              {nameOf(choice)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
    </Box>
  );
}

interface GuessTableProps {
  readonly guesses: readonly Guess[];
  readonly decisions: ImportDecisions["columns"];
  readonly onDecide: (key: string, decision: ImportDecision) => void;
}

/** What was guessed of each column, to be changed before anything is saved: questions first, then what is left out. */
export function GuessTable({ guesses, decisions, onDecide }: GuessTableProps) {
  const { t } = useTexts();
  const parts = [
    ["asked", guesses.filter(({ type }) => type !== null)],
    ["left", guesses.filter(({ type }) => type === null)],
  ] as const;
  return parts.map(
    ([name, listed]) =>
      listed.length > 0 && (
        <Box key={name} component="section" aria-label={t(`surveys.import.guess.${name}`)} sx={{ mt: 2 }}>
          <Typography variant="subtitle1" component="h3" sx={{ fontWeight: 600, mb: 1 }}>
            {t(`surveys.import.guess.${name}`)} ({listed.length})
          </Typography>
          {name === "asked" && (
            <Typography variant="body2" sx={{ color: "text.secondary", mb: 1 }}>
              {t("surveys.import.guess.hint")}
            </Typography>
          )}
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {listed.map((guess) => (
              <GuessRow
                key={guess.key}
                guess={guess}
                decision={decisions[guess.key] ?? {}}
                onDecide={(decision) => onDecide(guess.key, decision)}
              />
            ))}
          </Box>
        </Box>
      ),
  );
}
