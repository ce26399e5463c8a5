/** One column of the table: its heading and how often each cell text occurs. */
export interface Column {
  readonly index: number;
  readonly heading: string;
  /** Where the file has both apart. */
  readonly parts?: { readonly question: string; readonly option: string };
  /** Variable name that the file gives beside the heading. */
  readonly variable?: string;
  /** Distinct texts that aren't blank with their number, in order of appearance. */
  readonly counts: ReadonlyMap<string, number>;
  /** Cells that aren't blank. */
  readonly filled: number;
}

export function countColumn(rows: readonly (readonly string[])[], index: number): Pick<Column, "counts" | "filled"> {
  const counts = new Map<string, number>();
  let filled = 0;
  for (const row of rows) {
    const cell = row[index];
    if (!cell) continue;
    filled += 1;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return { counts, filled };
}

/** The only text that the column holds beside blanks. */
export function onlyValue(column: Pick<Column, "counts">): string | undefined {
  return column.counts.size === 1 ? column.counts.keys().next().value : undefined;
}
