import { expect, test } from "vitest";
import { isKept, jobTone, percentOf } from "./jobState";

test("a job is whole at a hundred, and before that never", () => {
  expect(percentOf({ done: 999, total: 1000 })).toBe(99);
  expect(percentOf({ done: 1000, total: 1000 })).toBe(100);
  expect(percentOf({ done: 5, total: null })).toBeUndefined();
});

test("a load that left rows out is no plain success", () => {
  expect(jobTone({ state: "done", result: { created: 3, faultCount: 0 } })).toBe("good");
  expect(jobTone({ state: "done", result: { created: 3, faultCount: 1 } })).toBe("wait");
  expect(jobTone({ state: "failed", result: null })).toBe("bad");
});

test("a file is offered until it is erased", () => {
  const until = "2027-01-15T10:00:00.000Z";
  expect([isKept({ until }, Date.parse(until) - 1), isKept({ until }, Date.parse(until))]).toEqual([true, false]);
});
