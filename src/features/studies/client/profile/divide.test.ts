import { expect, test } from "vitest";
import { divideByShares } from "./divide";

test.each([
  [100, [50, 50], [50, 50]],
  [10, [1, 1, 1], [4, 3, 3]],
  [7, [90, 5, 5], [6, 1, 0]],
  [200, [131, 250, 0], [69, 131, 0]],
])("%i people in the proportions %j are %j", (total, shares, parts) => {
  expect(divideByShares(total, shares)).toEqual(parts);
});
