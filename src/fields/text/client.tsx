import { type ClientHost, ContainsFilter, type EntityRecord, TextBox, type WidgetProps } from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  return String(record[field.name]);
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "text", Cell, widget: "text-box", Widget, Filter: ContainsFilter });
}
