import { expect, test } from "vitest";
import { formatDuration } from "./duration";

const HOUR = 3_600_000;

test("a time span is told by its two largest units", () => {
  expect(formatDuration(51 * HOUR + 20 * 60_000, "es")).toBe("2 días y 3 horas");
  expect(formatDuration(48 * HOUR + 5 * 60_000, "es")).toBe("2 días");
  expect(formatDuration(HOUR, "nl")).toBe("1 uur");
});

test("under a minute there is nothing to tell", () => expect(formatDuration(59_000, "es")).toBeUndefined());
