import { expect, test } from "vitest";
import { brokenRules, optionsOf, questionOf, seeded } from "../shared/testing";
import { random } from "./index";

const question = questionOf(random, { options: optionsOf("a", "b", "c", "d") });

test("draws every group about as often", () => {
  const source = seeded(7);
  const drawn = Array.from({ length: 4000 }, () => random.assign?.(question, source) ?? {});
  for (const { count } of random.tabulate(question, drawn, "es").counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
});

test("refuses a group that does not exist", () => {
  expect(brokenRules(random, question, "z")).not.toEqual([]);
});

test("is never shown", () => {
  expect(random.toSurveyJs(question, "es")).toMatchObject({ visible: false });
});
