import { createSpaceDb, type SpaceDb } from "../../src/server/db/query/spaceDb";
import { tenantTables } from "../../src/server/db/query/spacePredicate";
import type { TestApp } from "./app";
import { loadCatalog } from "./catalog";

/** The database as features get it in this space. */
export function spaceDbOf(app: TestApp, spaceId: string): SpaceDb {
  return createSpaceDb(app.database, tenantTables(loadCatalog().entities.values()), spaceId);
}
