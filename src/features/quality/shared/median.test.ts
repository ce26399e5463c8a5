import fc from "fast-check";
import { expect, test } from "vitest";
import { median } from "./median";

test.each([
  [[], undefined],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 100], 3.5],
])("the median of %j is %s", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("as many values lie below the median as above it", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(1_000), { minLength: 1 }), (values) => {
      const middle = median(values) ?? Number.NaN;
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});
