/** Question type: one advertisement, shown and asked about on a computer. */
export const NEURO_TEST = "neuro-test";

/** A version of the advertisement: with its brand, or without, if the study compares them. */
export type Arm = "BRANDED" | "UNBRANDED";

/** What a timed word is about. Those of `BASELINE` are facts that anybody knows: how fast the person answers at all. */
export type WordSet = "BASELINE" | "POSITIVE" | "NEGATIVE" | "REJECTION";

/** An answer to a timed question. */
export interface TimedAnswer {
  /** Null if none was given in time. */
  readonly isYes: boolean | null;
  /** Milliseconds from showing to the key; the limit if none was given. */
  readonly ms: number;
}

/** What a participant did with one advertisement; all times in milliseconds. */
export interface NeuroAnswer {
  readonly arm: Arm;
  /** How long the advertisement was shown, how long of it the page was visible, and how long it also had the focus. */
  readonly exposure: { readonly shownMs: number; readonly visibleMs: number; readonly focusedMs: number };
  /** Position of the slider (0 dislike, 50 start, 100 like) since the advertisement began; four times a second at most. */
  readonly trace: readonly { readonly at: number; readonly value: number }[];
  /** In the order in which they were shown; `word` is its key, unique over all sets. */
  readonly words: readonly (TimedAnswer & { readonly set: WordSet; readonly word: string })[];
  /** Whether each thing was in the advertisement; `item` counts the question's targets first, then its foils. */
  readonly recognition: readonly (TimedAnswer & { readonly item: number; readonly isTarget: boolean })[];
  /** What caught the eye, first first: shares of the picture's width and height, 0 to 1. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
}

/** A named part of the picture; shares of its width and height, 0 to 1. */
export interface Zone {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Specification, section 3. */
export const INDICATORS = [
  "brandRecognition",
  "activation",
  "attention",
  "brandContribution",
  "emotionalImpact",
  "rejection",
  "negativity",
  "positivity",
  "attentionImpact",
] as const;
export type Indicator = (typeof INDICATORS)[number];
