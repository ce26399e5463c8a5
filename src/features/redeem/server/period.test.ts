import { expect, test } from "vitest";
import { currentPeriod, periodAt } from "./period";

const isOpen = (
  now: string,
  timeZone = "Europe/Madrid",
  days: { from: string | null; to: string | null } = { from: "2027-06-01", to: "2027-06-16" },
) => periodAt(days, { now: new Date(now), timeZone }).isOpen;

test.each([
  ["before the first day begins in Madrid", "2027-05-31T21:59:59.999Z", false],
  ["as it begins", "2027-05-31T22:00:00.000Z", true],
  ["until the last day begins", "2027-06-15T21:59:59.999Z", true],
  ["as the last day begins", "2027-06-15T22:00:00.000Z", false],
])("a period %s", (_, now, expected) => {
  expect(isOpen(now)).toBe(expected);
});

test("days without a midnight begin when their clocks do", () => {
  // Santiago goes on to summer time at midnight.
  const days = { from: "2027-09-05", to: null };
  expect(isOpen("2027-09-05T03:59:59.999Z", "America/Santiago", days)).toBe(false);
  expect(isOpen("2027-09-05T04:00:00.000Z", "America/Santiago", days)).toBe(true);
});

test("a day of 25 hours is one day", () => {
  const days = { from: "2027-10-31", to: "2027-11-01" };
  expect(isOpen("2027-10-30T21:59:59.999Z", "Europe/Madrid", days)).toBe(false);
  expect(isOpen("2027-10-30T22:00:00.000Z", "Europe/Madrid", days)).toBe(true);
  expect(isOpen("2027-10-31T22:59:59.999Z", "Europe/Madrid", days)).toBe(true);
  expect(isOpen("2027-10-31T23:00:00.000Z", "Europe/Madrid", days)).toBe(false);
});

test("without days it is always open", () => {
  expect(isOpen("2027-01-01T00:00:00.000Z", "Europe/Madrid", { from: null, to: null })).toBe(true);
});

test("a midnight that comes twice begins the day the first time", () => {
  // The Azores go back from one o'clock to midnight.
  const days = { from: "2027-10-31", to: null };
  expect(isOpen("2027-10-30T23:59:59.999Z", "Atlantic/Azores", days)).toBe(false);
  expect(isOpen("2027-10-31T00:00:00.000Z", "Atlantic/Azores", days)).toBe(true);
});

test.each([
  ["before the first", "2027-05-01T12:00:00.000Z", { from: "2027-06-01", isOpen: false }],
  ["in the first", "2027-06-10T12:00:00.000Z", { from: "2027-06-01", isOpen: true }],
  ["between the two", "2027-08-01T12:00:00.000Z", { from: "2027-12-01", isOpen: false }],
  ["in the second", "2027-12-05T12:00:00.000Z", { from: "2027-12-01", isOpen: true }],
  ["after the second", "2028-01-01T12:00:00.000Z", { from: "2027-12-01", isOpen: false }],
])("of two periods, %s", (_, now, expected) => {
  const periods = [
    { from: "2027-06-01", to: "2027-06-16" },
    { from: "2027-12-01", to: "2027-12-16" },
  ] as const;
  expect(currentPeriod(periods, { now: new Date(now), timeZone: "Europe/Madrid" })).toMatchObject(expected);
});

test("without a second period, the first stays the one that is told", () => {
  const periods = [
    { from: "2027-06-01", to: "2027-06-16" },
    { from: null, to: null },
  ] as const;
  const clock = { now: new Date("2027-08-01T12:00:00.000Z"), timeZone: "Europe/Madrid" };
  expect(currentPeriod(periods, clock)).toEqual({ from: "2027-06-01", to: "2027-06-16", isOpen: false });
});
