import { expect, test } from "vitest";
import { isTooLong, robotMinutes } from "./robotMinutes";

const lasting = (median: number) => ({ length: { median, p10: median, p90: median } });

test("an interview is too long from a fifth above its estimate on", () => {
  expect(isTooLong(lasting(12 * 60), 10)).toBe(false);
  expect(isTooLong(lasting(12 * 60 + 1), 10)).toBe(true);
  expect(isTooLong({ length: null }, 10)).toBe(false);
});

test("lengths are whole minutes, and never none", () => {
  expect(robotMinutes(lasting(20))).toBe(1);
  expect(robotMinutes(lasting(570))).toBe(10);
  expect(robotMinutes({ length: null })).toBeUndefined();
});
