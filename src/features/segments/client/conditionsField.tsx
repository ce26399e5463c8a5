import type { FieldKindView } from "../../../client/kit/console";
import type { SegmentCondition } from "../shared/api";
import { ConditionLines } from "./ConditionLines";
import { ConditionsInput } from "./ConditionsInput";

/** The input that `schemas/ui/segment.json` names, and what a record says of its conditions. */
export const conditionsField: FieldKindView = {
  name: "segmentConditions",
  widget: "segmentConditions",
  Widget: ConditionsInput,
  shows: ["segment.conditions"],
  Cell: ({ record, field }) => (
    <ConditionLines conditions={(record[field.name] ?? []) as unknown as readonly SegmentCondition[]} />
  ),
};
