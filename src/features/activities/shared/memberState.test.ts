import { expect, test } from "vitest";
import { memberState } from "./memberState";

const now = new Date("2026-06-01T12:00:00Z");
const before = "2026-05-01T00:00:00Z";
const after = "2026-07-01T00:00:00Z";
const open = { status: "ACTIVE", startsAt: before, endsAt: after, response: null };

test.each([
  [open, "new"],
  [{ ...open, response: "open" }, "begun"],
  [{ ...open, response: "complete" }, "done"],
  [{ ...open, endsAt: before, response: "complete" }, "done"],
  [{ ...open, response: "ended" }, "ended"],
  [{ ...open, endsAt: before, response: "open" }, "ended"],
  [{ ...open, status: "FINISHED" }, "ended"],
  [{ ...open, status: "NEW", startsAt: after }, "comingSoon"],
  [{ ...open, status: "NEW" }, "new"],
  [{ ...open, startsAt: null, endsAt: null }, "new"],
] as const)("%o is %s", (participation, state) => {
  expect(memberState(participation, now)).toBe(state);
});
