import { expect, test } from "vitest";
import { dayAndTime, scheduledInstant } from "./scheduledTime";

const NOW = new Date("2026-01-01T00:00:00Z");
const MADRID = "Europe/Madrid";

test("a day and time are those of the community's clock", () => {
  expect(scheduledInstant({ date: "2026-07-01", time: "10:00" }, MADRID, NOW)).toBe("2026-07-01T08:00:00.000Z");
  expect(dayAndTime("2026-07-01T08:00:00.000Z", MADRID)).toEqual({ date: "2026-07-01", time: "10:00" });
});

test("the hour that the clocks skip in spring is refused", () => {
  expect(() => scheduledInstant({ date: "2026-03-29", time: "02:30" }, MADRID, NOW)).toThrow("mailings.skippedTime");
});

test("what is past is refused", () => {
  expect(() => scheduledInstant({ date: "2025-12-31", time: "23:00" }, MADRID, NOW)).toThrow("mailings.pastTime");
});
