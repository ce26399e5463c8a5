import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { rating } from "./index";

const question = questionOf(rating, { style: "numbers", min: 1, max: 5, leftLabel: { es: "Nada" }, rightLabel: { es: "Mucho" } });

test.each([[42], [0], [6], [2.5], ["3"], [[3]]])("refuses %j on a scale from 1 to 5", (value) => {
  expect(brokenRules(rating, question, value)).not.toEqual([]);
});

test("counts every point and gives statistics", () => {
  const distribution = rating.tabulate(question, [{ value: 1 }, { value: 5 }, { value: 5 }, { missing: "dont-know" }], "es");
  expect(distribution.counts).toEqual([
    { code: "1", label: "1 – Nada", count: 1 },
    { code: "2", label: "2", count: 0 },
    { code: "3", label: "3", count: 0 },
    { code: "4", label: "4", count: 0 },
    { code: "5", label: "5 – Mucho", count: 2 },
  ]);
  expect(distribution.statistics?.mean).toBeCloseTo(11 / 3);
  expect(distribution.statistics).toMatchObject({ median: 5, minimum: 1, maximum: 5 });
  expect(distribution).toMatchObject({ isOrdered: true, statistics: expect.not.objectContaining({ sum: 11 }) });
});

test("faults: highest point not above the lowest, more points than can be drawn", () => {
  expect(rating.faults?.(questionOf(rating, { min: 5, max: 5 }))).toMatchObject([{ path: "/max", fault: "maxNotAboveMin" }]);
  expect(rating.faults?.(questionOf(rating, { style: "faces", min: 1, max: 11 }))).toMatchObject([{ fault: "tooManyPoints" }]);
});
