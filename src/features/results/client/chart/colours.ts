import { CATEGORICAL, ORDERED, SEMANTIC } from "../../../../client/kit/charts";
import type { Count, Tone } from "../../../../survey/questionType";
import type { QuestionResult } from "../../shared/api";

export type Mode = "light" | "dark";

/** What decides the colours of a question's answers, or of a grid's columns: the same in every chart, table and legend. */
export interface ColourScheme {
  readonly count: number;
  /** Steps of a scale are tones of one hue. */
  readonly isOrdered: boolean;
  readonly tones: readonly (Tone | undefined)[];
}

export const SIDE_BY_SIDE: ColourScheme = { count: 0, isOrdered: false, tones: [] };
const TONES = { negative: "error", neutral: "warning", positive: "success" } as const;

export function colouringOf({
  counts,
  isOrdered = false,
}: {
  readonly counts: readonly Pick<Count, "tone">[];
} & Pick<QuestionResult, "isOrdered">): ColourScheme {
  return { count: counts.length, isOrdered, tones: counts.map(({ tone }) => tone) };
}

/** The colour of a series, or of an answer beside others, by its position. */
export function colourOf(order: number): string {
  return CATEGORICAL[order % CATEGORICAL.length] ?? CATEGORICAL[0];
}

/** The colour of one series of a chart: of a grid, that of the answer it stands for. */
export function seriesColour(
  order: number,
  { isGrid, colouring }: { readonly isGrid: boolean; readonly colouring: ColourScheme },
  mode: Mode,
): string {
  return isGrid ? answerColour(order, colouring, mode) : colourOf(order);
}

/** @param share 0 to 1 of the way from one colour to the other */
function between(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** The colour of an answer, by its position among its question's answers. */
export function answerColour(order: number, { count, isOrdered, tones }: ColourScheme, mode: Mode): string {
  const tone = tones[order];
  if (tone) return SEMANTIC[mode][TONES[tone]];
  if (!isOrdered) return colourOf(order);
  const { least, most } = ORDERED[mode];
  return between(least, most, count > 1 ? order / (count - 1) : 1);
}
