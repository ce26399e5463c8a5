import type { Entity, Field } from "../../../../schema/catalog";
import type { Actor } from "../../../access/session/session";
import type { Database } from "../../../db/database";
import { hasColumn, linkTable } from "../../../db/linkTable";
import { quote } from "../../../db/names";
import { runStatement } from "../../../db/runStatement";
import { inTransaction } from "../../../db/transaction";
import { lockRecord, note, notifyChange, openWrite } from "../write/recordWrites";
import { PERSONAL } from "../write/statements/audit";
import { handleOf, type WriteContext } from "../write/writeContext";
import { takeFiles } from "./personalFiles";
import { type PersonalRows, personalRows } from "./personalRows";

/** What was done to an entity's rows: their personal values taken out, or the rows deleted. */
export interface Erasure {
  readonly entity: string;
  readonly cleared: number;
  readonly deleted: number;
}

const SAMPLE = "erased-0123456789ab";
const TEXT = "'erased-' || right(t.id::text, 12)";
const EMAIL = "'erased-' || t.id::text || '@erased.invalid'";

/** What stands in for a value that a row can't be without; different in each row. Nothing fits a date or a choice. */
function standIn({ kind, schema, apiSchema }: Field): string | undefined {
  if (kind.column === "text[]") return "'{}'::text[]";
  if (kind.column !== "text" || apiSchema.enum) return undefined;
  if (schema.format === "email") return EMAIL;
  const fits = new RegExp(String(schema.pattern ?? ""), "u").test(SAMPLE) && (schema.maxLength ?? SAMPLE.length) >= SAMPLE.length;
  return fits && schema.format === undefined ? TEXT : undefined;
}

interface Plan {
  /** `column = value`; empty where rows hold nothing personal. */
  readonly assignments: readonly string[];
  readonly links: readonly Field[];
  /** Whether the rows can't be without what is personal in them. */
  readonly isDeleted: boolean;
}

function planOf(entity: Entity): Plan {
  const personal = [...entity.fields.values()].filter((field) => field.isPersonal && !field.isErasedByHook && !field.computed);
  const columns = personal.filter(hasColumn).map((field) => ({ field, value: field.isRequired ? standIn(field) : "null" }));
  return {
    assignments: columns.flatMap(({ field, value }) => (value ? [`${quote(field.column)} = ${value}`] : [])),
    links: personal.filter((field) => field.reference?.isMany),
    isDeleted: columns.some(({ value }) => value === undefined),
  };
}

/** Takes personal values out of the rows' histories; what was changed, when and by whom stays. */
async function scrubHistory(database: Database, { entity, where }: PersonalRows, id: string): Promise<void> {
  const names = [...entity.fields.values()].flatMap((field) => (field.isPersonal ? [field.name] : []));
  await runStatement(database, {
    text: `update audit_log l set personal = null, changes = (
        select coalesce(jsonb_object_agg(c.key, case when c.key = any($2::text[]) then '"${PERSONAL}"'::jsonb else c.value end), '{}')
        from jsonb_each(l.changes) c)
      where l.entity = $3 and l.record_id in (select t.id from ${quote(entity.table)} t where ${where})`,
    values: [id, names, entity.name],
  });
}

async function eraseRows(database: Database, rows: PersonalRows, id: string, isPerson: boolean): Promise<Erasure> {
  const { entity, where } = rows;
  const { assignments, links, isDeleted } = planOf(entity);
  const table = quote(entity.table);
  await scrubHistory(database, rows, id);
  if (isDeleted) {
    const text = `delete from ${table} t where ${where} returning t.id`;
    const deleted = await runStatement(database, { text, values: [id] });
    return { entity: entity.name, cleared: 0, deleted: deleted.length };
  }
  for (const field of links) {
    const text = `delete from ${quote(linkTable(entity, field))} where owner_id in (select t.id from ${table} t where ${where})`;
    await runStatement(database, { text, values: [id] });
  }
  const hidden = isPerson && entity.isSoftDeleted ? ["deleted_at = coalesce(t.deleted_at, now())"] : [];
  const set = [...assignments, ...hidden];
  if (set.length === 0 && links.length === 0) return { entity: entity.name, cleared: 0, deleted: 0 };
  const text = `update ${table} t set ${[...set, "updated_at = now()", "version = t.version + 1"].join(", ")} where ${where} returning t.id`;
  const cleared = await runStatement(database, { text, values: [id] });
  return { entity: entity.name, cleared: cleared.length, deleted: 0 };
}

/** What is kept beside the records: forms being filled in, and answers that wait for a repeated call. */
async function eraseTraces(database: Database, id: string): Promise<void> {
  await runStatement(database, { text: "delete from draft where key like '%:' || $1::text", values: [id] });
  await runStatement(database, { text: "delete from idempotency_key where position($1::text in body) > 0", values: [id] });
}

/**
 * Erases a person: personal values leave the person's record, all rows that lead to it and their histories. Rows stay
 * where they can do without, so that counts and answers hold; a value that a row needs is replaced by one that says
 * nothing, and where nothing can stand in, the row is deleted. One transaction.
 * @throws AppError `access.denied`, `record.notFound`, `record.inUse`
 */
export async function erasePerson(
  context: WriteContext,
  entity: Entity,
  actor: Actor,
  id: string,
): Promise<{ readonly erased: readonly Erasure[] }> {
  const call = openWrite(context, entity, actor, "delete");
  const { database, catalog } = context;
  return inTransaction(database.kysely, async () => {
    const record = await lockRecord(call, id, { liveness: "any", isForDelete: true });
    const key = String(record.id);
    const erased: Erasure[] = [];
    const all = personalRows(catalog, entity);
    // Rows lead to files as long as they are what they were.
    await takeFiles(context, all, record);
    for (const rows of all) {
      const result = await eraseRows(database, rows, key, rows.entity === entity);
      if (result.cleared + result.deleted > 0) erased.push(result);
    }
    await eraseTraces(database, key);
    await note(call, "erase", [{ record: { ...record, version: Number(record.version) + 1 }, changes: {} }]);
    for (const hook of context.hooksOf(entity)) await hook.afterErasure?.({ db: handleOf(context, record), record });
    notifyChange(call, entity.isSoftDeleted ? "delete" : "update", [record]);
    return { erased };
  });
}
