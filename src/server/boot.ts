import type { FastifyInstance } from "fastify";
import { keepWhatSuiteUsersSaw } from "./access/accounts/keepWhatSuiteUsersSaw";
import { createApp } from "./createApp";
import { type Database, openDatabase } from "./db/database";
import { fillKeys } from "./db/fillKeys";
import { createSpaceDb } from "./db/query/spaceDb";
import { tenantTables } from "./db/query/spacePredicate";
import { runDataMigrations } from "./db/schema/dataMigrations";
import { migrate } from "./db/schema/migrate";
import { executor } from "./db/transaction";
import { seedDemo } from "./demo/seedDemo";
import { fieldKinds, features as foundFeatures } from "./extensions";
import { adoptImages } from "./files/images/adoptImages";
import type { ServerExtension } from "./host/serverHost";
import { provinceReferences } from "./identity/areas/referToProvinces";
import { invitesFromNow } from "./identity/signUp/inviteEntered";
import type { Config } from "./platform/config";
import { createExtensionHash } from "./platform/keyedHash";
import type { Client } from "./platform/pages/pages";
import { readSecretKey } from "./platform/secretKey";
import type { ReadDiskSpace } from "./platform/storage/diskSpace";
import { openFileStore } from "./platform/storage/openFileStore";
import { makeDataPrivate } from "./platform/storage/privateFiles";
import { type PluginModule, pluginModules } from "./plugins/pluginModules";
import { recordPlugins } from "./plugins/recordPlugins";
import { startExtensions } from "./plugins/startExtensions";

const SWEEP_MS = 50;

export interface BootOptions {
  readonly config: Config;
  /** Folder that holds `schemas/`, `plugins/` and `locales/`. */
  readonly root: string;
  readonly client?: Client;
  /** The built-in extensions. @default those found by folder */
  readonly features?: readonly ServerExtension[];
  /** Server parts of plugins. @default those found by folder */
  readonly plugins?: readonly PluginModule[];
  /** An open database to go on with; whoever opened it closes it. @default one of the server's own */
  readonly database?: Database;
  /** How much space the data directory's disk has. @default what the operating system says */
  readonly readSpace?: ReadDiskSpace;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly database: Database;
  /** Lets running requests end, then closes the database that it opened. */
  readonly close: () => Promise<void>;
}

function waitingText(count: number): string {
  return count === 1 ? "a destructive change waits for a word" : `${count} destructive changes wait for a word`;
}

/**
 * From files and configuration to a server that is ready to listen: Catalog, database, migrations, reference data,
 * demo, routes.
 * @throws SchemaError, ConfigError, DirectoryLockedError
 */
export async function boot({
  config,
  root,
  client,
  features = foundFeatures,
  plugins: modules = pluginModules,
  readSpace,
  ...given
}: BootOptions): Promise<Server> {
  const { registered, catalog, texts, plugins } = startExtensions({ root, kinds: fieldKinds, features, modules });
  const { refused } = makeDataPrivate(config.dataDir);
  const database = given.database ?? (await openDatabase({ ...config, ...(readSpace ? { readSpace } : {}) }));
  const leave = async () => {
    if (!given.database) await database.close();
  };
  try {
    const { hasChanged, waiting } = await migrate(database.pool, catalog);
    if (hasChanged) for (const installation of registered.installations) await installation.run(executor(database.kysely));
    const tenants = tenantTables(catalog.entities.values());
    const migrations = [
      invitesFromNow,
      provinceReferences(database.kysely),
      keepWhatSuiteUsersSaw(database.kysely),
      ...registered.migrations,
    ];
    await runDataMigrations(database, migrations, (spaceId) => createSpaceDb(database, tenants, spaceId));
    if (config.hasDemo) {
      const files = await openFileStore(config, readSpace);
      const keyedHash = createExtensionHash(readSecretKey(config.secretKeyFile));
      await seedDemo({ database, catalog, files, keyedHash }, registered.demoSeeds);
    }
    await recordPlugins(database.kysely, catalog, plugins);
    await fillKeys(database, catalog);
    await adoptImages(database, catalog);
    const app = await createApp({
      config,
      catalog,
      database,
      registered,
      texts,
      plugins,
      ...(client ? { client } : {}),
      ...(readSpace ? { readSpace } : {}),
    });
    if (refused.length > 0)
      app.log.warn({ paths: refused.slice(0, 10) }, "other users of this machine may read these: they couldn't be made private");
    for (const { id, failure } of plugins)
      if (failure !== undefined) app.log.error({ plugin: id, failure }, "a plugin was left out");
    if (waiting > 0)
      app.log.warn(
        `${waitingText(waiting)}: ${database.isEmbedded ? "stop the server, then " : ""}npm run schema:plan tells more`,
      );
    const close = async () => {
      // A connection whose last request ends while closing would be waited for until its keep-alive runs out.
      const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_MS);
      await app.close();
      clearInterval(sweep);
      await leave();
    };
    return { app, database, close };
  } catch (error) {
    await leave();
    throw error;
  }
}
