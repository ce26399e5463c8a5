import { expect, test } from "vitest";
import { businessDaysAfter } from "./businessDays";

const after = (start: string, days: number, ...holidays: string[]) =>
  businessDaysAfter(new Date(start), { days, holidays: new Set(holidays), timeZone: "Europe/Madrid" }).toISOString();

test("business days leave out Saturdays and Sundays and keep the time of day", () => {
  expect(after("2026-11-26T10:30:00.000Z", 1)).toBe("2026-11-27T10:30:00.000Z");
  expect(after("2026-11-27T10:30:00.000Z", 1)).toBe("2026-11-30T10:30:00.000Z");
  expect(after("2026-11-28T10:30:00.000Z", 2)).toBe("2026-12-01T10:30:00.000Z");
});

test("business days leave out holidays, those of a weekend only once", () => {
  expect(after("2026-12-24T10:30:00.000Z", 1, "2026-12-25")).toBe("2026-12-28T10:30:00.000Z");
  expect(after("2026-12-04T10:30:00.000Z", 2, "2026-12-06", "2026-12-08")).toBe("2026-12-09T10:30:00.000Z");
});

test("business days are those of the company's calendar, and keep its time of day when the clocks change", () => {
  // 00:30 on Saturday in Madrid.
  expect(after("2026-11-27T23:30:00.000Z", 1)).toBe("2026-11-29T23:30:00.000Z");
  expect(after("2026-12-07T23:30:00.000Z", 1, "2026-12-09")).toBe("2026-12-09T23:30:00.000Z");
  expect(after("2026-10-23T08:00:00.000Z", 1)).toBe("2026-10-26T09:00:00.000Z");
});
