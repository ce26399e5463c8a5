import { expect, test } from "vitest";
import { completesPerResponse, completion } from "./response";

const LENGTHS = Array.from({ length: 240 }, (_, index) => (index + 1) / 2);

test("who begins ends as often up to ten minutes, and less often with each further one, down to a half", () => {
  expect([1, 10, 20, 30, 120].map(completion)).toEqual([0.85, 0.85, expect.closeTo(0.7687, 4), expect.closeTo(0.6952, 4), 0.5]);
});

test("a longer interview never brings more completes", () => {
  const completes = LENGTHS.map((minutes) => completesPerResponse({ incidenceRate: 40, minutes }));
  expect(completes.every((one, index) => one <= (completes[index - 1] ?? 1))).toBe(true);
  expect(completes[20]).toBeGreaterThan(completes[60] ?? 1);
});
