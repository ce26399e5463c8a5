import { describe, expect, test } from "vitest";
import { createRandom } from "../../../shared/random";
import { type Atom, maximise } from "../server/feasibility/maximise";
import { placeCells, type TargetCell } from "../server/feasibility/tables";

const byGender = (target: number): TargetCell => ({ target, criteria: ["GENDER"] });
const byAge = (target: number): TargetCell => ({ target, criteria: ["AGE"] });
const byBoth = (target: number): TargetCell => ({ target, criteria: ["AGE", "GENDER"] });
const atom = (capacity: number, ...cells: number[]): Atom => ({ capacity, cells });
const solved = (cells: readonly TargetCell[], atoms: readonly Atom[]) => maximise(placeCells(cells), atoms);

describe("cells", () => {
  test("of the same criteria, in any order, are a table", () => {
    const cells = [byBoth(30), { target: 10, criteria: ["GENDER", "AGE"] }, byAge(5)];
    expect(placeCells(cells)).toEqual([
      { table: 0, share: 0.75 },
      { table: 0, share: 0.25 },
      { table: 1, share: 1 },
    ]);
  });

  test("without a target are refused", () => {
    expect(() => placeCells([byAge(0)])).toThrow(RangeError);
    expect(() => placeCells([byAge(Number.NaN)])).toThrow(RangeError);
  });
});

describe("the most completes", () => {
  test("without cells are those of everybody", async () => {
    expect(await solved([], [atom(12.5), atom(7.5)])).toEqual({ total: 20, prices: [] });
  });

  test("of an interlocked table are the smallest of capacity / share, where the cell binds", async () => {
    // 100 / 0.25 = 400, 90 / 0.15 = 600, 300 / 0.6 = 500
    const { total, prices } = await solved([byBoth(25), byBoth(15), byBoth(60)], [atom(100, 0), atom(90, 1), atom(300, 2)]);
    expect(total).toBeCloseTo(400, 6);
    expect(prices.map(({ isBinding }) => isBinding)).toEqual([true, false, false]);
    expect(prices.map(({ gain }) => gain)).toEqual([expect.closeTo(4, 6), 0, 0]);
  });

  test("of any interlocked table are that", async () => {
    const random = createRandom(7);
    for (let round = 0; round < 30; round += 1) {
      const count = 1 + Math.floor(random() * 20);
      const cells = Array.from({ length: count }, () => byBoth(1 + Math.floor(random() * 100)));
      const atoms = cells.map((_, index) => atom(1 + random() * 5000, index));
      const least = Math.min(...placeCells(cells).map(({ share }, index) => (atoms[index]?.capacity ?? 0) / share));
      const { total, prices } = await solved(cells, atoms);
      expect(total / least).toBeCloseTo(1, 7);
      expect(prices.filter(({ isBinding }) => isBinding)).toHaveLength(1);
    }
  });

  test("of two tables are bound by the scarce age, of either gender", async () => {
    // Half women; 30 % young. 30 + 60 young people make a whole of 300, of which one more young person makes 3.33 more.
    const cells = [byGender(50), byGender(50), byAge(30), byAge(70)];
    const { total, prices } = await solved(cells, [atom(30, 0, 2), atom(60, 1, 2), atom(400, 0, 3), atom(500, 1, 3)]);
    expect(total).toBeCloseTo(300, 6);
    expect(prices).toEqual([
      { isBinding: false, gain: 0 },
      { isBinding: false, gain: 0 },
      { isBinding: true, gain: expect.closeTo(10 / 3, 6) },
      { isBinding: false, gain: 0 },
    ]);
  });

  test("of two tables are fewer than either allows where the same people are wanted twice", async () => {
    // The women are young and the men are old. Half women but a quarter young: women are young, so no more than the young.
    const { total } = await solved([byGender(50), byGender(50), byAge(25), byAge(75)], [atom(100, 0, 2), atom(100, 1, 3)]);
    expect(total).toBeCloseTo(0, 6);
  });

  test("of tables in each other's way are bound by the cell where people help most", async () => {
    // Half women, a quarter young. Women are young, but for 20: at most 20 more than the young, who are a quarter of 80.
    const cells = [byGender(50), byGender(50), byAge(25), byAge(75)];
    const { total, prices } = await solved(cells, [atom(100, 0, 2), atom(20, 0, 3), atom(100, 1, 2), atom(1000, 1, 3)]);
    expect(total).toBeCloseTo(80, 6);
    // An older woman makes 4 more, and a sixth of the women are older.
    expect(prices).toEqual([
      { isBinding: true, gain: expect.closeTo(4 / 6, 6) },
      { isBinding: false, gain: 0 },
      { isBinding: false, gain: 0 },
      { isBinding: false, gain: 0 },
    ]);
  });

  test("are none where a cell has nobody: one there would be its part of a whole", async () => {
    const { total, prices } = await solved([byAge(25), byAge(75)], [atom(100, 1)]);
    expect(total).toBe(0);
    expect(prices).toEqual([
      { isBinding: true, gain: 4 },
      { isBinding: false, gain: 0 },
    ]);
  });

  test("leave out who falls in no cell of a table", async () => {
    const { total } = await solved([byGender(50), byGender(50)], [atom(40, 0), atom(50, 1), atom(1000)]);
    expect(total).toBeCloseTo(80, 6);
  });

  test("count nobody in two cells of a table", async () => {
    // Cells that overlap: 10 fit the first alone, 10 the second alone, 30 both.
    const { total } = await solved([byAge(50), byAge(50)], [atom(10, 0), atom(10, 1), atom(30, 0, 1)]);
    expect(total).toBeCloseTo(50, 6);
  });

  test("always have a cell that binds", async () => {
    const { prices } = await solved([byAge(50), byAge(50)], [atom(10, 0), atom(10, 1)]);
    expect(prices.some(({ isBinding }) => isBinding)).toBe(true);
  });
});
