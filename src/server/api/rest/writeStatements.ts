import type { Entity, Field } from "../../../schema/catalog";
import { fingerprint } from "../../../schema/hash";
import type { Statement } from "../../db/database";
import { quote } from "../../db/ddl";
import { anySpacePredicate, spacePredicate } from "../../db/spacePredicate";
import { selectList } from "./visibleFields";

/** Who writes, for the audit log. */
export interface Author {
  readonly accountId: string;
  /** Absent for the back office. */
  readonly spaceId: string | undefined;
}

export interface AuditEntry {
  readonly action: "create" | "update" | "delete";
  readonly changes: Readonly<Record<string, unknown>>;
}

function toColumn(field: Field, value: unknown): unknown {
  return field.kind.column === "jsonb" && value !== null && value !== undefined ? JSON.stringify(value) : (value ?? null);
}

/** Fields that a create writes: all but the system's own, so that one prepared statement serves every body. */
function insertedFields(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => !field.isSystem);
}

const insertTexts = new WeakMap<Entity, string>();

function insertText(entity: Entity): string {
  const known = insertTexts.get(entity);
  if (known) return known;
  const isGlobal = entity.scope === "global";
  const fields = insertedFields(entity);
  const columns = ["id", ...(isGlobal ? [] : ["space_id"]), ...fields.map((field) => quote(field.column))];
  const values = [
    "$1::uuid",
    ...(isGlobal ? [] : ["$2::uuid"]),
    ...fields.map((field, index) => `$${index + 5}::${field.kind.column}`),
  ];
  const text = `with t as (insert into ${quote(entity.table)} (${columns.join(", ")}) values (${values.join(", ")}) returning *),
    log as (insert into audit_log (space_id, account_id, action, entity, record_id, changes)
      values ($2::uuid, $3::uuid, 'create', '${entity.name}', $1::uuid, $4::jsonb))
    select ${selectList(entity)} from t`;
  insertTexts.set(entity, text);
  return text;
}

/** Personal values stay out of the log, so that erasing a person erases them; their fields are named. */
export function auditable(entity: Entity, changes: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(changes).map(([name, value]) => [name, entity.fields.get(name)?.isPersonal ? "personal" : value]),
  );
}

/** Inserts a record and its audit row in one statement, hence in one transaction. */
export function insertStatement(
  entity: Entity,
  {
    id,
    spaceId,
    author,
    values,
  }: {
    readonly id: string;
    readonly spaceId: string | undefined;
    readonly author: Author;
    readonly values: Readonly<Record<string, unknown>>;
  },
): Statement {
  const text = insertText(entity);
  const columns = insertedFields(entity).map((field) => toColumn(field, values[field.name] ?? field.schema.default));
  const changes = JSON.stringify(auditable(entity, values));
  return { name: `create_${fingerprint(text)}`, text, values: [id, spaceId ?? null, author.accountId, changes, ...columns] };
}

/** Locks and reads the records to be changed. */
export function lockStatement(entity: Entity, ids: readonly string[], author: Author): Statement {
  const isOwnSpace = author.spaceId !== undefined && entity.scope !== "global";
  const scope = isOwnSpace ? spacePredicate(entity, "$2::uuid") : anySpacePredicate(entity);
  const text = `select ${selectList(entity)} from ${quote(entity.table)} t where t.id = any($1::uuid[]) and ${scope} order by t.id for update`;
  return { name: `lock_${fingerprint(text)}`, text, values: [ids, ...(isOwnSpace ? [author.spaceId] : [])] };
}

/** Writes the changed columns of one record that {@link lockStatement} has locked. */
export function updateStatement(entity: Entity, id: string, changes: Readonly<Record<string, unknown>>): Statement {
  const fields = Object.keys(changes).flatMap((name) => entity.fields.get(name) ?? []);
  const assignments = fields.map((field, index) => `${quote(field.column)} = $${index + 2}::${field.kind.column}`);
  const text = `update ${quote(entity.table)} t set ${[...assignments, "updated_at = now()", "version = t.version + 1"].join(", ")}
    where t.id = $1::uuid returning ${selectList(entity)}`;
  return {
    name: `update_${fingerprint(text)}`,
    text,
    values: [id, ...fields.map((field) => toColumn(field, changes[field.name]))],
  };
}

/** Deletes records that {@link lockStatement} has locked. */
export function deleteStatement(entity: Entity, ids: readonly string[]): Statement {
  const text = `delete from ${quote(entity.table)} where id = any($1::uuid[])`;
  return { name: `delete_${fingerprint(text)}`, text, values: [ids] };
}

export function auditStatement(entity: Entity, recordId: string, author: Author, entry: AuditEntry): Statement {
  return {
    name: "audit",
    text: `insert into audit_log (space_id, account_id, action, entity, record_id, changes)
      values ($1::uuid, $2::uuid, $3, $4, $5::uuid, $6::jsonb)`,
    values: [author.spaceId ?? null, author.accountId, entry.action, entity.name, recordId, JSON.stringify(entry.changes)],
  };
}
