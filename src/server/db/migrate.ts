import type pg from "pg";
import type { Catalog } from "../../schema/catalog";
import { type ColumnPlan, planTables, quote, type TablePlan } from "./ddl";
import { SYSTEM_TABLES } from "./systemTables";

/** Processes that start at once take turns; any number will do. */
const MIGRATION_LOCK = 7_326_001;

type Client = Pick<pg.ClientBase, "query">;

async function namesOf(client: Client, sql: string, values: readonly unknown[] = []): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(sql, [...values]);
  return new Set(rows.map((row) => row.name));
}

function columnsOf(client: Client, table: string): Promise<ReadonlySet<string>> {
  return namesOf(
    client,
    "select column_name as name from information_schema.columns where table_schema = current_schema() and table_name = $1",
    [table],
  );
}

function definitionOf(column: ColumnPlan): string {
  return `${quote(column.name)} ${column.definition}${column.isRequired ? " not null" : ""}`;
}

async function createTable(client: Client, table: TablePlan): Promise<void> {
  const columns = [...table.system, ...table.columns.map(definitionOf)];
  await client.query(`create table ${quote(table.name)} (${columns.join(", ")})`);
}

/** Adds what is missing; a required column without a default stays nullable where rows exist already. */
async function extendTable(client: Client, table: TablePlan): Promise<void> {
  const existing = new Set(await columnsOf(client, table.name));
  const { rows } = await client.query(`select 1 from ${quote(table.name)} limit 1`);
  const isEmpty = rows.length === 0;
  for (const column of table.columns) {
    if (existing.has(column.name)) continue;
    if (column.renamedFrom && existing.has(column.renamedFrom)) {
      await client.query(`alter table ${quote(table.name)} rename column ${quote(column.renamedFrom)} to ${quote(column.name)}`);
      continue;
    }
    const isRequired = column.isRequired && (isEmpty || column.default !== undefined);
    await client.query(`alter table ${quote(table.name)} add column ${definitionOf({ ...column, isRequired })}`);
  }
}

async function applyTables(client: Client, catalog: Catalog): Promise<void> {
  const tables = planTables(catalog);
  const existing = await namesOf(
    client,
    "select table_name as name from information_schema.tables where table_schema = current_schema()",
  );
  for (const table of tables) await (existing.has(table.name) ? extendTable(client, table) : createTable(client, table));
  for (const { sql } of tables.flatMap((table) => table.indexes)) await client.query(sql);
  const constraints = await namesOf(
    client,
    "select conname as name from pg_constraint where connamespace = current_schema()::regnamespace",
  );
  for (const { name, sql } of tables.flatMap((table) => table.foreignKeys)) {
    if (!constraints.has(name)) await client.query(sql);
  }
}

/**
 * Brings the database to the Catalog: creates and extends, never drops. One transaction, one process at a time.
 * @returns whether anything had to be done
 */
export async function migrate(pool: pg.Pool, catalog: Catalog): Promise<boolean> {
  const client = await pool.connect();
  try {
    await client.query("begin");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    for (const sql of SYSTEM_TABLES) await client.query(sql);
    const { rows } = await client.query<{ catalog_hash: string }>("select catalog_hash from schema_state");
    const isCurrent = rows[0]?.catalog_hash === catalog.hash;
    if (!isCurrent) {
      await applyTables(client, catalog);
      await client.query(
        "insert into schema_state (catalog_hash) values ($1) on conflict (only_row) do update set catalog_hash = $1, applied_at = now()",
        [catalog.hash],
      );
    }
    await client.query("commit");
    return !isCurrent;
  } catch (error) {
    await client.query("rollback");
    throw error;
  } finally {
    client.release();
  }
}
