import { Box, Chip, Stack, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/charts";
import type { QuestionResult } from "../../shared/api";
import { useFormats } from "../useFormats";

interface QuestionHeadProps {
  readonly titleId: string;
  readonly number: number;
  readonly question: QuestionResult;
  readonly responses: number;
  /** Whether its variable and type are named. @default true */
  readonly hasNames?: boolean | undefined;
}

/** Title, variable and type; then who answered and who didn't, by reason. */
export function QuestionHead({ titleId, number, question, responses, hasNames = true }: QuestionHeadProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const missing = Object.entries(question.missing).filter(([, count]) => count > 0);
  const known = missing.reduce((sum, [, count]) => sum + count, question.base);
  const silent = Math.max(0, responses - known);
  const reasons = [
    ...missing.map(
      ([reason, count]) => `${formats.count(count)} ${t(`results.missing.${reason}`, { smart_count: count, _: reason })}`,
    ),
    ...(silent > 0 ? [`${formats.count(silent)} ${t("results.missing.unanswered", { smart_count: silent })}`] : []),
  ];
  return (
    <Box sx={{ flex: "1 1 320px", minWidth: 0 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: "center", mb: 0.5, flexWrap: "wrap" }}>
        <Typography variant="body2" sx={{ color: "text.secondary", fontWeight: 600 }}>
          {number}
        </Typography>
        {hasNames && (
          <>
            <Chip size="small" variant="outlined" label={question.variable} sx={{ maxWidth: 200 }} />
            <Typography variant="body2" sx={{ color: "text.secondary" }}>
              {t(`questionTypes.${question.type}.name`, { _: question.type })}
            </Typography>
          </>
        )}
      </Stack>
      <Typography id={titleId} dir="auto" variant="h4" component="h2" sx={{ overflowWrap: "anywhere", whiteSpace: "pre-line" }}>
        {question.title || question.variable}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary", mt: 0.5 }}>
        {[t("results.card.base", { base: formats.count(question.base) }), ...reasons].join(" · ")}
      </Typography>
    </Box>
  );
}
