import type { PanelCriterion } from "../../../contracts/services/panel";
import { cellTables } from "./cellTables";

/** By so many tables a sample may be divided: as many cells can stand in a panelist's link. */
export const MOST_TABLES = 5;

/** So many quotas a study may have. */
export const MOST_QUOTAS = 100;

/** Of whom a study wants so many: people of a value, or of one value of each of two criteria. */
export interface QuotaPeople {
  readonly criterion?: string | null;
  readonly values?: readonly string[] | null;
  readonly secondCriterion?: string | null;
  readonly secondValues?: readonly string[] | null;
}

/** A quota as a study has it. */
export interface StudyQuota extends QuotaPeople {
  readonly title: string;
  readonly target: number;
}

/** Quotas that divide the sample by one criterion, or by two that are crossed. */
export interface QuotaTable<Quota> {
  /** None where none of the quotas says one. */
  readonly criteria: readonly string[];
  readonly quotas: readonly Quota[];
}

/** Whom a quota wants; nothing where it says nothing of its people. */
export function criteriaOf(quota: QuotaPeople): readonly PanelCriterion[] {
  const { criterion, values, secondCriterion, secondValues } = quota;
  return [
    ...(criterion && values && values.length > 0 ? [{ criterion, values }] : []),
    ...(secondCriterion && secondValues && secondValues.length > 0 ? [{ criterion: secondCriterion, values: secondValues }] : []),
  ];
}

/** A study's quotas, table by table; one without a criterion is of the table before it, as the rule of their sums counts. */
export function quotaTables<Quota extends QuotaPeople>(quotas: readonly Quota[]): readonly QuotaTable<Quota>[] {
  const cells = quotas.map((quota) => ({
    quota,
    criteria: [quota.criterion, quota.secondCriterion].filter((name) => typeof name === "string"),
  }));
  return cellTables(cells).map(({ criteria, cells: own }) => ({ criteria, quotas: own.map(({ quota }) => quota) }));
}
