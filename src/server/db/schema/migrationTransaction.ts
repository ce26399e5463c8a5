import { createHash } from "node:crypto";
import type pg from "pg";
import type { Client } from "../migration/client";
import { SYSTEM_TABLES } from "../systemTables";

/** Processes that start at once take turns; any number will do. */
const MIGRATION_LOCK = 7_326_001;
const STATEMENTS = SYSTEM_TABLES.join(";\n");
/** Kept as a comment on a table: it tells without a table of its own which statements have run. */
const DIGEST = createHash("sha256").update(STATEMENTS).digest("hex");
const DEADLOCK = "40P01";
const MOST_TRIES = 5;

async function hasHistory(client: Client): Promise<boolean> {
  const { rows } = await client.query(
    `select from information_schema.columns
      where table_schema = current_schema() and table_name = 'schema_history' and column_name = 'undone_at'`,
  );
  return rows.length > 0;
}

async function hasTables(client: Client): Promise<boolean> {
  const { rows } = await client.query("select obj_description(to_regclass('schema_state')) = $1 as is_current", [DIGEST]);
  return rows[0]?.is_current === true;
}

/** They lock what requests write to: where other processes are at work they run only if there is something new in them. */
async function demandTables(client: Client, isKept: boolean): Promise<void> {
  if (await (isKept ? hasTables(client) : hasHistory(client))) return;
  await client.query(`${STATEMENTS};\ncomment on table schema_state is '${DIGEST}'`);
}

const isDeadlock = (error: unknown) => (error as { readonly code?: unknown }).code === DEADLOCK;

/**
 * Works in one transaction, one process at a time, on a database that has the platform's own tables.
 * @param isKept whether what the work did stays; else it was a look
 */
export async function migrationTransaction<T>(pool: pg.Pool, work: (client: Client) => Promise<T>, isKept: boolean): Promise<T> {
  for (let tries = 1; ; tries++) {
    const client = await pool.connect();
    try {
      // Also while a full disk makes others read only: where nothing has changed nothing is written.
      await client.query("begin read write");
      await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
      await demandTables(client, isKept);
      const answer = await work(client);
      await client.query(isKept ? "commit" : "rollback");
      return answer;
    } catch (error) {
      await client.query("rollback");
      // Requests of another process hold one table and want the next: who was chosen to give way begins again.
      if (!isDeadlock(error) || tries === MOST_TRIES) throw error;
    } finally {
      client.release();
    }
  }
}
