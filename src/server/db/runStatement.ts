import { CompiledQuery } from "kysely";
import { nameStatement } from "./connection/statementNames";
import type { Database, Statement } from "./database";
import { currentTransaction } from "./transaction";

/** Runs a generated statement: in the open transaction, else prepared on a connection of the pool. */
export async function runStatement<T extends object>(database: Database, statement: Statement): Promise<readonly T[]> {
  const transaction = currentTransaction();
  if (!transaction) return database.query<T>(statement);
  if (statement.name) nameStatement(statement.text, statement.name);
  // Without plugins: the statement names its columns as the API does.
  const { rows } = await transaction.withoutPlugins().executeQuery<T>(CompiledQuery.raw(statement.text, statement.values));
  return rows;
}
