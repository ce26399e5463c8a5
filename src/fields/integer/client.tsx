import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  NumberBox,
  NumberRange,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  const value = record[field.name];
  return typeof value === "number" ? value.toLocaleString(language) : String(value);
}

function Widget(props: WidgetProps) {
  return <NumberBox widget={props} isWhole />;
}

function Filter(props: FilterProps) {
  return <NumberRange filter={props} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "integer", Cell, align: "right", widget: "integer-box", Widget, Filter });
}
