import { isJsonObject, type Json } from "./json";

/** A rectangle on a picture, in percent of the picture's own width and height. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A place on a picture, in percent of its own width and height. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

export const MOST_AREAS = 10;
/** In percent: what is smaller can be neither drawn nor hit. */
export const SMALLEST_SIDE = 1;

const rounded = (percent: number) => Math.round(percent * 10) / 10;
const within = (value: number, low: number, high: number) => rounded(Math.min(Math.max(value, low), Math.max(low, high)));

/** The rectangle inside the picture, with sides that can be hit. */
export function fitted({ x, y, width, height }: Area): Area {
  const size = { width: within(width, SMALLEST_SIDE, 100), height: within(height, SMALLEST_SIDE, 100) };
  return { x: within(x, 0, 100 - size.width), y: within(y, 0, 100 - size.height), ...size };
}

/** The rectangle between two opposite corners, whichever was drawn first. */
export function areaBetween(one: Place, other: Place): Area {
  const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
  return fitted({ x, y, width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) });
}

export function movedArea(area: Area, by: Place): Area {
  return fitted({ ...area, x: area.x + by.x, y: area.y + by.y });
}

/** The rectangle with its lower right corner moved; the upper left one stays. */
export function resizedArea(area: Area, by: Place): Area {
  const width = within(area.width + by.x, SMALLEST_SIDE, 100 - area.x);
  const height = within(area.height + by.y, SMALLEST_SIDE, 100 - area.y);
  return fitted({ ...area, width, height });
}

/**
 * Which rectangle a place lies in; edges belong to it. Where some overlap, the smallest, which is what the eye takes for
 * the one on top.
 * @returns its index from 0, or -1
 */
export function areaAt(areas: readonly Area[], { x, y }: Place): number {
  let found = -1;
  let smallest = Number.POSITIVE_INFINITY;
  for (const [index, area] of areas.entries()) {
    const isInside = x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height;
    const size = area.width * area.height;
    if (!isInside || size >= smallest) continue;
    found = index;
    smallest = size;
  }
  return found;
}

/** The rectangles of a stored value; what is none is left out. */
export function areasIn(value: Json | undefined): readonly Area[] {
  if (!Array.isArray(value)) return [];
  return value.filter((item: Json) => {
    if (!isJsonObject(item)) return false;
    return [item.x, item.y, item.width, item.height].every((side) => typeof side === "number");
  }) as unknown as readonly Area[];
}
