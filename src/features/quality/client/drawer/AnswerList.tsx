import { Box, Typography } from "@mui/material";
import { useTexts } from "../../../../client/kit/console";
import type { AnswerQuality } from "../../shared/api/quality";
import { useFormats } from "../useFormats";
import type { ResponseWords } from "./readWords";

interface AnswerListProps {
  readonly answers: readonly AnswerQuality[];
  readonly words: ResponseWords;
}

/** What was answered, and how long each answer took. */
export function AnswerList({ answers, words }: AnswerListProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const texts = new Map(words.answers.map((answer) => [answer.questionId, answer]));
  return (
    <Box component="dl" sx={{ m: 0, display: "grid", gap: 2 }}>
      {answers.map(({ questionId, variable, title, activeMs, pastedShare }) => {
        const { text, missing } = texts.get(questionId) ?? { text: "", missing: "unknown" };
        const notes = [
          ...(activeMs === null ? [] : [formats.duration(activeMs)]),
          ...(pastedShare ? [t("quality.drawer.pasted", { share: formats.share(pastedShare) })] : []),
        ];
        return (
          <Box key={questionId}>
            <Typography component="dt" variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
              {[`${variable} · ${title}`, ...notes].join(" · ")}
            </Typography>
            <Typography component="dd" sx={{ m: 0, mt: 0.25, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
              {missing ? t(`results.missing.${missing}`, { smart_count: 1, _: missing }) : text}
            </Typography>
          </Box>
        );
      })}
    </Box>
  );
}
