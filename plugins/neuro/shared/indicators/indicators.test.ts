import { describe, expect, test } from "vitest";
import { answerOf } from "../../tests/person";
import type { NeuroAnswer } from "../neuroTest";
import { adFigures } from "./adFigures";
import { adIndicators } from "./adIndicators";
import { dPrime, normalQuantile } from "./dPrime";
import { exclusionOf } from "./exclusion";
import { personFigures } from "./personFigures";
import { readAnswer } from "./readAnswer";
import { correlationOf, differenceEstimate, meanEstimate, medianOf, shareEstimate } from "./statistics";
import { fastYesShare, splitHalf, timedWords } from "./timedWords";
import { curveOf, emotionalImpact } from "./trace";

describe("statistics", () => {
  test("are those of the textbooks", () => {
    expect(meanEstimate([1, 2, 3, 4])).toMatchObject({ raw: 2.5, people: 4 });
    // s = 1.2910, half = 1.96 x 1.2910 / 2
    expect(meanEstimate([1, 2, 3, 4])?.low).toBeCloseTo(1.2348, 4);
    expect(meanEstimate([1])).toBeNull();
    // Wilson of 1 in 10.
    const share = shareEstimate(1, 10);
    expect([share?.low, share?.high].map((end) => end?.toFixed(4))).toEqual(["0.0179", "0.4042"]);
    expect(shareEstimate(0, 0)).toBeNull();
    expect(differenceEstimate([1, 3], [1, 1])).toMatchObject({ raw: 1, people: 4 });
    expect(differenceEstimate([1, 3], [1])).toBeNull();
    expect([medianOf([3, 1, 2]), medianOf([4, 1, 2, 3])]).toEqual([2, 2.5]);
    const pairs = [
      [1, 2],
      [2, 4],
      [3, 6],
    ] as const;
    expect(correlationOf(pairs)).toBeCloseTo(1, 12);
    expect(
      correlationOf([
        [1, 1],
        [2, 1],
        [3, 1],
      ]),
    ).toBeNull();
  });
});

describe("recognition", () => {
  test("has the quantiles of the normal distribution", () => {
    expect(normalQuantile(0.5)).toBeCloseTo(0, 9);
    expect(normalQuantile(0.975)).toBeCloseTo(1.959964, 6);
    expect(normalQuantile(0.01)).toBeCloseTo(-2.326348, 6);
  });

  test("is d' with the log-linear correction", () => {
    // Hits 2.5 / 3, false alarms 1.5 / 3.
    expect(dPrime(answerOf().recognition)).toBeCloseTo(0.967422, 5);
    const all = answerOf().recognition.map((one) => ({ ...one, isYes: one.isTarget }));
    expect(dPrime(all)).toBeCloseTo(2 * 0.967422, 5);
    const targetsOnly = all.map((one) => (one.isTarget ? one : { ...one, isYes: null }));
    expect(dPrime(targetsOnly)).toBeNull();
  });
});

describe("timed words", () => {
  test("count as affirmed at once up to one deviation over the person's own baseline", () => {
    const words = timedWords(answerOf());
    expect(words && (["POSITIVE", "NEGATIVE", "REJECTION"] as const).map((set) => fastYesShare(words, set))).toEqual([1, 0, 0]);
  });

  test("winsorise what lies two deviations out, and say how much faster than facts they are", () => {
    const { words } = answerOf();
    const logs = words.map(({ ms }) => Math.log(ms));
    const mean = logs.reduce((sum, log) => sum + log, 0) / 8;
    const deviation = Math.sqrt(logs.reduce((sum, log) => sum + (log - mean) ** 2, 0) / 7);
    const kept = logs.map((log) => Math.min(log, mean + 2 * deviation));
    expect(kept).not.toEqual(logs);
    const keptMean = kept.reduce((sum, log) => sum + log, 0) / 8;
    const spread = Math.sqrt(kept.reduce((sum, log) => sum + (log - keptMean) ** 2, 0) / 7);
    const [a = 0, b = 0, c = 0, ...own] = kept;
    const expected = ((a + b + c) / 3 - own.reduce((sum, log) => sum + log, 0) / 5) / spread;
    expect(timedWords({ words })?.activation).toBeCloseTo(expected, 10);
  });

  test("are nothing without a baseline, or of somebody who takes equally long for all", () => {
    const { words } = answerOf();
    expect(timedWords({ words: words.filter(({ set }) => set !== "BASELINE") })).toBeNull();
    expect(timedWords({ words: words.map((one) => ({ ...one, ms: 500 })) })).toBeNull();
  });

  test("are as reliable as two halves agree, stepped up to the whole", () => {
    // r = 0.5 gives 2 x 0.5 / 1.5.
    expect(
      splitHalf([
        [1, 1],
        [2, 3],
        [3, 2],
      ]),
    ).toBeCloseTo(2 / 3, 10);
    expect(splitHalf([[1, 1]])).toBeNull();
  });
});

describe("the slider", () => {
  test("counts by how long it stood where", () => {
    // 2 s at 50, 4 s at 70, 4 s at 90.
    expect(emotionalImpact(answerOf())).toBe((4 * 20 + 4 * 40) / 10);
    expect(emotionalImpact(answerOf({ trace: [] }))).toBe(0);
    const late = [{ at: 12_000, value: 100 }];
    expect(emotionalImpact(answerOf({ trace: late }))).toBe(0);
    const curve = curveOf(answerOf());
    expect([curve.length, curve[0], curve[6], curve[17], curve[18], curve[30]]).toEqual([31, 50, 70, 70, 90, 90]);
  });
});

describe("an answer", () => {
  const { words, exposure } = answerOf();
  test.each([
    ["undefined", undefined, "incomplete"],
    ["without words", answerOf({ words: [] }), "incomplete"],
    ["of a hidden page", answerOf({ exposure: { ...exposure, visibleMs: 4_999 } }), "hidden"],
    ["visible for half of it", answerOf({ exposure: { ...exposure, visibleMs: 5_000 } }), undefined],
    [
      "that misses three of eight words",
      answerOf({ words: words.map((one, at) => (at < 3 ? { ...one, isYes: null } : one)) }),
      "missed",
    ],
    ["that says yes to all", answerOf({ words: words.map((one) => ({ ...one, isYes: true })) }), "same"],
    ["that is whole", answerOf(), undefined],
  ])("%s", (_, answer: NeuroAnswer | undefined, reason) => {
    expect(exclusionOf(answer)).toBe(reason);
  });

  test("is read if it is whole", () => {
    expect(readAnswer(answerOf())).toEqual(answerOf());
    for (const broken of [null, 1, [], {}, { ...answerOf(), arm: "OTHER" }, { ...answerOf(), words: [{ set: "POSITIVE" }] }])
      expect(readAnswer(broken)).toBeUndefined();
  });
});

describe("an advertisement", () => {
  const zone = { name: "Logo", x: 0, y: 0, width: 0.5, height: 0.5 };
  const person = (values: Partial<NeuroAnswer> = {}) => personFigures(answerOf(values));

  test("is what those measured who saw it with the brand, and its contribution against those who saw it without", () => {
    const plain = answerOf().words.map((one) => (one.set === "POSITIVE" ? { ...one, isYes: false } : one));
    const people = [person(), person(), person({ arm: "UNBRANDED", words: plain }), person({ arm: "UNBRANDED", words: plain })];
    const found = adIndicators(people, [zone]);
    expect(found.positivity).toEqual({ raw: 1, low: 1, high: 1, people: 2 });
    expect(found.brandContribution).toEqual({ raw: 1, low: 1, high: 1, people: 4 });
    expect([found.attention?.raw, found.emotionalImpact?.raw, found.attentionImpact?.raw]).toEqual([0.9, 24, 1]);
    expect(found.brandRecognition?.raw).toBeCloseTo(0.967422, 5);
  });

  test("leaves out what can't be measured", () => {
    const found = adIndicators([person(), person()], []);
    expect([found.brandContribution, found.attentionImpact]).toEqual([null, null]);
    expect(adIndicators([], [zone]).positivity).toBeNull();
  });

  test("says of words and zones how many people they are of", () => {
    const elsewhere = [
      { x: 0.9, y: 0.9 },
      { x: 0.1, y: 0.1 },
    ];
    const figures = adFigures([person(), person({ points: elsewhere })], { zones: [zone], excluded: { missed: 2 } });
    expect(figures).toMatchObject({
      ...{ branded: 2, unbranded: 0, seconds: 10, excluded: { missed: 2, same: 0, hidden: 0, incomplete: 0 } },
      zones: [{ name: "Logo", first: 0.5, any: 1 }],
    });
    expect(figures.words.slice(0, 2).map(({ word, share }) => [word, share])).toEqual([
      ["d", 1],
      ["e", 1],
    ]);
    expect(figures.curve.at(-1)).toEqual({ mean: 90, low: 90, high: 90 });
  });
});
