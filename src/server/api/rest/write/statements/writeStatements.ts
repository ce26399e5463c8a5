import type { Catalog, Entity, Field } from "../../../../../schema/catalog";
import { fingerprint } from "../../../../../schema/hash";
import type { Statement } from "../../../../db/database";
import { hasColumn } from "../../../../db/linkTable";
import { quote } from "../../../../db/names";
import { anySpacePredicate, spacePredicate } from "../../../../db/query/spacePredicate";
import { Parameters } from "../../list/parameters";
import type { ListScope } from "../../recordAccess";
import { selectFields } from "../../visibleFields";

type Values = Readonly<Record<string, unknown>>;

/** Select list of a whole record, as rules and hooks see it: hidden fields and secrets' hashes too. */
export function storedList(catalog: Catalog, entity: Entity): string {
  return selectFields(entity, [...entity.fields.values()], catalog);
}

/** A value as its column takes it. */
export function columnValue(field: Field, value: unknown): unknown {
  return field.kind.column === "jsonb" && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
}

function named(prefix: string, text: string, values: unknown[]): Statement {
  return { name: `${prefix}_${fingerprint(text)}`, text, values };
}

function spaceSql(entity: Entity, { spaceId }: ListScope, parameters: Parameters): string {
  if (entity.scope === "global") return "true";
  return spaceId === undefined ? anySpacePredicate(entity) : spacePredicate(entity, parameters.add(spaceId, "uuid"));
}

function reachSql(entity: Entity, ids: readonly string[], scope: ListScope, parameters: Parameters): string {
  const named = `t.id = any(${parameters.add(ids, "uuid[]")})`;
  return [named, spaceSql(entity, scope, parameters), ...(scope.narrow ? [scope.narrow(parameters)] : [])].join(" and ");
}

/** Which records are meant where deleting only hides them. */
export type Liveness = "live" | "deleted" | "any";

const LIVENESS: Readonly<Record<Liveness, string>> = {
  live: " and t.deleted_at is null",
  deleted: " and t.deleted_at is not null",
  any: "",
};

export interface Lock {
  readonly ids: readonly string[];
  readonly scope: ListScope;
  /** @default "live" */
  readonly liveness?: Liveness;
  /** To be deleted: what is to refer to them must wait, too. @default false */
  readonly isForDelete?: boolean;
}

function lockText(entity: Entity, columns: string, lock: Lock, parameters: Parameters): string {
  const { ids, scope, liveness = "live", isForDelete = false } = lock;
  const where = reachSql(entity, ids, scope, parameters);
  const live = entity.isSoftDeleted ? LIVENESS[liveness] : "";
  const strength = isForDelete ? "for update" : "for no key update";
  return `select ${columns} from ${quote(entity.table)} t where ${where}${live} order by t.id ${strength} of t`;
}

/** Locks and reads the records to be changed; those out of reach are as good as absent. */
export function lockStatement(catalog: Catalog, entity: Entity, lock: Lock): Statement {
  const parameters = new Parameters();
  return named("lock", lockText(entity, storedList(catalog, entity), lock, parameters), parameters.values);
}

/**
 * Locks the records without reading them. A statement that had to wait for a lock reads the locked rows anew, but all
 * else as it was when it began: where a record has links, those are read by {@link lockStatement} after this one.
 */
export function holdStatement(entity: Entity, lock: Lock): Statement {
  const parameters = new Parameters();
  return named("hold", lockText(entity, "t.id", lock, parameters), parameters.values);
}

/** Reads the records as rules and hooks see them, and locks none; those out of reach are as good as absent. */
export function storedStatement(catalog: Catalog, entity: Entity, { ids, scope, liveness = "live" }: Lock): Statement {
  const parameters = new Parameters();
  const where = reachSql(entity, ids, scope, parameters);
  const live = entity.isSoftDeleted ? LIVENESS[liveness] : "";
  return named(
    "stored",
    `select ${storedList(catalog, entity)} from ${quote(entity.table)} t where ${where}${live}`,
    parameters.values,
  );
}

/** Which of the records are within reach. */
export function reachStatement(entity: Entity, { ids, scope, liveness = "live" }: Lock): Statement {
  const parameters = new Parameters();
  const where = reachSql(entity, ids, scope, parameters);
  const live = entity.isSoftDeleted ? LIVENESS[liveness] : "";
  return named("reach", `select t.id from ${quote(entity.table)} t where ${where}${live}`, parameters.values);
}

const WRITTEN: readonly string[] = ["updated_at = now()", "version = t.version + 1"];

function updateText(catalog: Catalog, entity: Entity, assignments: readonly string[], where: string): string {
  const set = [...assignments, ...WRITTEN].join(", ");
  return `update ${quote(entity.table)} t set ${set} where ${where} returning ${storedList(catalog, entity)}`;
}

/** Writes the same changes to records that {@link lockStatement} has locked; many-references are `writeLinks`'s. */
export function updateStatement(catalog: Catalog, entity: Entity, ids: readonly string[], changes: Values): Statement {
  const fields = Object.keys(changes).flatMap((name) => entity.fields.get(name) ?? []);
  const parameters = new Parameters();
  const where = `t.id = any(${parameters.add(ids, "uuid[]")})`;
  const assignments = fields
    .filter(hasColumn)
    .map((field) => `${quote(field.column)} = ${parameters.add(columnValue(field, changes[field.name]), field.kind.column)}`);
  return named("update", updateText(catalog, entity, assignments, where), parameters.values);
}

/** Moves a record to another state; nothing happens where it is in none of those the move begins in. */
export function transitionStatement(
  catalog: Catalog,
  entity: Entity,
  { id, field, from, to }: { readonly id: string; readonly field: Field; readonly from: readonly string[]; readonly to: string },
): Statement {
  const state = quote(field.column);
  const where = `t.id = $1::uuid and t.${state} = any($3::text[])`;
  return named("move", updateText(catalog, entity, [`${state} = $2::text`], where), [id, to, from]);
}

/** Deletes records that {@link lockStatement} has locked; where the entity says so, only hides them. */
export function deleteStatement(entity: Entity, ids: readonly string[]): Statement {
  const table = quote(entity.table);
  const set = ["deleted_at = now()", ...WRITTEN].join(", ");
  const text = entity.isSoftDeleted
    ? `update ${table} t set ${set} where t.id = any($1::uuid[])`
    : `delete from ${table} where id = any($1::uuid[])`;
  return named("delete", text, [ids]);
}

/** Brings hidden records back. */
export function restoreStatement(catalog: Catalog, entity: Entity, ids: readonly string[]): Statement {
  return named("restore", updateText(catalog, entity, ["deleted_at = null"], "t.id = any($1::uuid[])"), [ids]);
}
