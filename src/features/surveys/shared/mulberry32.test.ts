import { describe, expect, test } from "vitest";
import { mulberry32 } from "./mulberry32";

function draw(seed: number, count: number): readonly number[] {
  const random = mulberry32(seed);
  return Array.from({ length: count }, random);
}

describe("mulberry32", () => {
  test("gives the same numbers for the same seed and others for another", () => {
    expect(draw(7, 20)).toEqual(draw(7, 20));
    expect(draw(7, 20)).not.toEqual(draw(8, 20));
  });

  test("stays in [0, 1) and spreads evenly", () => {
    const numbers = draw(1, 20_000);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
    expect(numbers.reduce((sum, number) => sum + number, 0) / numbers.length).toBeCloseTo(0.5, 1);
  });
});
