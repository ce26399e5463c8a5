import type { Database } from "../../src/server/db/database";

/** Counters of calls: they move with every call. */
const MOVING = new Set(["attempt"]);
/** Notes of when somebody was there, which a call may move. */
const MOVING_COLUMNS: Readonly<Record<string, string>> = { member: "- 'last_seen_at' - 'is_online'" };

/**
 * Rows and their content of every table, by name: equal where nothing was written, changed or deleted in between.
 * @param where SQL over alias `t`: the rows that are meant. @default all
 */
export async function fingerprintsOf(database: Database, where = "true"): Promise<Readonly<Record<string, string>>> {
  const tables = await database.query<{ name: string }>({
    text: "select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE'",
    values: [],
  });
  const found: [string, string][] = [];
  for (const { name } of tables.filter((table) => !MOVING.has(table.name))) {
    const [row] = await database.query<{ rows: string; content: string }>({
      text: `select count(*)::text as rows, coalesce(sum(hashtextextended((to_jsonb(t) ${MOVING_COLUMNS[name] ?? ""})::text, 0)::numeric), 0)::text as content from "${name}" t where ${where}`,
      values: [],
    });
    found.push([name, `${row?.rows} rows, ${row?.content}`]);
  }
  return Object.fromEntries(found);
}
