import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCalendarDate, toInstant } from "./dates";

describe("a calendar date", () => {
  test.each(["2024-02-29", "2000-02-29", "1999-12-31", "2026-01-01", "0999-06-15", "9999-12-31"])("%s is one", (text) => {
    expect(isCalendarDate(text)).toBe(true);
  });

  test.each(
    [
      ["2026-02-30", "2026-02-29", "1900-02-29", "2026-04-31", "2026-13-01", "2026-00-10", "2026-01-00", "2026-01-32"],
      ["2026-1-1", "26-01-01", "2026/01/01", "01-01-2026", "2026-01-01T00:00:00Z", " 2026-01-01", "2026-01-01\n", "", "today"],
      ["+2026-01-01", "-2026-01-01", "12026-01-01", "٢٠٢٦-٠١-٠١", "0000-00-00"],
    ].flat(),
  )("%j is none", (text) => {
    expect(isCalendarDate(text)).toBe(false);
  });

  test("is what every day of four digits is written as", () => {
    const days = fc.date({ min: new Date("1000-01-01"), max: new Date("9999-12-31"), noInvalidDate: true });
    fc.assert(fc.property(days, (day) => isCalendarDate(day.toISOString().slice(0, 10))));
  });
});

describe("an instant", () => {
  test.each([
    ["2026-01-01", "2026-01-01T00:00:00.000Z"],
    ["2026-01-01T10:00:00Z", "2026-01-01T10:00:00.000Z"],
    ["2026-01-01T10:00:00.5Z", "2026-01-01T10:00:00.500Z"],
    ["2026-01-01T10:00:00+02:00", "2026-01-01T08:00:00.000Z"],
    ["2026-01-01T00:30:00+05:30", "2025-12-31T19:00:00.000Z"],
    ["2026-12-31T23:30:00-03:00", "2027-01-01T02:30:00.000Z"],
    ["2026-01-01T10:00Z", "2026-01-01T10:00:00.000Z"],
  ])("%s is %s", (text, instant) => {
    expect(toInstant(text)).toBe(instant);
  });

  test.each(
    [
      ["2026-01-01T10:00:00", "2026-01-01 10:00:00Z", "10:00", "2026", "2026-01", "", "now", "infinity", "Z", "1767261600000"],
      ["2026-02-30", "2026-02-30T10:00:00Z", "2025-02-29T10:00:00Z", "2026-04-31", "2026-13-01", "2026-01-01T25:00:00Z"],
      ["2026-01-01T10:61:00Z", "2026-01-01T10:00:00+99:99", "0000-01-01", "2026-01-01TZ", "2026-01-01Tgarbage Z"],
    ].flat(),
  )("%j tells none", (text) => {
    expect(toInstant(text)).toBeUndefined();
  });

  test("told in any offset is the same", () => {
    const moment = fc.date({ min: new Date("1970-01-01"), max: new Date("2100-01-01"), noInvalidDate: true });
    fc.assert(
      fc.property(moment, fc.integer({ min: -12, max: 14 }), (date, hours) => {
        const local = new Date(date.getTime() + hours * 3_600_000).toISOString().slice(0, -1);
        const sign = hours < 0 ? "-" : "+";
        return toInstant(`${local}${sign}${String(Math.abs(hours)).padStart(2, "0")}:00`) === date.toISOString();
      }),
    );
  });
});
