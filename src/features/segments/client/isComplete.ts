import type { ConditionKind, SegmentCondition } from "../shared/segments";

/** A condition as a form has it: not all may be said yet. */
export type DraftCondition = Partial<SegmentCondition>;

const hasValues = ({ values }: DraftCondition) => (values ?? []).length > 0;

const COMPLETE: Readonly<Record<ConditionKind, (condition: DraftCondition) => boolean>> = {
  TAG: hasValues,
  GENDER: hasValues,
  PROVINCE: hasValues,
  AGE: ({ minimum, maximum }) => minimum !== undefined || maximum !== undefined,
  LAST_SEEN: ({ days }) => days !== undefined,
  MEMBER_SINCE: ({ days }) => days !== undefined,
  ACTIVITY: ({ activity }) => activity !== undefined,
  ANSWER: (condition) => condition.activity !== undefined && condition.question !== undefined && hasValues(condition),
};

/** Whether a condition says all that its kind needs. */
export function isComplete(condition: DraftCondition): condition is SegmentCondition {
  return condition.kind !== undefined && COMPLETE[condition.kind](condition);
}
