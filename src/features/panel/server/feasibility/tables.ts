/** A cell by what a program needs to know of it. */
export interface TargetCell {
  /** Above 0. */
  readonly target: number;
  /** Names of the criteria that it asks for. */
  readonly criteria: readonly string[];
}

/** A cell in its table. */
export interface PlacedCell {
  readonly table: number;
  /** Of the table's target, above 0 to 1. */
  readonly share: number;
}

/** Cells that ask for the same criteria are a table: its targets are parts of the same whole. */
export function placeCells(cells: readonly TargetCell[]): readonly PlacedCell[] {
  const keys = cells.map(({ criteria }) => [...new Set(criteria)].sort().join());
  const tables = [...new Set(keys)];
  const totals = new Map<string, number>();
  for (const [index, { target }] of cells.entries()) {
    if (!(target > 0)) throw new RangeError("a cell's target must be above 0");
    const key = keys[index] ?? "";
    totals.set(key, (totals.get(key) ?? 0) + target);
  }
  return cells.map(({ target }, index) => {
    const key = keys[index] ?? "";
    return { table: tables.indexOf(key), share: target / (totals.get(key) ?? target) };
  });
}
