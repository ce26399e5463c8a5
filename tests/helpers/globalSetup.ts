import { mkdtempSync, rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { keepTemporaryFilesInMemory } from "./memoryFolder";
import { ROOT } from "./root";

declare module "vitest" {
  interface ProvidedContext {
    /** An empty embedded database, made once: creating one takes seconds, copying it does not. */
    readonly emptyPglite: string;
    /** Folder of what the run prepares once, below `node_modules`, where bundles find the packages. */
    readonly prepared: string;
    /** Prefix of the names of the run's databases on PostgreSQL. */
    readonly databasePrefix: string;
  }
}

type Provide = <Key extends "emptyPglite" | "prepared" | "databasePrefix">(key: Key, value: string) => void;

const DROPPED_AT_ONCE = 16;

/** A `drop database` waits for a checkpoint: those that wait together share one. So they go when nobody works any more. */
async function dropDatabases(prefix: string): Promise<void> {
  const connectionString = process.env.TEST_DATABASE_URL;
  if (!connectionString) return;
  const pool = new pg.Pool({ connectionString, max: DROPPED_AT_ONCE });
  const { rows } = await pool.query<{ name: string }>("select datname as name from pg_database where starts_with(datname, $1)", [
    prefix,
  ]);
  await Promise.all(rows.map(({ name }) => pool.query(`drop database if exists ${name} with (force)`)));
  await pool.end();
}

export default async function setup({ provide }: { provide: Provide }): Promise<() => Promise<void>> {
  const removeTemporaryFiles = keepTemporaryFilesInMemory();
  const prefix = `sondeo_test_${process.pid}_`;
  const directory = mkdtempSync(join(ROOT, "node_modules", ".sondeo-test-"));
  const template = join(directory, "pglite");
  const db = await PGlite.create({ dataDir: template });
  await db.close();
  provide("emptyPglite", template);
  provide("prepared", directory);
  provide("databasePrefix", prefix);
  return async () => {
    rmSync(directory, { recursive: true, force: true });
    removeTemporaryFiles();
    await dropDatabases(prefix);
  };
}
