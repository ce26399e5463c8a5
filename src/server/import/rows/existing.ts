import type { Entity, Field } from "../../../schema/catalog";
import type { Json } from "../../../shared/json";
import type { Database } from "../../db/database";
import { quote } from "../../db/names";
import { spacePredicate } from "../../db/query/spacePredicate";
import { runStatement } from "../../db/runStatement";

export type Values = Readonly<Record<string, Json>>;

/** A set of fields that no two records share, and where: in the space, or anywhere. */
export interface UniqueSet {
  readonly fields: readonly Field[];
  readonly isEverywhere: boolean;
}

export function uniqueSets(entity: Entity): readonly UniqueSet[] {
  const fieldsOf = (names: readonly string[]) => names.flatMap((name) => entity.fields.get(name) ?? []);
  return [
    ...entity.unique.map((names) => ({ fields: fieldsOf(names), isEverywhere: false })),
    ...entity.uniqueEverywhere.map((names) => ({ fields: fieldsOf(names), isEverywhere: true })),
  ];
}

/** What two records with the same values have in common; nothing where a value is missing: such are never the same. */
export function uniqueKey({ fields }: UniqueSet, values: Readonly<Record<string, unknown>>): string | undefined {
  const own = fields.map((field) => values[field.name] ?? field.schema.default);
  return own.some((value) => value === undefined || value === null) ? undefined : JSON.stringify(own);
}

function sameText(entity: Entity, { fields, isEverywhere }: UniqueSet): string {
  const columns = fields.map((field) => quote(field.column));
  const given = fields.map((field) => `${quote(field.column)} ${field.kind.column}`).join(", ");
  const same = columns.map((column) => `t.${column} = r.${column}`).join(" and ");
  const space = isEverywhere ? "true" : spacePredicate(entity, "$2::uuid");
  const live = entity.isSoftDeleted ? " and t.deleted_at is null" : "";
  return `select t.id, ${fields.map((field) => `t.${quote(field.column)} as ${quote(field.name)}`).join(", ")}
    from ${quote(entity.table)} t join json_to_recordset($1::json) r(${given}) on ${same}
    where ${space}${live} and ($2::uuid is null or true)`;
}

export interface ExistingQuery {
  readonly database: Database;
  readonly entity: Entity;
  readonly spaceId: string | undefined;
}

/** The ids of the records there are with one of the values, by {@link uniqueKey}. */
export async function existingIds(
  { database, entity, spaceId }: ExistingQuery,
  set: UniqueSet,
  rows: readonly Values[],
): Promise<ReadonlyMap<string, string>> {
  const given = rows
    .filter((values) => uniqueKey(set, values) !== undefined)
    .map((values) => Object.fromEntries(set.fields.map((field) => [field.column, values[field.name] ?? field.schema.default])));
  if (given.length === 0) return new Map();
  const found = await runStatement<{ id: string }>(database, {
    text: sameText(entity, set),
    values: [JSON.stringify(given), spaceId ?? null],
  });
  return new Map(found.flatMap((row) => [[uniqueKey(set, row as unknown as Values) ?? "", row.id] as const]));
}
