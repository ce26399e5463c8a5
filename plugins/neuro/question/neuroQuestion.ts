import { isJsonObject, type Json } from "../../../src/shared/json";
import type { LocalizedText } from "../../../src/shared/languages";
import type { Option, Question } from "../../../src/survey/questionnaire";
import type { NeuroAnswer, Zone } from "../shared/neuroTest";

/** One advertisement and what is asked about it on a computer. Answer: a {@link NeuroAnswer}. */
export interface NeuroQuestion extends Question {
  /** Whose advertisement it is; one of the targets says the same. */
  readonly brand?: string;
  /** Address of the picture. */
  readonly image: string;
  /** The same picture without the brand: half of the respondents, drawn at random, see this one. @default all see the brand */
  readonly unbrandedImage?: string;
  /** What the picture shows, for whoever can't see it. */
  readonly alternativeText?: LocalizedText;
  /** @default USUAL_EXPOSURE */
  readonly exposureSeconds?: number;
  /** For each timed word. @default USUAL_LIMIT */
  readonly wordSeconds?: number;
  /** Things in the advertisement, the brand among them, and things that aren't in it. */
  readonly targets: readonly Option[];
  readonly foils: readonly Option[];
  readonly zones?: readonly Zone[];
}

export const USUAL_EXPOSURE = 8;
export const USUAL_LIMIT = 3;
export const FEWEST_ITEMS = 2;
export const MOST_ITEMS = 6;
export const MOST_ZONES = 6;
export const MOST_POINTS = 3;
/** Milliseconds between two positions of the slider. */
export const SAMPLE_MS = 250;

export const exposureMs = ({ exposureSeconds = USUAL_EXPOSURE }: Pick<NeuroQuestion, "exposureSeconds">) =>
  exposureSeconds * 1_000;
export const limitMs = ({ wordSeconds = USUAL_LIMIT }: Pick<NeuroQuestion, "wordSeconds">) => wordSeconds * 1_000;

/** What the recognition asks about: targets, then foils, as `item` counts them. */
export function itemsOf({ targets, foils }: Pick<NeuroQuestion, "targets" | "foils">) {
  return [
    ...targets.map(({ label }, item) => ({ item, isTarget: true, label })),
    ...foils.map(({ label }, index) => ({ item: targets.length + index, isTarget: false, label })),
  ];
}

/** The stored answer; undefined where a value holds none. What is stored has passed the answer's schema. */
export function neuroAnswerIn(value: Json | undefined): NeuroAnswer | undefined {
  if (!isJsonObject(value ?? null)) return undefined;
  const answer = value as unknown as NeuroAnswer;
  const lists = [answer.trace, answer.words, answer.recognition, answer.points];
  return lists.every(Array.isArray) && answer.exposure ? answer : undefined;
}

/** Which of the zones hold a place; edges belong to them. */
export function zonesAt(zones: readonly Zone[], { x, y }: NeuroAnswer["points"][number]): readonly number[] {
  return zones.flatMap((zone, index) => {
    const isInside = x >= zone.x && x <= zone.x + zone.width && y >= zone.y && y <= zone.y + zone.height;
    return isInside ? [index] : [];
  });
}

/** Mean of the slider over the time that the advertisement was shown: each position lasts until the next. */
export function sliderMean({ trace, exposure }: NeuroAnswer): number | undefined {
  if (trace.length === 0) return undefined;
  const start = trace[0]?.at ?? 0;
  const spans = trace.map(({ at, value }, index) => ({ value, span: (trace[index + 1]?.at ?? exposure.shownMs) - at }));
  const whole = exposure.shownMs - start;
  if (whole <= 0) return trace.at(-1)?.value;
  return spans.reduce((sum, { value, span }) => sum + value * span, 0) / whole;
}
