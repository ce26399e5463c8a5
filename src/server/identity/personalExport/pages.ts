import type { Json } from "../../../shared/json";
import type { Database } from "../../db/database";
import { runStatement } from "../../db/runStatement";
import { PAGE } from "./exportTools";

/**
 * Rows by id, a page at a time. @param text a select whose rows have `id`, and whose last two parameters are the id to go
 * on after and how many are wanted
 */
export async function* pages<T extends { readonly id: string }>(
  database: Database,
  { text, values }: { readonly text: string; readonly values: readonly Json[] },
): AsyncGenerator<T> {
  for (let after = "00000000-0000-0000-0000-000000000000"; ; ) {
    const rows: readonly T[] = await runStatement<T>(database, { text, values: [...values, after, PAGE] });
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return;
    after = last.id;
  }
}
