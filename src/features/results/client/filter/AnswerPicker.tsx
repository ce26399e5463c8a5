import { Box, Button, Checkbox, FormControlLabel, FormGroup, IconButton, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";
import type { ResultsFilter } from "../results";
import { useFormats } from "../useFormats";
import { answerLabel, toggled } from "./resultsFilter";

interface AnswerPickerProps {
  readonly question: QuestionResult;
  readonly filter: ResultsFilter;
  readonly onChange: (filter: ResultsFilter) => void;
  readonly onBack: () => void;
  readonly onDone: () => void;
}

/** Answers of one question: any of the chosen ones lets a response in. */
export function AnswerPicker({ question, filter, onChange, onBack, onDone }: AnswerPickerProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const codes = filter[question.id] ?? [];
  return (
    <Box sx={{ p: 1.5 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "flex-start", mb: 1 }}>
        <IconButton size="small" onClick={onBack} aria-label={t("results.filter.back")} autoFocus>
          <Icon name="ArrowBack" />
        </IconButton>
        <Typography dir="auto" sx={{ fontWeight: 600, pt: 0.5, overflowWrap: "anywhere" }}>
          {question.title}
        </Typography>
      </Stack>
      <FormGroup aria-label={question.title} sx={{ px: 1 }}>
        {question.counts.map(({ code, count }) => (
          <FormControlLabel
            key={code}
            control={
              <Checkbox
                size="small"
                checked={codes.includes(code)}
                onChange={() => onChange(toggled(filter, question.id, code))}
              />
            }
            label={
              <Stack direction="row" sx={{ justifyContent: "space-between", gap: 2 }}>
                <span dir="auto">{answerLabel(question, code)}</span>
                <Box component="span" sx={{ color: "text.secondary" }}>
                  {formats.count(count)}
                </Box>
              </Stack>
            }
            slotProps={{ typography: { sx: { flex: 1 } } }}
            sx={{ mr: 0 }}
          />
        ))}
      </FormGroup>
      <Stack direction="row" sx={{ justifyContent: "flex-end", mt: 1 }}>
        <Button size="small" variant="contained" onClick={onDone}>
          {t("results.filter.done")}
        </Button>
      </Stack>
    </Box>
  );
}
