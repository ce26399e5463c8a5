import { Card, Skeleton, Stack, useTheme } from "@mui/material";
import { memo, type RefObject, useCallback, useEffect, useId, useMemo, useRef, useState } from "react";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { type Measure, partFigure } from "../chart/chartData";
import { legendOf } from "../chart/chartPlan";
import { CardBody, type CardParts } from "./CardBody";
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

const NO_CODES: readonly string[] = [];

/** The kind that was chosen, where the answers can be drawn so. */
function initialKind(question: QuestionResult, given: ChartKind | undefined): ChartKind {
  const kinds = drawnKinds(question);
  return kinds.find((kind) => kind === given) ?? kinds[0] ?? "bar";
}

interface QuestionCardProps {
  readonly parts: CardParts;
  /** How it is drawn at first. @default as its type is best drawn */
  readonly kind?: ChartKind | undefined;
  /** Codes of the answers that responses are filtered by. @default none */
  readonly chosen?: readonly string[] | undefined;
  /** Whether the responses are filtered, by whatever question. */
  readonly isFiltered: boolean;
  readonly number: number;
  readonly question: QuestionResult;
  /** Responses that the filter leaves. */
  readonly responses: number;
  /** Absent where nothing can be filtered by. */
  readonly onToggle?: (questionId: string, code: string) => void;
}

function QuestionCardView(props: QuestionCardProps) {
  const { parts, kind: given, chosen = NO_CODES, isFiltered, number, question, responses, onToggle } = props;
  const { palette } = useTheme();
  const titleId = useId();
  const [kind, setKind] = useState<ChartKind>(() => initialKind(question, given));
  const [view, setView] = useState<CardView>("chart");
  const [measure, setMeasure] = useState<Measure>();
  const contents = useMemo(() => cardContents(question, { view, measure }), [question, view, measure]);
  const { ref, isSeen } = useInView<HTMLDivElement>();
  const drawing = useRef<HTMLDivElement>(null);
  const select = useCallback((code: string) => onToggle?.(question.id, code), [onToggle, question.id]);
  const { isEmpty, data, kinds, hasChart, hasTwoMeasures } = contents;
  const legend = data ? legendOf({ kind, data, mode: palette.mode }) : [];
  const exports = useExports({ question, drawing, legend, onFailure: parts.onFailure });
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
        <QuestionHead titleId={titleId} number={number} question={question} responses={responses} hasNames={parts.hasNames} />
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
          parts={parts}
          chosen={chosen}
          isFiltered={isFiltered}
          onSelect={onToggle && select}
        />
      ) : (
        <Skeleton variant="rounded" height={220} />
      )}
    </Card>
  );
}

/** One question's distribution. Memoised: a long questionnaire has many of them. */
export const QuestionCard = memo(QuestionCardView);
