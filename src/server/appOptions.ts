import type { Catalog } from "../schema/catalog";
import type { Database } from "./db/database";
import type { Registrations } from "./host/registerExtensions";
import type { Config } from "./platform/config";
import type { Client } from "./platform/pages/pages";
import type { ReadDiskSpace } from "./platform/storage/diskSpace";
import type { Texts } from "./platform/texts";

/** What an application is made of. */
export interface AppOptions {
  readonly config: Config;
  readonly catalog: Catalog;
  readonly database: Database;
  readonly registered: Registrations;
  readonly texts: Texts;
  /** Absent where only the API is wanted. */
  readonly client?: Client;
  /** @default what the operating system says */
  readonly readSpace?: ReadDiskSpace;
}
