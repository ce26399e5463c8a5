import type { Json } from "../../shared/json";
import type { CellIssue } from "./importPlan";
import type { ImportReports } from "./importReports";
import { type ImportTable, inChunks } from "./importTable";
import { type IssueReport, withIssues } from "./report";
import { checkRows } from "./rows/checkRows";

/** Rows that are checked between other requests. */
const CHUNK = 250;

/** What an import would do. */
export interface DryRun extends IssueReport {
  readonly rows: number;
  /** Rows without a fault. */
  readonly valid: number;
  readonly columns: readonly { readonly [member: string]: Json }[];
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
  let valid = 0;
  for await (const chunk of inChunks(table, () => CHUNK)) {
    // Every row would lack the same column.
    const isReadable = faults.length === 0;
    const checked = isReadable ? await checkRows(plan, { rows: chunk, width }, false) : undefined;
    rows += chunk.length;
    valid += checked ? checked.rows.length + checked.unchanged : 0;
    await add(checked?.faults ?? []);
  }
  const columns = matches.map(({ column, field, nearest }) => ({
    column,
    field: field?.name ?? null,
    ...(nearest ? { nearest: nearest.name } : {}),
  }));
  return { rows, valid, columns, ...report };
}
