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

  test("a median of thousands has the ranks that the coin has, without tossing it", () => {
    const upTo = (count: number) => medianOf(Array.from({ length: count }, (_none, index) => index + 1));
    // By qbinom(0.025, n, 0.5): 469 of 1,000, 475 of 1,012 and 4,902 of 10,000.
    expect(upTo(1_000)).toEqual({ median: 500.5, interval: { low: 469, high: 532 } });
    expect(upTo(1_012).interval?.low).toBe(475);
    expect(upTo(10_000)).toEqual({ median: 5_000.5, interval: { low: 4_902, high: 5_099 } });
  });
});
