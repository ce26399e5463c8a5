import { expect, test } from "vitest";
import { countOf, formatRanges, parseRanges, withNumbers } from "./ranges";

test.each([
  ["", [], ""],
  ["", [3, 1, 2], "1-3"],
  ["1-3", [5, 4], "1-5"],
  ["2,7-9", [1, 8, 20], "1-2,7-9,20"],
  ["1-12,15", [13, 14], "1-15"],
  ["1-5", [5, 5], "1-5"],
])("%j with %j is %j", (text, numbers, expected) => {
  const ranges = withNumbers(parseRanges(text), numbers);
  expect(formatRanges(ranges)).toBe(expected);
  expect(parseRanges(expected)).toEqual(ranges);
});

test("counts all the numbers, and leaves out what is no range", () => {
  expect(countOf(parseRanges("1-12,15"))).toBe(13);
  expect(parseRanges("x,4-2,0,7")).toEqual([[7, 7]]);
});
