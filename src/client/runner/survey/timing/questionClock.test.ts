import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { QuestionClock } from "./questionClock";

function startClock(before = {}) {
  let time = 1_000;
  const clock = new QuestionClock({ now: () => time, before });
  const wait = (ms: number) => {
    time += ms;
  };
  return { clock, wait };
}

describe("the clock of questions", () => {
  test("counts a question while it is shown, over all visits", () => {
    const { clock, wait } = startClock();
    clock.enter("a");
    wait(3_000);
    clock.enter("b");
    wait(500);
    clock.enter("a");
    wait(1_000);
    expect(clock.of("a")).toEqual({ activeMs: 4_000, wallMs: 4_000 });
    expect(clock.of("b")).toEqual({ activeMs: 500, wallMs: 500 });
    expect(clock.of("c")).toEqual({ activeMs: 0, wallMs: 0 });
  });

  test("a hidden page is wall time and no active time", () => {
    const { clock, wait } = startClock();
    clock.enter("a");
    wait(2_000);
    clock.pause(true);
    wait(30_000);
    clock.pause(false);
    wait(1_000);
    expect(clock.of("a")).toEqual({ activeMs: 3_000, wallMs: 33_000 });
  });

  test("a minute without a sign of life ends the active time until the next one", () => {
    const { clock, wait } = startClock();
    clock.enter("a");
    wait(10_000);
    clock.touch();
    wait(600_000);
    expect(clock.of("a")).toEqual({ activeMs: 70_000, wallMs: 610_000 });
    clock.touch();
    wait(5_000);
    expect(clock.of("a")).toEqual({ activeMs: 75_000, wallMs: 615_000 });
  });

  test("goes on from what an earlier opening of the page measured", () => {
    const { clock, wait } = startClock({ a: { activeMs: 2_000, wallMs: 5_000 } });
    clock.enter("a");
    wait(1_000);
    expect(clock.all()).toEqual({ a: { activeMs: 3_000, wallMs: 6_000 } });
  });

  test("whatever happens, the times of all questions add up to the time that passed, and none is active for longer", () => {
    const step = fc.record({ ms: fc.nat(200_000), event: fc.constantFrom("a", "b", "pause", "resume", "touch", "ask") });
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const { clock, wait } = startClock();
        clock.enter("a");
        for (const { ms, event } of steps) {
          wait(ms);
          if (event === "pause" || event === "resume") clock.pause(event === "pause");
          else if (event === "touch") clock.touch();
          else if (event === "ask") clock.of("a");
          else clock.enter(event);
        }
        const timings = Object.values(clock.all());
        expect(timings.reduce((sum, { wallMs }) => sum + wallMs, 0)).toBe(steps.reduce((sum, { ms }) => sum + ms, 0));
        expect(timings.every(({ activeMs, wallMs }) => activeMs >= 0 && activeMs <= wallMs)).toBe(true);
      }),
    );
  });
});
