import { expect, test } from "vitest";
import { phaseOf } from "./phaseOf";

const times = { startsAt: "2026-06-01T16:00:00Z", endsAt: "2026-06-01T17:00:00Z" };

test.each([
  ["2026-06-01T15:59:59.999Z", "before"],
  ["2026-06-01T16:00:00Z", "live"],
  ["2026-06-01T16:59:59.999Z", "live"],
  ["2026-06-01T17:00:00Z", "after"],
])("at %s it is %s", (now, phase) => {
  expect(phaseOf(times, Date.parse(now))).toBe(phase);
});
