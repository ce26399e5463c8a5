import { describe, expect, test } from "vitest";
import type { Density } from "../../../shared/api/results";
import { shareOf } from "../../../shared/density";
import { cellDifference, differenceOf } from "./differenceOf";
import { restOf } from "./restOf";

const marks = (points: number, members: number, base: number) => ({ points, ...shareOf(members, base) });

function densityOf(base: number, points: number, members: number, bins: Density["bins"] = []): Density {
  const both = { POSITIVE: marks(points, members, base), NEGATIVE: marks(0, 0, base) };
  return {
    base,
    total: both,
    grid: { columns: 1, rows: 1 },
    cells: [{ column: 0, row: 0, ...both }],
    fine: { columns: 96, rows: 96 },
    bins,
  };
}

describe("everyone else", () => {
  const all = densityOf(60, 45, 30, [
    [1, 2, 5, 1],
    [3, 4, 2, 0],
  ]);
  const part = densityOf(20, 15, 12, [
    [1, 2, 2, 0],
    [3, 4, 2, 0],
  ]);

  test("is the whole without the people of the part, with intervals of its own", () => {
    const rest = restOf(all, part);
    expect([rest.base, rest.total.POSITIVE, rest.cells[0]?.POSITIVE]).toEqual([40, marks(30, 18, 40), marks(30, 18, 40)]);
    expect(rest.bins).toEqual([[1, 2, 3, 1]]);
  });

  test("is nobody where the part is everyone, and everyone where nobody is in the part", () => {
    expect(restOf(all, all)).toMatchObject({ base: 0, bins: [], total: { POSITIVE: { points: 0, members: 0, share: 0 } } });
    expect(restOf(all, densityOf(0, 0, 0))).toEqual(all);
  });

  test("has never fewer than none, when points come in between the two answers", () => {
    const rest = restOf(densityOf(10, 5, 5, [[0, 0, 5, 0]]), densityOf(11, 8, 7, [[0, 0, 8, 0]]));
    expect([rest.base, rest.total.POSITIVE.points, rest.total.POSITIVE.members, rest.bins]).toEqual([0, 0, 0, []]);
  });
});

test.each([
  [shareOf(50, 60), shareOf(5, 60), 1],
  [shareOf(5, 60), shareOf(50, 60), -1],
  [shareOf(30, 60), shareOf(25, 60), 0],
])("intervals that don't overlap say which share is the higher one", (one, other, difference) => {
  expect(differenceOf(one, other)).toBe(difference);
});

test("a group of nobody differs from none", () => {
  const [one, nobody] = [densityOf(40, 40, 40), densityOf(0, 0, 0)];
  expect(cellDifference([one, nobody], 0, "POSITIVE")).toBe(0);
  expect(cellDifference([one], 0, "POSITIVE")).toBe(0);
  expect(cellDifference([one, densityOf(40, 2, 2)], 0, "POSITIVE")).toBe(1);
});
