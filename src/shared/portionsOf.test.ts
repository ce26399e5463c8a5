import { expect, test } from "vitest";
import { portionsOf } from "./portionsOf";

test("many go in portions, none is lost", () => {
  expect(portionsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(portionsOf([], 2)).toEqual([]);
});
