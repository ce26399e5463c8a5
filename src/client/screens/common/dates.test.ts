import { expect, test } from "vitest";
import { formatDay, relativeTime } from "./dates";

const now = new Date("2026-06-15T12:00:00Z");

test("times are said as people say them", () => {
  expect(relativeTime(new Date("2026-06-12T12:00:00Z"), now, "en")).toBe("3 days ago");
  expect(relativeTime(new Date("2026-06-15T12:00:20Z"), now, "es")).toBe("ahora");
  expect(relativeTime(new Date("2026-06-16T13:00:00Z"), now, "en")).toBe("tomorrow");
});

test("a day stays that day in every time zone", () => {
  expect(formatDay("2026-01-31", "en")).toBe("Jan 31, 2026");
  expect(formatDay("nonsense", "en")).toBe("nonsense");
});
