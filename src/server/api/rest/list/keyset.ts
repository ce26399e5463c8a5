import { AppError } from "../../../../shared/errors";
import type { Database } from "../../../db/database";
import { runStatement } from "../../../db/runStatement";
import type { Row } from "../serializers";
import type { Cursor } from "./cursor";
import { KEY, type ListPlan, partStatement, partsOf } from "./listStatement";

/** What PostgreSQL says of a value that is none of the column's. */
const DATA_EXCEPTION = /^22/;

/** @throws AppError `request.invalid` where a cursor holds what the order's column can't */
function refuseForged(thrown: unknown): never {
  const { code } = thrown as { readonly code?: string };
  if (!code || !DATA_EXCEPTION.test(code)) throw thrown;
  throw new AppError("request.invalid", { faults: [{ path: "/after", rule: "format" }], cause: thrown });
}

/** The cursor of a row that a list's statement answered. */
export function cursorOf(row: Row): Cursor {
  return { key: row[KEY] as string | null, id: String(row.id) };
}

/** Up to `limit` rows after the cursor, or from the beginning: as fast deep in the list as at its start. */
export async function rowsAfter(
  database: Database,
  plan: ListPlan,
  after: Cursor | undefined,
  limit: number,
): Promise<readonly Row[]> {
  const parts = partsOf(plan);
  const begun = after ? Math.max(parts.indexOf(after.key === null ? "nulls" : "values"), 0) : 0;
  const rows: Row[] = [];
  for (const [index, part] of parts.slice(begun).entries()) {
    const from = index === 0 ? after : undefined;
    const statement = partStatement(plan, { part, after: from, limit: limit - rows.length });
    rows.push(...(await runStatement<Row>(database, statement).catch(refuseForged)));
    if (rows.length >= limit) break;
  }
  return rows;
}
