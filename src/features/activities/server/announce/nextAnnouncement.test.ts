import { expect, test } from "vitest";
import { nextAnnouncement } from "./nextAnnouncement";

const HOUR = 3_600_000;
const now = new Date("2026-06-10T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR).toISOString();
const open = { opening: "open", startsAt: inHours(-100), endsAt: inHours(50), announced: null } as const;

test.each([
  [open, { noted: "OPENED", event: "OPENED" }],
  [{ ...open, announced: "OPENED" }, undefined],
  [
    { ...open, announced: "OPENED", endsAt: inHours(20) },
    { noted: "CLOSING", event: "CLOSING" },
  ],
  [{ ...open, announced: "CLOSING", endsAt: inHours(20) }, undefined],
  [{ ...open, announced: "CLOSING" }, { noted: "OPENED" }],
  [{ ...open, announced: "OPENED", startsAt: inHours(-10), endsAt: inHours(20) }, undefined],
  [{ ...open, announced: "OPENED", endsAt: null }, undefined],
  [
    { ...open, opening: "ended", announced: "OPENED" },
    { noted: "ENDED", event: "ENDED" },
  ],
  [{ ...open, opening: "ended", announced: "ENDED" }, undefined],
  // Nobody ever heard of it.
  [{ ...open, opening: "ended" }, undefined],
  [{ ...open, announced: "ENDED" }, { noted: "OPENED" }],
  [{ ...open, opening: "comingSoon" }, undefined],
  [{ ...open, opening: "closed", announced: "OPENED" }, undefined],
] as const)("%o: %o", (standing, said) => {
  expect(nextAnnouncement(standing, now)).toEqual(said);
});
