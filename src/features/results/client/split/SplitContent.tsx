import { Skeleton, Stack, ToggleButton, ToggleButtonGroup, useTheme } from "@mui/material";
import { useRef } from "react";
import { useTexts } from "../../../../client/kit/charts";
import { legendOf } from "../chart/chartPlan";
import { CardToolbar } from "../questions/CardToolbar";
import type { CardContentProps } from "../questions/cardProps";
import { QuestionHead } from "../questions/QuestionHead";
import type { CardState } from "../questions/useCardState";
import { useExports } from "../questions/useExports";
import { SplitBody, useSplitChart } from "./SplitBody";
import { splitCsv } from "./splitCsv";
import { type QuestionSplit, type SplitKind, splitKinds } from "./splitData";

interface SplitContentProps extends CardContentProps {
  readonly state: CardState;
  readonly groups: QuestionSplit;
  readonly splitTitle: string;
}

/** A question's answers by the groups that the results are split by. */
export function SplitContent({ state, groups, splitTitle, ...card }: SplitContentProps) {
  const { parts, number, question, responses, titleId, isSeen, onFullScreen } = card;
  const { t } = useTexts();
  const { palette } = useTheme();
  const drawing = useRef<HTMLDivElement>(null);
  const kinds = splitKinds(groups, question);
  const kind = kinds.find((one) => one === state.splitKind) ?? kinds[0];
  const isDrawn = state.view === "chart" && kind !== undefined;
  const data = useSplitChart(question, groups, kind);
  const legend = data ? legendOf({ kind: kind === "stacked" ? "stacked" : "bar", data, mode: palette.mode }) : [];
  const heads = { answer: t("results.table.answer"), base: t("results.table.base"), total: t("resultsView.split.total") };
  const exports = useExports({
    ...{ question, drawing, legend, onFailure: parts.onFailure },
    csvOf: (_heads, delimiter) => splitCsv(groups, heads, delimiter),
  });
  const nameOf = (one: SplitKind) => t(one === "mean" ? "results.statistics.mean" : `resultsView.split.${one}`);
  return (
    <>
      <Stack
        direction="row"
        sx={{ flexWrap: "wrap", gap: 1.5, justifyContent: "space-between", alignItems: "flex-start", mb: 2 }}
      >
        <QuestionHead titleId={titleId} number={number} question={question} responses={responses} hasNames={parts.hasNames} />
        <CardToolbar
          canDraw={kinds.length > 0}
          kinds={[]}
          kind={state.kind}
          onKind={state.setKind}
          view={state.view}
          onView={state.setView}
          measure={undefined}
          figure="mean"
          onMeasure={state.setMeasure}
          exports={{ ...exports, canDraw: isDrawn }}
          onFullScreen={onFullScreen}
          onPrint={onFullScreen && (() => parts.onPrint(question.id, state.kind))}
          tools={onFullScreen && parts.tools?.(question.id)}
        >
          {kinds.length > 1 && (
            <ToggleButtonGroup
              exclusive
              size="small"
              value={kind}
              aria-label={t("resultsView.split.kind")}
              onChange={(_event, next: SplitKind | null) => next && state.setSplitKind(next)}
            >
              {kinds.map((one) => (
                <ToggleButton key={one} value={one} sx={{ color: "text.secondary" }}>
                  {nameOf(one)}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
        </CardToolbar>
      </Stack>
      {isSeen ? (
        <SplitBody
          question={question}
          split={groups}
          title={splitTitle}
          kind={isDrawn ? kind : undefined}
          hasTable={!isDrawn}
          drawing={drawing}
          isLarge={onFullScreen === undefined}
        />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </>
  );
}
