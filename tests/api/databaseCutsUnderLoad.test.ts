import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../helpers/builtServer";
import { type DatabaseCuts, openDatabaseCuts } from "../helpers/databaseCuts";
import { createTestDatabase, type TestDatabase } from "../helpers/testDatabase";

const CUTS = 15;
const CLIENTS = 8;
const PAUSE_MS = 60;
const START_MS = 120_000;

// The embedded database has no connections that somebody else could end: TEST_DATABASE_URL.
describe.skipIf(!process.env.TEST_DATABASE_URL)("a server process whose connections PostgreSQL ends under load", () => {
  let database: TestDatabase;
  let cuts: DatabaseCuts;
  let server: ServerProcess;
  let address: string;
  let authorization: string;

  beforeAll(async () => {
    const file = await buildServer();
    database = await createTestDatabase("postgres", "demo");
    server = spawnServer(file, { ...database.environment, DEMO: "1", LOG_LEVEL: "fatal" });
    address = await server.ready;
    cuts = await openDatabaseCuts(database.databaseUrl ?? "");
    const login = await fetch(`${address}/experienceLabs/demo/client/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "moderator@demo.test", password: DEMO_PASSWORD }),
    });
    authorization = `Bearer ${((await login.json()) as { authToken: string }).authToken}`;
  }, START_MS);

  afterAll(async () => {
    server?.process.kill("SIGTERM");
    await server?.exited;
    await cuts?.close();
    database?.remove();
  }, START_MS);

  const write = (name: string) =>
    fetch(`${address}/api/members`, {
      method: "POST",
      headers: { authorization, "content-type": "application/json", "idempotency-key": name },
      body: JSON.stringify({ nickname: name, email: `${name}@test.example` }),
    });
  const read = () => fetch(`${address}/api/members?range=[0,9]`, { headers: { authorization } });

  test("goes on: 503 where a request was hit, never 500, and what was acknowledged is there once", async () => {
    const answers = new Map<string, number>();
    const acknowledged: string[] = [];
    let isOver = false;
    const count = async (call: string, answer: Response) => {
      const body = await answer.text();
      const retryAfter = answer.headers.get("retry-after") ?? "none";
      const told = answer.ok ? "fine" : `${answer.status}, retry after ${retryAfter}, ${JSON.parse(body).code}`;
      answers.set(`${call}: ${told}`, (answers.get(`${call}: ${told}`) ?? 0) + 1);
      return answer.ok;
    };
    const use = async (client: number) => {
      for (let round = 0; !isOver; round += 1) {
        const name = `load-${client}-${round}`;
        while (!(await count("write", await write(name))));
        acknowledged.push(name);
        await count("read", await read());
      }
    };
    const clients = Array.from({ length: CLIENTS }, (_, client) => use(client));
    for (let cut = 0; cut < CUTS; cut += 1) {
      await wait(PAUSE_MS * Math.random());
      await cuts.cutAll();
    }
    isOver = true;
    await Promise.all(clients);

    expect(server.process.exitCode).toBeNull();
    expect(new Set(answers.keys())).toEqual(
      new Set([
        "write: fine",
        "read: fine",
        ...[...answers.keys()].filter((told) => told.endsWith(": 503, retry after 5, server.unavailable")),
      ]),
    );
    expect([...answers.keys()].some((told) => told.includes("503"))).toBe(true);
    const kept = await cuts.query("select nickname from member where nickname like 'load-%'");
    expect(kept.map(({ nickname }) => nickname).sort()).toEqual(acknowledged.sort());
    expect((await fetch(`${address}/readyz`)).status).toBe(200);
    expect((await write("afterwards")).status).toBe(201);
  }, 60_000);
});
