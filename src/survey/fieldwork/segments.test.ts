import { expect, test } from "vitest";
import { isFor } from "./cell";
import { joinSegments, segmentsIn } from "./segments";

test("segments are read as they were joined, one as it is", () => {
  expect(joinSegments(["cell-0"])).toBe("cell-0");
  expect(segmentsIn(joinSegments(["cell-0", "cell-12"]))).toEqual(["cell-0", "cell-12"]);
  expect([segmentsIn(null), segmentsIn("")]).toEqual([[], []]);
});

test("a cell of each of five tables of a hundred quotas fits, and what doesn't is refused rather than cut off", () => {
  const five = [95, 96, 97, 98, 99].map((cell) => `cell-${cell}`);
  expect(segmentsIn(joinSegments(five))).toEqual(five);
  expect(() => joinSegments([...five, "cell-94"])).toThrow(RangeError);
});

test("whoever is of several segments counts in the cell of each, and in no other", () => {
  const one = { device: null, segment: joinSegments(["cell-1", "cell-12"]) };
  const cells = ["cell-1", "cell-12", "cell-2", null].map((segment) => ({ device: null, segment }));
  expect(cells.map((cell) => isFor(cell, one))).toEqual([true, true, false, true]);
  expect(isFor({ device: null, segment: "cell-1" }, { device: null, segment: null })).toBe(false);
});
