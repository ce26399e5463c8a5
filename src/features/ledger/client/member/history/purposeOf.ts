import type { StatementItem } from "../../../../../contracts/api/ledger";

/** What it was for, in somebody's words; undefined if its kind says all. */
export function purposeOf({ concept, activity }: Pick<StatementItem, "concept" | "activity">): string | undefined {
  return concept?.trim() || activity?.title?.trim() || undefined;
}
