import type { ClientEntity, ClientField, ClientForm } from "../../../../schema/clientCatalog";
import { changedFields } from "../../../data/changedFields";
import type { FieldKindView } from "../../../host/clientHost";
import type { FormData } from "../../form/formTypes";
import { itemFields, nameInItem } from "../../form/itemFields";
import { withoutNulls } from "../../form/withoutNulls";

type Values = Readonly<Record<string, unknown>>;

/** The fields that a form has. */
export function formFields(form: ClientForm): readonly string[] {
  return Object.keys(form.schema.properties ?? {});
}

/** What an edit starts with: the record's values, those that are missing left out. */
export function valuesOf(form: ClientForm, record: Values): FormData {
  const present = formFields(form).filter((name) => record[name] !== null && record[name] !== undefined);
  return Object.fromEntries(present.map((name) => [name, record[name]]));
}

/** What a new record starts with: the schema's defaults. */
export function defaultsOf(form: ClientForm): FormData {
  const properties = Object.entries(form.schema.properties ?? {});
  return Object.fromEntries(properties.flatMap(([name, { default: value }]) => (value === undefined ? [] : [[name, value]])));
}

/** Fields that a form shows or checks with, but never sends. */
function isSent(form: ClientForm, name: string): boolean {
  return form.schema.properties?.[name]?.readOnly !== true;
}

/** What differs; a field that was emptied is `null`. Nobody reads a secret, so clearing one is always a change. */
export function changesOf(form: ClientForm, before: Values, after: Values): FormData {
  const sent = formFields(form).filter((name) => isSent(form, name));
  const cleared = sent.filter((name) => form.schema.properties?.[name]?.writeOnly && after[name] === null);
  return {
    ...changedFields(before, Object.fromEntries(sent.map((name) => [name, after[name]]))),
    ...Object.fromEntries(cleared.map((name) => [name, null])),
  };
}

/** The values with changes put upon them; a cleared field is left out. */
export function withChanges(values: Values, changes: Values): FormData {
  return withoutNulls({ ...values, ...changes });
}

/** What a creation sends: only what was filled in. */
export function filledIn(form: ClientForm, values: Values): FormData {
  const isFilled = (value: unknown) => value !== undefined && value !== null && value !== "";
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => isFilled(value) && isSent(form, name)));
}

interface UiOptions {
  readonly entity: ClientEntity;
  readonly form: ClientForm;
  readonly kinds: ReadonlyMap<string, FieldKindView>;
  readonly label: (field: ClientField) => string;
  readonly help: (field: ClientField) => string | undefined;
  readonly value: (field: ClientField, value: string) => string;
  /** The text of a locale key that a uiSchema names. */
  readonly text: (key: string) => string;
}

function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field's uiSchema: what the entity's own says, then the control of its kind and the texts. */
function fieldUi(field: ClientField, own: unknown, options: UiOptions): Values {
  const declared = isObject(own) ? own : {};
  const view = options.kinds.get(field.kind);
  const { "ui:widget": widget, "ui:help": helpKey, ...others } = declared;
  const isHidden = widget === "hidden";
  const byName = [...options.kinds.values()].find((kind) => kind.widget === widget && kind.Widget);
  const control = byName?.widget ?? (widget === undefined && view?.Widget ? view.widget : undefined);
  const help = options.help(field) ?? (typeof helpKey === "string" ? options.text(helpKey) : undefined);
  const values = field.schema.enum;
  const parts = itemFields(field).map((part) => [nameInItem(part), fieldUi(part, undefined, options)]);
  return {
    ...others,
    ...(parts.length > 0 ? { items: { ...(isObject(others.items) ? others.items : {}), ...Object.fromEntries(parts) } } : {}),
    "ui:title": options.label(field),
    ...(help ? { "ui:help": help } : {}),
    ...(control && !isHidden ? { "ui:field": control } : widget ? { "ui:widget": widget } : {}),
    // A control has its own words for values; those of a list's items are spoken of by the list's rules too.
    ...(values && (!control || field.name.includes("."))
      ? { "ui:enumNames": values.map((value) => options.value(field, String(value))) }
      : {}),
  };
}

/** Order with a place for the fields that it doesn't name: RJSF throws where one is missing. */
function completeOrder(declared: unknown): readonly string[] {
  const order = Array.isArray(declared) ? declared.map(String) : [];
  return order.includes("*") ? order : [...order, "*"];
}

/** uiSchema of an entity's form. */
export function uiSchemaOf(options: UiOptions): Values {
  const { entity, form } = options;
  const names = new Set(formFields(form));
  const fields = entity.fields.filter((field) => names.has(field.name));
  return {
    ...form.uiSchema,
    "ui:order": completeOrder(form.uiSchema["ui:order"]),
    ...Object.fromEntries(fields.map((field) => [field.name, fieldUi(field, form.uiSchema[field.name], options)])),
  };
}
