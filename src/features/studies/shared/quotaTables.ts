import { cellTables } from "./cellTables";

/** By so many criteria a sample may be divided: as many cells can stand in a panelist's link. */
export const MOST_TABLES = 5;

/** Quotas that divide the sample by one criterion. */
export interface QuotaTable<Quota> {
  /** Empty where none of the quotas says one. */
  readonly criterion: string;
  readonly quotas: readonly Quota[];
}

/** A study's quotas, table by table; one without a criterion is of the table before it, as the rule of their sums counts. */
export function quotaTables<Quota extends { readonly criterion?: string | null }>(
  quotas: readonly Quota[],
): readonly QuotaTable<Quota>[] {
  const cells = quotas.map((quota) => ({ quota, criteria: quota.criterion ? [quota.criterion] : [] }));
  return cellTables(cells).map((table) => ({
    criterion: table.criteria[0] ?? "",
    quotas: table.cells.map(({ quota }) => quota),
  }));
}
