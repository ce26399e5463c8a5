import {
  type ClientHost,
  type EntityRecord,
  FilterBox,
  type FilterProps,
  ReferenceLink,
  ReferencePicker,
  TextBox,
  useField,
  type WidgetProps,
} from "../../client/kit/console";
import type { ClientField } from "../../schema/clientCatalog";

function Cell({ record, field }: { readonly record: EntityRecord; readonly field: ClientField }) {
  const id = String(record[field.name]);
  return field.reference ? <ReferenceLink reference={field.reference} id={id} /> : id;
}

function Widget(props: WidgetProps) {
  const reference = useField()?.reference;
  // Someone who may not see the other entity can still keep the id that is there.
  if (!reference) return <TextBox widget={props} />;
  return (
    <ReferencePicker
      id={props.id}
      reference={reference}
      value={typeof props.value === "string" ? props.value : undefined}
      isDisabled={props.disabled}
      hasError={props.errors.length > 0}
      onChange={props.onChange}
    />
  );
}

function Filter({ field, label, value, onChange }: FilterProps) {
  const operand = value[field.name];
  if (!field.reference) return null;
  return (
    <FilterBox label={label}>
      <ReferencePicker
        reference={field.reference}
        value={typeof operand === "string" ? operand : undefined}
        ariaLabel={label}
        onChange={(id) => onChange({ [field.name]: id })}
      />
    </FilterBox>
  );
}

export function register(host: ClientHost): void {
  host.fieldKind({ name: "reference", Cell, widget: "reference", Widget, Filter });
}
