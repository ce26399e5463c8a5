import { expect, test } from "vitest";
import { publicationOutcome } from "./publicationOutcome";

const NOW = new Date("2026-03-01T12:00:00Z");
const BEFORE = "2026-02-01T12:00:00Z";
const LATER = "2026-04-01T12:00:00Z";

test.each([
  [{ status: "CONFIGURING" }, "open"],
  [{ status: "CONFIGURING", startsAt: BEFORE, endsAt: LATER }, "open"],
  [{ status: "CONFIGURING", startsAt: LATER }, "announced"],
  [{ status: "CONFIGURING", startsAt: LATER, visibility: "PRIVATE" }, "private"],
  [{ status: "CONFIGURING", endsAt: BEFORE }, "ended"],
  [{ status: "ACTIVE", startsAt: BEFORE }, undefined],
  [{ status: "NEW", startsAt: LATER }, undefined],
  [{ status: "FINISHED" }, "closed"],
  [{ status: "BLOCKED" }, "closed"],
])("publishing in an activity of %j leads to: %s", (activity, outcome) => {
  expect(publicationOutcome({ id: "a", visibility: "PUBLIC", ...activity }, NOW)).toBe(outcome);
});
