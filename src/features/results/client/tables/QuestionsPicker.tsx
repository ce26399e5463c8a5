import { Autocomplete, TextField } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { QuestionResult } from "../../shared/api";

/** As the call takes them. */
const MOST = 20;

interface QuestionsPickerProps {
  readonly label: string;
  readonly questions: readonly QuestionResult[];
  /** Variables, in order. */
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Some questions, in the order in which they are chosen. */
export function QuestionsPicker({ label, questions, value, onChange }: QuestionsPickerProps) {
  const { t } = useTexts();
  const byVariable = new Map(questions.map((question) => [question.variable, question]));
  return (
    <Autocomplete
      multiple
      size="small"
      disableCloseOnSelect
      options={questions.map(({ variable }) => variable)}
      value={value.filter((variable) => byVariable.has(variable))}
      getOptionLabel={(variable) => byVariable.get(variable)?.title || variable}
      onChange={(_event, next) => onChange(next.slice(0, MOST))}
      openText={t("fields.open")}
      closeText={t("fields.close")}
      clearText={t("fields.clear")}
      noOptionsText={t("results.tables.noQuestion")}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
