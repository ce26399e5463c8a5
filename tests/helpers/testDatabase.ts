import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { boot } from "../../src/server/boot";
import { readConfig } from "../../src/server/platform/config";
import { prepareOnce } from "./prepareOnce";
import { ROOT } from "./root";

/** Engines that tests of data run on: the embedded one always, PostgreSQL where `TEST_DATABASE_URL` names a server. */
export const ENGINES: readonly Engine[] = process.env.TEST_DATABASE_URL ? ["pglite", "postgres"] : ["pglite"];
/**
 * For tests of what engines can't differ in: no race, lock, order of texts or statement of their own. On all engines in
 * `npm run drill:engines`.
 */
export const ANY_ENGINE: readonly Engine[] = process.env.TEST_ENGINES === "all" ? ENGINES : ["pglite"];
/**
 * For tests of what many do at once: the embedded engine, with its one session, does it in turns. So they run where there
 * are many connections, and on all engines in `npm run drill:engines`.
 */
export const CONCURRENT_ENGINE: readonly Engine[] = process.env.TEST_ENGINES === "all" ? ENGINES : ENGINES.slice(-1);
/**
 * For what takes long on each: one engine a commit, in turns, and all of them in a drill, in `npm run drill:engines` and where
 * a test is run by itself.
 */
export const ENGINE_IN_TURN: readonly Engine[] =
  process.env.TEST_THIRD === undefined || process.env.DRILL === "1" || process.env.TEST_ENGINES === "all"
    ? ENGINES
    : ENGINES.slice(Number(process.env.TEST_THIRD) % ENGINES.length).slice(0, 1);
export type Engine = "pglite" | "postgres";

/** What a new database holds: nothing, the product's tables, or these and the demo. */
export type Content = "nothing" | "tables" | "demo";

export interface TestDatabase {
  readonly engine: Engine;
  /** The server's folder, with its secret key where it has content. */
  readonly dataDir: string;
  /** Absent on the embedded engine. */
  readonly databaseUrl: string | undefined;
  /** `DATA_DIR` and `DATABASE_URL`, as a server process reads them. */
  readonly environment: Readonly<Record<string, string>>;
  /** To be called when nobody uses it any more. */
  readonly remove: () => void;
}

let counter = 0;

async function createPostgres(name: string, template: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  await client.query(`create database ${name}${template ? ` template ${template}` : ""}`);
  await client.end();
}

function urlOf(name: string): string {
  const url = new URL(process.env.TEST_DATABASE_URL ?? "");
  url.pathname = `/${name}`;
  // No test loses the database server itself: a commit needn't wait for the disk.
  url.searchParams.set("options", "-csynchronous_commit=off");
  return url.href;
}

function environmentOf(dataDir: string, databaseUrl: string | undefined): Readonly<Record<string, string>> {
  return { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) };
}

const templateName = (content: Content) => `${inject("databasePrefix")}template_${content}`;

/** A server's first start, once a run: later ones begin with a copy of what it left. */
function prepareTemplate(engine: Engine, content: Exclude<Content, "nothing">): Promise<string> {
  return prepareOnce(`${engine}-${content}`, async (dataDir) => {
    const name = templateName(content);
    if (engine === "postgres") await createPostgres(name, undefined);
    else cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
    const environment = environmentOf(dataDir, engine === "postgres" ? urlOf(name) : undefined);
    const config = readConfig({ ...environment, LOG_LEVEL: "fatal", DEMO: content === "demo" ? "1" : "0" });
    const server = await boot({ config, root: ROOT });
    // Tests say themselves how their community is configured; they begin with one that isn't.
    await server.database.pool.query("delete from community_configuration");
    await server.close();
  });
}

async function fill(engine: Engine, content: Content, dataDir: string, name: string): Promise<void> {
  const template = content === "nothing" ? undefined : await prepareTemplate(engine, content);
  if (template) cpSync(template, dataDir, { recursive: true });
  if (engine === "postgres") await createPostgres(name, template ? templateName(content) : undefined);
  else if (!template) cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
}

/** A database of its own on an engine. */
export async function createTestDatabase(engine: Engine, content: Content = "nothing"): Promise<TestDatabase> {
  counter += 1;
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-data-"));
  const name = `${inject("databasePrefix")}${process.pid}_${counter}_${Math.random().toString(36).slice(2, 8)}`;
  await fill(engine, content, dataDir, name);
  const databaseUrl = engine === "postgres" ? urlOf(name) : undefined;
  return {
    engine,
    dataDir,
    databaseUrl,
    environment: environmentOf(dataDir, databaseUrl),
    remove: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}
