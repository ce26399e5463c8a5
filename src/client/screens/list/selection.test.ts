import { expect, test } from "vitest";
import { portionsOf, rangeOf } from "./selection";

test("a range goes from the row chosen last to this one, in either direction", () => {
  expect(rangeOf(["a", "b", "c", "d"], "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeOf(["a", "b"], "a", "a")).toEqual(["a"]);
  expect(rangeOf(["a", "b"], "gone", "b")).toEqual([]);
});

test("many ids go in portions, none is lost", () => {
  expect(portionsOf([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(portionsOf([], 2)).toEqual([]);
});
