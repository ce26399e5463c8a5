import { describe, expect, test } from "vitest";
import type { Density } from "../../../shared/api/results";
import { type DensityField, densest, densityAt, densityField } from "./densityField";

const fine = { columns: 96, rows: 64 };
type Bins = Density["bins"];

const fieldOf = (bins: Bins, base = 1) => densityField({ bins, fine, base }, "POSITIVE");
const sum = ({ values }: DensityField) => values.reduce((total, value) => total + value, 0);
const valueAt = ({ values, columns }: DensityField, column: number, row: number) => values[row * columns + column] ?? 0;

describe("a density", () => {
  test.each<[string, Bins, number]>([
    ["in the middle", [[48, 32, 3, 1]], 3],
    ["in a corner, none of it lost beyond the edges", [[0, 0, 5, 0]], 5],
    ["on the last part", [[95, 63, 2, 7]], 2],
    [
      "in many parts",
      [
        [1, 2, 1, 0],
        [50, 60, 4, 0],
        [95, 0, 2, 9],
      ],
      7,
    ],
    ["of the other sign alone", [[10, 10, 0, 4]], 0],
    ["nowhere", [], 0],
  ])("sums to the points of its sign: %s", (_, bins, points) => {
    expect(sum(fieldOf(bins))).toBeCloseTo(points, 9);
  });

  test("is of each sign's own points", () => {
    expect(sum(densityField({ bins: [[5, 5, 2, 7]], fine, base: 1 }, "NEGATIVE"))).toBeCloseTo(7, 9);
  });

  test("is highest where the points are, and falls alike on all sides", () => {
    const field = fieldOf([[48, 32, 1, 0]]);
    const middle = valueAt(field, 48, 32);
    expect(densest([field])).toBe(middle);
    for (const distance of [1, 3, 6]) {
      const sides = [
        [48 - distance, 32],
        [48 + distance, 32],
        [48, 32 - distance],
        [48, 32 + distance],
      ].map(([column = 0, row = 0]) => valueAt(field, column, row));
      for (const side of sides) expect(side).toBeCloseTo(sides[0] ?? -1, 12);
      expect(sides[0]).toBeLessThan(middle);
    }
  });

  test("of mirrored points is the mirrored density", () => {
    const bins: Bins = [
      [3, 10, 2, 0],
      [40, 60, 1, 0],
    ];
    const field = fieldOf(bins);
    const mirrored = fieldOf(bins.map(([column, row, ...points]) => [95 - column, row, ...points]));
    for (let row = 0; row < fine.rows; row += 1)
      for (let column = 0; column < fine.columns; column += 1)
        expect(valueAt(mirrored, 95 - column, row)).toBeCloseTo(valueAt(field, column, row), 12);
  });

  test("is of each person of the base: twice the people who mark twice as much look the same", () => {
    expect(fieldOf([[48, 32, 10, 0]], 20).values).toEqual(fieldOf([[48, 32, 20, 0]], 40).values);
    expect(sum(fieldOf([[48, 32, 10, 0]], 0))).toBeCloseTo(10, 9);
  });
});

test("panels side by side share the scale of the densest one", () => {
  const [few, many] = [fieldOf([[48, 32, 1, 0]]), fieldOf([[10, 10, 4, 0]])];
  expect(densest([few, many])).toBe(densest([many]));
  expect(densest([few])).toBeCloseTo(densest([many]) / 4, 12);
  expect(densest([])).toBe(0);
  expect(densest([fieldOf([])])).toBe(0);
});

test("between the parts a density is between their values", () => {
  const field: DensityField = { columns: 2, rows: 2, values: Float64Array.from([0, 4, 8, 12]) };
  const found = [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.5, 0.25],
    [0.5, 0.5],
    [0, 0],
    [1, 1],
  ].map(([x = 0, y = 0]) => densityAt(field, x, y));
  expect(found).toEqual([0, 4, 2, 6, 0, 12]);
});
