import type { Catalog, Entity, Field } from "../../../../schema/catalog";
import type { ColumnType } from "../../../../schema/fieldKind";
import { DEFAULT_LANGUAGE, type Language } from "../../../../shared/languages";
import { ageOrder, birthDateOf, fieldSql } from "../../../db/fieldSql";
import { textLiteral } from "../../../db/names";
import { textOrder } from "../../../db/textOrder";

/** Where expressions of a list are read from, and in which language. */
export interface ListContext {
  readonly entity: Entity;
  readonly catalog: Catalog;
  readonly language: Language;
}

/** SQL of a field as people read it: of a text in several languages the one that is shown. */
export function labelSql(field: Field, { entity, catalog, language }: ListContext): string {
  const sql = fieldSql(entity, field, catalog);
  if (!field.schema["x-localized"]) return sql;
  const preferred = [...new Set([language, DEFAULT_LANGUAGE])].map((tag) => `${sql} ->> ${textLiteral(tag)}`);
  return `coalesce(${preferred.join(", ")}, (select value from jsonb_each_text(${sql}) order by key limit 1))`;
}

/** The same as text, to be compared without case and accents. */
export function labelText(field: Field, reading: ListContext): string {
  const sql = labelSql(field, reading);
  return isText(field) ? sql : `${sql}::text`;
}

function isText(field: Field): boolean {
  return field.kind.column === "text" || field.schema["x-localized"] === true;
}

/** What a list is ordered by: the value, of texts their place in Spanish order, of ages their days. */
export function sortKey(field: Field, reading: ListContext): { readonly sql: string; readonly type: ColumnType } {
  const birthDate = birthDateOf(reading.entity, field);
  if (birthDate) return { sql: ageOrder(labelSql(birthDate, reading)), type: "integer" };
  const sql = labelSql(field, reading);
  return isText(field) ? { sql: textOrder(sql), type: "text" } : { sql, type: field.kind.column };
}
