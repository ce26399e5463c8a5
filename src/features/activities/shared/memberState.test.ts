import { expect, test } from "vitest";
import { memberState } from "./memberState";

const now = new Date("2026-06-01T12:00:00Z");
const before = "2026-05-01T00:00:00Z";
const after = "2026-07-01T00:00:00Z";
const open = { status: "ACTIVE", startsAt: before, endsAt: after, participation: null, isLocked: false };

test.each([
  [open, "new"],
  [{ ...open, participation: "STARTED" }, "begun"],
  [{ ...open, participation: "COMPLETED" }, "done"],
  [{ ...open, endsAt: before, participation: "COMPLETED" }, "done"],
  [{ ...open, participation: "SCREENED_OUT" }, "ended"],
  [{ ...open, endsAt: before, participation: "STARTED" }, "ended"],
  [{ ...open, participation: "INVITED" }, "new"],
  [{ ...open, participation: "EXCLUDED" }, "ended"],
  [{ ...open, isLocked: true }, "locked"],
  [{ ...open, isLocked: true, participation: "COMPLETED" }, "done"],
  [{ ...open, status: "NEW", startsAt: after, isLocked: true }, "comingSoon"],
  [{ ...open, status: "FINISHED" }, "ended"],
  [{ ...open, status: "NEW", startsAt: after }, "comingSoon"],
  [{ ...open, status: "NEW" }, "new"],
  [{ ...open, startsAt: null, endsAt: null }, "new"],
] as const)("%o is %s", (participation, state) => {
  expect(memberState(participation, now)).toBe(state);
});
