import { describe, expect, test } from "vitest";
import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { cardSort } from "./index";

const lists = { options: optionsOf("a", "b", "c"), columns: optionsOf("x", "y") };
const some = questionOf(cardSort, lists);
const all = questionOf(cardSort, { ...lists, allCards: true });
const limited = questionOf(cardSort, { ...lists, maxPerGroup: 1 });

test.each([
  ["a card that isn't there", some, { a: "x", z: "x" }],
  ["a group that isn't there", some, { a: "z" }],
  ["a group of the prototype", some, { a: "constructor" }],
  ["a card in two groups", some, { a: ["x", "y"] }],
  ["cards by group", some, { x: ["a", "b"] }],
  ["a list of cards", some, ["a"]],
  ["a place for a group", some, { a: 0 }],
  ["a card taken back", some, { a: null }],
  ["no card at all", some, {}],
  ["a card left over where all are due", all, { a: "x", b: "y" }],
  ["more cards than a group takes", limited, { a: "x", b: "x" }],
])("refuses %s", (_name, question, value) => {
  expect(brokenRules(cardSort, question, value)).not.toEqual([]);
});

test.each([
  ["a single card", some, { b: "y" }],
  ["every card in one group", all, { a: "x", b: "x", c: "x" }],
  ["as many cards as a group takes", limited, { a: "x", b: "y" }],
])("accepts %s", (_name, question, value) => {
  expect(brokenRules(cardSort, question, value)).toEqual([]);
});

test("a group takes more than its limit where conditions leave too few groups for all cards", () => {
  const narrowed = questionOf(cardSort, { ...lists, columns: optionsOf("x"), allCards: true, maxPerGroup: 2 });
  expect(brokenRules(cardSort, narrowed, { a: "x", b: "x", c: "x" })).toEqual([]);
});

describe("results", () => {
  const answers: readonly Answer[] = [{ value: { a: "x", b: "y" } }, { value: { a: "x", c: "x" } }, { missing: "no-answer" }];

  test("are each card's groups, over those who sorted it", () => {
    const distribution = cardSort.tabulate(some, answers, "es");
    expect(distribution.base).toBe(2);
    expect(distribution.missing).toEqual({ "no-answer": 1 });
    expect(distribution.counts.map(({ code, label, count, group }) => [code, label, count, group?.label, group?.base])).toEqual([
      ["a:x", "X", 2, "A", 2],
      ["a:y", "Y", 0, "A", 2],
      ["b:x", "X", 0, "B", 1],
      ["b:y", "Y", 1, "B", 1],
      ["c:x", "X", 1, "C", 1],
      ["c:y", "Y", 0, "C", 1],
    ]);
    expect(answers.filter((answer) => cardSort.matches?.(some, answer, "a:x"))).toHaveLength(2);
  });

  test("keep a group that only an earlier version had", () => {
    const { counts } = cardSort.tabulate(some, [{ value: { a: "gone" } }], "es");
    expect(counts.filter(({ count }) => count > 0)).toMatchObject([{ code: "a:gone", count: 1 }]);
  });
});

test("exports the group of each card", () => {
  expect(cardSort.variables(some, "es").map(({ name, codes }) => [name, codes])).toEqual(
    ["Q1_a", "Q1_b", "Q1_c"].map((name) => [name, { x: "X", y: "Y" }]),
  );
  expect(cardSort.cells(some, { value: { a: "x", c: "y" } }, "es")).toEqual({ Q1_a: "x", Q1_c: "y" });
});

test("tells quality checks the pile of each card, so that one pile for all is a straight line", () => {
  expect(cardSort.qualityTraits?.(some, { value: { c: "y", a: "y", b: "y" } })).toEqual({
    grid: { places: [1, 1, 1], of: 2, isShuffled: false },
  });
  expect(cardSort.qualityTraits?.(some, { missing: "dont-know" })).toEqual({});
});

test("leaves out cards that were taken back, and is no answer without any", () => {
  expect(cardSort.fromSurveyValue?.(some, { a: "x", b: "" })).toEqual({ a: "x" });
  expect(cardSort.fromSurveyValue?.(some, {})).toBeUndefined();
});

const FAULTS: readonly (readonly [string, JsonObject, readonly JsonObject[]])[] = [
  ["no cards", { options: [] }, [{ path: "/options", fault: "noOptions" }]],
  ["one card", { options: optionsOf("a") }, [{ path: "/options", fault: "tooFewOptions", params: { limit: 2 } }]],
  ["one group", { columns: optionsOf("x") }, [{ path: "/columns", fault: "tooFewOptions", params: { limit: 2 } }]],
  [
    "a group twice",
    { columns: optionsOf("x", "x") },
    [{ path: "/columns/1/code", fault: "repeatedCode", params: { code: "x" } }],
  ],
  [
    "a group without a name",
    { columns: [...optionsOf("x"), { code: "y", label: {} }] },
    [{ path: "/columns/1/label", fault: "emptyLabel" }],
  ],
  [
    "groups that are counted as one",
    { columns: optionsOf("x", "X"), maxPerGroup: 2 },
    [{ path: "/columns/1/code", fault: "similarCode", params: { code: "X", other: "x" } }],
  ],
  [
    "groups that are counted as one number",
    { columns: optionsOf("10", "1e1"), maxPerGroup: 2 },
    [{ path: "/columns/1/code", fault: "similarCode", params: { code: "1e1", other: "10" } }],
  ],
  ["groups that differ by case", { columns: optionsOf("x", "X") }, []],
  [
    "less room than cards that must be sorted",
    { allCards: true, maxPerGroup: 1 },
    [{ path: "/maxPerGroup", fault: "noRoomForAll", params: { limit: 1, options: 3 } }],
  ],
  ["less room than cards that may be sorted", { maxPerGroup: 1 }, []],
];

test.each(FAULTS)("%s: said before publishing, with its place", (_name, settings, expected) => {
  const faults = cardSort.faults?.(questionOf(cardSort, { ...lists, ...settings })) ?? [];
  expect(faults).toHaveLength(expected.length);
  expect(faults).toMatchObject(expected);
});
