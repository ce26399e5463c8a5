import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { type Database, openDatabase } from "../../src/server/db/database";
import type { Engine } from "./app";

/** Hands out databases with nothing in them. */
export interface EmptyDatabases {
  /** On PGlite, which has one session, the one before is out of reach from then on. */
  readonly next: () => Promise<Database>;
  readonly close: () => Promise<void>;
}

let counter = 0;

function schemaName(): string {
  counter += 1;
  return `empty_${process.pid}_${Math.random().toString(36).slice(2, 8)}_${counter}`;
}

async function onPostgres(): Promise<EmptyDatabases> {
  const databaseUrl = process.env.TEST_DATABASE_URL;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  const opened: { readonly name: string; readonly database: Database }[] = [];
  return {
    async next() {
      const name = schemaName();
      await admin.query(`create schema ${name}`);
      const database = await openDatabase({ databaseUrl, dataDir: "", searchPath: name });
      opened.push({ name, database });
      return database;
    },
    async close() {
      for (const { name, database } of opened) {
        await database.close();
        await admin.query(`drop schema ${name} cascade`);
      }
      await admin.end();
    },
  };
}

async function onPglite(): Promise<EmptyDatabases> {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-empty-"));
  cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  return {
    async next() {
      const name = schemaName();
      await database.pool.query(`create schema ${name}; set search_path to ${name}`);
      return database;
    },
    async close() {
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Databases of an engine, cheaply: a schema of its own each. */
export function emptyDatabases(engine: Engine): Promise<EmptyDatabases> {
  return engine === "postgres" ? onPostgres() : onPglite();
}
