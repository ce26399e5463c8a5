import type { DraftCondition } from "./draftCondition";

/** Whether an age ends before it begins. */
export function isReversed({ minimum, maximum }: DraftCondition): boolean {
  return minimum !== undefined && maximum !== undefined && maximum < minimum;
}
