import { describe, expect, test } from "vitest";
import { isInView, LARGEST_ZOOM, movePlace, panBy, placeAt, showPlace, spotOf, type View, WHOLE, zoomBy } from "./view";

const NEAR: View = { zoom: 4, x: 0.3, y: 0.5 };
/** A pixel of an image of 4000 × 3000, in percent. */
const PIXEL = 100 / 4000;

describe("a place of the image and its spot in the frame", () => {
  test("are where they are in the whole image", () => {
    expect(placeAt(WHOLE, { x: 0.25, y: 0.75 })).toEqual({ x: 25, y: 75 });
    expect(spotOf(WHOLE, { x: 25, y: 75 })).toEqual({ x: 0.25, y: 0.75 });
  });

  test.each([WHOLE, NEAR, { zoom: 1.7, x: 0.41, y: 0 }])("lead to each other in %o", (view) => {
    for (const spot of [
      { x: 0, y: 0 },
      { x: 0.123, y: 0.987 },
      { x: 1, y: 0.5 },
    ]) {
      const back = spotOf(view, placeAt(view, spot));
      expect(Math.abs(back.x - spot.x) * 100).toBeLessThan(PIXEL);
      expect(Math.abs(back.y - spot.y) * 100).toBeLessThan(PIXEL);
    }
  });

  test("keep to the image where a finger goes beyond its edge", () => {
    expect(placeAt(WHOLE, { x: -0.2, y: 1.3 })).toEqual({ x: 0, y: 100 });
  });

  test("say the same place whatever the size of the frame", () => {
    const place = placeAt(NEAR, { x: 130 / 390, y: 60 / 292 });
    const spot = spotOf(NEAR, place);
    expect(spot.x * 844).toBeCloseTo((130 / 390) * 844, 2);
    expect(spot.y * 632).toBeCloseTo((60 / 292) * 632, 2);
  });
});

describe("zooming", () => {
  test("leaves what is under the fingers where it is", () => {
    const anchor = { x: 0.2, y: 0.6 };
    const before = placeAt(NEAR, anchor);
    const after = placeAt(zoomBy(NEAR, 1.3, anchor), anchor);
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  test("ends at the whole image and at its largest", () => {
    expect(zoomBy(NEAR, 0.01)).toEqual(WHOLE);
    expect(zoomBy(NEAR, 100).zoom).toBe(LARGEST_ZOOM);
  });

  test("and back shows the whole image, wherever it was nearer", () => {
    expect(zoomBy(zoomBy(WHOLE, 3, { x: 1, y: 0 }), 1 / 3, { x: 0, y: 1 })).toEqual(WHOLE);
  });
});

describe("panning", () => {
  test("moves the image as far as the finger", () => {
    const before = placeAt(NEAR, { x: 0.5, y: 0.5 });
    const after = placeAt(panBy(NEAR, { x: 0.1, y: -0.1 }), { x: 0.6, y: 0.4 });
    expect(after.x).toBeCloseTo(before.x, 3);
    expect(after.y).toBeCloseTo(before.y, 3);
  });

  test("shows nothing beyond the image's edges", () => {
    expect(panBy(NEAR, { x: 9, y: -9 })).toEqual({ zoom: 4, x: 0, y: 0.75 });
    expect(panBy(WHOLE, { x: 0.4, y: 0.4 })).toEqual(WHOLE);
  });
});

test("a point that is moved follows the finger, and stays on the image", () => {
  expect(movePlace(NEAR, { x: 50, y: 50 }, { x: 0.4, y: -0.2 })).toEqual({ x: 60, y: 45 });
  expect(movePlace(WHOLE, { x: 95, y: 5 }, { x: 0.4, y: -0.2 })).toEqual({ x: 100, y: 0 });
});

test("a place is brought into view, and a view that shows it stays", () => {
  expect(isInView(NEAR, { x: 2, y: 2 })).toBe(false);
  expect(isInView(showPlace(NEAR, { x: 2, y: 2 }), { x: 2, y: 2 })).toBe(true);
  expect(showPlace(NEAR, { x: 40, y: 60 })).toEqual(NEAR);
});
