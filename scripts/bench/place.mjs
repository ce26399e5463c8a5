// Databases of a benchmark's or a drill's own.
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { skip } from "./bounds.mjs";
import { onCleanUp } from "./cleanUp.mjs";
import { prepared } from "./prepared.mjs";

const NAMED = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL;
const LOCAL = "postgres://root@127.0.0.1:5432/test";

let places = 0;

async function connect(url) {
  const { default: pg } = await import("pg");
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return client;
}

async function run(url, statement) {
  const client = await connect(url);
  await client.query(statement);
  await client.end();
}

/** A schema in the database that there is. */
async function openSchema(url, name) {
  const client = await connect(url);
  await client.query(`create schema ${name}`);
  await client.query(`set search_path to ${name}`);
  const scoped = new URL(url);
  scoped.searchParams.set("options", `-c search_path=${name}`);
  const remove = async () => {
    // What an interrupted statement or a server that is just ending still holds would be waited for: by a connection of its own.
    await client.end();
    await run(url, `drop schema ${name} cascade`);
  };
  return { client, address: scoped.href.replaceAll("+", "%20"), remove };
}

/** A database like the prepared one. Whoever prepared that drops what is named like it: one by one each would wait long. */
async function openCopy(url, name) {
  const copy = `${prepared.database}_${name}`;
  await run(url, `create database ${copy} template ${prepared.database}`);
  const own = new URL(url);
  own.pathname = `/${copy}`;
  const client = await connect(own.href);
  return { client, address: own.href, remove: () => client.end() };
}

function openEmbedded(dataDir) {
  return async (text, values) => {
    const { PGlite } = await import("@electric-sql/pglite");
    const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
    const db = await PGlite.create({ dataDir: join(dataDir, "pglite"), extensions: { pg_trgm } });
    const { rows } = await db.query(text, values);
    await db.close();
    return rows;
  };
}

async function addressOfPostgres() {
  if (NAMED) return NAMED;
  await run(LOCAL, "select 1").catch((error) =>
    skip(`no PostgreSQL at ${LOCAL}, and TEST_DATABASE_URL names none: ${error.message}`),
  );
  return LOCAL;
}

/**
 * A database of either engine that goes when it is closed, or with the process. `query` answers while no server is at it, on
 * PostgreSQL at any time. `hasStarted`: whether a server has made tables and demo there before.
 */
export async function openPlace(engine) {
  const url = engine === "postgres" ? await addressOfPostgres() : undefined;
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-bench-"));
  const hasStarted = prepared[engine] !== undefined;
  if (hasStarted) cpSync(prepared[engine], dataDir, { recursive: true });
  const removeFolder = onCleanUp(() => rmSync(dataDir, { recursive: true, force: true }));
  if (engine === "pglite")
    return { engine, hasStarted, query: openEmbedded(dataDir), environment: { DATA_DIR: dataDir }, close: removeFolder };
  places += 1;
  const { client, address, remove } = await (hasStarted ? openCopy : openSchema)(url, `bench_${process.pid}_${places}`);
  const close = onCleanUp(async () => {
    await remove();
    await removeFolder();
  });
  return {
    engine,
    hasStarted,
    query: async (text, values) => (await client.query(text, values)).rows,
    environment: { DATA_DIR: dataDir, DATABASE_URL: address },
    close,
  };
}
