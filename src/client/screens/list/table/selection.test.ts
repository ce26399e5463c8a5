import { expect, test } from "vitest";
import { rangeOf } from "./selection";

test("a range goes from the row chosen last to this one, in either direction", () => {
  expect(rangeOf(["a", "b", "c", "d"], "d", "b")).toEqual(["b", "c", "d"]);
  expect(rangeOf(["a", "b"], "a", "a")).toEqual(["a"]);
  expect(rangeOf(["a", "b"], "gone", "b")).toEqual([]);
});
