import { expect, test } from "vitest";
import { brokenRules, questionOf } from "../shared/testing";
import { nps } from "./index";

const question = questionOf(nps);

test.each([[-1], [11], [5.5], ["5"], [[5]]])("refuses %j", (value) => {
  expect(brokenRules(nps, question, value)).not.toEqual([]);
});

test("the score is the share of 9 and 10 less the share of 0 to 6", () => {
  const points = [10, 9, 9, 8, 7, 6, 0, 3, 10, 10];
  const distribution = nps.tabulate(
    question,
    points.map((value) => ({ value })),
    "es",
  );
  expect(distribution.statistics).toMatchObject({ nps: 20, promoters: 50, passives: 20, detractors: 30, mean: 7.2 });
  expect(distribution.counts.find(({ code }) => code === "10")?.count).toBe(3);
  expect(distribution.statistics).not.toHaveProperty("sum");
  const toneOf = (point: string) => distribution.counts.find(({ code }) => code === point)?.tone;
  expect(["0", "6", "7", "8", "9", "10"].map(toneOf)).toEqual([
    "negative",
    "negative",
    "neutral",
    "neutral",
    "positive",
    "positive",
  ]);
});

test("exports carry the point and the group", () => {
  expect([6, 7, 8, 9].map((value) => nps.cells(question, { value }, "es"))).toEqual([
    { Q1: 6, Q1_nps: "1" },
    { Q1: 7, Q1_nps: "2" },
    { Q1: 8, Q1_nps: "2" },
    { Q1: 9, Q1_nps: "3" },
  ]);
});

test("without answers there is no score", () => {
  expect(nps.tabulate(question, [{ missing: "dont-know" }], "es").statistics).toEqual({});
});
