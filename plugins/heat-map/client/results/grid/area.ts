import type { Cell, Grid } from "../../../shared/api/results";
import type { Place } from "../../../shared/api/schemas";
import { cellName } from "../../../shared/density";

/** A part of an image in percent, as the API takes it. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Digits of a bound that the API takes; finer than points are kept. */
const DIGITS = 6;

const round = (value: number) => Number(value.toFixed(DIGITS));

/** Where a part of the grid lies. */
export function areaOfCell({ column, row }: Pick<Cell, "column" | "row">, { columns, rows }: Grid): Area {
  return {
    left: round((column / columns) * 100),
    top: round((row / rows) * 100),
    right: round(((column + 1) / columns) * 100),
    bottom: round(((row + 1) / rows) * 100),
  };
}

/** The rectangle between two corners, whichever way it was drawn. */
export function areaBetween(one: Place, other: Place): Area {
  return {
    left: round(Math.min(one.x, other.x)),
    top: round(Math.min(one.y, other.y)),
    right: round(Math.max(one.x, other.x)),
    bottom: round(Math.max(one.y, other.y)),
  };
}

/** The part that a point lies in; what lies on the far edge belongs to the last one. */
export function cellAt({ x, y }: Place, { columns, rows }: Grid): Pick<Cell, "column" | "row"> {
  const part = (percent: number, count: number) => Math.min(Math.floor((percent * count) / 100), count - 1);
  return { column: part(x, columns), row: part(y, rows) };
}

/** Name of the part that a point lies in. */
export function cellNameAt(place: Place, grid: Grid): string {
  return cellName(cellAt(place, grid));
}

interface Position {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a pointer is on an element, in percent; beyond its edges, the edge. */
export function placeOf({ clientX, clientY }: Position, box: Pick<DOMRect, "left" | "top" | "width" | "height">): Place {
  const percent = (from: number, size: number) => (size === 0 ? 0 : round(Math.min(Math.max(from / size, 0), 1) * 100));
  return { x: percent(clientX - box.left, box.width), y: percent(clientY - box.top, box.height) };
}

/** Pixels of a canvas that is as large as `size` on the page, sharp on its screen. @param ratio `devicePixelRatio` */
export function pixelsOf({ width, height }: { readonly width: number; readonly height: number }, ratio: number) {
  return { width: Math.max(1, Math.round(width * ratio)), height: Math.max(1, Math.round(height * ratio)) };
}
