import type { Catalog } from "../../schema/catalog";
import { type Database, openDatabase } from "../db/database";
import { migrate } from "../db/schema/migrate";
import { features, fieldKinds } from "../extensions";
import { type Config, readConfig } from "../platform/config";
import { makeDataPrivate } from "../platform/storage/privateFiles";
import { pluginModules } from "../plugins/pluginModules";
import { startExtensions } from "../plugins/startExtensions";

interface CommandResources {
  readonly config: Config;
  readonly database: Database;
}

/** The configured database as it is, and the Catalog. @throws DirectoryLockedError while the server runs embedded */
export async function openUnmigrated(): Promise<CommandResources & { readonly catalog: Catalog }> {
  const config = readConfig(process.env);
  makeDataPrivate(config.dataDir);
  const { catalog } = startExtensions({ root: process.cwd(), kinds: fieldKinds, features, modules: pluginModules });
  return { config, catalog, database: await openDatabase(config) };
}

/** Opens the configured database, migrated, for one command. @throws DirectoryLockedError while the server runs embedded */
export async function openForCommand(): Promise<CommandResources> {
  const { config, catalog, database } = await openUnmigrated();
  try {
    await migrate(database.pool, catalog);
    return { config, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
