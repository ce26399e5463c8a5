import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { countDates } from "./countDates";
import { date } from "./index";

const day = questionOf(date, { minDate: "2026-01-10", maxDate: "2026-03-01" });
const minute = questionOf(date, { precision: "minute", maxDate: "2026-03-01" });

test.each([
  ["2026-02-30"],
  ["2026-1-5"],
  ["2026-01-09"],
  ["2026-03-02"],
  ["2026-02-01T10:00"],
  ["mañana"],
  [20260201],
  ["2026-02-01\n"],
])("refuses the day %j", (value) => {
  expect(brokenRules(date, day, value)).not.toEqual([]);
});

test.each([["2026-02-01T24:00"], ["2026-02-01T10:60"], ["2026-02-01"], ["2026-03-02T00:00"]])("refuses the time %j", (value) => {
  expect(brokenRules(date, minute, value)).not.toEqual([]);
});

test("a latest day includes all its times", () => {
  expect(brokenRules(date, minute, "2026-03-01T23:59")).toEqual([]);
  expect(brokenRules(date, day, "2026-03-01")).toEqual([]);
});

test("counts per day with empty days between, per month over a long span, per year over a longer one", () => {
  expect(countDates(["2026-01-03", "2026-01-01T10:00", "2026-01-01"], "es")).toEqual([
    { code: "2026-01-01", label: "1 ene", count: 2 },
    { code: "2026-01-02", label: "2 ene", count: 0 },
    { code: "2026-01-03", label: "3 ene", count: 1 },
  ]);
  expect(countDates(["2025-12-31", "2026-02-01"], "en").map(({ code, label, count }) => [code, label, count])).toEqual([
    ["2025-12", "Dec 2025", 1],
    ["2026-01", "Jan 2026", 0],
    ["2026-02", "Feb 2026", 1],
  ]);
  expect(countDates(["2000-05-05", "2026-02-01"], "es")).toHaveLength(27);
  expect(countDates(["0026-05-05", "2026-02-01"], "es").map(({ code }) => code)).toEqual(["0026", "2026"]);
});

test("labels in a language that is none are those of the usual one", () => {
  expect(countDates(["2026-01-01"], "example-1")).toEqual(countDates(["2026-01-01"], "es"));
});

test("faults: dates that do not exist, limits the wrong way round", () => {
  expect(date.faults?.(questionOf(date, { minDate: "2026-02-30" }))).toMatchObject([{ path: "/minDate", fault: "noDate" }]);
  expect(date.faults?.(questionOf(date, { minDate: "2026-02-02", maxDate: "2026-02-01" }))).toMatchObject([
    { fault: "maxBelowMin" },
  ]);
});
