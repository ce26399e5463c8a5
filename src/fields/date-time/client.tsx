import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  RangeFilter,
  RelativeTime,
  TextBox,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { localDay, toInstant, toLocal } from "./local";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return <RelativeTime value={String(record[field.name])} />;
}

function Widget(props: WidgetProps) {
  return (
    <TextBox
      widget={props}
      type="datetime-local"
      text={toLocal(props.value)}
      onText={(text) => props.onChange(toInstant(text))}
      sx={{ maxWidth: 260 }}
    />
  );
}

/** Whole days, as the person's calendar counts them. */
function Filter(props: FilterProps) {
  const read = (text: string, end: "from" | "to") => toInstant(end === "from" ? `${text}T00:00` : `${text}T23:59:59.999`);
  return <RangeFilter filter={props} type="date" read={read} write={localDay} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "date-time", Cell, widget: "date-time-box", Widget, Filter });
}
