import type { Database } from "../../db/database";
import { cursorOf, rowsAfter } from "../rest/list/keyset";
import type { ListPlan } from "../rest/list/listStatement";
import type { Row } from "../rest/serializers";

/** Rows read at once: no statement lasts long, and no transaction is held while the caller takes his time. */
const CHUNK = 1_000;

/** All records of a list, from page to page as fast at its end as at its start. */
export async function* exportRows(database: Database, plan: ListPlan): AsyncGenerator<readonly Row[]> {
  let last: Row | undefined;
  do {
    const rows = await rowsAfter(database, plan, last && cursorOf(last), CHUNK);
    if (rows.length > 0) yield rows;
    last = rows.length === CHUNK ? rows.at(-1) : undefined;
  } while (last);
}
