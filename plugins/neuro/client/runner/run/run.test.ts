import { describe, expect, test } from "vitest";
import { SAMPLE_MS } from "../../../question/neuroQuestion";
import type { Plan } from "./plan";
import { type Action, answerOf, CROSS_MS, dueAt, FEEDBACK_MS, GAP_MS, newRun, progressOf, type Run, step } from "./run";

const word = (set: "BASELINE" | "POSITIVE", name: string) => ({ set, word: name, text: name });
const PLAN: Plan = {
  arm: "BRANDED",
  picture: "/files/1",
  alternativeText: "",
  exposureMs: 3_000,
  limitMs: 2_000,
  practice: [{ text: "snow", isTrue: true }],
  baseline: [word("BASELINE", "fire"), word("BASELINE", "cats")],
  words: [word("POSITIVE", "pleasant")],
  recognition: [{ item: 1, isTarget: false, text: "sea" }],
};
const HERE = { isVisible: true, isFocused: true };

/** A run with a clock in the hand of the test. */
function started(): { run: Run; at: number; tell: (action: Action) => Run; wait: (ms: number) => void } {
  const world = {
    run: newRun(),
    at: 1_000,
    tell: (action: Action) => {
      world.run = step(PLAN, world.run, action);
      return world.run;
    },
    /** Lets time pass as timers do: each moment that is due is told. */
    wait: (ms: number) => {
      const end = world.at + ms;
      for (let due = dueAt(PLAN, world.run); due !== undefined && due <= end; due = dueAt(PLAN, world.run)) {
        world.at = Math.max(world.at, due);
        world.tell({ kind: "tick", at: world.at });
        if (world.run.phase === "drawn") world.tell({ kind: "painted", at: world.at, ...HERE });
      }
      world.at = end;
    },
  };
  return world;
}

/** Begins a stage and answers its next thing after `ms`. */
function answerAfter(world: ReturnType<typeof started>, ms: number, isYes = true): void {
  world.wait(GAP_MS);
  world.wait(ms);
  world.tell({ kind: "answer", at: world.at, isYes });
}

function toExposure(world: ReturnType<typeof started>): void {
  world.tell({ kind: "start", at: world.at });
  answerAfter(world, 400);
  world.wait(FEEDBACK_MS);
  world.tell({ kind: "start", at: world.at });
  answerAfter(world, 400);
  answerAfter(world, 500.4, false);
}

test("a whole run gives a whole answer", () => {
  const world = started();
  expect(world.run).toMatchObject({ stage: "practice", phase: "brief" });
  toExposure(world);
  expect(world.run).toMatchObject({ stage: "exposure", phase: "brief" });
  world.tell({ kind: "start", at: world.at });
  world.wait(CROSS_MS + PLAN.exposureMs);
  expect(world.run.stage).toBe("words");
  world.tell({ kind: "start", at: world.at });
  world.wait(GAP_MS + PLAN.limitMs);
  expect(world.run.stage).toBe("recognition");
  world.tell({ kind: "start", at: world.at });
  answerAfter(world, 700);
  world.tell({ kind: "start", at: world.at });
  expect(world.tell({ kind: "finish" }).stage).toBe("points");
  for (const x of [0.1, 0.2, 0.3, 0.4]) world.tell({ kind: "mark", point: { x, y: 0.5 } });
  world.tell({ kind: "unmark", index: 0 });
  expect(answerOf(PLAN, world.run)).toBeUndefined();
  world.tell({ kind: "finish" });
  expect(progressOf(PLAN, world.run)).toBe(1);
  const answer = answerOf(PLAN, world.run);
  expect(answer).toMatchObject({
    arm: "BRANDED",
    exposure: { shownMs: 3_000, visibleMs: 3_000, focusedMs: 3_000 },
    words: [
      { set: "BASELINE", word: "fire", isYes: true, ms: 400 },
      { set: "BASELINE", word: "cats", isYes: false, ms: 500 },
      { set: "POSITIVE", word: "pleasant", isYes: null, ms: 2_000 },
    ],
    recognition: [{ item: 1, isTarget: false, isYes: true, ms: 700 }],
    points: [
      { x: 0.2, y: 0.5 },
      { x: 0.3, y: 0.5 },
    ],
  });
  expect(answer?.trace).toHaveLength(PLAN.exposureMs / SAMPLE_MS);
});

describe("a timed word", () => {
  function asked() {
    const world = started();
    world.tell({ kind: "start", at: world.at });
    world.wait(GAP_MS);
    return world;
  }

  test("isn't answered before it is on the screen", () => {
    const world = started();
    world.tell({ kind: "start", at: world.at });
    world.tell({ kind: "answer", at: world.at, isYes: true });
    world.wait(GAP_MS);
    world.tell({ kind: "answer", at: world.at - 1, isYes: true });
    expect(world.run.given.practice).toEqual([]);
  });

  test("is late where its key comes in the very moment of the limit", () => {
    const world = asked();
    world.tell({ kind: "answer", at: world.at + PLAN.limitMs, isYes: true });
    expect(world.run.given.practice).toEqual([{ isYes: null, ms: PLAN.limitMs }]);
  });

  test("takes one answer", () => {
    const world = asked();
    world.wait(100);
    world.tell({ kind: "answer", at: world.at, isYes: true });
    world.tell({ kind: "answer", at: world.at + 5, isYes: false });
    expect(world.run.given.practice).toEqual([{ isYes: true, ms: 100 }]);
  });

  test("is asked again where the person paused at it; what was answered stays", () => {
    const world = started();
    world.tell({ kind: "start", at: world.at });
    answerAfter(world, 100);
    world.wait(FEEDBACK_MS);
    world.tell({ kind: "start", at: world.at });
    answerAfter(world, 100);
    world.wait(GAP_MS + 300);
    world.tell({ kind: "leave" });
    expect(world.run).toMatchObject({ stage: "baseline", phase: "brief" });
    expect(world.run.given.baseline).toHaveLength(1);
    world.tell({ kind: "start", at: world.at });
    answerAfter(world, 250);
    expect(world.run.given.baseline.at(-1)).toEqual({ isYes: true, ms: 250 });
  });
});

describe("the advertisement", () => {
  function shown() {
    const world = started();
    toExposure(world);
    world.tell({ kind: "start", at: world.at });
    world.wait(CROSS_MS);
    return world;
  }

  test("has its slider sampled four times a second at most, from the middle", () => {
    const world = shown();
    world.wait(100);
    for (const value of [60, 70, 130]) world.tell({ kind: "slide", value });
    world.wait(PLAN.exposureMs);
    const { trace } = world.run;
    expect(trace.slice(0, 2)).toEqual([
      { at: 0, value: 50 },
      { at: 250, value: 100 },
    ]);
    expect(trace.every(({ at }, index) => index === 0 || at - (trace[index - 1]?.at ?? 0) >= SAMPLE_MS)).toBe(true);
  });

  test("counts as seen only while the page is visible, and as attended while it has the focus", () => {
    const world = shown();
    world.wait(1_000);
    world.tell({ kind: "attention", at: world.at, isVisible: true, isFocused: false });
    world.wait(500);
    world.tell({ kind: "attention", at: world.at, isVisible: false, isFocused: false });
    world.wait(1_000);
    world.tell({ kind: "attention", at: world.at, ...HERE });
    world.wait(500);
    expect(world.run.exposure).toEqual({ shownMs: 3_000, visibleMs: 2_000, focusedMs: 1_500 });
  });

  test("is measured to when timers fired, however late they were", () => {
    const world = shown();
    world.tell({ kind: "tick", at: world.at + 4_200 });
    expect(world.run).toMatchObject({ stage: "words", exposure: { shownMs: 4_200 } });
  });

  test("begins again where the person left it, with nothing of the first time", () => {
    const world = shown();
    world.wait(1_000);
    world.tell({ kind: "slide", value: 80 });
    world.tell({ kind: "leave" });
    expect(world.run).toMatchObject({ stage: "exposure", phase: "brief", trace: [], slider: 50 });
    expect(dueAt(PLAN, world.run)).toBeUndefined();
  });
});
