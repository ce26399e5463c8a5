import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  NumberBox,
  RangeFilter,
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
  return <NumberBox widget={props} />;
}

function Filter(props: FilterProps) {
  const read = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined);
  return <RangeFilter filter={props} type="number" read={read} write={String} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "number", Cell, align: "right", widget: "number-box", Widget, Filter });
}
