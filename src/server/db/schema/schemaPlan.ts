import type pg from "pg";
import type { Catalog } from "../../../schema/catalog";
import { checkValues } from "../history/checkValues";
import { acceptedRules, lastDocuments } from "../history/schemaHistory";
import { surfaceOf } from "../history/surface";
import { type SurfaceChange, surfaceChanges } from "../history/surfaceChanges";
import { valueRules } from "../history/valueRules";
import type { Client } from "../migration/client";
import { planMigration } from "../migration/planMigration";
import type { Step } from "../migration/step";
import { ensureTrigrams } from "../migration/trigrams";
import { migrationTransaction } from "./migrationTransaction";

/** What lies between the database and the schemas. */
export interface SchemaPlan {
  readonly steps: readonly Step[];
  /** What changes for people and programs since the last recorded change; nothing where none is recorded. */
  readonly changes: readonly SurfaceChange[];
}

export async function readSchemaPlan(client: Client, catalog: Catalog, trigrams: string | undefined): Promise<SchemaPlan> {
  const steps = await planMigration(client, catalog, trigrams);
  const accepted = await acceptedRules(client);
  const broken = await checkValues(
    client,
    valueRules(catalog).filter((rule) => !accepted.has(rule.key)),
  );
  const before = await lastDocuments(client);
  return { steps: [...steps, ...broken], changes: before ? surfaceChanges(before.surface, surfaceOf(catalog)) : [] };
}

/** What would be done, without doing it. */
export function planSchema(pool: pg.Pool, catalog: Catalog): Promise<SchemaPlan> {
  return migrationTransaction(pool, async (client) => readSchemaPlan(client, catalog, await ensureTrigrams(client)), false);
}
