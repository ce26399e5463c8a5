import { sql } from "kysely";
import { AppError } from "../../../shared/errors";
import { newId } from "../../../shared/ids";
import type { Row } from "../../api/rest/serializers";
import { translateWriteError } from "../../api/rest/write/references/writeFaults";
import { lockStatement } from "../../api/rest/write/statements/writeStatements";
import { hooksFor } from "../../api/rest/write/writeContext";
import { runStatement } from "../../db/runStatement";
import { executor } from "../../db/transaction";
import type { EntityHook } from "../../host/serverHost";
import type { CellIssue, ImportPlan } from "../importPlan";
import { type CheckedRow, takenIssues } from "./checkRows";
import { changeRows, complete, createRows } from "./chunkWrites";
import type { Values } from "./existing";

async function readRecord({ entity, context }: ImportPlan, id: string): Promise<Row> {
  const scope = { spaceId: undefined, narrow: undefined };
  const [record] = await runStatement<Row>(context.database, lockStatement(context.catalog, entity, { ids: [id], scope }));
  if (!record) throw new AppError("record.notFound");
  return record;
}

function hooksOf({ context, entity, columns, fixed }: ImportPlan) {
  const hooks = hooksFor(context, entity, [...columns.map(({ fills }) => fills.name), ...Object.keys(fixed)]);
  return hooks.map(
    ({ beforeCreate, ...hook }): EntityHook => (beforeCreate && !hook.imports?.coversCreate ? { ...hook, beforeCreate } : hook),
  );
}

/** One row, with what its entity's hooks do before and after. */
async function writeHooked(plan: ImportPlan, row: CheckedRow): Promise<void> {
  const { context, actor, spaceId } = plan;
  const hooks = hooksOf(plan);
  const id = row.before ? String(row.before.id) : newId();
  const db = context.spaceDb(String(spaceId ?? id));
  if (row.before) {
    await changeRows(plan, [{ ...row, before: row.before }]);
    const record = await readRecord(plan, id);
    for (const hook of hooks) await hook.afterUpdate?.({ db, record, before: row.before, actor });
    return;
  }
  let values = complete(plan, row.values);
  for (const hook of hooks) values = (await hook.beforeCreate?.({ db, id, values })) ?? values;
  const [refused] = await createRows(plan, [{ row: row.row, id, values }]);
  if (refused) throw new AppError("record.exists", { faults: await takenIssues(plan, [{ row: row.row, values: row.values }]) });
  const record = await readRecord(plan, id);
  for (const hook of hooks) await hook.afterCreate?.({ db, record, actor });
}

/** What a hook refused, at the columns that it names. */
function refusal(plan: ImportPlan, row: number, error: AppError): readonly CellIssue[] {
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
  const faults: CellIssue[] = [];
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
function isHooked(plan: ImportPlan): boolean {
  return hooksOf(plan).some((hook) => hook.beforeCreate ?? hook.afterCreate ?? hook.afterUpdate);
}

/** Whether a hook may refuse a new row by what no check of the import knows. */
export const hasOwnRefusals = (plan: ImportPlan): boolean => hooksOf(plan).some(({ beforeCreate }) => beforeCreate);

export interface WrittenChunk {
  readonly created: number;
  readonly updated: number;
  readonly faults: readonly CellIssue[];
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
  return { created: fresh.length - refused.length, updated: changed.length, faults: await takenIssues(plan, given) };
}
