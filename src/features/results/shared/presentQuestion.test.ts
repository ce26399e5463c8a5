import { expect, test } from "vitest";
import type { QuestionResult } from "./api";
import { arrangeQuestions, chartsIn, presentedIds } from "./arrangeQuestions";
import type { ChartSettings } from "./chartSettings";
import { presentQuestion } from "./presentQuestion";

const count = (code: string, number: number) => ({ code, label: code.toUpperCase(), count: number, share: number / 10 });
const FLAT: QuestionResult = {
  ...{ id: "q", variable: "q", title: "¿Q?", type: "single-choice", isAnswerable: true, charts: ["bar"], canFilter: true },
  ...{ base: 10, missing: {}, counts: [count("a", 2), count("b", 5), count("c", 3)] },
};
const group = (code: string) => ({ code, label: code, base: 10 });
const GRID: QuestionResult = {
  ...FLAT,
  counts: ["x", "y"].flatMap((row) => ["1", "2"].map((column) => ({ ...count(`${row}:${column}`, 5), group: group(row) }))),
};
const codesOf = (settings: ChartSettings, question = FLAT) => presentQuestion(question, settings).counts.map(({ code }) => code);

test.each<[string, ChartSettings, readonly string[]]>([
  ["as they are asked", {}, ["a", "b", "c"]],
  ["the most frequent first", { order: "descending" }, ["b", "c", "a"]],
  ["the least frequent first", { order: "ascending" }, ["a", "c", "b"]],
  ["as somebody put them", { order: "manual", codes: ["c", "a", "b"] }, ["c", "a", "b"]],
  ["new ones last", { order: "manual", codes: ["c"] }, ["c", "a", "b"]],
  ["without those that are hidden", { hidden: ["b"] }, ["a", "c"]],
  ["whatever codes are gone", { order: "manual", codes: ["old", "c"], hidden: ["older"] }, ["c", "a", "b"]],
  ["all of them rather than none", { hidden: ["a", "b", "c"] }, ["a", "b", "c"]],
])("answers stand %s", (_, settings, codes) => expect(codesOf(settings)).toEqual(codes));

test("steps of a scale keep their order whatever their numbers", () => {
  expect(codesOf({ order: "descending" }, { ...FLAT, isOrdered: true })).toEqual(["a", "b", "c"]);
});

test("answers keep the places that decide their colours, and the base stays everybody's", () => {
  const shown = presentQuestion(FLAT, { order: "descending", hidden: ["c"] });
  expect(shown.counts.map(({ code, place, share }) => [code, place, share])).toEqual([
    ["b", 1, 0.5],
    ["a", 0, 0.2],
  ]);
  expect(shown).toMatchObject({ base: 10, hiddenCount: 1 });
});

test("of a grid its rows are put in order and hidden", () => {
  expect(codesOf({ order: "manual", codes: ["y", "x"] }, GRID)).toEqual(["y:1", "y:2", "x:1", "x:2"]);
  expect(codesOf({ hidden: ["x"] }, GRID)).toEqual(["y:1", "y:2"]);
});

test("questions that nobody has put anywhere stay behind the one before them", () => {
  const questions = ["a", "b", "c", "d"].map((id) => ({ id }));
  const ids = (order: readonly string[]) => arrangeQuestions(questions, order).map(({ id }) => id);
  expect(ids([])).toEqual(["a", "b", "c", "d"]);
  expect(ids(["d", "gone", "b"])).toEqual(["a", "d", "b", "c"]);
});

test("a report shows all questions unless the page doesn't", () => {
  const questions = [{ id: "a" }, { id: "b" }];
  expect(presentedIds(questions, { charts: {}, order: ["a", "b"] })).toBeUndefined();
  expect(presentedIds(questions, { charts: { a: { isHidden: true } }, order: [] })).toEqual(["b"]);
  expect(chartsIn({ charts: { a: { isHidden: true }, b: { kind: "bar", isHidden: true } }, order: [] })).toEqual({
    b: { kind: "bar" },
  });
});
