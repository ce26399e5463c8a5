import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import { brokenRules, optionsOf, questionOf, seeded } from "../shared/testing";
import { type MaxDiffQuestion, maxDiff } from "./index";
import { setsOf } from "./maxDiffQuestion";

const settings = { options: optionsOf("a", "b", "c", "d"), itemsPerSet: 3, sets: 2 };
const question = questionOf(maxDiff, settings) as MaxDiffQuestion;
const [first = [], second = []] = setsOf(question).map(({ items }) => items.map(({ code }) => code));

/** An answer by places in each set. */
function chosen(...places: readonly (readonly [number, number])[]): JsonObject {
  const sets = [first, second];
  return Object.fromEntries(
    places.map(([best, worst], index) => [
      String(index + 1),
      { best: sets[index]?.[best] ?? "", worst: sets[index]?.[worst] ?? "" },
    ]),
  );
}
const valid = chosen([0, 1], [2, 1]);
const outside = ["a", "b", "c", "d"].find((code) => !first.includes(code)) ?? "";

test("accepts a best and a worst of each set", () => {
  expect(brokenRules(maxDiff, question, valid)).toEqual([]);
});

test.each<[string, JsonObject | readonly string[] | string]>([
  ["a set left out", chosen([0, 1])],
  ["a set that isn't shown", { ...valid, "3": { best: "a", worst: "b" } }],
  ["a set by another name", { ...valid, "01": { best: "a", worst: "b" } }],
  ["a set without its worst", { ...valid, "1": { best: first[0] ?? "" } }],
  ["a set without its best", { ...valid, "1": { worst: first[0] ?? "" } }],
  ["an empty set", { ...valid, "1": {} }],
  ["the same as the best and the worst", { ...valid, "1": { best: first[0] ?? "", worst: first[0] ?? "" } }],
  ["an item of the other set", { ...valid, "1": { best: outside, worst: first[0] ?? "" } }],
  ["an item that isn't there", { ...valid, "1": { best: "z", worst: first[0] ?? "" } }],
  ["a name of the prototype", { ...valid, "1": { best: "constructor", worst: first[0] ?? "" } }],
  ["several bests", { ...valid, "1": { best: [first[0] ?? "", first[1] ?? ""], worst: first[2] ?? "" } }],
  ["a third choice", { ...valid, "1": { best: first[0] ?? "", worst: first[1] ?? "", next: first[2] ?? "" } }],
  ["numbers for codes", { ...valid, "1": { best: 1, worst: 2 } }],
  ["a list of sets", [first[0] ?? "", second[0] ?? ""]],
  ["a text", "a"],
])("refuses %s", (_name, value) => {
  expect(brokenRules(maxDiff, question, value)).not.toEqual([]);
});

test("says where the best is the worst", () => {
  const value = chosen([0, 0], [0, 1]);
  expect(maxDiff.check?.(question, value)).toEqual([{ path: "/1/worst", rule: "bestIsWorst", params: { set: "1" } }]);
});

describe("what SurveyJS hands over", () => {
  const read = (value: JsonObject) => maxDiff.fromSurveyValue?.(question, value);

  test("becomes choices by set", () => {
    expect(read({ "1_best": "a", "1_worst": "b", "2_best": "c", "2_worst": "d" })).toEqual({
      "1": { best: "a", worst: "b" },
      "2": { best: "c", worst: "d" },
    });
  });

  test("that was emptied is no answer", () => {
    expect(read({})).toBeUndefined();
    expect(read({ "1_best": "", "1_worst": null })).toBeUndefined();
  });

  test("half filled stays half, for the check to refuse", () => {
    expect(read({ "1_best": "a", "1_worst": "" })).toEqual({ "1": { best: "a" } });
  });

  test("of no set stays as it is, for the check to refuse", () => {
    const forgeries: readonly JsonObject[] = [{ "1_next": "a" }, { best: "a" }, { "1_best": "a", "1": "b" }];
    for (const forged of forgeries) {
      expect(brokenRules(maxDiff, question, read(forged) ?? null)).not.toEqual([]);
    }
  });
});

describe("results", () => {
  test("count who chose an item as the best, and score its times best less its times worst over its times shown", () => {
    const answers: readonly Answer[] = [
      { value: chosen([0, 1], [0, 1]) },
      { value: chosen([0, 2], [0, 2]) },
      { missing: "refused" },
    ];
    const { base, counts, parts = [] } = maxDiff.tabulate(question, answers, "es");
    expect(base).toBe(2);
    for (const { code, label } of parts.map((part) => ({ ...part }))) {
      const shown = [first, second].filter((items) => items.includes(code));
      const of = (place: number) => [first, second].filter((items) => items[place] === code).length;
      const best = 2 * of(0);
      const worst = of(1) + of(2);
      const figures = parts.find((part) => part.code === code)?.statistics;
      expect(label).toBe(code.toUpperCase());
      expect(figures).toMatchObject({ shown: 2 * shown.length, best, worst });
      expect(figures?.score).toBeCloseTo((100 * (best - worst)) / (2 * shown.length));
      expect(counts.find((count) => count.code === code)?.count).toBe(of(0) > 0 ? 2 : 0);
    }
  });

  test("have 100 for what is always the best, and -100 for what is always the worst", () => {
    const always = setsOf(question).map(({ key, items }): [string, JsonObject] => {
      const codes = items.map(({ code }) => code);
      const best = codes.includes("a") ? "a" : (codes.find((code) => code !== "b") ?? "");
      return [key, { best, worst: codes.findLast((code) => code !== best && (code === "b" || !codes.includes("b"))) ?? "" }];
    });
    const { parts } = maxDiff.tabulate(question, [{ value: Object.fromEntries(always) }], "es");
    expect(parts?.find(({ code }) => code === "a")?.statistics.score).toBe(100);
    expect(parts?.find(({ code }) => code === "b")?.statistics.score).toBe(-100);
  });

  test("leave out of the scores a set that was answered when it had other items", () => {
    const { counts, parts } = maxDiff.tabulate(question, [{ value: { "1": { best: "gone", worst: "a" } } }], "es");
    expect(parts?.every(({ base, statistics }) => base === 0 && statistics.score === undefined)).toBe(true);
    expect(counts.find(({ code }) => code === "gone")?.count).toBe(1);
  });

  test("of simulated people tell items apart", () => {
    const items = questionOf(maxDiff, { options: optionsOf("a", "b", "c", "d", "e", "f", "g", "h") });
    const answers = Array.from({ length: 300 }, (_, seed): Answer => ({ value: maxDiff.simulate(items, seeded(seed), "es") }));
    const scores = (maxDiff.tabulate(items, answers, "es").parts ?? []).map(({ statistics }) => statistics.score ?? 0);
    expect(Math.max(...scores) - Math.min(...scores)).toBeGreaterThan(20);
    expect(scores.every((score) => score >= -100 && score <= 100)).toBe(true);
  });
});

test("exports the best and the worst of each set, among whose codes is the design", () => {
  const variables = maxDiff.variables(question, "en");
  expect(variables.map(({ name }) => name)).toEqual(["Q1_1_best", "Q1_1_worst", "Q1_2_best", "Q1_2_worst"]);
  expect(variables[0]?.label).toBe("Question – Set 1 of 2 – Mejor");
  expect(Object.keys(variables[0]?.codes ?? {}).sort()).toEqual([...first].sort());
  expect(maxDiff.cells(question, { value: valid }, "es")).toEqual({
    Q1_1_best: first[0],
    Q1_1_worst: first[1],
    Q1_2_best: second[2],
    Q1_2_worst: second[1],
  });
});

test("the place of the best in each set tells who always takes the first", () => {
  expect(maxDiff.qualityTraits?.(question, { value: chosen([0, 1], [0, 2]) })).toEqual({
    grid: { places: [0, 0], of: 3, isShuffled: false },
  });
  expect(maxDiff.qualityTraits?.(question, { missing: "dont-know" })).toEqual({});
});

test("labels that the author leaves empty are words of the survey's language", () => {
  const bare = questionOf(maxDiff, { ...settings, bestLabel: { es: "" }, worstLabel: {} });
  const rows = [{ label: "Meilleur" }, { label: "Moins bon" }];
  expect(maxDiff.toDrawing?.(bare, "fr")).toMatchObject({ rowPairs: [{ rows }, { rows }] });
});

test.each<[string, JsonObject, JsonObject]>([
  ["no items", { options: [] }, { path: "/options", fault: "noOptions" }],
  ["too few items", { options: optionsOf("a", "b", "c") }, { path: "/options", fault: "tooFewOptions", params: { limit: 4 } }],
  ["sets of all items", { itemsPerSet: 4 }, { path: "/itemsPerSet", fault: "setsTooLarge", params: { limit: 3 } }],
  ["more sets than there are different ones", { sets: 5 }, { path: "/sets", fault: "tooManySets", params: { limit: 4 } }],
  ["sets that leave items out", { sets: 1 }, { path: "/sets", fault: "tooFewSets", params: { limit: 2 } }],
  [
    "an item that isn't always shown",
    { options: optionsOf("a", "b", "c", "d").map((option) => ({ ...option, showIf: { question: "q", is: "answered" } })) },
    { path: "/options/0/showIf", fault: "alwaysShown" },
  ],
  ["items carried over", { carry: { from: "q", which: "chosen", into: "options" } }, { path: "/carry", fault: "alwaysShown" }],
])("%s: a fault with its place", (_name, changed, fault) => {
  expect(maxDiff.faults?.(questionOf(maxDiff, { ...settings, ...changed }))?.[0]).toMatchObject(fault);
});

test("a draft with faults can still be drawn", () => {
  for (const changed of [{ options: [] }, { options: optionsOf("a", "b") }, { itemsPerSet: 6, sets: 40 }]) {
    const draft = questionOf(maxDiff, { ...settings, ...changed });
    expect(maxDiff.toSurveyJs(draft, "es").type).toBe("matrix");
    expect(maxDiff.tabulate(draft, [], "es").base).toBe(0);
  }
});
