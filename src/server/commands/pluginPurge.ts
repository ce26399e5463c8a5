import { existsSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import type { Catalog } from "../../schema/catalog";
import type { Database } from "../db/database";
import { planTables } from "../db/ddl/planTables";
import type { Tables } from "../db/generated/tables";
import { executor, inTransaction } from "../db/transaction";
import { CommandError } from "./commandError";
import { openUnmigrated } from "./openForCommand";

const USAGE = "npm run plugin:purge -- <id> [--yes]     removes what a plugin has stored, once its folder is gone";

interface PurgedTable {
  readonly name: string;
  readonly rows: number;
}

/** Its tables that are there, with how much is in them. */
async function readTables(root: Kysely<Tables>, names: readonly string[]): Promise<readonly PurgedTable[]> {
  const tables: PurgedTable[] = [];
  for (const name of names) {
    const { rows: found } = await sql<{ table: string | null }>`select to_regclass(${name})::text as table`.execute(root);
    if (!found[0]?.table) continue;
    const { rows } = await sql<{ count: string }>`select count(*) as count from ${sql.table(name)}`.execute(root);
    tables.push({ name, rows: Number(rows[0]?.count ?? 0) });
  }
  return tables;
}

/** Drops the tables, and what was kept of the plugin. Files that belonged to its records are swept by the server. */
async function dropTables({ kysely }: Database, id: string, tables: readonly PurgedTable[]): Promise<void> {
  await inTransaction(kysely, async () => {
    const transaction = executor(kysely);
    for (const { name } of tables) await sql`drop table ${sql.table(name)} cascade`.execute(transaction);
    await transaction.deleteFrom("pluginState").where("plugin", "=", id).execute();
    await transaction.deleteFrom("installedPlugin").where("plugin", "=", id).execute();
  });
}

/**
 * Drops the tables of a plugin whose folder is gone. Tables that an entity of the Catalog has are passed over: they are
 * somebody else's by now.
 * @param isConfirmed whether anything is dropped
 * @returns the tables, with how much is or was in them
 * @throws CommandError where nothing of the plugin is there
 */
export async function purgePlugin(
  { database, catalog }: { readonly database: Database; readonly catalog: Catalog },
  { id, isConfirmed }: { readonly id: string; readonly isConfirmed: boolean },
): Promise<readonly PurgedTable[]> {
  const installed = await database.kysely
    .selectFrom("installedPlugin")
    .select("tables")
    .where("plugin", "=", id)
    .executeTakeFirst();
  if (!installed) throw new CommandError(`There is nothing of a plugin "${id}" in this database.`);
  const needed = new Set(planTables(catalog).map(({ name }) => name));
  const names = (installed.tables ?? []).filter((name) => !needed.has(name));
  const tables = await readTables(database.kysely, names);
  if (isConfirmed) await dropTables(database, id, tables);
  return tables;
}

/**
 * `npm run plugin:purge -- <id> [--yes]`: drops the tables of a plugin whose folder is gone; without `--yes` it only says
 * which, and how much is in them.
 * @throws CommandError where its folder is still there, or where nothing of it is
 */
export async function pluginPurge(options: readonly string[]): Promise<void> {
  const id = options.find((option) => !option.startsWith("-"));
  if (!id) throw new CommandError(USAGE);
  if (existsSync(join(process.cwd(), "plugins", id)))
    throw new CommandError(`plugins/${id} is still there: take the folder away first, or its tables come back.`);
  const { database, catalog } = await openUnmigrated();
  try {
    const isConfirmed = options.includes("--yes");
    const tables = await purgePlugin({ database, catalog }, { id, isConfirmed });
    for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
    console.log(
      isConfirmed
        ? `Dropped ${tables.length} tables of the plugin "${id}".`
        : "Nothing was changed. Add --yes to drop these tables for good.",
    );
  } finally {
    await database.close();
  }
}
