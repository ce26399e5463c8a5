import { describe, expect, test } from "vitest";
import { placeAfterKey } from "./keys";
import { PANEL_WIDTH, panelPlace } from "./panelPlace";
import { ninthOf } from "./placeText";

const plain = { shiftKey: false, altKey: false, ctrlKey: false };

describe("arrow keys", () => {
  test.each([
    [
      { key: "ArrowRight", ...plain },
      { x: 51, y: 50 },
    ],
    [
      { key: "ArrowUp", ...plain, shiftKey: true },
      { x: 50, y: 45 },
    ],
    [
      { key: "ArrowDown", ...plain, altKey: true },
      { x: 50, y: 50.1 },
    ],
    [
      { key: "ArrowLeft", ...plain, ctrlKey: true },
      { x: 49.9, y: 50 },
    ],
  ])("move by a step: %o", (key, place) => expect(placeAfterKey({ x: 50, y: 50 }, key)).toEqual(place));

  test("stop at the edge, and other keys move nothing", () => {
    expect(placeAfterKey({ x: 99, y: 0 }, { key: "ArrowRight", ...plain, shiftKey: true })).toEqual({ x: 100, y: 0 });
    expect(placeAfterKey({ x: 50, y: 50 }, { key: "a", ...plain })).toBeUndefined();
  });
});

test("a place is in one of nine parts, edges included", () => {
  expect([ninthOf({ x: 0, y: 0 }), ninthOf({ x: 50, y: 50 }), ninthOf({ x: 100, y: 100 }), ninthOf({ x: 20, y: 50 })]).toEqual([
    "topLeft",
    "middleCentre",
    "bottomRight",
    "middleLeft",
  ]);
});

describe("a point's panel", () => {
  test("stands beside the point where there is room, on either side", () => {
    expect(panelPlace({ width: 720, height: 540 }, { x: 0.2, y: 0.2 })).toEqual({ left: 174, top: 78 });
    expect(panelPlace({ width: 720, height: 540 }, { x: 0.8, y: 0.8 })).toEqual({ left: 576 - 30 - PANEL_WIDTH, bottom: 78 });
  });

  test("else below or above it, within the frame", () => {
    expect(panelPlace({ width: 400, height: 300 }, { x: 0.5, y: 0.25 })).toEqual({ left: 40, top: 105 });
    expect(panelPlace({ width: 360, height: 300 }, { x: 0.9, y: 0.75 })).toEqual({ left: 40, bottom: 105 });
  });
});
