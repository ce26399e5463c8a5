import type { NeuroAnswer, WordSet } from "../neuroTest";
import { correlationOf, deviationOf, meanOf } from "./statistics";

/** Winsorising: what lies further out counts as lying there (it beats leaving it out: see the practice of response times). */
const MOST_DEVIATIONS = 2;

/** Below it a person took equally long for all, but for how numbers are kept. */
const ALIKE = 1e-9;

type Word = NeuroAnswer["words"][number];

/** A person's timed words, compared with the person's own speed. */
export interface TimedWords {
  /** Whether each word was answered yes, and not slower than the baseline's mean and one standard deviation. */
  readonly fastYes: readonly { readonly word: string; readonly set: WordSet; readonly isFastYes: boolean }[];
  /** Mean log time of the baseline less that of the advertisement's words, over the person's standard deviation. */
  readonly activation: number;
  /** The same of each half of the words; null if a half was not answered. */
  readonly halves: readonly [number, number] | null;
}

const isAnswered = (word: Word) => word.isYes !== null && word.ms > 0;

/** In the order of their keys, not of their turn, so that a half holds the same words for everybody. */
function halvesOf(words: readonly Word[], speedOf: (words: readonly Word[]) => number): TimedWords["halves"] {
  const sorted = [...words].sort((one, other) => (one.word < other.word ? -1 : 1));
  const [even, odd] = [0, 1].map((half) => sorted.filter((word, place) => place % 2 === half && isAnswered(word)));
  return even?.length && odd?.length ? [speedOf(even), speedOf(odd)] : null;
}

/**
 * Response times are compared as logarithms, winsorised at two of the person's standard deviations.
 * @returns null of a person without baseline, without words of the advertisement, or who took equally long for all
 */
export function timedWords({ words }: Pick<NeuroAnswer, "words">): TimedWords | null {
  const logs = words.filter(isAnswered).map(({ ms }) => Math.log(ms));
  if (logs.length < 3) return null;
  const [middle, spread] = [meanOf(logs), deviationOf(logs)];
  const timeOf = ({ ms }: Word) =>
    Math.min(middle + MOST_DEVIATIONS * spread, Math.max(middle - MOST_DEVIATIONS * spread, Math.log(ms)));
  const deviation = deviationOf(words.filter(isAnswered).map(timeOf));
  const baseline = words.filter((word) => word.set === "BASELINE" && isAnswered(word)).map(timeOf);
  const own = words.filter(({ set }) => set !== "BASELINE");
  const answered = own.filter(isAnswered);
  if (deviation < ALIKE || baseline.length < 2 || answered.length === 0) return null;
  const usual = meanOf(baseline);
  const speedOf = (some: readonly Word[]) => (usual - meanOf(some.map(timeOf))) / deviation;
  const isFastYes = (word: Word) => word.isYes === true && word.ms > 0 && timeOf(word) <= usual + deviation;
  return {
    fastYes: own.map((word) => ({ word: word.word, set: word.set, isFastYes: isFastYes(word) })),
    activation: speedOf(answered),
    halves: halvesOf(own, speedOf),
  };
}

/** Share of a set's words that a person answered yes fast, 0 to 1; null of a set that wasn't asked. */
export function fastYesShare({ fastYes }: TimedWords, wanted: WordSet): number | null {
  const words = fastYes.filter(({ set }) => set === wanted);
  return words.length === 0 ? null : words.filter((word) => word.isFastYes).length / words.length;
}

/** Split-half reliability of the words' times: correlation of people's halves, stepped up to full length (Spearman-Brown). */
export function splitHalf(pairs: readonly (readonly [number, number])[]): number | null {
  const half = correlationOf(pairs);
  return half === null || half <= -1 ? null : (2 * half) / (1 + half);
}
