import type { NeuroAnswer } from "../neuroTest";
import { timedWords } from "./timedWords";

/** Why an answer doesn't count, in the order in which it is looked for. */
export const EXCLUSIONS = ["incomplete", "hidden", "missed", "same"] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/** Of the timed words; who misses more wasn't at it. */
export const MOST_MISSED = 0.25;
/** Of the exposure; who saw less didn't see the advertisement. */
export const LEAST_VISIBLE = 0.5;

/** @returns why the answer doesn't count; undefined if it does */
export function exclusionOf(answer: NeuroAnswer | undefined): Exclusion | undefined {
  if (!answer || answer.words.length === 0 || answer.exposure.shownMs <= 0) return "incomplete";
  if (answer.exposure.visibleMs < LEAST_VISIBLE * answer.exposure.shownMs) return "hidden";
  const { words } = answer;
  if (words.filter(({ isYes }) => isYes === null).length > MOST_MISSED * words.length) return "missed";
  if (new Set(words.map(({ isYes }) => isYes)).size === 1) return "same";
  // Too few answered facts to compare with, or one time for all.
  return timedWords(answer) ? undefined : "incomplete";
}
