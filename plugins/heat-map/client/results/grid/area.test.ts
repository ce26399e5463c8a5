import { describe, expect, test } from "vitest";
import { areaBetween, areaOfCell, cellAt, cellNameAt, pixelsOf, placeOf } from "./area";
import { nextCell } from "./nextCell";

const grid = { columns: 3, rows: 2 };

describe("a part of the grid", () => {
  test.each([
    [0, 0, { left: 0, top: 0, right: 33.333333, bottom: 50 }],
    [1, 1, { left: 33.333333, top: 50, right: 66.666667, bottom: 100 }],
    [2, 0, { left: 66.666667, top: 0, right: 100, bottom: 50 }],
  ])("in column %i and row %i lies where the API takes it", (column, row, area) => {
    expect(areaOfCell({ column, row }, grid)).toEqual(area);
    for (const side of Object.values(area)) expect(String(side)).toMatch(/^(100|\d{1,2})(\.\d{1,6})?$/);
  });

  test.each([
    [{ x: 0, y: 0 }, "A1"],
    [{ x: 33.33333, y: 49.99999 }, "A1"],
    [{ x: 33.33334, y: 50 }, "B2"],
    [{ x: 100, y: 100 }, "C2"],
  ])("holds what lies at %j: %s", (place, name) => {
    expect(cellNameAt(place, grid)).toBe(name);
    const { left, right, top, bottom } = areaOfCell(cellAt(place, grid), grid);
    // As the API counts: edges on the right and below belong to the next part, but for the image's own.
    expect(place.x >= left && (place.x < right || right === 100)).toBe(true);
    expect(place.y >= top && (place.y < bottom || bottom === 100)).toBe(true);
  });
});

test("a rectangle is the same whichever way it was drawn", () => {
  const area = { left: 10, top: 20, right: 60, bottom: 70.5 };
  const corners = [
    [10, 20, 60, 70.5],
    [60, 70.5, 10, 20],
    [10, 70.5, 60, 20],
  ] as const;
  for (const [x, y, otherX, otherY] of corners) expect(areaBetween({ x, y }, { x: otherX, y: otherY })).toEqual(area);
});

describe("a pointer", () => {
  const box = { left: 100, top: 50, width: 400, height: 200 };
  test.each([
    [100, 50, 0, 0],
    [300, 150, 50, 50],
    [500, 250, 100, 100],
    [0, 1_000, 0, 100],
    [233.333, 50, 33.33325, 0],
  ])("at %f, %f of the page is at %f, %f percent of the image", (clientX, clientY, x, y) => {
    expect(placeOf({ clientX, clientY }, box)).toEqual({ x, y });
  });

  test("on an image that has no size yet is at its corner", () => {
    expect(placeOf({ clientX: 5, clientY: 5 }, { left: 0, top: 0, width: 0, height: 0 })).toEqual({ x: 0, y: 0 });
  });
});

test("a canvas has the pixels of its screen", () => {
  expect(pixelsOf({ width: 640.4, height: 360 }, 2)).toEqual({ width: 1281, height: 720 });
  expect(pixelsOf({ width: 0, height: 0 }, 1)).toEqual({ width: 1, height: 1 });
});

test.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 2],
  ["ArrowLeft", 3, 3],
  ["ArrowDown", 1, 4],
  ["ArrowUp", 4, 1],
  ["ArrowUp", 1, 1],
  ["Home", 5, 3],
  ["End", 3, 5],
  ["a", 3, undefined],
])("the key %s leads from part %i to %s", (key, from, to) => {
  expect(nextCell(from, key, grid)).toBe(to);
});
