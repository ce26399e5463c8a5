import { expect, test } from "vitest";
import { clockOf, secondsUntil } from "./countdown";

test("a begun second counts as a whole one, and what is over as none", () => {
  expect(secondsUntil(61_000, 1_000)).toBe(60);
  expect(secondsUntil(61_000, 1_001)).toBe(60);
  expect(secondsUntil(61_000, 60_999)).toBe(1);
  expect(secondsUntil(61_000, 61_000)).toBe(0);
  expect(secondsUntil(61_000, 99_000)).toBe(0);
});

test("what is left is said in minutes and two digits of seconds", () => {
  expect(clockOf(60)).toBe("1:00");
  expect(clockOf(9)).toBe("0:09");
  expect(clockOf(754)).toBe("12:34");
});
