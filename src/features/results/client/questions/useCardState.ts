import { useMemo, useState } from "react";
import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import type { Measure } from "../chart/chartData";
import type { SplitKind } from "../split/splitData";
import type { CardView } from "./CardToolbar";
import { cardContents, drawnKinds } from "./cardContents";

/** What somebody looks at on a card, on the page and in full screen alike. @param given kind that the team or a report has chosen */
export function useCardState(question: QuestionResult, given: ChartKind | undefined) {
  // A new choice of the team's takes the place of what was tried before it.
  const [tried, setTried] = useState<{ readonly given: ChartKind | undefined; readonly kind: ChartKind }>();
  const [view, setView] = useState<CardView>("chart");
  const [measure, setMeasure] = useState<Measure>();
  const [splitKind, setSplitKind] = useState<SplitKind>();
  const contents = useMemo(() => cardContents(question, { view, measure }), [question, view, measure]);
  const kinds = drawnKinds(question);
  const wanted = tried && tried.given === given ? tried.kind : given;
  return {
    kind: kinds.find((one) => one === wanted) ?? kinds[0] ?? "bar",
    setKind: (kind: ChartKind) => setTried({ given, kind }),
    ...{ view, setView, setMeasure, splitKind, setSplitKind, contents },
  };
}

export type CardState = ReturnType<typeof useCardState>;
