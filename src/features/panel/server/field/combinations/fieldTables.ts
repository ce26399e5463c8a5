import type { PanelRequest } from "../../../../../contracts/services/panel";

/** Cells that divide the sample by the same criteria; whoever is invited is of one of them at most. */
export interface FieldTable {
  /** Numbers of its cells in the request, in order. */
  readonly cells: readonly number[];
  /**
   * Whether its targets add up to the sample: then nobody can count who is in none of its cells. Of devices it never is: who
   * has several is in none until they answer.
   */
  readonly isWhole: boolean;
}

/** The tables of a request. A cell without criteria, which takes whoever fits no other, is of the table before it. */
export function fieldTables({ cells, sampleSize }: Pick<PanelRequest, "cells" | "sampleSize">): readonly FieldTable[] {
  const keyOf = (cell: number) => [...new Set(cells[cell]?.criteria.map(({ criterion }) => criterion))].sort().join();
  const tables = new Map<string, number[]>();
  let key = cells.map(({ device }, cell) => (device ? "" : keyOf(cell))).find((one) => one !== "") ?? "";
  for (const cell of cells.keys()) {
    key = keyOf(cell) || key;
    tables.set(key, [...(tables.get(key) ?? []), cell]);
  }
  return [...tables.values()].map((own) => ({
    cells: own,
    isWhole:
      own.every((cell) => !cells[cell]?.device) && own.reduce((sum, cell) => sum + (cells[cell]?.target ?? 0), 0) >= sampleSize,
  }));
}
