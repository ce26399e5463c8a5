import { describe, expect, test } from "vitest";
import { medianOf, shareInterval } from "./interval";

describe("intervals of few people", () => {
  // Worked out from the formula apart from this code.
  test.each([
    [5, 8, 0.305742, 0.863156],
    [0, 8, 0, 0.324409],
    [8, 8, 0.675591, 1],
    [1, 1, 0.206549, 1],
  ])("%d of %d", (hits, of, low, high) => {
    const found = shareInterval(hits, of);
    expect(found.low).toBeCloseTo(low, 5);
    expect(found.high).toBeCloseTo(high, 5);
  });

  test("a median has one from six people on, by the order of their times", () => {
    expect(medianOf([3, 1, 2])).toEqual({ median: 2, interval: null });
    expect(medianOf([5, 4, 3, 2, 1])).toEqual({ median: 3, interval: null });
    expect(medianOf([6, 5, 4, 3, 2, 1])).toEqual({ median: 3.5, interval: { low: 1, high: 6 } });
    // Of twelve the third and the tenth: qbinom(0.025, 12, 0.5) is 3.
    expect(medianOf(Array.from({ length: 12 }, (_none, index) => index + 1))).toEqual({
      median: 6.5,
      interval: { low: 3, high: 10 },
    });
  });
});
