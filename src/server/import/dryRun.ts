import { isReadable } from "../../schema/accessKeys";
import type { Json } from "../../shared/json";
import type { Row } from "../api/rest/serializers";
import { inTransaction } from "../db/transaction";
import type { TableRow } from "./file/readRows";
import type { CellIssue, ImportPlan } from "./importPlan";
import type { ImportReports } from "./importReports";
import { type ImportTable, inChunks } from "./importTable";
import { type IssueReport, withIssues } from "./report";
import { type CheckedChunk, checkRows } from "./rows/checkRows";
import type { Values } from "./rows/existing";
import { hasOwnRefusals, writeRows } from "./rows/writeRows";

/** Rows that are checked between other requests. */
const CHUNK = 250;
/** Addresses that an answer spells out. */
const MOST_NAMED = 200;

/** Existing records that an answer names. */
const MOST_UPDATED_NAMED = 5;

/** What an import would do. */
export interface DryRun extends IssueReport {
  readonly rows: number;
  /** Rows without a fault. */
  readonly valid: number;
  readonly created: number;
  readonly updated: number;
  /** What the first of those that would be changed are called, for who may read it. */
  readonly updatedNames: readonly string[];
  /** Rows that say what is there already. */
  readonly unchanged: number;
  /** Who gets a mail because of the new records: how many, and the first of them. */
  readonly mailed: number;
  readonly mailedTo: readonly string[];
  readonly columns: readonly { readonly [member: string]: Json }[];
}

/** Whom the entity's hooks mail because of new records. */
async function mailedBy(
  { context, entity, spaceId, isMailing }: ImportPlan,
  rows: readonly Values[],
): Promise<readonly string[]> {
  if (!isMailing || rows.length === 0) return [];
  const db = context.spaceDb(spaceId ?? "");
  const addresses: string[] = [];
  for (const { imports } of context.hooksOf(entity)) addresses.push(...((await imports?.mailed?.(db, rows)) ?? []));
  return addresses;
}

/** What a record is called, where the person may read that. */
function nameOf({ entity, actor }: ImportPlan, record: Row): string | readonly [] {
  const label = entity.fields.get(entity.label);
  const name = label && isReadable(label, actor.accessKeys) ? record[label.name] : undefined;
  return typeof name === "string" ? name : [];
}

/**
 * A chunk as the run would treat it. What a hook alone can tell is found by writing the rows and taking it back: hooks change
 * nothing but the database, or wait for the end of its transaction.
 */
async function tryRows(plan: ImportPlan, rows: readonly TableRow[], width: number): Promise<CheckedChunk> {
  const checked = await checkRows(plan, { rows, width }, false);
  if (checked.rows.length === 0 || !hasOwnRefusals(plan)) return checked;
  const takenBack = new Error("only tried");
  let refused: readonly CellIssue[] = [];
  const rehearsal = inTransaction(plan.context.database.kysely, async () => {
    refused = (await writeRows(plan, checked.rows)).faults;
    throw takenBack;
  });
  await rehearsal.catch((error: unknown) => {
    if (error !== takenBack) throw error;
  });
  const bad = new Set(refused.map(({ row }) => row));
  return { ...checked, rows: checked.rows.filter(({ row }) => !bad.has(row)), faults: [...checked.faults, ...refused] };
}

/**
 * Reads and checks the whole file, and writes nothing but what is wrong with it.
 * @param id of the report, in place of what stands there
 */
export async function dryRun(
  { plan, matches, faults, rows: table, width }: ImportTable,
  reports: ImportReports,
  id: string,
): Promise<DryRun> {
  let report: IssueReport = { faults: [], faultCount: 0 };
  const add = async (found: readonly CellIssue[]) => {
    const next = withIssues(report, found, plan);
    await reports.add(id, next.kept);
    report = next.report;
  };
  await reports.empty(id);
  await add(faults);
  let rows = 0;
  const counts = { created: 0, updated: 0, unchanged: 0, mailed: 0 };
  const mailedTo: string[] = [];
  const updatedNames: string[] = [];
  for await (const chunk of inChunks(table, () => CHUNK)) {
    // Every row would lack the same column.
    const isReadable = faults.length === 0;
    const checked = isReadable ? await tryRows(plan, chunk, width) : undefined;
    rows += chunk.length;
    await add(checked?.faults ?? []);
    if (!checked) continue;
    const fresh = checked.rows.filter(({ before }) => !before);
    counts.created += fresh.length;
    counts.updated += checked.rows.length - fresh.length;
    counts.unchanged += checked.unchanged;
    const names = checked.rows.flatMap(({ before }) => (before ? nameOf(plan, before) : []));
    updatedNames.push(...names.slice(0, MOST_UPDATED_NAMED - updatedNames.length));
    const addresses = await mailedBy(
      plan,
      fresh.map(({ values }) => values),
    );
    counts.mailed += addresses.length;
    mailedTo.push(...addresses.slice(0, MOST_NAMED - mailedTo.length));
  }
  const columns = matches.map(({ column, field, nearest }) => ({
    column,
    field: field?.name ?? null,
    ...(nearest ? { nearest: nearest.name } : {}),
  }));
  const valid = counts.created + counts.updated + counts.unchanged;
  return { rows, valid, ...counts, updatedNames, mailedTo, columns, ...report };
}
