import type { Density, Share } from "../../../shared/api/results";
import type { Sign } from "../../../shared/point";

/** Where the first group's whole interval lies, seen from the other's; `0` where they overlap. */
export type Difference = -1 | 0 | 1;

export function differenceOf(one: Share, other: Share): Difference {
  if (one.low > other.high) return 1;
  return one.high < other.low ? -1 : 0;
}

/** A difference in one part of the grid. @returns 0 where either group has nobody */
export function cellDifference([one, other]: readonly Density[], at: number, sign: Sign): Difference {
  const [cell, otherCell] = [one?.cells[at], other?.cells[at]];
  if (!cell || !otherCell || !one?.base || !other?.base) return 0;
  return differenceOf(cell[sign], otherCell[sign]);
}
