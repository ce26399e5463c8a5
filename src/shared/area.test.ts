import { expect, test } from "vitest";
import { areaAt, areaBetween, fitted, movedArea, resizedArea } from "./area";

const AREA = { x: 10, y: 20, width: 30, height: 10 };

test("a rectangle is drawn from any corner, and never smaller than can be hit", () => {
  expect(areaBetween({ x: 40, y: 30 }, { x: 10, y: 20 })).toEqual(AREA);
  expect(areaBetween({ x: 99.9, y: 50 }, { x: 99.9, y: 50 })).toEqual({ x: 99, y: 50, width: 1, height: 1 });
});

test("a rectangle stays inside the picture when it is moved, resized or typed", () => {
  expect(movedArea(AREA, { x: 80, y: -30 })).toEqual({ ...AREA, x: 70, y: 0 });
  expect(resizedArea(AREA, { x: 100, y: -50 })).toEqual({ ...AREA, width: 90, height: 1 });
  expect(fitted({ x: -5, y: 95, width: 120, height: 10 })).toEqual({ x: 0, y: 90, width: 100, height: 10 });
});

test("a place is in the smallest rectangle around it, edges included", () => {
  const areas = [{ x: 0, y: 0, width: 100, height: 100 }, AREA];
  expect(areaAt(areas, { x: 40, y: 30 })).toBe(1);
  expect(areaAt(areas, { x: 40.01, y: 30 })).toBe(0);
  expect(areaAt([AREA], { x: 9.99, y: 25 })).toBe(-1);
});
