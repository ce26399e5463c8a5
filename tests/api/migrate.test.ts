import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import { buildCatalog } from "../../src/schema/build/buildCatalog";
import type { Catalog } from "../../src/schema/catalog";
import type { EntityDocument, FieldSchema } from "../../src/schema/document";
import { type Database, openDatabase } from "../../src/server/db/database";
import { migrate } from "../../src/server/db/schema/migrate";
import { fieldKinds } from "../../src/server/extensions";
import { readSchemas } from "../../src/server/host/readSchemas";
import { ENGINES, type Engine } from "../helpers/app";
import { ROOT } from "../helpers/root";

const { metaSchema, wizardMetaSchema, uiMetaSchema } = readSchemas(ROOT);

function catalogOf(properties: Readonly<Record<string, FieldSchema>>, required: readonly string[] = []): Catalog {
  const document: EntityDocument = {
    $id: "thing",
    type: "object",
    "x-entity": { resource: "things", scope: "global", label: "id", list: ["id"], access: { backoffice: { list: true } } },
    required,
    properties,
  };
  // Sign-in joins these tables, whatever else there is.
  const needed = readSchemas(ROOT).entities.filter(({ document: one }) => one.$id === "country");
  return buildCatalog({
    entities: [{ file: "thing.schema.json", document, ui: {} }, ...needed],
    kinds: fieldKinds,
    lists: new Map(),
    registries: new Map(),
    metaSchema,
    wizards: [],
    wizardMetaSchema,
    uiMetaSchema,
  });
}

describe.each(ENGINES)("migration on %s", (engine: Engine) => {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  async function open(): Promise<Database> {
    const dataDir = mkdtempSync(join(tmpdir(), "sondeo-migrate-"));
    const url = process.env.TEST_DATABASE_URL;
    const searchPath = `migrate_${process.pid}_${Math.random().toString(36).slice(2)}`;
    if (engine === "pglite") cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
    const run = async (sql: string) => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(sql);
      await client.end();
    };
    if (engine === "postgres") await run(`create schema ${searchPath}`);
    const database = await openDatabase({
      dataDir,
      databaseUrl: engine === "postgres" ? url : undefined,
      ...(engine === "postgres" ? { searchPath } : {}),
    });
    closing.push(async () => {
      await database.close();
      if (engine === "postgres") await run(`drop schema ${searchPath} cascade`);
      rmSync(dataDir, { recursive: true, force: true });
    });
    return database;
  }

  const all = async (database: Database) => database.query<Record<string, unknown>>({ text: "select * from thing", values: [] });
  const insert = (database: Database, column: string, value: string) =>
    database.query({ text: `insert into thing (id, ${column}) values (gen_random_uuid(), $1)`, values: [value] });

  test("creates once and finds nothing to do afterwards", async () => {
    const database = await open();
    const catalog = catalogOf({ colour: { type: "string" } });
    expect(await migrate(database.pool, catalog)).toEqual({ hasChanged: true, waiting: 0 });
    expect(await migrate(database.pool, catalog)).toEqual({ hasChanged: false, waiting: 0 });
  });

  test("adds a column and keeps the rows", async () => {
    const database = await open();
    await migrate(database.pool, catalogOf({ colour: { type: "string" } }));
    await insert(database, "colour", "red");
    await migrate(
      database.pool,
      catalogOf({ colour: { type: "string" }, size: { type: "integer", default: 7 }, place: { type: "string" } }, [
        "size",
        "place",
      ]),
    );
    expect(await all(database)).toEqual([expect.objectContaining({ colour: "red", size: 7, place: null })]);
  });

  test("a renamed field keeps its values", async () => {
    const database = await open();
    await migrate(database.pool, catalogOf({ colour: { type: "string" } }));
    await insert(database, "colour", "red");
    await migrate(database.pool, catalogOf({ tone: { type: "string", "x-renamedFrom": "colour" } }));
    expect(await all(database)).toEqual([expect.objectContaining({ tone: "red" })]);
  });

  test("never drops what a schema no longer names", async () => {
    const database = await open();
    await migrate(database.pool, catalogOf({ colour: { type: "string" }, size: { type: "integer" } }));
    await insert(database, "colour", "red");
    await migrate(database.pool, catalogOf({ size: { type: "integer" } }));
    expect(await all(database)).toEqual([expect.objectContaining({ colour: "red" })]);
  });

  test("two processes that start at once apply it once", async () => {
    const database = await open();
    const catalog = catalogOf({ colour: { type: "string" } });
    const applied = await Promise.all([migrate(database.pool, catalog), migrate(database.pool, catalog)]);
    expect(applied.map(({ hasChanged }) => hasChanged).sort()).toEqual([false, true]);
  });
  // One connection alone gets at the embedded database.
  test.runIf(engine === "postgres")("a process that starts takes no table from those at work where nothing is new", async () => {
    const database = await open();
    const catalog = catalogOf({ colour: { type: "string" } });
    await migrate(database.pool, catalog);
    const other = await database.pool.connect();
    await other.query("begin");
    await other.query("select from account, space, session");
    expect(await migrate(database.pool, catalog)).toMatchObject({ hasChanged: false });
    await other.query("rollback");
    other.release();
  });
});
