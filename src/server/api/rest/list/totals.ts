import type { Database } from "../../../db/database";
import { runStatement } from "../../../db/runStatement";
import { countStatement, estimateStatement, type ListPlan } from "./listStatement";

/** How many records a list has in all. */
export interface Total {
  readonly count: number;
  readonly isEstimate: boolean;
}

/** Below this many counting costs next to nothing, and a guess may be far off. */
const WORTH_GUESSING = 10_000;

interface QueryPlan {
  readonly "QUERY PLAN": readonly { readonly Plan: { readonly "Plan Rows": number } }[];
}

/** Counts the list exactly. */
export async function exactTotal(database: Database, plan: ListPlan): Promise<Total> {
  const [row] = await runStatement<{ total: number }>(database, countStatement(plan));
  return { count: row?.total ?? 0, isEstimate: false };
}

async function estimate(database: Database, plan: ListPlan): Promise<Total> {
  const [row] = await runStatement<QueryPlan>(database, estimateStatement(plan));
  const count = row?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
  return count < WORTH_GUESSING ? exactTotal(database, plan) : { count, isEstimate: true };
}

/** The total in the way that the call asks for it; `undefined` where it does not. */
export async function totalOf(database: Database, plan: ListPlan): Promise<Total | undefined> {
  const { count } = plan.request;
  if (count === "none") return undefined;
  return count === "exact" ? exactTotal(database, plan) : estimate(database, plan);
}
