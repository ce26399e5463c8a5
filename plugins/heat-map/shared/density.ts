import type { Place, Point, Sign } from "./point";

/** How many columns and rows an image is divided into. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
}

/** Columns of the finest grid: what a density is drawn from. */
export const FINE_COLUMNS = 96;
export const FEWEST_COLUMNS = 1;
export const MOST_COLUMNS = 12;
export const USUAL_COLUMNS = 4;

/** People who marked something, of all who took part: 0 to 1, with the bounds of a 95 % interval (Wilson). */
export interface Share {
  readonly members: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** Points of one sign on an image or in a part of it. */
export interface Marks extends Share {
  readonly points: number;
}

/** A part of an image by its column and row, counted from 0. */
export interface Cell extends Readonly<Record<Sign, Marks>> {
  readonly column: number;
  readonly row: number;
}

export interface Density {
  /** Who took part in the activity, and passes the filter. */
  readonly base: number;
  readonly total: Readonly<Record<Sign, Marks>>;
  readonly grid: Grid;
  /** Every part of the grid, row by row. */
  readonly cells: readonly Cell[];
  readonly fine: Grid;
  /** Where there are points, of the fine grid: column, row, positive points, negative points. */
  readonly bins: readonly (readonly [column: number, row: number, positive: number, negative: number])[];
}

/** A point in the team's list. */
export interface ListedPoint extends Point {
  readonly nickname: string | null;
  readonly createdAt: string;
}

export interface PointPage {
  readonly points: readonly ListedPoint[];
  /** Where the next page begins; `null` on the last one. */
  readonly next: string | null;
}

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
