import type { Database } from "../../src/server/db/database";

/** Counters of calls: they move with every call. */
const MOVING = new Set(["attempt"]);
/** Notes of when somebody was there, which a call may move. */
const MOVING_COLUMNS: Readonly<Record<string, string>> = { member: "- 'last_seen_at' - 'is_online'" };
/** Rows that come by themselves: the report file of an even hour, and that somebody took data out. */
const MOVING_ROWS: Readonly<Record<string, string>> = { file: "t.field = 'scheduled'", audit_log: "t.action = 'export'" };

/**
 * Rows and their content of every table, by name: equal where nothing was written, changed or deleted in between.
 * @param where SQL over alias `t`: the rows that are meant. @default all
 */
export async function fingerprintsOf(database: Database, where = "true"): Promise<Readonly<Record<string, string>>> {
  const tables = await database.query<{ name: string }>({
    text: "select tablename as name from pg_tables where schemaname = current_schema()",
    values: [],
  });
  const selects = tables
    .filter(({ name }) => !MOVING.has(name))
    .map(
      ({ name }) =>
        `select '${name}' as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended((to_jsonb(t) ${MOVING_COLUMNS[name] ?? ""})::text, 0)::numeric), 0) as content from "${name}" t where (${where}) and (${MOVING_ROWS[name] ?? "false"}) is not true`,
    );
  const found = await database.query<{ name: string; content: string }>({ text: selects.join(" union all "), values: [] });
  return Object.fromEntries(found.map(({ name, content }) => [name, content]));
}
