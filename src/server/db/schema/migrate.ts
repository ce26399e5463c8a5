import type pg from "pg";
import type { Catalog } from "../../../schema/catalog";
import { fingerprint } from "../../../schema/hash";
import { planTables } from "../ddl/planTables";
import { checkValues } from "../history/checkValues";
import { lastDocuments, recordChange } from "../history/schemaHistory";
import { valueRules } from "../history/valueRules";
import type { Client } from "../migration/client";
import { planMigration } from "../migration/planMigration";
import { isHarmless, type Step, withoutWaiting } from "../migration/step";
import { takeSteps } from "../migration/takeSteps";
import { ensureTrigrams } from "../migration/trigrams";
import { migrationTransaction } from "./migrationTransaction";

export interface Migration {
  /** Whether anything had to be done. */
  readonly hasChanged: boolean;
  /** Changes that would lose something, or that values are in the way of: they wait for `npm run schema:apply`. */
  readonly waiting: number;
}

/** Changes with the schemas, and with what we make of them. */
function stateOf(catalog: Catalog, trigrams: string | undefined): string {
  return `${catalog.hash}.${fingerprint(JSON.stringify(planTables(catalog, trigrams)))}`;
}

/** Notes what the database was brought to: the next start need not look. */
export async function writeState(
  client: Client,
  catalog: Catalog,
  { trigrams, waiting }: { readonly trigrams: string | undefined; readonly waiting: number },
): Promise<void> {
  await client.query(
    `insert into schema_state (catalog_hash, waiting) values ($1, $2)
      on conflict (only_row) do update set catalog_hash = $1, waiting = $2, applied_at = now()`,
    [stateOf(catalog, trigrams), waiting],
  );
}

/** Rules that are new since the last change, and that values break. */
async function newlyBroken(client: Client, catalog: Catalog): Promise<readonly Step[]> {
  const before = await lastDocuments(client);
  if (!before) return [];
  const known = new Set(before.rules);
  return checkValues(
    client,
    valueRules(catalog).filter((rule) => !known.has(rule.key)),
  );
}

async function bringUp(client: Client, catalog: Catalog, trigrams: string | undefined): Promise<number> {
  const steps = await planMigration(client, catalog, trigrams);
  const going = withoutWaiting(steps, isHarmless);
  const broken = await newlyBroken(client, catalog);
  await takeSteps(client, going);
  await recordChange(client, catalog, going);
  const waiting = [...steps, ...broken].filter((step) => !isHarmless(step)).length;
  await writeState(client, catalog, { trigrams, waiting });
  return waiting;
}

/**
 * Brings the database to the Catalog as far as nothing is lost: what is destructive waits for a person's word. One
 * transaction, one process at a time; where nothing changed since the last start, nothing is looked at.
 */
export function migrate(pool: pg.Pool, catalog: Catalog): Promise<Migration> {
  return migrationTransaction(
    pool,
    async (client) => {
      const trigrams = await ensureTrigrams(client);
      const { rows } = await client.query<{ catalog_hash: string; waiting: number }>(
        "select catalog_hash, waiting from schema_state",
      );
      const [state] = rows;
      if (state?.catalog_hash === stateOf(catalog, trigrams)) return { hasChanged: false, waiting: state.waiting };
      return { hasChanged: true, waiting: await bringUp(client, catalog, trigrams) };
    },
    true,
  );
}
