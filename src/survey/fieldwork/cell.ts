import type { Condition } from "../logic/condition";

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
}
