import { type EntityRecord, type FieldKindView, StateChip, toneOf, useFieldTexts } from "../../../client/kit/console";
import type { ClientField } from "../../../schema/clientCatalog";
import { currentStatus } from "./currentStatus";

function StatusCell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { value: labelOf } = useFieldTexts();
  const status = currentStatus(record, new Date());
  return <StateChip tone={toneOf(status, field) ?? "calm"} label={labelOf(status)} />;
}

/** The status in lists and records. */
export const statusField: FieldKindView = { name: "activityStatus", shows: ["activity.status"], Cell: StatusCell };
