import { expect, test } from "vitest";
import { monthsLater } from "./monthsLater";

test.each([
  ["2026-11-29", 1, "2026-12-29"],
  ["2026-11-29", 24, "2028-11-29"],
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2026-12-31", 1, "2027-01-31"],
])("%s and %i months are %s", (day, months, later) => {
  expect(monthsLater(day, months)).toBe(later);
});
