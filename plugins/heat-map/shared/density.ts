import type { Cell, Density, Grid, Share } from "./api/results";
import type { Place, Point } from "./api/schemas";

/** Columns of the finest grid: what a density is drawn from. */
export const FINE_COLUMNS = 96;
export const USUAL_COLUMNS = 4;

/** Parts as square as the image allows. @param size pixels; `null` where they aren't known */
export function gridOf(
  columns: number,
  { width, height }: { readonly width: number | null; readonly height: number | null },
): Grid {
  const ratio = width && height ? height / width : 1;
  return { columns, rows: Math.max(1, Math.round(columns * ratio)) };
}

/** Name of a part as in a spreadsheet: column by letter, row by number, e.g. `B3`. */
export function cellName({ column, row }: Pick<Cell, "column" | "row">): string {
  return `${String.fromCharCode(65 + column)}${row + 1}`;
}

/** Column or row of a place; the far edge is in the last one. */
function stepOf(percent: number, count: number): number {
  return Math.min(Math.floor((percent * count) / 100), count - 1);
}

/** Points counted by the parts of a grid. @returns those with any */
export function binsOf(points: readonly Point[], { columns, rows }: Grid): Density["bins"] {
  const bins = new Map<number, [number, number, number, number]>();
  for (const { x, y, sign } of points) {
    const [column, row] = [stepOf(x, columns), stepOf(y, rows)];
    const bin = bins.get(row * columns + column) ?? [column, row, 0, 0];
    bin[sign === "POSITIVE" ? 2 : 3] += 1;
    bins.set(row * columns + column, bin);
  }
  return [...bins.values()];
}

/** Name of the part that a place is in; the far edges are in the last ones. */
export function partOf({ x, y }: Place, { columns, rows }: Grid): string {
  return cellName({ column: stepOf(x, columns), row: stepOf(y, rows) });
}

/** Names of all parts, row by row. */
export function partsOf({ columns, rows }: Grid): readonly string[] {
  return Array.from({ length: columns * rows }, (_, place) =>
    cellName({ column: place % columns, row: Math.floor(place / columns) }),
  );
}

/** Of the normal distribution, for 95 %. */
const Z = 1.959964;

/** Wilson's score interval, which holds for few people and for shares near 0 and 1, too. @param of at least `members` */
export function shareOf(members: number, of: number): Share {
  if (of === 0) return { members, share: 0, low: 0, high: 0 };
  const share = members / of;
  const z2 = (Z * Z) / of;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (Z / (1 + z2)) * Math.sqrt((share * (1 - share)) / of + z2 / (4 * of));
  return { members, share, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
