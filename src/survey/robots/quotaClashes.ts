import { goalKeys } from "./goalsOf";
import type { QuotaCell } from "./robotSubject";

/** Cells that can't all be filled: whoever fills one of them fills another one too, which is full before they are. */
export interface QuotaClash {
  readonly cells: readonly QuotaCell[];
  readonly within: QuotaCell;
  /** What the cells ask for together. */
  readonly wanted: number;
}

/** Whether answers alone tell who is in it: nobody who answers on another device is. */
function isOnSameDevice(cell: QuotaCell, within: QuotaCell): boolean {
  return !within.device || within.device === cell.device;
}

function areOnOtherDevices(one: QuotaCell, other: QuotaCell): boolean {
  return Boolean(one.device && other.device && one.device !== other.device);
}

/** The members that nobody is in two of, the largest targets first. */
function apart(cells: readonly QuotaCell[], isMet: (key: string) => boolean): readonly QuotaCell[] {
  const chosen: QuotaCell[] = [];
  for (const cell of cells.toSorted((one, other) => other.target - one.target))
    if (chosen.every((one) => areOnOtherDevices(one, cell) || !isMet(goalKeys.both(one.id, cell.id)))) chosen.push(cell);
  return chosen;
}

/**
 * Targets that shut out each other, told by which cells a complete can fill together.
 * @param isMet whether some robot got to the goal of the key
 */
export function quotaClashes(cells: readonly QuotaCell[], isMet: (key: string) => boolean): readonly QuotaClash[] {
  const possible = cells.filter(({ id }) => isMet(goalKeys.cell(id)));
  return possible.flatMap((within) => {
    const inside = possible.filter(
      (cell) => cell !== within && isOnSameDevice(cell, within) && !isMet(goalKeys.without(cell.id, within.id)),
    );
    const parts = apart(inside, isMet);
    const wanted = parts.reduce((sum, { target }) => sum + target, 0);
    return wanted > within.target ? [{ cells: parts, within, wanted }] : [];
  });
}
