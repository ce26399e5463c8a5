import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { memberTextKey } from "../../../schema/memberTextKey";
import { toTitle } from "../../../schema/naming";
import { isJsonObject, type Json } from "../../../shared/json";
import { type Language, type LocalizedText, localize } from "../../../shared/languages";
import type { Texts } from "../../platform/texts";

/** What a sheet's cell holds; a date is a text `YYYY-MM-DD`, a moment one in ISO 8601. */
export type Cell = string | number | boolean | null;

export interface Column {
  readonly field: Field;
  /** The field's name in the caller's language. */
  readonly header: string;
  readonly toCell: (value: Json) => Cell;
}

export interface ColumnOptions {
  readonly entity: Entity;
  readonly catalog: Catalog;
  readonly texts: Texts;
  readonly language: Language;
  readonly hasLabels: boolean;
}

/** The first of the keys that has a text. */
function textOf({ texts, language }: ColumnOptions, keys: readonly string[], fallback: string): string {
  const key = keys.find((one) => texts.has(language, one));
  return key === undefined ? fallback : texts.translate(language, key);
}

function headerOf(field: Field, options: ColumnOptions): string {
  const keys = [`entities.${options.entity.name}.fields.${field.name}`, `entities.common.fields.${field.name}`];
  return textOf(options, keys, field.schema.title ?? toTitle(field.name));
}

/** A value of a closed list in words. */
function wordOf(field: Field, value: string, options: ColumnOptions): string {
  const schema = field.schema.items ?? field.schema;
  const list = schema["x-list"];
  const registry = schema["x-registry"];
  const keys = [
    `entities.${options.entity.name}.enums.${field.name}.${value}`,
    ...(list ? [`lists.${list}.${value}`] : []),
    ...(registry ? [memberTextKey(registry, value)] : []),
  ];
  const item = list && options.catalog.lists.get(list)?.find((one) => one.value === value);
  return textOf(options, keys, item ? localize(item.label, options.language) : value);
}

function isClosed({ schema }: Field): boolean {
  return (schema.enum ?? schema.items?.enum ?? schema.items?.["x-list"]) !== undefined;
}

/** The value as people read it, where it is told in words. */
function inWords(field: Field, value: Json, options: ColumnOptions): Cell | undefined {
  if (typeof value === "boolean") return textOf(options, [`fields.${value ? "yes" : "no"}`], String(value));
  if (field.schema["x-localized"] && isJsonObject(value)) return localize(value as LocalizedText, options.language);
  if (!isClosed(field)) return undefined;
  return [value]
    .flat()
    .map((one) => wordOf(field, String(one), options))
    .join(", ");
}

function toCell(field: Field, value: Json, options: ColumnOptions): Cell {
  if (value === null || value === undefined) return null;
  const words = options.hasLabels ? inWords(field, value, options) : undefined;
  if (words !== undefined) return words;
  return typeof value === "number" || typeof value === "boolean" ? value : field.kind.toCell(value);
}

/** The columns of a sheet. */
export function columnsOf(fields: readonly Field[], options: ColumnOptions): readonly Column[] {
  return fields.map((field) => ({
    field,
    header: headerOf(field, options),
    toCell: (value) => toCell(field, value, options),
  }));
}
