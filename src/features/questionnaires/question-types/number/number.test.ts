import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { number } from "./index";

const question = questionOf(number, { minValue: 0, maxValue: 500, maxDigits: 3, maxDecimals: 2 });

test.each([["abc"], ["5"], [-1], [501], [1e21], [1.005], [0.001], ["NaN"], ["Infinity"], [null]])("refuses %j", (value) => {
  expect(brokenRules(number, question, value)).not.toEqual([]);
});

test.each([[0], [0.07], [0.29], [499.99], [500]])("accepts %j", (value) => {
  expect(brokenRules(number, question, value)).toEqual([]);
});

test("limits the digits where no limits of the value are given", () => {
  const digits = questionOf(number, { maxDigits: 2, maxDecimals: 0 });
  expect(brokenRules(number, digits, 99)).toEqual([]);
  expect(brokenRules(number, digits, 100)).not.toEqual([]);
  expect(brokenRules(number, digits, -100)).not.toEqual([]);
  expect(brokenRules(number, digits, 9.5)).not.toEqual([]);
});

test("reads what a field gives: numbers with comma or point, and nothing else as one", () => {
  expect(number.fromSurveyValue?.(question, "12,5")).toBe(12.5);
  expect(number.fromSurveyValue?.(question, "1.234,5")).toBe(1234.5);
  expect(number.fromSurveyValue?.(question, "1.234")).toBe("1.234");
  expect(number.fromSurveyValue?.(questionOf(number, { maxDecimals: 3 }), "1.234")).toBe(1.234);
  expect(number.fromSurveyValue?.(question, "0x10")).toBe("0x10");
  expect(number.fromSurveyValue?.(question, "")).toBeUndefined();
});

test("keeps few whole numbers exact and gives statistics", () => {
  const values = [2, 4, 4, 4, 5, 5, 7, 9];
  const distribution = number.tabulate(
    question,
    values.map((value) => ({ value })),
    "es",
  );
  expect(distribution.counts.map(({ code, count }) => `${code}=${count}`)).toEqual([
    "2=1",
    "3=0",
    "4=3",
    "5=2",
    "6=0",
    "7=1",
    "8=0",
    "9=1",
  ]);
  expect(distribution.statistics).toMatchObject({ mean: 5, median: 4.5, minimum: 2, maximum: 9 });
  expect(distribution.statistics).not.toHaveProperty("sum");
  expect(distribution.statistics?.standardDeviation).toBeCloseTo(Math.sqrt(32 / 7));
});

test("faults: limits the wrong way round, limits beyond the digits", () => {
  expect(number.faults?.(questionOf(number, { minValue: 5, maxValue: 4 }))).toMatchObject([
    { path: "/maxValue", fault: "maxBelowMin" },
  ]);
  expect(number.faults?.(questionOf(number, { minValue: 100, maxDigits: 2 }))).toMatchObject([
    { path: "/minValue", fault: "tooManyDigits" },
  ]);
});
