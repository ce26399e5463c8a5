import { describe, expect, test } from "vitest";
import { createZone } from "./zone";

describe("the clocks of a zone", () => {
  test.each([
    ["Europe/Madrid", "2026-07-01T08:00:00.000Z", "2026-07-01", "10:00:00"],
    ["Europe/Madrid", "2026-12-01T08:30:15.000Z", "2026-12-01", "09:30:15"],
    ["Europe/Madrid", "2026-03-29T01:00:00.000Z", "2026-03-29", "03:00:00"],
    ["America/Mexico_City", "2026-01-01T05:59:59.000Z", "2025-12-31", "23:59:59"],
    ["Asia/Kolkata", "2026-01-01T00:00:00.000Z", "2026-01-01", "05:30:00"],
    ["UTC", "1969-12-31T23:59:59.000Z", "1969-12-31", "23:59:59"],
  ])("in %s at %s show %s %s, and back", (timeZone, instant, day, time) => {
    const zone = createZone(timeZone);
    expect(zone.clockAt(instant)).toBe(`${day}T${time}.000`);
    expect(zone.instantOf(day, time)).toBe(instant);
    expect(zone.isShown(day, time)).toBe(true);
  });

  test.each([
    ["2027-03-28", "01:59", true],
    ["2027-03-28", "02:00", false],
    ["2027-03-28", "02:30", false],
    ["2027-03-28", "02:59:59", false],
    ["2027-03-28", "03:00", true],
    // Shown twice.
    ["2027-10-31", "02:30", true],
  ])("in Madrid show %s %s: %s", (day, time, isShown) => {
    expect(createZone("Europe/Madrid").isShown(day, time)).toBe(isShown);
  });
});
