import { describe, expect, test } from "vitest";
import { followGesture, type GestureEffect, type GestureEvent, isTap, NO_GESTURE } from "./gesture";

type Step = readonly [type: GestureEvent["type"], pointerId: number, x: number, y: number, pointId?: string];

/** What comes of fingers that come, move and go. */
function play(steps: readonly Step[], { isZoomed = false, canDrag = true } = {}) {
  let gesture = NO_GESTURE;
  let before = gesture;
  const effects: GestureEffect[] = [];
  for (const [type, pointerId, x, y, pointId] of steps) {
    before = gesture;
    const step = followGesture(gesture, { type, contact: { pointerId, x, y, pointId }, isZoomed, canDrag, tolerance: 10 });
    gesture = step.gesture;
    if (step.effect) effects.push(step.effect);
  }
  const [lastType] = steps.at(-1) ?? [];
  return { gesture, effects, hasTapped: lastType === "up" && isTap(before) };
}

describe("one finger", () => {
  test("that comes and goes taps, also where it trembles", () => {
    const { hasTapped, effects, gesture } = play([
      ["down", 1, 100, 100],
      ["move", 1, 104, 103],
      ["up", 1, 104, 103],
    ]);
    expect(hasTapped).toBe(true);
    expect(effects).toEqual([]);
    expect(gesture).toEqual(NO_GESTURE);
  });

  test("that moves over the whole image does nothing, so that the page scrolls", () => {
    const { hasTapped, effects } = play([
      ["down", 1, 100, 100],
      ["move", 1, 100, 150],
      ["up", 1, 100, 150],
    ]);
    expect(hasTapped).toBe(false);
    expect(effects).toEqual([]);
  });

  test("that the browser takes for scrolling doesn't tap", () => {
    expect(
      play([
        ["down", 1, 100, 100],
        ["cancel", 1, 100, 100],
      ]).hasTapped,
    ).toBe(false);
  });

  test("moves an image that is nearer, from where it came", () => {
    const steps: readonly Step[] = [
      ["down", 1, 100, 100],
      ["move", 1, 120, 100],
      ["move", 1, 125, 90],
      ["up", 1, 125, 90],
    ];
    const { hasTapped, effects } = play(steps, { isZoomed: true });
    expect(hasTapped).toBe(false);
    expect(effects).toEqual([
      { kind: "pan", dx: 20, dy: 0 },
      { kind: "pan", dx: 5, dy: -10 },
    ]);
  });

  test("on a point moves it by the whole way", () => {
    const { effects } = play([
      ["down", 1, 100, 100, "p"],
      ["move", 1, 120, 100],
      ["move", 1, 130, 110],
      ["up", 1, 130, 110],
    ]);
    expect(effects).toEqual([
      { kind: "drag", pointId: "p", dx: 20, dy: 0 },
      { kind: "drag", pointId: "p", dx: 30, dy: 10 },
      { kind: "drop", pointId: "p" },
    ]);
  });

  test("on a point that may not be moved moves the image", () => {
    const steps: readonly Step[] = [
      ["down", 1, 100, 100, "p"],
      ["move", 1, 120, 100],
    ];
    expect(play(steps, { isZoomed: true, canDrag: false }).effects).toEqual([{ kind: "pan", dx: 20, dy: 0 }]);
  });
});

describe("two fingers", () => {
  const PINCH: readonly Step[] = [
    ["down", 1, 100, 100],
    ["down", 2, 200, 100],
    ["move", 2, 300, 100],
  ];

  test("pinch around their middle", () => {
    expect(play(PINCH).effects).toEqual([{ kind: "pinch", factor: 2, x: 200, y: 100, dx: 50, dy: 0 }]);
  });

  test("never tap, nor does the one that is left move anything", () => {
    const { effects, hasTapped } = play([...PINCH, ["up", 2, 300, 100], ["move", 1, 180, 180], ["up", 1, 180, 180]], {
      isZoomed: true,
    });
    expect(hasTapped).toBe(false);
    expect(effects).toHaveLength(1);
  });

  test("don't tap where neither moves", () => {
    expect(
      play([
        ["down", 1, 100, 100],
        ["down", 2, 200, 100],
        ["up", 2, 200, 100],
        ["up", 1, 100, 100],
      ]).hasTapped,
    ).toBe(false);
  });

  test("put back the point that the first one was moving", () => {
    const { effects } = play([
      ["down", 1, 100, 100, "p"],
      ["move", 1, 150, 100],
      ["down", 2, 200, 100],
      ["move", 2, 260, 100],
      ["up", 1, 150, 100],
      ["up", 2, 260, 100],
    ]);
    expect(effects.map(({ kind }) => kind)).toEqual(["drag", "dragCancelled", "pinch"]);
  });
});

test("a move that the browser breaks off puts the point back", () => {
  const { effects } = play([
    ["down", 1, 100, 100, "p"],
    ["move", 1, 150, 100],
    ["cancel", 1, 150, 100],
  ]);
  expect(effects.map(({ kind }) => kind)).toEqual(["drag", "dragCancelled"]);
});
