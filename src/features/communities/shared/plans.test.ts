import { expect, test } from "vitest";
import { durationLines, isHigher, totalOf, upgradeLine } from "./plans";

const PRICES = { perMonth: 300, perYear: 3_000 };

test.each([
  [1, 300],
  [11, 3_300],
  [12, 3_000],
  [18, 3_000 + 6 * 300],
  [36, 9_000],
])("%s months cost %s credits", (months, total) => {
  expect(totalOf(durationLines(PRICES, months))).toBe(total);
});

test("a price has a line only for what it counts", () => {
  expect(durationLines(PRICES, 12).map(({ kind }) => kind)).toEqual(["years"]);
  expect(durationLines(PRICES, 5).map(({ kind }) => kind)).toEqual(["months"]);
});

test("an upgrade costs the difference for the days that are left, rounded up", () => {
  expect(upgradeLine(PRICES, { perMonth: 700, perYear: 7_000 }, 365).amount).toBe(400 * 12);
  expect(upgradeLine(PRICES, { perMonth: 700, perYear: 7_000 }, 1).amount).toBe(14);
});

test("an upgrade to a plan that has become cheaper costs nothing", () => {
  expect(upgradeLine(PRICES, { perMonth: 200, perYear: 2_000 }, 100).amount).toBe(0);
});

test("gold stands above silver, silver above bronze, none above itself", () => {
  expect([
    isHigher("GOLD", "SILVER"),
    isHigher("SILVER", "BRONZE"),
    isHigher("GOLD", "GOLD"),
    isHigher("BRONZE", "GOLD"),
  ]).toEqual([true, true, false, false]);
});
