import { expect, test } from "vitest";
import { isLonger, minutesOf } from "./minutes";

test("lengths are whole minutes, and never none", () => {
  expect([20, 570, 629].map(minutesOf)).toEqual([1, 10, 10]);
});

test("a questionnaire is too long from the first minute above what was ordered", () => {
  expect([629, 630].map((seconds) => isLonger(seconds, 10))).toEqual([false, true]);
  expect(isLonger(600, 0)).toBe(false);
});
