import { Box, MenuItem, TextField, Typography } from "@mui/material";
import { failureText, useTexts } from "../../../../client/kit/console";
import type { DraftCondition } from "../draftCondition";
import { ActivityInput } from "./ActivityInput";
import { ChoicesInput } from "./ChoicesInput";
import type { ConditionInputProps } from "./inputProps";
import { inLanguage, useQuestions } from "./useQuestions";

/** What was answered to a question of a survey: any of some options. */
export function AnswerInput(props: ConditionInputProps) {
  const { id, condition, isDisabled, isFaulty, onChange } = props;
  const { t, language } = useTexts();
  const { activity, question, values = [] } = condition;
  const { data: questions, error } = useQuestions(activity);
  const chosen = questions?.find((one) => one.id === question);
  // What belongs to another activity or question says nothing of this one.
  const change = (parts: DraftCondition) => onChange({ question: undefined, values: undefined, ...parts } as DraftCondition);
  return (
    <Box sx={{ display: "grid", gap: 1.5, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <ActivityInput {...props} isFaulty={isFaulty && !activity} onChange={change} />
      {error && <Typography role="alert">{failureText(error, t)}</Typography>}
      {questions?.length === 0 && (
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("segments.values.noQuestion")}
        </Typography>
      )}
      {questions && questions.length > 0 && (
        <TextField
          select
          size="small"
          id={`${id}-question`}
          label={t("segments.values.question")}
          value={chosen ? question : ""}
          disabled={isDisabled}
          error={isFaulty && !question}
          onChange={({ target }) => change({ question: target.value })}
        >
          {questions.map((one) => (
            <MenuItem key={one.id} value={one.id} sx={{ whiteSpace: "normal" }}>
              {inLanguage(one.title, language)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {chosen && (
        <ChoicesInput
          id={id}
          label={t("segments.values.answers")}
          options={chosen.options.map(({ code, label }) => ({ value: code, label: inLanguage(label, language) }))}
          values={values}
          isDisabled={isDisabled}
          isFaulty={isFaulty && values.length === 0}
          onChange={(next) => onChange({ values: next })}
        />
      )}
    </Box>
  );
}
