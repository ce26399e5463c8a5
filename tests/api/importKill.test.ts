import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { parse } from "csv-parse/sync";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, ENGINE_IN_TURN, type Engine } from "../helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../helpers/builtServer";
import { figure } from "../helpers/drill";
import { importForm } from "../helpers/imports";
import { createTestDatabase, type TestDatabase } from "../helpers/testDatabase";

const ROWS = figure({ commit: 500, drill: 5_000 });
/** Rows that can't be written, one after every fiftieth. */
const INVALID = ROWS / 50;
type End = readonly [number, "SIGKILL" | "SIGTERM"];
const ALL_ENDS: readonly End[] = [
  [250, "SIGKILL"],
  [2_000, "SIGKILL"],
  [2_750, "SIGTERM"],
  [3_500, "SIGKILL"],
];
/** Rows done after which the process ends, and how: killed, or stopped as an operator does. */
const ENDS = figure<Readonly<Record<Engine, readonly End[]>>>({
  commit: { pglite: [[100, "SIGKILL"]], postgres: [[100, "SIGTERM"]] },
  drill: { pglite: ALL_ENDS, postgres: ALL_ENDS },
});

const COUNTS = `select count(*)::int as rows, count(distinct email)::int as emails,
  (select count(*)::int from audit_log where entity = 'member' and action = 'create') as history
  from member where email like 'killed%'`;

function table(): string {
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const row = `killed${n},killed${n}@test.example,Name ${n},tag${n % 7};more`;
    return n % 50 === 49 ? `${row}\nfaulty${n},nobody,,` : row;
  });
  return ["nickname,email,name,tags", ...rows].join("\n");
}

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let bundle: string;
beforeAll(async () => {
  bundle = await buildServer();
});

describe.each(ENGINE_IN_TURN)("an import whose process ends in the middle, on %s", (engine) => {
  let database: TestDatabase;
  let environment: Readonly<Record<string, string>>;
  let server: ServerProcess;
  let token: string;

  beforeAll(async () => {
    database = await createTestDatabase(engine, "demo");
    environment = { ...database.environment, DEMO: "1" };
  });

  async function counts(): Promise<unknown> {
    if (database.databaseUrl) {
      const client = new pg.Client({ connectionString: database.databaseUrl });
      await client.connect();
      const { rows } = await client.query(COUNTS);
      await client.end();
      return rows[0];
    }
    const db = await PGlite.create({ dataDir: join(database.dataDir, "pglite") });
    const { rows } = await db.query(COUNTS);
    await db.close();
    return rows[0];
  }

  afterAll(async () => {
    server?.process.kill("SIGKILL");
    await server?.exited;
    database?.remove();
  });

  async function send(path: string, options: RequestInit = {}) {
    const authorization = token ? `Bearer ${token}` : "";
    const headers = { ...(options.headers as Record<string, string>), authorization };
    return fetch((await server.ready) + path, { ...options, headers });
  }

  async function call(path: string, options: RequestInit = {}) {
    return (await send(path, options)).json();
  }

  /** Rows in the file of what was wrong. */
  async function invalidRows(job: string) {
    const text = await (await send(`/api/imports/${job}/faults`)).text();
    return (parse(text, { bom: true, delimiter: ";", fromLine: 2 }) as string[][]).map(([row]) => Number(row));
  }

  async function until(job: string, isThere: (state: { done: number; state: string }) => boolean) {
    for (;;) {
      const answer = await send(`/api/jobs/${job}`);
      // A database that is busy with the import may have whoever asks come back.
      const state = answer.ok ? await answer.json() : undefined;
      if (state && isThere(state)) return state;
      await wait(20);
    }
  }

  test("is gone on with by the next one: no row and no fault lost, none twice", async () => {
    server = spawnServer(bundle, environment);
    const login = { email: "moderator@demo.test", password: DEMO_PASSWORD };
    const json = { "content-type": "application/json" };
    const loginUrl = "/experienceLabs/demo/client/login";
    token = (await call(loginUrl, { method: "POST", headers: json, body: JSON.stringify(login) })).authToken;
    for (const name of ["more", ...Array.from({ length: 7 }, (_, n) => `tag${n}`)])
      await call("/api/tags", { method: "POST", headers: json, body: JSON.stringify({ name }) });
    const { headers, body } = importForm({ content: table() });
    const { job } = await call("/api/members/import", { method: "POST", headers, body: new Uint8Array(body) });
    for (const [rows, signal] of ENDS[engine]) {
      const { state } = await until(job, ({ done }) => done >= rows);
      expect(state).toBe("running");
      server.process.kill(signal);
      expect(await server.exited).toMatchObject(signal === "SIGKILL" ? { signal } : { code: 0 });
      server = spawnServer(bundle, environment);
    }
    const ended = await until(job, ({ state }) => state !== "running" && state !== "waiting");
    expect(ended).toMatchObject({ state: "done", done: ROWS + INVALID, total: ROWS + INVALID });
    expect(ended.result).toMatchObject({ created: ROWS, skipped: INVALID, faultCount: INVALID });
    expect(await invalidRows(job)).toEqual(Array.from({ length: INVALID }, (_, n) => (n + 1) * 51 + 1));
    server.process.kill("SIGTERM");
    expect((await server.exited).code).toBe(0);
    expect(await counts()).toEqual({ rows: ROWS, emails: ROWS, history: ROWS });
  }, 300_000);
});
