import { expect, test } from "vitest";
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
