import type { SegmentCondition } from "../shared/api";

/** A condition as a form has it: not all may be said yet. */
export type DraftCondition = Partial<SegmentCondition>;
