import { expect, test } from "vitest";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { multipleNumbers } from "./index";

const question = questionOf(multipleNumbers, { fields: optionsOf("a", "b"), minValue: 0, maxValue: 10, maxDecimals: 1 });

test.each([[{ a: "abc" }], [{ a: 11 }], [{ a: 1.25 }], [{ x: 1 }], [{}], [5]])("refuses %j", (value) => {
  expect(brokenRules(multipleNumbers, question, value)).not.toEqual([]);
});

test("names the field with too many decimals", () => {
  expect(brokenRules(multipleNumbers, question, { a: 1, b: 1.25 })).toEqual(["/b maxDecimals"]);
});

test("gives each field's statistics over those who filled it", () => {
  const distribution = multipleNumbers.tabulate(question, [{ value: { a: 1, b: 4 } }, { value: { a: 3 } }], "es");
  expect(distribution.parts?.map(({ code, base, statistics }) => [code, base, statistics.mean])).toEqual([
    ["a", 2, 2],
    ["b", 1, 4],
  ]);
  expect(multipleNumbers.cells(question, { value: { a: 3 } }, "es")).toEqual({ Q1_a: 3 });
});
