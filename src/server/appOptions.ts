import type { Catalog } from "../schema/catalog";
import type { Database } from "./db/database";
import type { Registrations } from "./host/registerExtensions";
import type { Config } from "./platform/config";
import type { Client } from "./platform/pages/pages";
import type { ReadDiskSpace } from "./platform/storage/diskSpace";
import type { Texts } from "./platform/texts";
import type { PluginStatus } from "./plugins/pluginStatus";

/** What an application is made of. */
export interface AppOptions {
  readonly config: Config;
  readonly catalog: Catalog;
  readonly database: Database;
  readonly registered: Registrations;
  readonly texts: Texts;
  /** Those found, whether they run or not. */
  readonly plugins: readonly PluginStatus[];
  /** Absent where only the API is wanted. */
  readonly client?: Client;
  /** @default what the operating system says */
  readonly readSpace?: ReadDiskSpace;
}
