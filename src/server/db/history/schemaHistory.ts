import type { Catalog } from "../../../schema/catalog";
import type { Client } from "../migration/client";
import type { Reversal, Step } from "../migration/step";
import { type Surface, surfaceOf } from "./surface";
import { valueRules } from "./valueRules";

/** How a recorded step is taken back; nothing where it made the database. */
export type RecordedReversal = Reversal & { readonly line: string };

/** A recorded change of the schemas. */
export interface RecordedChange {
  readonly id: number;
  readonly steps: readonly Pick<Step, "kind" | "table" | "line" | "rows" | "key">[];
  readonly reversals: readonly RecordedReversal[] | null;
  readonly appliedAt: string;
}

/** What was in force when a change was recorded. */
export interface RecordedDocuments {
  readonly entities: Readonly<Record<string, unknown>>;
  readonly wizards: Readonly<Record<string, unknown>>;
  readonly surface: Surface;
  /** Keys of the rules that values were held to. */
  readonly rules: readonly string[];
}

function documentsOf(catalog: Catalog): RecordedDocuments {
  return {
    entities: Object.fromEntries([...catalog.entities].map(([name, { document, ui }]) => [name, { document, ui }])),
    wizards: Object.fromEntries(catalog.wizards),
    surface: surfaceOf(catalog),
    rules: valueRules(catalog).map((rule) => rule.key),
  };
}

/** Whether the steps made the database: there is nothing before them. */
async function isInstallation(client: Client, steps: readonly Step[]): Promise<boolean> {
  const areCreations = steps.every(({ phase }) => phase === "create tables" || phase === "add foreign keys");
  return areCreations && (await lastDocuments(client)) === undefined;
}

/** Notes a change with its way back. */
export async function recordChange(client: Client, catalog: Catalog, steps: readonly Step[]): Promise<void> {
  const noted = steps.map(({ kind, table, column, line, rows, ids, isDestructive, key, sql }) => ({
    kind,
    table,
    column,
    line,
    rows,
    ids,
    isDestructive,
    key,
    sql,
  }));
  const reversals = steps.map(({ line, reversal }) => ({ line, ...reversal })).reverse();
  await client.query("insert into schema_history (catalog_hash, documents, steps, way_back) values ($1, $2, $3, $4)", [
    catalog.hash,
    JSON.stringify(documentsOf(catalog)),
    JSON.stringify(noted),
    JSON.stringify((await isInstallation(client, steps)) ? null : reversals),
  ]);
}

const STANDING = "from schema_history where undone_at is null";

/** What the last change was recorded with. */
export async function lastDocuments(client: Client): Promise<RecordedDocuments | undefined> {
  const { rows } = await client.query<{ documents: RecordedDocuments }>(`select documents ${STANDING} order by id desc limit 1`);
  return rows[0]?.documents;
}

/** The last change of the database that stands. */
export async function lastChange(client: Client): Promise<RecordedChange | undefined> {
  const { rows } = await client.query<RecordedChange>(
    `select id, steps, way_back as "reversals", applied_at as "appliedAt" ${STANDING}
      and jsonb_array_length(steps) > 0 order by id desc limit 1`,
  );
  return rows[0];
}

/** Keys of the rules whose broken values a person accepted. */
export async function acceptedRules(client: Client): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ key: string }>(
    `select step ->> 'key' as key from schema_history, jsonb_array_elements(steps) step
      where undone_at is null and step ->> 'key' is not null`,
  );
  return new Set(rows.map((row) => row.key));
}
