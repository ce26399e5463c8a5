import type { NeuroAnswer, WordSet } from "../shared/neuroTest";

const word = (set: WordSet, name: string, isYes: boolean | null, ms: number) => ({ set, word: name, isYes, ms });

/** An answer whose figures can be told by hand; facts take 800 ms on the logarithmic average, the advertisement's words less. */
export function answerOf(values: Partial<NeuroAnswer> = {}): NeuroAnswer {
  return {
    arm: "BRANDED",
    exposure: { shownMs: 10_000, visibleMs: 10_000, focusedMs: 9_000 },
    trace: [
      { at: 2_000, value: 70 },
      { at: 6_000, value: 90 },
    ],
    words: [
      word("BASELINE", "a", true, 800),
      word("BASELINE", "b", false, 640),
      word("BASELINE", "c", true, 1_000),
      word("POSITIVE", "d", true, 500),
      word("POSITIVE", "e", true, 600),
      word("NEGATIVE", "f", false, 500),
      word("NEGATIVE", "g", true, 2_900),
      word("REJECTION", "h", false, 600),
    ],
    recognition: [
      { item: 0, isTarget: true, isYes: true, ms: 700 },
      { item: 1, isTarget: true, isYes: true, ms: 700 },
      { item: 2, isTarget: false, isYes: false, ms: 700 },
      { item: 3, isTarget: false, isYes: true, ms: 700 },
    ],
    points: [{ x: 0.2, y: 0.2 }],
    ...values,
  };
}
