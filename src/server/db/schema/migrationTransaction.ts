import type pg from "pg";
import type { Client } from "../migration/client";
import { SYSTEM_TABLES } from "../systemTables";

/** Processes that start at once take turns; any number will do. */
const MIGRATION_LOCK = 7_326_001;

async function hasHistory(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns
      where table_schema = current_schema() and table_name = 'schema_history' and column_name = 'undone_at'`,
  );
  return rows.length > 0;
}

/**
 * Works in one transaction, one process at a time, on a database that has the platform's own tables.
 * @param isKept whether what the work did stays; else it was a look
 */
export async function migrationTransaction<T>(pool: pg.Pool, work: (client: Client) => Promise<T>, isKept: boolean): Promise<T> {
  const client = await pool.connect();
  try {
    // Also while a full disk makes others read only: where nothing has changed nothing is written.
    await client.query("begin read write");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    // They lock what requests write to, and a look goes on for longer.
    if (isKept || !(await hasHistory(client))) await client.query(SYSTEM_TABLES.join(";\n"));
    const answer = await work(client);
    await client.query(isKept ? "commit" : "rollback");
    return answer;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
