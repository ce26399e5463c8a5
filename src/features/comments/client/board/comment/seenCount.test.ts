import { expect, test } from "vitest";
import { seenCount } from "./seenCount";

test.each([
  ["", 0],
  ["7", 1],
  ["1-12,15", 13],
  ["3-3,5-6", 3],
])("%o holds %i", (ranges, count) => {
  expect(seenCount(ranges)).toBe(count);
});
