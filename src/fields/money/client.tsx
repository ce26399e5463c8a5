import {
  type ClientHost,
  type EntityRecord,
  type FilterProps,
  NumberBox,
  NumberRange,
  useField,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { formatEuros } from "../../shared/euros";

const EURO = "€";

/** An amount that counts something else than euros, coins e.g., with its unit where it has one. */
function formatAmount(amount: number, unit: string, language: string): string {
  const minimumFractionDigits = Number.isInteger(amount) ? 0 : 2;
  const number = new Intl.NumberFormat(language, { minimumFractionDigits, maximumFractionDigits: 2 }).format(amount);
  return unit === "" ? number : `${number}\u00a0${unit}`;
}

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  const [amount, unit = EURO] = [Number(record[field.name]), field.unit];
  return unit === EURO ? formatEuros(amount, language) : formatAmount(amount, unit, language);
}

function Widget(props: WidgetProps) {
  return <NumberBox widget={props} unit={useField()?.unit ?? EURO} />;
}

function Filter(props: FilterProps) {
  return <NumberRange filter={props} />;
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "money", Cell, writesUnit: true, align: "right", widget: "money-box", Widget, Filter });
}
