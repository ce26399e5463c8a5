import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyAnswer, conditionOf } from "../../../tests/helpers/logicArbitraries";
import { modelHolds } from "../../../tests/helpers/logicModel";
import type { Answer } from "../questionnaire";
import type { Condition, Test } from "./condition";
import { evaluateCondition } from "./evaluateCondition";

const SEED = 20_261_122;
const answers = fc
  .record({ q1: anyAnswer, q2: anyAnswer })
  .map((given): ReadonlyMap<string, Answer> => new Map(Object.entries(given)));

describe("a condition over random answers", () => {
  test("holds where the reference says so, nested to depth 4", () => {
    fc.assert(
      fc.property(conditionOf(["q1", "q2", "unmet"]), answers, (condition, given) => {
        const read = (id: string) => given.get(id);
        expect(evaluateCondition(condition, read)).toBe(modelHolds(condition, read));
      }),
      { seed: SEED, numRuns: 10_000 },
    );
  });

  test("holds where the reference says so, one comparison at a time", () => {
    fc.assert(
      fc.property(conditionOf(["q"], 1), anyAnswer, (condition, answer) => {
        expect(evaluateCondition(condition, () => answer)).toBe(modelHolds(condition, () => answer));
      }),
      { seed: SEED + 1, numRuns: 20_000 },
    );
  });

  test("turns round with `not`, and `all` with `any` (De Morgan)", () => {
    fc.assert(
      fc.property(fc.array(conditionOf(["q1", "q2"], 3), { maxLength: 4 }), answers, (members, given) => {
        const read = (id: string) => given.get(id);
        const noneOf = { all: members.map((not) => ({ not })) };
        expect(evaluateCondition({ not: { any: members } }, read)).toBe(evaluateCondition(noneOf, read));
      }),
      { seed: SEED + 2, numRuns: 2_000 },
    );
  });

  test("compares nothing without an answer, whatever the reason", () => {
    const missing = fc.constantFrom<Answer | undefined>(undefined, {}, { missing: "dont-know" }, { missing: "refused" });
    fc.assert(
      fc.property(conditionOf(["q"], 1), missing, (condition, answer) => {
        const { is } = condition as Test;
        fc.pre(is !== "unanswered" && is !== "dontKnow");
        expect(evaluateCondition(condition, () => answer)).toBe(false);
      }),
      { seed: SEED + 3, numRuns: 2_000 },
    );
  });
});

type Row = readonly [does: boolean, comparison: Omit<Test, "question">, answer: Answer | undefined];

const SINGLE: readonly Row[] = [
  [true, { is: "equal", value: "A" }, { value: "A" }],
  [false, { is: "equal", value: "A" }, { value: "B" }],
  [true, { is: "different", value: "A" }, { value: "B" }],
  [true, { is: "only", value: "A" }, { value: "A" }],
  [true, { is: "equal", value: 3 }, { value: "3" }],
  [false, { is: "equal", value: "other" }, { value: "A", comment: "other" }],
];

const SEVERAL: readonly Row[] = [
  [true, { is: "equal", value: "A" }, { value: ["B", "A"] }],
  [false, { is: "different", value: "A" }, { value: ["B", "A"] }],
  [false, { is: "only", value: "A" }, { value: ["B", "A"] }],
  [true, { is: "only", value: "A" }, { value: ["A"] }],
  [true, { of: "count", is: "atLeast", value: 2 }, { value: ["B", "A"] }],
  [false, { of: "count", is: "atMost", value: 0 }, { missing: "no-answer" }],
  [true, { of: "count", is: "equal", value: 2 }, { value: { one: "a", two: "b" } }],
  [true, { of: "count", is: "equal", value: 1 }, { value: [{ name: "a.png", type: "image/png", content: "/files/1" }] }],
];

const ORDERED: readonly Row[] = [
  [true, { is: "atLeast", value: 18 }, { value: 18 }],
  [false, { is: "greater", value: 18 }, { value: 18 }],
  [true, { is: "less", value: 18 }, { value: 17.5 }],
  [true, { is: "atMost", value: "18" }, { value: 9 }],
  [true, { is: "less", value: "10" }, { value: "9" }],
  [false, { is: "greater", value: "10" }, { value: "9" }],
  [true, { is: "less", value: "2026-02-01" }, { value: "2026-01-31" }],
  [true, { is: "atLeast", value: "2026-02-01T08:00" }, { value: "2026-02-01T08:00" }],
  [false, { is: "greater", value: "a" }, { value: "b" }],
  [false, { is: "atMost", value: 18 }, { value: " " }],
  [false, { is: "less", value: " " }, { value: -1 }],
  [false, { is: "less", value: 5 }, { value: [1, 2] }],
];

const PARTS: readonly Row[] = [
  [true, { part: "speed", is: "equal", value: "good" }, { value: { speed: "good", price: "bad" } }],
  [false, { part: "service", is: "answered" }, { value: { speed: "good" } }],
  [true, { part: "service", is: "unanswered" }, { value: { speed: "good" } }],
  [true, { part: "speed:mon", is: "atLeast", value: 3 }, { value: { speed: { mon: 3, tue: 1 } } }],
  [true, { part: "speed:2", is: "answered" }, { value: { speed: ["1", "2"] } }],
  [false, { part: "speed:2", is: "answered" }, { value: { speed: ["1", "3"] } }],
  [true, { part: "speed", of: "count", is: "equal", value: 2 }, { value: { speed: ["1", "3"] } }],
  [true, { part: "1", is: "equal", value: "B" }, { value: ["B", "A"] }],
  [false, { part: "3", is: "answered" }, { value: ["B", "A"] }],
  [false, { part: "01", is: "answered" }, { value: ["B", "A"] }],
  [false, { part: "constructor", is: "answered" }, { value: { speed: "good" } }],
];

const WITHOUT: readonly Row[] = [
  [true, { is: "unanswered" }, undefined],
  [true, { is: "unanswered" }, { missing: "no-answer" }],
  [true, { is: "unanswered" }, { missing: "dont-know" }],
  [true, { is: "dontKnow" }, { missing: "dont-know" }],
  [false, { is: "dontKnow" }, { missing: "refused" }],
  [false, { is: "different", value: "A" }, { missing: "dont-know" }],
  [false, { is: "different", value: "A" }, undefined],
  [true, { is: "contains", value: "HOLA" }, { value: "Pues hola" }],
  [false, { is: "contains", value: "hola" }, { value: ["hola"] }],
];

describe("a comparison", () => {
  const rows = [...SINGLE, ...SEVERAL, ...ORDERED, ...PARTS, ...WITHOUT].map(
    ([does, comparison, answer]) => [does ? "holds" : "does not hold", comparison, answer, does] as const,
  );
  test.each(rows)("%s: %j of %j", (_verdict, comparison, answer, does) => {
    expect(evaluateCondition({ question: "q", ...comparison }, () => answer)).toBe(does);
  });
});

describe("conditions of several", () => {
  const example: Condition = {
    all: [
      { question: "gender", is: "equal", value: "W" },
      { question: "age", is: "atLeast", value: 18 },
      { question: "brands", of: "count", is: "atLeast", value: 2 },
      { question: "brands", is: "equal", value: "A" },
    ],
  };
  const fits: Readonly<Record<string, Answer>> = { gender: { value: "W" }, age: { value: 18 }, brands: { value: ["A", "C"] } };

  test("read as the docs' example says", () => {
    expect(evaluateCondition(example, (id) => fits[id])).toBe(true);
    expect(evaluateCondition(example, (id) => (id === "brands" ? { value: ["A"] } : fits[id]))).toBe(false);
    expect(evaluateCondition(example, (id) => (id === "age" ? undefined : fits[id]))).toBe(false);
  });

  test("without members hold for `all`, and not for `any`", () => {
    expect(evaluateCondition({ all: [] }, () => undefined)).toBe(true);
    expect(evaluateCondition({ any: [] }, () => undefined)).toBe(false);
  });
});
