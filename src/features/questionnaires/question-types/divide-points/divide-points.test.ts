import { expect, test } from "vitest";
import { brokenRules, optionsOf, questionOf } from "../shared/testing";
import { dividePoints } from "./index";

const question = questionOf(dividePoints, { options: optionsOf("a", "b", "c"), total: 10 });

test.each([[{ a: 11 }], [{ a: 5, b: 4 }], [{ a: 11, b: -1 }], [{ a: 5.5, b: 4.5 }], [{ a: "10" }], [{ x: 10 }], [{}]])(
  "refuses %j",
  (value) => {
    expect(brokenRules(dividePoints, question, value)).not.toEqual([]);
  },
);

test("accepts points that add up, with items left out", () => {
  expect(brokenRules(dividePoints, question, { a: 4, b: 6 })).toEqual([]);
  expect(brokenRules(dividePoints, question, { a: 10, b: 0, c: 0 })).toEqual([]);
});

test("means know that an item left out got no points", () => {
  const distribution = dividePoints.tabulate(
    question,
    [{ value: { a: 10 } }, { value: { a: 4, b: 6 } }, { missing: "refused" }],
    "es",
  );
  expect(distribution.parts?.map(({ code, base, statistics }) => [code, base, statistics.mean])).toEqual([
    ["a", 2, 7],
    ["b", 2, 3],
    ["c", 2, 0],
  ]);
  expect(distribution.counts.map(({ code, count }) => [code, count])).toEqual([
    ["a", 2],
    ["b", 1],
    ["c", 0],
  ]);
});

test("a single item leaves nothing to divide", () => {
  expect(dividePoints.faults?.(questionOf(dividePoints, { options: optionsOf("a") }))).toMatchObject([
    { fault: "tooFewOptions" },
  ]);
});
