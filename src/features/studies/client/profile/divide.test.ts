import { expect, test } from "vitest";
import { divideByShares } from "../../shared/divideByShares";
import { wantedValues } from "./divide";

test.each([
  [100, [50, 50], [50, 50]],
  [10, [1, 1, 1], [4, 3, 3]],
  [7, [90, 5, 5], [6, 1, 0]],
  [200, [131, 250, 0], [69, 131, 0]],
])("%i people in the proportions %j are %j", (total, shares, parts) => {
  expect(divideByShares(total, shares)).toEqual(parts);
});

test("a range of ages leaves the bands that it meets", () => {
  const bands = ["16-24", "25-34", "35-44", "65+"].map((value) => ({ value, label: value }));
  const choice = { name: "AGE", label: "Age", values: bands, ages: { from: 16, to: 99 } };
  const left = (...values: readonly string[]) => wantedValues(choice, [{ criterion: "AGE", values }]).map(({ value }) => value);
  expect(left("30-40")).toEqual(["25-34", "35-44"]);
  expect(left("16-24")).toEqual(["16-24"]);
  expect(left("16-24", "70+")).toEqual(["16-24", "65+"]);
});
