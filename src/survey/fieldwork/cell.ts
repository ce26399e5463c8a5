import type { Condition } from "../logic/condition";
import { DEVICES } from "./fieldwork";
import { segmentsIn } from "./segments";

/** What a quota may ask people to answer on; `handheld`: a phone or a tablet. */
export const QUOTA_DEVICES = [...DEVICES, "handheld"] as const;
export type QuotaDevice = (typeof QUOTA_DEVICES)[number];

const HANDHELD: readonly (string | null)[] = ["mobile", "tablet"];

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
  const isOnDevice = device === null || device === one.device || (device === "handheld" && HANDHELD.includes(one.device));
  return isOnDevice && (segment === null || segmentsIn(one.segment).includes(segment));
}
