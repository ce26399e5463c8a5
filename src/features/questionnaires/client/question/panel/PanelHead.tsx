import { Alert, Box, Stack, Typography } from "@mui/material";
import { Icon, useTexts } from "../../../../../client/kit/console";
import { issuesOf, issueText } from "../../../../../client/kit/questions";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";
import { useEditor } from "../../editor/EditorContext";
import { QuestionMenu } from "../../editor/outline/QuestionMenu";

interface PanelHeadProps {
  readonly question: Question;
  readonly type: QuestionType | undefined;
}

/** What kind of question it is, and what can be done with it as a whole. */
export function PanelHead({ question, type }: PanelHeadProps) {
  const { t } = useTexts();
  const { canUpdate } = useEditor();
  return (
    <Stack direction="row" sx={{ gap: 1.5, alignItems: "flex-start" }}>
      <Box sx={{ color: "primary.main", display: "grid", pt: 0.5 }}>
        <Icon name={type?.icon ?? "HelpOutline"} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="h3" component="h2">
          {t(`questionTypes.${question.type}.name`, { _: question.type })}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t(`questionTypes.${question.type}.help`, { _: "" })}
        </Typography>
      </Box>
      {canUpdate && <QuestionMenu question={question} />}
    </Stack>
  );
}

/** What is wrong with the question. */
export function PanelIssues({ question }: { readonly question: Question }) {
  const { t } = useTexts();
  const { editor } = useEditor();
  const texts = [...new Set(issuesOf(editor.faults, question).map((fault) => issueText(fault, t)))];
  if (texts.length === 0) return null;
  return (
    <Alert severity="warning">
      {texts.map((text) => (
        <div key={text}>{text}</div>
      ))}
    </Alert>
  );
}
