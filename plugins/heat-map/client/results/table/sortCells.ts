import type { Density } from "../../../shared/api/results";
import type { Sign } from "../../../shared/point";

/** A part of the grid, by its position in it. */
export interface CellOrder {
  /** `place`: as on the image, from the left and from the top. */
  readonly by: "place" | Sign;
  /** Whose share: position of the group. */
  readonly group: number;
  readonly isAscending: boolean;
}

export const BY_PLACE: CellOrder = { by: "place", group: 0, isAscending: true };

/** Whether nobody of any group marked it, with any of the signs. */
export function isBlank(groups: readonly Density[], at: number, signs: readonly Sign[]): boolean {
  return groups.every(({ cells }) => signs.every((sign) => (cells[at]?.[sign].points ?? 0) === 0));
}

/** Positions of the parts in the order that was asked for; those of equal share as on the image. */
export function sortCells(groups: readonly Density[], { by, group, isAscending }: CellOrder): readonly number[] {
  const cells = groups[group]?.cells ?? [];
  const places = cells.map((_, at) => at);
  const direction = isAscending ? 1 : -1;
  if (by === "place") return isAscending ? places : places.toReversed();
  const share = (at: number) => cells[at]?.[by].share ?? 0;
  return places.toSorted((one, other) => direction * (share(one) - share(other)) || one - other);
}
