import { sql } from "kysely";
import { grantOf } from "../../schema/accessKeys";
import type { Entity, Field } from "../../schema/catalog";
import { AppError } from "../../shared/errors";
import { newId } from "../../shared/ids";
import { asChanges, auditStatement, type Changes } from "../api/rest/audit";
import { ownerValue } from "../api/rest/ownership";
import { authorOf } from "../api/rest/recordAccess";
import type { Row } from "../api/rest/serializers";
import { translateWriteError } from "../api/rest/writeFaults";
import { lockStatement } from "../api/rest/writeStatements";
import { hasColumn, linkTable } from "../db/linkTable";
import { quote } from "../db/names";
import { runStatement } from "../db/runStatement";
import { executor } from "../db/spaceDb";
import { type CheckedRow, takenFaults } from "./checkRows";
import type { Values } from "./existing";
import type { CellFault, ImportPlan } from "./importPlan";

type Written = Readonly<Record<string, unknown>>;

interface NewRow {
  readonly row: number;
  readonly id: string;
  readonly values: Written;
}

/** Fields of which one of the rows has a value. */
function fieldsOf(entity: Entity, rows: readonly { readonly values: Written }[]): readonly Field[] {
  const names = new Set(rows.flatMap(({ values }) => Object.keys(values)));
  return [...names].flatMap((name) => entity.fields.get(name) ?? []);
}

function recordset(fields: readonly Field[]): string {
  return ["id uuid", ...fields.map(({ column, kind }) => `${quote(column)} ${kind.column}`)].join(", ");
}

function asRecords(fields: readonly Field[], rows: readonly { readonly id: string; readonly values: Written }[]): string {
  return JSON.stringify(
    rows.map(({ id, values }) => ({
      id,
      ...Object.fromEntries(fields.map((field) => [field.column, values[field.name] ?? null])),
    })),
  );
}

/** Inserts the rows that meet no record with the same unique values. @returns the ids of those that were inserted */
async function insertRows({ entity, context, spaceId }: ImportPlan, rows: readonly NewRow[]): Promise<ReadonlySet<string>> {
  const fields = fieldsOf(entity, rows).filter(hasColumn);
  const columns = fields.map(({ column }) => quote(column));
  const [spaceColumn, space] = entity.scope === "global" ? [[], []] : [["space_id"], ["$2::uuid"]];
  const inserted = await runStatement<{ id: string }>(context.database, {
    text: `insert into ${quote(entity.table)} (${["id", ...spaceColumn, ...columns].join(", ")})
      select ${["r.id", ...space, ...columns.map((column) => `r.${column}`)].join(", ")}
      from json_to_recordset($1::json) r(${recordset(fields)}) where ($2::uuid is null or true)
      on conflict do nothing returning id`,
    values: [asRecords(fields, rows), spaceId ?? null],
  });
  return new Set(inserted.map(({ id }) => id));
}

interface Links {
  readonly id: string;
  readonly values: Written;
}

/** The many-references of rows, as they are from now on. */
async function writeManyLinks({ entity, context, spaceId }: ImportPlan, rows: readonly Links[]): Promise<void> {
  for (const field of fieldsOf(entity, rows).filter((one) => one.reference?.isMany)) {
    const link = quote(linkTable(entity, field));
    const given = rows.filter(({ values }) => Array.isArray(values[field.name]));
    const [column, space] = entity.scope === "global" ? ["", ""] : [", space_id", ", $2::uuid"];
    const owners = given.map(({ id }) => id);
    await runStatement(context.database, { text: `delete from ${link} where owner_id = any($1::uuid[])`, values: [owners] });
    const records = given.map(({ id, values }) => ({ id, targets: values[field.name] }));
    await runStatement(context.database, {
      text: `insert into ${link} (owner_id, target_id, position${column})
        select r.id, target.id, target.position${space} from json_to_recordset($1::json) r(id uuid, targets uuid[])
        cross join unnest(r.targets) with ordinality target(id, position) where ($2::uuid is null or true)`,
      values: [JSON.stringify(records), spaceId ?? null],
    });
  }
}

function audit(plan: ImportPlan, action: "create" | "update", entries: readonly { record: Row; changes: Changes }[]) {
  const author = { ...authorOf(plan.actor), spaceId: plan.spaceId };
  return runStatement(plan.context.database, auditStatement(plan.entity, author, action, entries));
}

/** Whose a new record is: the importer's, unless one who sees everybody's records names another. */
function ownerOf({ entity, actor }: ImportPlan, values: Values): Written {
  const owner = ownerValue(entity, actor);
  if (entity.owner === undefined || owner === undefined) return {};
  const isGiven = values[entity.owner] !== undefined && grantOf(entity, actor.accessKeys, "read") === true;
  return isGiven ? {} : { [entity.owner]: owner };
}

/** The values of a new record: those given, the defaults, its owner. */
function complete(plan: ImportPlan, values: Values): Written {
  const defaults = [...plan.entity.fields.values()].flatMap(({ name, schema, isSystem }) =>
    isSystem || schema.default === undefined ? [] : [[name, schema.default] as const],
  );
  return { ...Object.fromEntries(defaults), ...values, ...ownerOf(plan, values) };
}

/** Creates the rows at once. @returns those that met another one */
async function createRows(plan: ImportPlan, rows: readonly NewRow[]): Promise<readonly NewRow[]> {
  if (rows.length === 0) return [];
  const ids = await insertRows(plan, rows);
  const inserted = rows.filter(({ id }) => ids.has(id));
  await writeManyLinks(plan, inserted);
  const { spaceId } = plan;
  await audit(
    plan,
    "create",
    inserted.map(({ id, values }) => ({ record: { id, spaceId, version: 1 }, changes: asChanges(values) })),
  );
  return rows.filter(({ id }) => !ids.has(id));
}

type ChangedRow = CheckedRow & { readonly before: Row };

function differences({ values, before }: ChangedRow): Changes {
  return Object.fromEntries(Object.entries(values).map(([name, to]) => [name, { from: before[name], to }]));
}

/** Changes the rows at once: a field that a row leaves alone is written as it was. */
async function changeRows(plan: ImportPlan, rows: readonly ChangedRow[]): Promise<void> {
  if (rows.length === 0) return;
  const { entity, context } = plan;
  const changed = rows.map(({ values, before }) => ({ id: String(before.id), before, values }));
  const fields = fieldsOf(entity, changed).filter(hasColumn);
  const whole = changed.map(({ id, values, before }) => ({ id, values: { ...before, ...values } }));
  const assignments = fields.map(({ column }) => `${quote(column)} = r.${quote(column)}`);
  await runStatement(context.database, {
    text: `update ${quote(entity.table)} t set ${[...assignments, "updated_at = now()", "version = t.version + 1"].join(", ")}
      from json_to_recordset($1::json) r(${recordset(fields)}) where t.id = r.id`,
    values: [asRecords(fields, whole)],
  });
  await writeManyLinks(plan, changed);
  await audit(
    plan,
    "update",
    rows.map((row) => ({ record: { ...row.before, version: Number(row.before.version) + 1 }, changes: differences(row) })),
  );
}

async function readRecord({ entity, context }: ImportPlan, id: string): Promise<Row> {
  const scope = { spaceId: undefined, narrow: undefined };
  const [record] = await runStatement<Row>(context.database, lockStatement(context.catalog, entity, { ids: [id], scope }));
  if (!record) throw new AppError("record.notFound");
  return record;
}

/** One row, with what its entity's hooks do before and after. */
async function writeHooked(plan: ImportPlan, row: CheckedRow): Promise<void> {
  const { context, entity, spaceId } = plan;
  const hooks = context.hooksOf(entity);
  const id = row.before ? String(row.before.id) : newId();
  const db = context.spaceDb(String(spaceId ?? id));
  if (row.before) {
    await changeRows(plan, [{ ...row, before: row.before }]);
    const record = await readRecord(plan, id);
    for (const hook of hooks) await hook.afterUpdate?.({ db, record });
    return;
  }
  let values = complete(plan, row.values);
  for (const hook of hooks) values = (await hook.beforeCreate?.({ db, id, values })) ?? values;
  const [refused] = await createRows(plan, [{ row: row.row, id, values }]);
  if (refused) throw new AppError("record.exists", { faults: await takenFaults(plan, [{ row: row.row, values: row.values }]) });
  const record = await readRecord(plan, id);
  for (const hook of hooks) await hook.afterCreate?.({ db, record });
}

/** What a hook refused, at the columns that it names. */
function refusal(plan: ImportPlan, row: number, error: AppError): readonly CellFault[] {
  const { faults = [], params, detail } = error.details;
  const at = (path: string) => plan.columns.find(({ field }) => path === `/${field.name}`);
  if (faults.length > 0) {
    return faults.map((fault) => ({
      ...fault,
      row,
      column: at(fault.path)?.column ?? "",
      field: at(fault.path)?.field.name ?? null,
    }));
  }
  const message = detail ?? plan.texts.translate(plan.language, `errors.${error.code}`, params);
  return [{ path: "", rule: "unknown", message, row, column: "", field: null }];
}

/** Row by row: one that a hook refuses leaves nothing behind and the others alone. */
async function writeEach(plan: ImportPlan, rows: readonly CheckedRow[]): Promise<WrittenChunk> {
  const root = plan.context.database.kysely;
  const faults: CellFault[] = [];
  const counts = { created: 0, updated: 0 };
  for (const row of rows) {
    await sql`savepoint import_row`.execute(executor(root));
    try {
      await writeHooked(plan, row);
      counts[row.before ? "updated" : "created"] += 1;
    } catch (thrown) {
      const error = translateWriteError(plan.entity, thrown);
      if (!(error instanceof AppError)) throw error;
      await sql`rollback to savepoint import_row`.execute(executor(root));
      faults.push(...refusal(plan, row.row, error));
    }
    await sql`release savepoint import_row`.execute(executor(root));
  }
  return { ...counts, faults };
}

/** Whether anybody wants to see each row; who waits for deletes and the like does not. */
function isHooked({ context, entity }: ImportPlan): boolean {
  return context.hooksOf(entity).some((hook) => hook.beforeCreate ?? hook.afterCreate ?? hook.afterUpdate);
}

export interface WrittenChunk {
  readonly created: number;
  readonly updated: number;
  readonly faults: readonly CellFault[];
}

/** Writes checked rows in the open transaction, with their links and their entries in the history. */
export async function writeRows(plan: ImportPlan, rows: readonly CheckedRow[]): Promise<WrittenChunk> {
  if (isHooked(plan)) return writeEach(plan, rows);
  const changed = rows.flatMap((row) => (row.before ? [{ ...row, before: row.before }] : []));
  const fresh = rows
    .filter((row) => !row.before)
    .map((row) => ({ row: row.row, id: newId(), values: complete(plan, row.values) }));
  await changeRows(plan, changed);
  const refused = await createRows(plan, fresh);
  const given = refused.map(({ row, values }) => ({ row, values: values as Values }));
  return { created: fresh.length - refused.length, updated: changed.length, faults: await takenFaults(plan, given) };
}
