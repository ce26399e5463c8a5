import { afterEach, expect, test } from "vitest";
import { openingOf } from "../../schema/activityOpening";
import { localDay, toInstant, toLocal } from "./local";

test("an instant survives the way through the input", () => {
  const instant = "2026-03-04T05:06:00.000Z";
  expect(toInstant(toLocal(instant))).toBe(instant);
});

test("what is no time is nothing", () => {
  expect(toLocal(undefined)).toBe("");
  expect(toLocal("soon")).toBe("");
  expect(toInstant("")).toBeUndefined();
});

test("a day is counted by the device's calendar", () => {
  expect(localDay(toInstant("2026-03-04T23:59"))).toBe("2026-03-04");
});

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

test.each([
  ["2026-10-24T09:00", "2026-10-24T07:00:00.000Z"],
  ["2026-10-25T09:00", "2026-10-25T08:00:00.000Z"],
  ["2027-03-27T09:00", "2027-03-27T08:00:00.000Z"],
  ["2027-03-28T09:00", "2027-03-28T07:00:00.000Z"],
])("an activity that is to open at %s in Madrid opens at that local hour, clocks changed or not", (local, instant) => {
  process.env.TZ = "Europe/Madrid";
  const startsAt = toInstant(local) ?? "";
  expect([startsAt, toLocal(startsAt)]).toEqual([instant, local]);
  const activity = { status: "NEW", startsAt, endsAt: null };
  const at = (milliseconds: number) => openingOf(activity, new Date(Date.parse(startsAt) + milliseconds));
  expect([at(-1), at(0)]).toEqual(["comingSoon", "open"]);
});
