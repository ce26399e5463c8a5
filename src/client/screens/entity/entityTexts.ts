import type { ClientEntity, ClientField } from "../../../schema/clientCatalog";
import { memberTextKey } from "../../../schema/memberTextKey";
import { localize } from "../../../shared/languages";
import type { Translate } from "../../texts/texts";

/** `sales-calls` -> `Sales calls`: the one plural that a schema without texts has. */
function pluralOf({ resource }: ClientEntity): string {
  return resource.charAt(0).toUpperCase() + resource.slice(1).replaceAll("-", " ");
}

/** "member" with 1, "members" with 2; entities without texts fall back to title and resource of their schema. */
export function entityName(t: Translate, entity: ClientEntity, count: number): string {
  return t(`entities.${entity.name}.name`, { smart_count: count, _: count === 1 ? entity.title : pluralOf(entity) });
}

export function fieldLabel(t: Translate, entity: ClientEntity, field: Pick<ClientField, "name" | "title">): string {
  if (isOfItem(field)) return t(`entities.${entity.name}.items.${field.name}`, { _: field.title });
  const common = t(`entities.common.fields.${field.name}`, { _: field.title });
  return t(`entities.${entity.name}.fields.${field.name}`, { _: common });
}

/** Whether a field is one of an embedded list's items, named `list.field`. */
function isOfItem({ name }: Pick<ClientField, "name">): boolean {
  return name.includes(".");
}

export function fieldHelp(t: Translate, entity: ClientEntity, field: ClientField): string | undefined {
  const own = field.schema.description ?? "";
  return (isOfItem(field) ? own : t(`entities.${entity.name}.helps.${field.name}`, { _: own })) || undefined;
}

/** The words of a value of a closed list: the entity's own, the list's, the registry's, else the value made readable. */
export function valueLabel(t: Translate, entity: ClientEntity, field: ClientField, value: string): string {
  const { "x-list": list, "x-registry": registry } = field.schema.items ?? field.schema;
  const readable = value.charAt(0) + value.slice(1).toLowerCase().replaceAll(/[_-]/g, " ");
  const keys = [
    ...(registry ? [memberTextKey(registry, value)] : []),
    ...(list ? [`lists.${list}.${value}`] : []),
    `entities.${entity.name}.${isOfItem(field) ? "itemValues" : "enums"}.${field.name}.${value}`,
  ];
  return keys.reduce((fallback, key) => t(key, { _: fallback }), readable);
}

/** What names a record to people. */
export function recordLabel(entity: Pick<ClientEntity, "label">, record: object, language: string): string {
  const value: unknown = (record as Readonly<Record<string, unknown>>)[entity.label];
  if (typeof value === "object" && value !== null) return localize(value as Record<string, string>, language);
  if (typeof value === "string" && value !== "") return value;
  return typeof value === "number" ? String(value) : "–";
}

/** What names a record whose name is a value of a closed list, e.g. a plan. */
export function listedLabel(t: Translate, entity: ClientEntity, record: object): string | undefined {
  const field = entity.fields.find(({ name }) => name === entity.label);
  const value: unknown = (record as Readonly<Record<string, unknown>>)[entity.label];
  if (!field || typeof value !== "string" || value === "") return undefined;
  return field.schema.enum || field.schema["x-list"] ? valueLabel(t, entity, field, value) : undefined;
}

const MOST_HINTS = 3;

function isPlainText({ schema, reference }: ClientField): boolean {
  const isWord = schema.enum !== undefined || schema["x-list"] !== undefined;
  const isText = schema.type === "string" && (schema.format === undefined || schema.format === "email");
  return isText && !isWord && reference === undefined;
}

/** What tells records of like names apart: the other short texts of the list. */
export function recordHint({ label, list, fields }: ClientEntity, record: object): string | undefined {
  const values = list
    .filter((name) => name !== label)
    .flatMap((name) => fields.filter((field) => field.name === name && isPlainText(field)))
    .map((field) => (record as Readonly<Record<string, unknown>>)[field.name])
    .filter((value) => typeof value === "string" && value !== "");
  return values.slice(0, MOST_HINTS).join(" · ") || undefined;
}
