import { expect, test } from "vitest";
import { createRandom } from "../../../../shared/random";
import type { LinearProgram } from "./linearProgram";
import { solve } from "./solver";

const TABLES = 3;
const CELLS = 12;

/** Tables of cells with equal shares, and atoms that stand in one cell of each. */
function program(atoms: number): LinearProgram {
  const random = createRandom(11);
  const rows = TABLES * CELLS;
  const total = { most: undefined, rows: Array.from({ length: rows }, (_, row) => row) };
  const columns = Array.from({ length: atoms }, () => {
    const cells = Array.from({ length: TABLES }, (_, table) => table * CELLS + Math.floor(random() ** 2 * CELLS));
    return { most: 0.01 + random(), rows: cells, values: cells.map(() => 1) };
  });
  return { rows, columns: [{ ...total, values: total.rows.map(() => -1 / CELLS) }, ...columns] };
}

test.each([500, 7_000])("the prices of %i columns are worth the optimum", async (atoms) => {
  const large = program(atoms);
  const { values, prices } = await solve(large);
  const optimum = values[0] ?? 0;
  expect(optimum).toBeGreaterThan(1);
  const worth = large.columns.reduce((sum, { most = 0 }, column) => sum + most * (prices[column] ?? 0), 0);
  expect(worth / optimum).toBeCloseTo(1, 4);
});
