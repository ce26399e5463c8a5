import { expect, test } from "vitest";
import { clockOf, readClock } from "./times";

test.each([
  [0, "0:00", "0:00.0"],
  [62.48, "1:02", "1:02.5"],
  [59.97, "0:59", "1:00.0"],
  [3_600, "1:00:00", "1:00:00.0"],
  [7_325.04, "2:02:05", "2:02:05.0"],
])("%d seconds read %s and exactly %s", (seconds, clock, exact) => {
  expect([clockOf(seconds), clockOf(seconds, { isExact: true })]).toEqual([clock, exact]);
});

test.each([
  ["1:02", 62],
  ["1:02.5", 62.5],
  ["1:02,5", 62.5],
  [" 1:00:02 ", 3_602],
  ["62", 62],
  ["75:30", 4_530],
  ["", undefined],
  ["1:75", undefined],
  ["abc", undefined],
  ["-1", undefined],
  ["1:2:3:4", undefined],
])("%j is %s seconds", (text, seconds) => {
  expect(readClock(text)).toBe(seconds);
});
