import { CompiledQuery } from "kysely";
import type { Database } from "./database";
import { currentTransaction } from "./spaceDb";

interface Runnable {
  readonly name: string;
  readonly text: string;
  readonly values: unknown[];
}

/** Runs a generated statement: in the open transaction, else prepared on a connection of the pool. */
export async function runStatement<T extends object>(database: Database, statement: Runnable): Promise<readonly T[]> {
  const transaction = currentTransaction();
  if (!transaction) return (await database.pool.query<T>(statement)).rows;
  // Without plugins: the statement names its columns as the API does.
  const { rows } = await transaction.withoutPlugins().executeQuery<T>(CompiledQuery.raw(statement.text, statement.values));
  return rows;
}
