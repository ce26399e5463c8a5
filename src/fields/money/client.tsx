import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  NumberBox,
  RangeFilter,
  useTexts,
  type WidgetProps,
} from "../../client/kit";
import type { ClientField } from "../../schema/clientCatalog";

/** The product's one currency (spec section 5: prices and card values are in euros). */
const CURRENCY = "EUR";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  const amount = Number(record[field.name]);
  return new Intl.NumberFormat(language, { style: "currency", currency: CURRENCY }).format(amount);
}

function Widget(props: WidgetProps) {
  return <NumberBox widget={props} unit="€" />;
}

function Filter(props: FilterProps) {
  const read = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : undefined);
  return <RangeFilter filter={props} type="number" read={read} write={String} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "money", Cell, align: "right", widget: "money-box", Widget, Filter });
}
