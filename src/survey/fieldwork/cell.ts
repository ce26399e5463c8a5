import type { Condition } from "../logic/condition";
import { segmentsIn } from "./segments";

/**
 * A quota that tells by itself who counts in it: those whose answers, and device, fit. Its target is as it was when it was
 * read.
 */
export interface Cell {
  readonly id: string;
  readonly title: string;
  /** Most completes. */
  readonly target: number;
  readonly condition: Condition;
  /** Counts only those who answer on it; any where absent. */
  readonly device: string | null;
  /** Counts only those of whom their supplier says that they are of it; any where absent. */
  readonly segment: string | null;
}

/** Whether somebody on this device and of these segments (`joinSegments`) may count in a cell, whatever they answer. */
export function isFor(
  { device, segment }: Pick<Cell, "device" | "segment">,
  one: { readonly device: string | null; readonly segment: string | null },
): boolean {
  return (device === null || device === one.device) && (segment === null || segmentsIn(one.segment).includes(segment));
}
