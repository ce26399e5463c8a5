import { DEVICE } from "../../../contracts/services/panel";

/** Whether a cell is the part of a kind of device. */
export const isOfDevice = ({ criteria }: { readonly criteria: readonly string[] }): boolean => criteria.includes(DEVICE);

/** Cells of one table, which divide the sample by the same criteria. */
export interface CellTable<Cell> {
  readonly criteria: readonly string[];
  readonly cells: readonly Cell[];
}

/** Cells table by table, in the order of their first ones; one without criteria is of the table of people before it. */
export function cellTables<Cell extends { readonly criteria: readonly string[] }>(
  cells: readonly Cell[],
): readonly CellTable<Cell>[] {
  const tables = new Map<string, { readonly criteria: readonly string[]; readonly cells: Cell[] }>();
  let criteria = cells.find((cell) => cell.criteria.length > 0 && !isOfDevice(cell))?.criteria ?? [];
  for (const cell of cells) {
    if (cell.criteria.length > 0) criteria = cell.criteria;
    const table = tables.get(criteria.join()) ?? { criteria, cells: [] };
    table.cells.push(cell);
    tables.set(criteria.join(), table);
  }
  return [...tables.values()];
}
