import type { GlobalDb } from "../../../../server/kit";
import type { Operator } from "../../shared/operatorApi";

const NOBODY: Operator = { name: null, taxNumber: null, address: null, creditPrice: null };

/** Whoever runs the installation, as far as the back office has written it. */
export async function readOperator(db: Pick<GlobalDb, "selectFrom">): Promise<Operator> {
  const row = await db.selectFrom("operator").select(["name", "taxNumber", "address", "creditPrice"]).executeTakeFirst();
  if (!row) return NOBODY;
  return { ...row, creditPrice: row.creditPrice === null ? null : Number(row.creditPrice) };
}
