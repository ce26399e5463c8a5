import { Box, Divider, Typography } from "@mui/material";
import { useMemo } from "react";
import { useTexts } from "../../../../../client/kit/console";
import { QuotaNote } from "../QuotaNote";
import { answerSchema, timingSchema } from "../settings/commonSchemas";
import { VariableField } from "../settings/VariableField";
import { GeneratedPart } from "./GeneratedPart";
import type { SectionProps } from "./useQuestionForm";

/** What becomes of the answer: whether there must be one, and what it is called. */
export function AnswerSection({ form }: SectionProps) {
  const { t } = useTexts();
  const { question, type } = form;
  const schema = useMemo(() => answerSchema(t), [t]);
  return (
    <Box component="section" sx={{ display: "grid", gap: 2.5 }}>
      <Divider />
      {type.isAnswerable && !type.isAssigned && (
        <>
          <QuotaNote question={question} />
          <GeneratedPart form={form} name="answer" schema={schema} />
        </>
      )}
      <VariableField question={question} />
    </Box>
  );
}

/** How long the question is seen; one that is never seen has no time, and some types have limits of their own. */
export function TimingSection({ form }: SectionProps) {
  const { t } = useTexts();
  const schema = useMemo(() => timingSchema(t), [t]);
  if (form.type.isAssigned || form.type.hasOwnTimeLimits) return null;
  return (
    <Box component="section" sx={{ display: "grid", gap: 2.5 }}>
      <Divider />
      <Box>
        <Typography variant="subtitle2" component="h3">
          {t("surveys.common.timing")}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {t("surveys.common.timingHelp")}
        </Typography>
      </Box>
      <GeneratedPart form={form} name="timing" schema={schema} />
    </Box>
  );
}
