import { expect, test } from "vitest";
import { isOpen } from "./isOpen";

const now = new Date("2026-06-01T12:00:00Z");
const before = "2026-06-01T11:59:59Z";
const after = "2026-06-01T12:00:01Z";

test.each([
  [{ status: "ACTIVE", startsAt: null, endsAt: null }, true],
  [{ status: "NEW", startsAt: before, endsAt: null }, true],
  [{ status: "NEW", startsAt: after, endsAt: null }, false],
  [{ status: "ACTIVE", startsAt: before, endsAt: after }, true],
  [{ status: "ACTIVE", startsAt: null, endsAt: before }, false],
  [{ status: "CONFIGURING", startsAt: null, endsAt: null }, false],
  [{ status: "FINISHED", startsAt: null, endsAt: after }, false],
  [{ status: "BLOCKED", startsAt: null, endsAt: null }, false],
])("%o answers %s", (opening, expected) => {
  expect(isOpen(opening, now)).toBe(expected);
});
