import { type Database, openDatabase } from "../db/database";
import { migrate } from "../db/migrate";
import { fieldKinds, guests } from "../guests";
import { createCatalog } from "../host/createCatalog";
import { registerGuests, registryNames } from "../host/registerGuests";
import { type Config, readConfig } from "../platform/config";

/** Opens the configured database, migrated, for one command. @throws DirectoryLockedError while the server runs embedded */
export async function openForCommand(): Promise<{ config: Config; database: Database }> {
  const config = readConfig(process.env);
  const catalog = createCatalog({ root: process.cwd(), kinds: fieldKinds, registries: registryNames(registerGuests(guests)) });
  const database = await openDatabase(config);
  try {
    await migrate(database.pool, catalog);
    return { config, database };
  } catch (error) {
    await database.close();
    throw error;
  }
}
