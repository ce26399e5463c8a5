import { describe, expect, test } from "vitest";
import { cellName, gridOf, shareOf } from "./density";
import { percentOf } from "./point";

test.each([
  // Wilson's interval of 95 %, by its formula.
  [0, 10, 0, 0, 0.2775],
  [5, 10, 0.5, 0.2366, 0.7634],
  [10, 10, 1, 0.7225, 1],
  [81, 263, 0.308, 0.2553, 0.3662],
])("%i of %i are %f, from %f to %f", (members, of, share, low, high) => {
  const found = shareOf(members, of);
  expect([found.share, found.low, found.high]).toEqual([share, low, high].map((value) => expect.closeTo(value, 3)));
});

test("of nobody there is no share", () => {
  expect(shareOf(0, 0)).toEqual({ members: 0, share: 0, low: 0, high: 0 });
});

describe("a grid", () => {
  test.each([
    [4, { width: 1200, height: 800 }, 3],
    [4, { width: 300, height: 900 }, 12],
    [4, { width: 2000, height: 10 }, 1],
    [4, { width: null, height: null }, 4],
  ])("of %i columns has parts as square as the image allows", (columns, size, rows) => {
    expect(gridOf(columns, size)).toEqual({ columns, rows });
  });

  test("names its parts as a spreadsheet does", () => {
    expect([cellName({ column: 0, row: 0 }), cellName({ column: 3, row: 11 })]).toEqual(["A1", "D12"]);
  });
});

test("a share of a length is percent within the image", () => {
  expect([percentOf(-0.2), percentOf(0.123456789), percentOf(1.5)]).toEqual([0, 12.34568, 100]);
});
