import {
  type ClientHost,
  ContainsFilter,
  type EntityRecord,
  LocalizedTextField,
  useTexts,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";
import { isJsonObject } from "../../shared/json";
import { type LocalizedText, localize } from "../../shared/languages";

const LONG = 300;

function asText(value: unknown): LocalizedText | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const { language } = useTexts();
  const value = record[field.name];
  return isJsonObject(value) ? localize(asText(value), language) : String(value);
}

function Widget(props: WidgetProps) {
  return (
    <LocalizedTextField
      id={props.id}
      label={props.label}
      value={asText(props.value)}
      isMultiline={(props.schema.maxLength ?? 0) > LONG}
      isDisabled={props.disabled}
      hasError={props.errors.length > 0}
      onChange={props.onChange}
    />
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "localized-text", Cell, widget: "localized-text", Widget, Filter: ContainsFilter });
}
