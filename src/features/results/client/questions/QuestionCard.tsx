import { Box, Card, Skeleton, Stack, Typography, useTheme } from "@mui/material";
import { memo, useCallback, useId, useMemo, useRef, useState } from "react";
import { useTexts } from "../../../../client/kit/console";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../api/resultsApi";
import { Chart } from "../chart/Chart";
import { chartData, type Measure, partFigure } from "../chart/chartData";
import { legendOf } from "../chart/chartPlan";
import { useFormats } from "../useFormats";
import { useInView } from "../useInView";
import { CardToolbar, type CardView } from "./CardToolbar";
import { chartDescription } from "./chartDescription";
import { DistributionTable } from "./DistributionTable";
import { PartsTable } from "./PartsTable";
import { QuestionHead } from "./QuestionHead";
import { StatisticsLine } from "./StatisticsLine";
import { TextsList } from "./TextsList";
import { useExports } from "./useExports";

interface QuestionCardProps {
  readonly number: number;
  readonly question: QuestionResult;
  /** Responses that the filter leaves. */
  readonly responses: number;
  /** Codes of this question that are in the filter. */
  readonly chosen: readonly string[];
  readonly onToggle: (questionId: string, code: string) => void;
}

/** Kinds that are drawn; open texts are read instead. */
function drawnKinds(question: QuestionResult): readonly ChartKind[] {
  return question.charts.filter((kind) => kind !== "words" && kind !== "none");
}

/** Scores tell more than shares, and so do means where respondents gave several numbers each: their counts overlap. */
function bestMeasure({ parts, counts, base }: QuestionResult): Measure {
  if (partFigure(parts ?? []) === "score") return "mean";
  const given = counts.reduce((sum, { count }) => sum + count, 0);
  return parts && given !== base ? "mean" : "share";
}

function QuestionCardView({ number, question, responses, chosen, onToggle }: QuestionCardProps) {
  const { t } = useTexts();
  const formats = useFormats();
  const { palette } = useTheme();
  const titleId = useId();
  const kinds = drawnKinds(question);
  const [kind, setKind] = useState<ChartKind>(kinds[0] ?? "bar");
  const [view, setView] = useState<CardView>("chart");
  // Without answers nothing tells yet which measure fits.
  const [chosenMeasure, setMeasure] = useState<Measure>();
  const measure = chosenMeasure ?? bestMeasure(question);
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const data = useMemo(() => chartData(question, measure), [question, measure]);
  const select = useCallback((code: string) => onToggle(question.id, code), [onToggle, question.id]);
  const exports = useExports({ question, drawing, legend: data ? legendOf({ kind, data, mode: palette.mode }) : [] });
  const isEmpty = question.base === 0;
  const canDraw = data !== undefined && kinds.length > 0 && !isEmpty;
  const hasBoth = question.counts.length > 0 && (question.parts ?? []).length > 0;
  return (
    <Card
      ref={ref}
      variant="outlined"
      component="article"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 140 }}
    >
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "space-between", alignItems: "flex-start", mb: 2 }}
      >
        <QuestionHead titleId={titleId} number={number} question={question} responses={responses} />
        {!isEmpty && (
          <CardToolbar
            kinds={canDraw ? kinds : []}
            kind={kind}
            onKind={setKind}
            view={view}
            onView={setView}
            measure={hasBoth ? measure : undefined}
            figure={partFigure(question.parts ?? [])}
            onMeasure={setMeasure}
            exports={{ ...exports, canDraw: canDraw && view === "chart" }}
          />
        )}
      </Stack>
      {!isSeen && <Skeleton variant="rounded" height={220} />}
      {isSeen && (
        <Stack sx={{ gap: 2 }}>
          {isEmpty && <Typography sx={{ color: "text.secondary" }}>{t("results.card.nobody")}</Typography>}
          {canDraw && view === "chart" && (
            <Box sx={{ minWidth: 0 }}>
              <Chart
                kind={kind}
                data={data}
                formats={formats}
                description={chartDescription({ question, data, formats, t })}
                drawing={drawing}
                {...(question.canFilter && measure === "share" ? { onSelect: select } : {})}
              />
            </Box>
          )}
          {!isEmpty && (view === "table" || !canDraw) && question.counts.length > 0 && (
            <DistributionTable question={question} chosen={chosen} {...(question.canFilter ? { onToggle: select } : {})} />
          )}
          {!isEmpty && question.parts && (view === "table" || !canDraw) && <PartsTable parts={question.parts} />}
          {question.statistics && !isEmpty && <StatisticsLine statistics={question.statistics} />}
          {question.texts && question.texts.length > 0 && <TextsList texts={question.texts} />}
        </Stack>
      )}
    </Card>
  );
}

/** One question's distribution. Memoised: a long questionnaire has many of them. */
export const QuestionCard = memo(QuestionCardView);
