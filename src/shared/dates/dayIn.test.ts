import { expect, test } from "vitest";
import { dayIn } from "./dayIn";

test.each([
  ["Europe/Madrid", "2026-07-01T22:30:00Z", "2026-07-02"],
  ["Europe/Madrid", "2026-12-31T22:59:59Z", "2026-12-31"],
  ["Europe/Madrid", "2026-12-31T23:00:00Z", "2027-01-01"],
  ["America/Mexico_City", "2026-01-01T05:59:59Z", "2025-12-31"],
  ["Pacific/Kiritimati", "2026-01-01T10:00:00Z", "2026-01-02"],
  ["UTC", "2026-01-01T23:59:59Z", "2026-01-01"],
])("in %s it is at %s the day %s", (timeZone, instant, day) => {
  expect(dayIn(timeZone, new Date(instant))).toBe(day);
});
