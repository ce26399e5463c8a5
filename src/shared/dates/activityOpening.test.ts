import { expect, test } from "vitest";
import { openingOf } from "./activityOpening";

const now = new Date("2026-06-01T12:00:00Z");
const before = "2026-06-01T11:59:59Z";
const after = "2026-06-01T12:00:01Z";

test.each([
  [{ status: "ACTIVE", startsAt: null, endsAt: null }, "open"],
  [{ status: "NEW", startsAt: before, endsAt: null }, "open"],
  [{ status: "NEW", startsAt: after, endsAt: null }, "comingSoon"],
  [{ status: "ACTIVE", startsAt: before, endsAt: after }, "open"],
  [{ status: "ACTIVE", startsAt: null, endsAt: before }, "ended"],
  [{ status: "CONFIGURING", startsAt: null, endsAt: null }, "closed"],
  [{ status: "FINISHED", startsAt: null, endsAt: after }, "ended"],
  [{ status: "BLOCKED", startsAt: null, endsAt: null }, "closed"],
])("%o is %s", (dates, opening) => {
  expect(openingOf(dates, now)).toBe(opening);
});
