import { Card, Skeleton, Stack, useTheme } from "@mui/material";
import { memo, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { type Measure, partFigure } from "../chart/chartData";
import { legendOf } from "../chart/chartPlan";
import type { Selection } from "../results";
import { CardBody } from "./CardBody";
import { CardToolbar, type CardView } from "./CardToolbar";
import { cardContents, drawnKinds } from "./cardContents";
import { QuestionHead } from "./QuestionHead";
import { useExports } from "./useExports";

/** Whether the element has ever come near the window: what was drawn once stays. */
function useInView<T extends Element>(margin = "600px"): { readonly ref: RefObject<T | null>; readonly isSeen: boolean } {
  const ref = useRef<T>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || isSeen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isSeen, margin]);
  return { ref, isSeen };
}

interface QuestionCardProps {
  readonly activityId: string;
  readonly selection: Selection;
  readonly number: number;
  readonly question: QuestionResult;
  /** Responses that the filter leaves. */
  readonly responses: number;
  readonly onToggle: (questionId: string, code: string) => void;
}

function QuestionCardView({ activityId, selection, number, question, responses, onToggle }: QuestionCardProps) {
  const { palette } = useTheme();
  const titleId = useId();
  const [kind, setKind] = useState<ChartKind>(() => drawnKinds(question)[0] ?? "bar");
  const [view, setView] = useState<CardView>("chart");
  const [measure, setMeasure] = useState<Measure>();
  const contents = useMemo(() => cardContents(question, { view, measure }), [question, view, measure]);
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const select = useCallback((code: string) => onToggle(question.id, code), [onToggle, question.id]);
  const { isEmpty, data, kinds, hasChart, hasTwoMeasures } = contents;
  const exports = useExports({ question, drawing, legend: data ? legendOf({ kind, data, mode: palette.mode }) : [] });
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
            kinds={kinds}
            kind={kind}
            onKind={setKind}
            view={view}
            onView={setView}
            measure={hasTwoMeasures ? contents.measure : undefined}
            figure={partFigure(question.parts ?? [])}
            onMeasure={setMeasure}
            exports={{ ...exports, canDraw: hasChart }}
          />
        )}
      </Stack>
      {isSeen ? (
        <CardBody
          question={question}
          contents={contents}
          kind={kind}
          drawing={drawing}
          activityId={activityId}
          selection={selection}
          onSelect={select}
        />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </Card>
  );
}

/** One question's distribution. Memoised: a long questionnaire has many of them. */
export const QuestionCard = memo(QuestionCardView);
