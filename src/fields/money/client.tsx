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
import { formatEuros } from "../../shared/euros";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  return formatEuros(Number(record[field.name]), language);
}

function Widget(props: WidgetProps) {
  return <NumberBox widget={props} unit="€" />;
}

function Filter(props: FilterProps) {
  const read = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined);
  return <RangeFilter filter={props} type="number" read={read} write={String} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "money", Cell, writesUnit: true, align: "right", widget: "money-box", Widget, Filter });
}
