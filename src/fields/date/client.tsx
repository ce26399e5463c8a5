import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  formatDay,
  RangeFilter,
  TextBox,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  return formatDay(String(record[field.name]), language);
}

function Widget(props: WidgetProps) {
  return <TextBox widget={props} type="date" sx={{ maxWidth: 240 }} />;
}

function Filter(props: FilterProps) {
  return <RangeFilter filter={props} type="date" read={(text) => text} write={String} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "date", Cell, widget: "date-box", Widget, Filter });
}
