import { sql } from "kysely";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isConnectionLost } from "../../src/server/db/connection/connectionLoss";
import { type Database, openDatabase } from "../../src/server/db/database";
import { startApp, type TestApp } from "../helpers/app";
import { type DatabaseCuts, type DatabaseNetwork, openDatabaseCuts, openDatabaseNetwork } from "../helpers/databaseCuts";
import { callImport } from "../helpers/imports";
import { eventually } from "../helpers/smtp";

const ROWS = 50;
const WAIT_MS = 30_000;

// The embedded database has no connections that somebody else could end: TEST_DATABASE_URL.
describe.skipIf(!process.env.TEST_DATABASE_URL)("connections that PostgreSQL ends", () => {
  let app: TestApp;
  let cuts: DatabaseCuts;
  let network: DatabaseNetwork;
  let token: string;
  beforeAll(async () => {
    const reach = async (databaseUrl: string) => {
      network = await openDatabaseNetwork(databaseUrl);
      return network.databaseUrl;
    };
    app = await startApp({ engine: "postgres", reach });
    cuts = await openDatabaseCuts(app.databaseUrl ?? "");
    token = await app.signIn("moderator");
  });
  afterAll(async () => {
    await cuts?.close();
    await app?.close();
    network?.close();
  });

  const create = (nickname: string, headers: Readonly<Record<string, string>> = {}) =>
    app.call({
      method: "POST",
      url: "/api/members",
      token,
      body: { nickname, email: `${nickname}@test.example` },
      headers: { "idempotency-key": `key-${nickname}`, ...headers },
    });
  const countOf = async (nickname: string) =>
    (await cuts.query(`select count(*)::int as count from member where nickname like '${nickname}'`))[0]?.count;
  const historyOf = async (id: string) =>
    (await cuts.query(`select count(*)::int as count from audit_log where record_id = '${id}'`))[0]?.count;

  const unavailable = (language: string) => ({
    type: "urn:sondeo:error:server.unavailable",
    status: 503,
    code: "server.unavailable",
    detail: expect.stringMatching(language === "fr" ? /service est indisponible/ : /servicio no está disponible/),
  });

  test.each(["member", "audit_log", "idempotency_key"])("in a write that waits for %s: nothing is saved", async (table) => {
    const nickname = `cut-${table.replace("_", "-")}`;
    const answer = await cuts.cutAtLock(table, () => create(nickname, { "accept-language": "fr" }));
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.json()).toMatchObject(unavailable("fr"));
    expect(await countOf(nickname)).toBe(0);

    const again = await create(nickname);
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, undefined]);
    expect([await countOf(nickname), await historyOf(again.json().id)]).toEqual([1, 1]);
  });

  test("just after the commit: the same key answers what was saved", async () => {
    network.loseCommitOf("committed@test.example");
    const answer = await create("committed");
    expect([answer.statusCode, answer.headers["retry-after"]]).toEqual([503, expect.stringMatching(/^\d+$/)]);
    expect(await countOf("committed")).toBe(1);
    const again = await create("committed");
    expect([again.statusCode, again.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect([await countOf("committed"), await historyOf(again.json().id)]).toEqual([1, 1]);
  });

  test("in a read: nobody is signed out", async () => {
    const answer = await cuts.cutAtLock("session", () => app.call({ url: "/api/session", token }));
    expect(answer.json()).toMatchObject(unavailable("es"));
    expect((await app.call({ url: "/api/session", token })).statusCode).toBe(200);
  });

  test("while a transaction does something else: its next statement fails, the process lives", async () => {
    const work = app.database.kysely.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await cuts.query(`select pg_terminate_backend(${rows[0]?.pid})`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      return sql`select 1`.execute(transaction);
    });
    const error = await work.catch((thrown: unknown) => thrown);
    expect([String(error), isConnectionLost(error)]).toEqual([expect.any(String), true]);
    expect((await app.call({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("under an import: it goes on, and each row is there once", async () => {
    const rows = Array.from({ length: ROWS }, (_, n) => `cutrow${n},cutrow${n}@test.example`);
    const content = ["nickname,email", ...rows].join("\n");
    // Its last attempt, as if it had failed before: one that is cut is none.
    await cuts.query("alter table job alter column attempts set default 4");
    // A history is what the job writes and the call does not touch.
    const begun = await cuts.cutAtLock("audit_log", () => callImport(app, { token, content }));
    expect([begun.statusCode, begun.body]).toEqual([202, expect.any(String)]);
    const { job } = begun.json();
    const state = async () => (await app.call({ url: `/api/jobs/${job}`, token })).json();
    await expect.poll(async () => (await state()).state, { timeout: WAIT_MS, interval: 100 }).toMatch(/done|failed/);
    expect(await state()).toMatchObject({ state: "done", result: { created: ROWS } });
    expect(await countOf("cutrow%")).toBe(ROWS);
    await cuts.query("alter table job alter column attempts set default 0");
  });

  test("while a job's end is noted: it is noted later, and the job not done again", async () => {
    // A sequence counts what is rolled back, too.
    await cuts.query("create sequence ends");
    await cuts.query(`create function cut() returns trigger language plpgsql as $$ begin
      if nextval('ends') < 3 then perform pg_terminate_backend(pg_backend_pid()); end if; return new; end $$`);
    await cuts.query(`create trigger cut before update on job
      for each row when (new.state = 'done') execute function cut()`);
    await callImport(app, { token, content: "nickname,email\nqueued,queued@test.example" });
    const unfinished = async () => (await cuts.query("select from job where state <> 'done'")).length;
    await eventually("it is done", async () => (await unfinished()) === 0, WAIT_MS);
    expect((await cuts.query("select last_value::int as ends from ends"))[0]).toEqual({ ends: 3 });
    expect(await countOf("queued")).toBe(1);
    await cuts.query("drop function cut() cascade");
    await cuts.query("drop sequence ends");
    expect((await app.call({ url: "/readyz" })).statusCode).toBe(200);
  });

  test("under the outbox and work after an answer: the mail leaves", async () => {
    const body = { email: "member@demo.test" };
    const ask = () => app.call({ method: "POST", url: "/experienceLabs/demo/resetPassword", body });
    expect((await cuts.cutAtLock("code", ask)).statusCode).toBe(200);
    await cuts.cutAtLock("outbox", async () => undefined);
    const sent = async () =>
      (await cuts.query("select status from outbox where template = 'resetPassword'")).map(({ status }) => status);
    await eventually("it is sent", async () => (await sent()).includes("SENT"), WAIT_MS);
    expect(await sent()).toEqual(["SENT"]);
  });

  test("under a socket that opens: it is not refused but opened again", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const refused: string[] = [];
    const socket = await cuts.cutAtLock("session", async () =>
      io(address, { transports: ["websocket"], forceNew: true, reconnectionDelay: 50, auth: { token } }).on(
        "connect_error",
        ({ message }) => refused.push(message),
      ),
    );
    await eventually("it is open", () => socket.connected);
    expect(refused).not.toContain("auth.notAuthenticated");
    socket.disconnect();
  });

  test("of every sort at once: those in use fail, nobody gets one that is broken", async () => {
    const database: Database = await openDatabase({ databaseUrl: app.databaseUrl, dataDir: "" });
    try {
      const ask = (text: string) => database.query<{ one: number }>({ text, values: [] });
      // More than there are connections: the others wait for one.
      const slow = Array.from({ length: 20 }, () => ask("select 1 as one, pg_sleep(20)").catch((error: unknown) => error));
      const waiting = Array.from({ length: 100 }, () => ask("select 1 as one").catch((error: unknown) => error));
      const sleeping =
        "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
      await eventually("all of them sleep", async () => (await cuts.query(sleeping))[0]?.count === 20);
      await cuts.cutAll();
      for (const error of await Promise.all(slow))
        expect([String(error), isConnectionLost(error)]).toEqual([expect.any(String), true]);
      expect(await Promise.all(waiting)).toEqual(Array.from({ length: 100 }, () => [{ one: 1 }]));
    } finally {
      await database.close();
    }
  });
});
