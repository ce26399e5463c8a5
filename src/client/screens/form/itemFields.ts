import type { ClientField } from "../../../schema/clientCatalog";
import type { FieldSchema } from "../../../schema/document";
import { toTitle } from "../../../schema/naming";

const BY_FORMAT: Readonly<Record<string, string>> = { date: "date", "date-time": "date-time", email: "email", uri: "url" };
const BY_TYPE: Readonly<Record<string, string>> = { boolean: "boolean", integer: "integer", number: "number" };

/** From this length on a text wants more than one line. */
const LONG = 300;

function kindOf(schema: FieldSchema): string {
  if (schema["x-kind"]) return schema["x-kind"];
  if (schema.enum) return "enum";
  if (schema.type === "array") return "tags";
  if (schema.type === "object") return "json";
  const text = (schema.maxLength ?? 0) > LONG ? "long-text" : "text";
  return BY_FORMAT[schema.format ?? ""] ?? BY_TYPE[schema.type ?? ""] ?? text;
}

function isList({ kind, schema }: ClientField): boolean {
  return kind === "embedded" && schema.items?.properties !== undefined;
}

/** A field that no entity has, e.g. one of an item or of a wizard's own questions: its kind is told from its schema. */
export function looseField(name: string, shortName: string, schema: FieldSchema): ClientField {
  return {
    name,
    kind: kindOf(schema),
    title: schema.title ?? toTitle(shortName),
    schema,
    isSortable: false,
    filters: [],
    isComputed: false,
    isSensitive: false,
    isReadOnly: false,
    ...(schema["x-unit"] ? { unit: schema["x-unit"] } : {}),
  };
}

/** The fields of an embedded list's items, named `list.field`; none for other fields. */
export function itemFields(field: ClientField): readonly ClientField[] {
  if (!isList(field)) return [];
  const parts = Object.entries(field.schema.items?.properties ?? {});
  return parts.map(([name, schema]) => looseField(`${field.name}.${name}`, name, schema));
}

/** What an item itself calls its field. */
export function nameInItem({ name }: Pick<ClientField, "name">): string {
  return name.slice(name.indexOf(".") + 1);
}
