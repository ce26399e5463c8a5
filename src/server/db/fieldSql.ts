import type { Catalog, Entity, Field } from "../../schema/catalog";
import type { ComputedSource } from "../../schema/document";
import { DEFAULT_LANGUAGE } from "../../shared/languages";
import { hasColumn, linkTable, targetColumn } from "./linkTable";
import { quote, textLiteral } from "./names";

/** What an expression is written against. */
interface Place {
  readonly entity: Entity;
  readonly catalog: Catalog;
  /** Alias of the entity's table. */
  readonly alias: string;
}

type Computation<K extends PropertyKey> = Extract<ComputedSource, Readonly<Record<K, unknown>>>;

function sqlOf(name: string, place: Place): string {
  const field = place.entity.fields.get(name);
  return field ? expression(field, place) : "null";
}

function textOf(name: string, place: Place): string {
  const sql = sqlOf(name, place);
  const isLocalized = place.entity.fields.get(name)?.schema["x-localized"];
  if (!isLocalized) return `${sql}::text`;
  // The default language where it is there, else any.
  return `(select value from jsonb_each_text(${sql}) order by key = ${textLiteral(DEFAULT_LANGUAGE)} desc, key limit 1)`;
}

function join({ join: names }: Computation<"join">, place: Place): string {
  return `nullif(concat_ws(' ', ${names.map((name) => `nullif(${textOf(name, place)}, '')`).join(", ")}), '')`;
}

function age({ age: name }: Computation<"age">, place: Place): string {
  // As dates: a moment of birth has no age of its own in each time zone.
  return `extract(year from age((now() at time zone 'UTC')::date::timestamp, ${sqlOf(name, place)}::date::timestamp))::integer`;
}

function percent({ percent: [part, whole] }: Computation<"percent">, place: Place): string {
  const share = sqlOf(part, place);
  const all = sqlOf(whole, place);
  // `least` passes over null, which is the answer where there is nothing to take a part of.
  return `case when ${share} is not null and ${all} <> 0 then least(round(100 * ${share}::numeric / ${all}::numeric), 2147483647)::integer end`;
}

/**
 * SQL that a list by age is ordered by: a birth date, the other way round. Unlike the age it never changes, so that an
 * index can hold it.
 */
export function ageOrder(birthDate: string): string {
  return `(date '2000-01-01' - ${birthDate})`;
}

/** The birth date that a field is the age of, where that is a column of days. */
export function birthDateOf({ fields }: Pick<Entity, "fields">, { computed }: Pick<Field, "computed">): Field | undefined {
  const source = computed && "age" in computed ? fields.get(computed.age) : undefined;
  return source && hasColumn(source) && source.kind.column === "date" ? source : undefined;
}

/** `from ... where ...` over the records of another entity that name this one. */
function namingRecords(of: string, by: string, { entity, catalog, alias }: Place, inner: string): string | undefined {
  const other = catalog.entities.get(of);
  const reference = other?.fields.get(by);
  if (!other || !reference) return undefined;
  const isLive = other.isSoftDeleted ? ` and ${inner}.deleted_at is null` : "";
  const from = `from ${quote(other.table)} ${inner}`;
  if (reference.reference?.isMany) {
    const link = `${inner}l`;
    return `${from} join ${quote(linkTable(other, reference))} ${link} on ${link}.owner_id = ${inner}.id where ${link}.target_id = ${alias}.id${isLive}`;
  }
  const column = reference.targets ? targetColumn(reference, entity.name) : reference.column;
  return `${from} where ${inner}.${quote(column)} = ${alias}.id${isLive}`;
}

function count({ count: { of, by, given } }: Computation<"count">, place: Place): string {
  const inner = `${place.alias}c`;
  const counted = given === undefined ? undefined : place.catalog.entities.get(of)?.fields.get(given);
  const isGiven = counted ? ` and ${inner}.${quote(counted.column)} is not null` : "";
  return `(select count(*)::integer ${namingRecords(of, by, place, inner)}${isGiven})`;
}

function sum({ sum: { of, by, field } }: Computation<"sum">, place: Place): string {
  const inner = `${place.alias}c`;
  const other = place.catalog.entities.get(of);
  const summed = other ? sqlOf(field, { ...place, entity: other, alias: inner }) : "0";
  return `(select coalesce(sum(${summed}), 0) ${namingRecords(of, by, place, inner)})`;
}

function holders({ holders: { of, in: lists, by } }: Computation<"holders">, place: Place): string {
  const inner = `${place.alias}c`;
  const { entity, catalog, alias } = place;
  const other = catalog.entities.get(of);
  if (!other) return "0";
  const columns = lists.flatMap((name) => other.fields.get(name)?.column ?? []);
  const word = sqlOf(by, place);
  const holds = columns.map((column) => `coalesce(${word} = any(${inner}.${quote(column)}), false)`).join(" or ");
  const isLive = other.isSoftDeleted ? ` and ${inner}.deleted_at is null` : "";
  const inSpace = entity.scope === "global" ? "" : ` and ${inner}.space_id = ${alias}.space_id`;
  return `(select count(*)::integer from ${quote(other.table)} ${inner} where (${holds})${inSpace}${isLive})`;
}

function computation(computed: ComputedSource, place: Place): string {
  if ("join" in computed) return join(computed, place);
  if ("age" in computed) return age(computed, place);
  if ("percent" in computed) return percent(computed, place);
  if ("holders" in computed) return holders(computed, place);
  return "count" in computed ? count(computed, place) : sum(computed, place);
}

function links(field: Field, { entity, alias }: Place): string {
  const link = `${alias}l`;
  return `coalesce((select array_agg(${link}.target_id order by ${link}.position) from ${quote(linkTable(entity, field))} ${link} where ${link}.owner_id = ${alias}.id), '{}')`;
}

function expression(field: Field, place: Place): string {
  if (field.computed) return computation(field.computed, place);
  if (field.reference?.isMany) return links(field, place);
  return `${place.alias}.${quote(field.column)}`;
}

const known = new WeakMap<Field, string>();

/**
 * SQL that reads a field of the entity's table under alias `t`: the column, the ids of a many-reference in order, or
 * the expression of a computed field.
 *
 * @example
 * fieldSql(member, fullName, catalog) // nullif(concat_ws(' ', nullif(t."name"::text, ''), ...), '')
 */
export function fieldSql(entity: Entity, field: Field, catalog: Catalog): string {
  const sql = known.get(field) ?? expression(field, { entity, catalog, alias: "t" });
  known.set(field, sql);
  return sql;
}
