import type { FieldKindView } from "../../../client/kit/console";
import { ConditionsCell } from "./ConditionsCell";
import { ConditionsInput } from "./ConditionsInput";

/** The input that `schemas/ui/segment.json` names, and what lists say of conditions. */
export const conditionsField: FieldKindView = {
  name: "segmentConditions",
  widget: "segmentConditions",
  Widget: ConditionsInput,
  Cell: ({ record, field }) => <ConditionsCell segmentId={String(record.id)} value={record[field.name]} />,
};
