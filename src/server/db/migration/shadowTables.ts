import { addForeignKeySql, createTableSql } from "../ddl/createSql";
import type { TablePlan } from "../ddl/tablePlan";
import { quote } from "../names";
import type { Client } from "./client";
import { type ActualTable, introspect } from "./introspect";

/** What foreign keys name although no entity describes it. */
const SPACE = "create temporary table space (id uuid primary key)";

/**
 * The planned tables as the database itself would describe them: made as temporary ones, read, taken back. Only so do
 * plan and database compare, whatever way PostgreSQL writes an expression.
 * @param schema the schema that we work in
 */
export async function shadowTables(
  client: Client,
  tables: readonly TablePlan[],
  schema: string,
  schemas: readonly string[],
): Promise<ReadonlyMap<string, ActualTable>> {
  await client.query("savepoint shadow");
  await client.query(`set local search_path to pg_temp, ${quote(schema)}`);
  const needsSpace = tables.some((table) => table.foreignKeys.some((key) => key.target === "space"));
  const statements = [
    ...(needsSpace ? [SPACE] : []),
    ...tables.flatMap((table) => createTableSql(table, true)),
    ...tables.flatMap((table) => table.foreignKeys.map((key) => addForeignKeySql(table.name, key))),
  ];
  await client.query(statements.join(";\n"));
  const { rows } = await client.query<{ name: string }>("select pg_my_temp_schema()::regnamespace::text as name");
  const shadow = await introspect(client, "pg_my_temp_schema()", [...schemas, "pg_temp", ...rows.map((row) => row.name)]);
  await client.query("rollback to savepoint shadow");
  return shadow;
}
