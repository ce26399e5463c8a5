import type { TestApp } from "./app";
import { rows } from "./identity";

/** Counted by design, with every try. */
const COUNTED = ["attempt"];

/** What the clock changes of its own accord: when a recurring task is due again, and when a member was there last. */
const ROWS: Readonly<Record<string, string>> = {
  scheduled_task: "(select * from scheduled_task where kind <> 'recurring')",
  member: "(select to_jsonb(m) - 'last_seen_at' - 'is_online' from member m)",
};

/** What all tables hold, table by table, to be compared with what they hold later. */
export async function digestTables(app: TestApp): Promise<Readonly<Record<string, string>>> {
  const tables = await rows<{ name: string }>(
    app,
    "select tablename as name from pg_tables where schemaname = current_schema() and tablename <> all($1::text[]) order by 1",
    [COUNTED],
  );
  const selects = tables.map(
    ({ name }) =>
      `select '${name}' as name, coalesce(md5(string_agg(t::text, e'\\n' order by t::text)), 'empty') as digest from ${ROWS[name] ?? `"${name}"`} t`,
  );
  const digests = await rows<{ name: string; digest: string }>(app, selects.join(" union all "));
  return Object.fromEntries(digests.map(({ name, digest }) => [name, digest]));
}
