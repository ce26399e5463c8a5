import { expect, test } from "vitest";
import { dayIn } from "../../../../shared/dates/dayIn";
import { monthsLater } from "../../../../shared/dates/monthsLater";
import { MS_PER_DAY } from "../../../../shared/dates/msPerDay";
import { daysLeftOf, endOf, prolonged } from "./communityDays";

const ZONE = "Europe/Madrid";

const begunAgo = (days: number, durationMonths: number) => ({
  createdAt: new Date(Date.now() - days * MS_PER_DAY).toISOString(),
  timeZone: ZONE,
  durationMonths,
});

test("a community that runs gets its months after its end", () => {
  const community = begunAgo(10, 3);
  expect(prolonged(community, 2)).toBe(5);
});

test("one that has ended goes on from today, for no less than was paid", () => {
  const community = begunAgo(200, 1);
  const end = endOf(community, prolonged(community, 2));
  expect(end >= monthsLater(dayIn(ZONE), 2)).toBe(true);
  expect(end < monthsLater(dayIn(ZONE), 3)).toBe(true);
});

test("days are counted to the end, and none after it", () => {
  expect(daysLeftOf(begunAgo(200, 1))).toBe(0);
  expect(daysLeftOf(begunAgo(0, 1))).toBeGreaterThanOrEqual(28);
});
