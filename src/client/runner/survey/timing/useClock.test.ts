import { expect, test } from "vitest";
import { readClock } from "./useClock";

const clock = { questionId: "q", minimumSeconds: 5, maximumSeconds: 20, elapsed: 0 };

test("a begun second counts until it is over", () => {
  expect(readClock(clock, 0)).toEqual({ early: 5, left: 20, isEarly: true, isOver: false });
  expect(readClock(clock, 4_001)).toMatchObject({ early: 1, left: 16, isEarly: true });
  expect(readClock(clock, 5_000)).toMatchObject({ early: 0, isEarly: false });
  expect(readClock(clock, 20_000)).toMatchObject({ left: 0, isOver: true });
  expect(readClock(clock, 60_000)).toMatchObject({ left: 0, isOver: true });
});

test("a question without a clock is neither early nor over", () => {
  expect(readClock(null, 1e9)).toEqual({ early: 0, left: undefined, isEarly: false, isOver: false });
});
