import { describe, expect, test } from "vitest";
import type { Answer } from "../../../../survey/questionnaire";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { matrix } from "./index";

const lists = { rows: optionsOf("r", "s"), columns: optionsOf("x", "y") };
const single = questionOf(matrix, lists);
const multiple = questionOf(matrix, { ...lists, cell: "multiple", max: 1 });
const numbers = questionOf(matrix, { ...lists, cell: "number", minValue: 0, maxDecimals: 0 });
const texts = questionOf(matrix, { ...lists, cell: "text" });

test.each([
  ["an unknown column", single, { r: "z" }],
  ["an unknown row", single, { q: "x" }],
  ["no row at all", single, {}],
  ["a list where one column is due", single, { r: ["x"] }],
  ["a row left out that is required", questionOf(matrix, { ...lists, allRows: true }), { r: "x" }],
  ["too many columns", multiple, { r: ["x", "y"] }],
  ["a column twice", multiple, { r: ["x", "x"] }],
  ["one column where a list is due", multiple, { r: "x" }],
  ["a text where a number is due", numbers, { r: { x: "abc" } }],
  ["a negative number", numbers, { r: { x: -1 } }],
  ["decimals", numbers, { r: { x: 1.5 } }],
  ["an unknown column of numbers", numbers, { r: { z: 1 } }],
  ["a row without numbers", numbers, { r: {} }],
  ["an over-long text", texts, { r: { x: "x".repeat(501) } }],
])("refuses %s", (_name, question, value) => {
  expect(brokenRules(matrix, question, value)).not.toEqual([]);
});

describe("results", () => {
  test("are grouped by row over those who answered it", () => {
    const answers: readonly Answer[] = [{ value: { r: "x", s: "y" } }, { value: { r: "x" } }, { missing: "dont-know" }];
    const distribution = matrix.tabulate(single, answers, "es");
    expect(distribution.base).toBe(2);
    expect(distribution.counts.map(({ code, label, count, group }) => [code, label, count, group?.code, group?.base])).toEqual([
      ["r:x", "X", 2, "r", 2],
      ["r:y", "Y", 0, "r", 2],
      ["s:x", "X", 0, "s", 1],
      ["s:y", "Y", 1, "s", 1],
    ]);
    expect(answers.filter((answer) => matrix.matches?.(single, answer, "s:y"))).toHaveLength(1);
  });

  test("of numbers have statistics per cell", () => {
    const distribution = matrix.tabulate(numbers, [{ value: { r: { x: 2 } } }, { value: { r: { x: 4 }, s: { y: 1 } } }], "es");
    expect(distribution.parts?.map(({ code, base, statistics }) => [code, base, statistics.sum])).toEqual([
      ["r:x", 2, 6],
      ["r:y", 0, undefined],
      ["s:x", 0, undefined],
      ["s:y", 1, 1],
    ]);
  });

  test("of texts name row and column", () => {
    expect(matrix.tabulate(texts, [{ value: { r: { y: "Hola" } } }], "es").texts).toEqual(["R – Y: Hola"]);
  });
});

test("exports a coded variable per row, or a variable per cell", () => {
  expect(matrix.cells(single, { value: { r: "x" } }, "es")).toEqual({ Q1_r: "x" });
  expect(matrix.cells(multiple, { value: { r: ["x"] } }, "es")).toEqual({ Q1_r_x: 1, Q1_r_y: 0 });
  expect(matrix.cells(numbers, { value: { r: { x: 3 } } }, "es")).toEqual({ Q1_r_x: 3 });
});

test("columns that are a scale make ordinal variables and ordered results, where a row holds one of them", () => {
  const scale = questionOf(matrix, { rows: optionsOf("r"), columns: optionsOf("x", "y"), cell: "single" });
  const kindsOf = (question: typeof scale) => matrix.variables(question, "es").map(({ measure }) => measure);
  expect(kindsOf(scale)).toEqual(["ordinal"]);
  expect(matrix.tabulate(scale, [{ value: { r: "x" } }], "es").isOrdered).toBe(true);
  for (const other of [
    { ...scale, isScale: false },
    { ...scale, cell: "multiple" },
  ]) {
    expect(kindsOf(other)).not.toContain("ordinal");
    expect(matrix.tabulate(other, [{ value: { r: "x" } }], "es").isOrdered).toBeUndefined();
  }
});

test("leaves out rows and cells that SurveyJS hands over empty", () => {
  expect(matrix.fromSurveyValue?.(multiple, { r: ["x"], s: [] })).toEqual({ r: ["x"] });
  expect(matrix.fromSurveyValue?.(numbers, { r: { x: "" }, s: {} })).toBeUndefined();
});

test("codes that would share a variable are a fault", () => {
  const ambiguous = { rows: optionsOf("a", "a_b"), columns: optionsOf("b_c", "c"), cell: "multiple" };
  expect(matrix.faults?.(questionOf(matrix, ambiguous))).toMatchObject([{ path: "/rows", fault: "repeatedVariable" }]);
});
