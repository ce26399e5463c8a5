import { CATEGORICAL, ORDERED, SEMANTIC } from "../../../../client/kit/charts";
import { readableOn } from "../../../../shared/theme/contrast";
import { GREY } from "../../../../shared/theme/tokens";
import type { Tone } from "../../../../survey/questionType";
import type { QuestionResult, ResultCount } from "../../shared/api";
import type { ChartColours, Hue } from "../../shared/chartSettings";

export type Mode = "light" | "dark";

/** What decides the colours of a question's answers, or of a grid's columns: the same in every chart, table and legend. */
export interface ColourScheme {
  readonly count: number;
  /** Steps of a scale are tones of one hue. */
  readonly isOrdered: boolean;
  /** By the answers' places. */
  readonly tones: readonly (Tone | undefined)[];
  /** @default as the answers mean something */
  readonly chosen?: ChartColours | undefined;
}

export const SIDE_BY_SIDE: ColourScheme = { count: 0, isOrdered: false, tones: [] };
const TONES = { negative: "error", neutral: "warning", positive: "success" } as const;
/** Contrast of marks with what they stand on (WCAG 2.2, 1.4.11). */
const LEAST_CONTRAST = 3;
const FARTHEST_SHADE = 0.7;
const GROUND = { light: "#ffffff", dark: GREY[900] } as const;
/** Places of the hues among the token set's categorical colours. */
const HUE_PLACES: Readonly<Record<Hue, number>> = {
  ...{ blue: 0, orange: 1, teal: 2, pink: 3, violet: 4, olive: 5, green: 8, grey: 9 },
};

export function colouringOf({
  counts,
  isOrdered = false,
  hiddenCount = 0,
  colours,
}: {
  readonly counts: readonly Pick<ResultCount, "tone" | "place">[];
} & Pick<QuestionResult, "isOrdered" | "hiddenCount" | "colours">): ColourScheme {
  const tones: (Tone | undefined)[] = [];
  for (const [index, { tone, place = index }] of counts.entries()) tones[place] = tone;
  return { count: counts.length + hiddenCount, isOrdered, tones, chosen: colours };
}

/** A hue of the token set as it reads on the surface of its mode. */
export function hueColour(hue: Hue, mode: Mode): string {
  return readableOn(CATEGORICAL[HUE_PLACES[hue]] ?? CATEGORICAL[0], GROUND[mode], LEAST_CONTRAST);
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
  return isGrid ? answerColour(order, colouring, mode) : barColour(order, { ...colouring, tones: [], isOrdered: false }, mode);
}

/** @param share 0 to 1 of the way from one colour to the other */
function between(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** From a hue to one nearly as dark, or as light, as the mode's text. */
function shade(hue: Hue, share: number, mode: Mode): string {
  return between(hueColour(hue, mode), mode === "light" ? GREY[900] : GREY[50], share * FARTHEST_SHADE);
}

/** The colour of an answer that is told apart from others by it, by its position among its question's answers. */
export function answerColour(order: number, { count, isOrdered, tones, chosen }: ColourScheme, mode: Mode): string {
  const share = count > 1 ? order / (count - 1) : 1;
  if (chosen === "answers") return colourOf(order);
  if (chosen) return shade(chosen, count > 1 ? share : 0, mode);
  const tone = tones[order];
  if (tone) return SEMANTIC[mode][TONES[tone]];
  if (!isOrdered) return colourOf(order);
  const { least, most } = ORDERED[mode];
  return between(least, most, share);
}

/** The colour of an answer whose bar bears its own label: one for all of them unless colours mean something. */
export function barColour(order: number, scheme: ColourScheme, mode: Mode): string {
  const { chosen, isOrdered, tones } = scheme;
  if (chosen && chosen !== "answers") return hueColour(chosen, mode);
  const isMeant = chosen === "answers" || isOrdered || tones.some((tone) => tone !== undefined);
  return isMeant ? answerColour(order, scheme, mode) : colourOf(0);
}
