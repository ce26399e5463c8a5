import { expect, test } from "vitest";
import { timeIssues } from "./timeIssues";

const at = (time: string) => `2026-06-01T${time}:00Z`;
const activity = { startsAt: at("10:00"), endsAt: at("20:00") };

test.each([
  ["12:00", "13:00", undefined],
  ["10:00", "13:00", undefined],
  ["12:00", "12:00", "/endsAt"],
  ["12:00", "15:01", "/endsAt"],
  ["09:59", "11:00", "/startsAt"],
  ["19:30", "20:01", "/endsAt"],
])("a session from %s to %s: %s", (from, to, path) => {
  expect(timeIssues({ startsAt: at(from), endsAt: at(to) }, activity)[0]?.path).toBe(path);
});

test("an activity without dates bounds nothing", () => {
  expect(timeIssues({ startsAt: at("12:00"), endsAt: at("13:00") }, { startsAt: null, endsAt: null })).toEqual([]);
});
