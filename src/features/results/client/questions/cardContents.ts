import type { ChartKind } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";
import { type ChartData, chartData, type Measure, partFigure } from "../chart/chartData";
import type { CardView } from "./CardToolbar";

/** What the person has chosen to see. */
interface CardChoice {
  readonly view: CardView;
  /** Absent until they choose one. */
  readonly measure: Measure | undefined;
}

/** What a question's card shows. */
export interface CardContents {
  /** Whether nobody has answered. */
  readonly isEmpty: boolean;
  readonly measure: Measure;
  readonly hasTwoMeasures: boolean;
  /** Kinds that the answers can be drawn as. */
  readonly kinds: readonly ChartKind[];
  readonly data: ChartData | undefined;
  readonly hasChart: boolean;
  /** The shares as a table. */
  readonly hasDistribution: boolean;
  /** The parts' figures as a table. */
  readonly hasParts: boolean;
}

/** Kinds that are drawn; open texts are read instead. */
export function drawnKinds({ charts }: QuestionResult): readonly ChartKind[] {
  return charts.filter((kind) => kind !== "words" && kind !== "none");
}

/** Scores tell more than shares, and so do means where respondents gave several numbers each: their counts overlap. */
function bestMeasure({ parts, counts, base }: QuestionResult): Measure {
  if (partFigure(parts ?? []) === "score") return "mean";
  const given = counts.reduce((sum, { count }) => sum + count, 0);
  return parts && given !== base ? "mean" : "share";
}

export function cardContents(question: QuestionResult, choice: CardChoice): CardContents {
  const { base, counts, parts } = question;
  const isEmpty = base === 0;
  // Without answers nothing tells yet which measure fits.
  const measure = choice.measure ?? bestMeasure(question);
  const data = chartData(question, measure);
  const kinds = data !== undefined && !isEmpty ? drawnKinds(question) : [];
  const isTable = !isEmpty && (choice.view === "table" || kinds.length === 0);
  return {
    isEmpty,
    measure,
    hasTwoMeasures: counts.length > 0 && (parts ?? []).length > 0,
    kinds,
    data,
    hasChart: kinds.length > 0 && choice.view === "chart",
    hasDistribution: isTable && counts.length > 0,
    hasParts: isTable && parts !== undefined,
  };
}
