import type { Client } from "./client";

async function schemaOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    "select nspname as name from pg_extension e join pg_namespace n on n.oid = e.extnamespace where extname = 'pg_trgm'",
  );
  return rows[0]?.name;
}

/**
 * Installs the trigram extension, which makes searches fast, where the database lets us.
 * @returns the schema that it lies in; nothing where it can't be had: searches work all the same
 */
export async function ensureTrigrams(client: Client): Promise<string | undefined> {
  const known = await schemaOf(client);
  if (known !== undefined) return known;
  await client.query("savepoint trigrams");
  try {
    // In `public`: in a schema of our own, dropping that one would take other installations' indexes along.
    await client.query("create extension if not exists pg_trgm with schema public");
  } catch {
    await client.query("rollback to savepoint trigrams");
  }
  return schemaOf(client);
}
