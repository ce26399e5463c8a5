import pg from "pg";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../../../../tests/helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../../../../tests/helpers/builtServer";
import { figure } from "../../../../tests/helpers/drill";
import { CONCURRENT_ENGINE, createTestDatabase, ENGINES, type TestDatabase } from "../../../../tests/helpers/testDatabase";
import type { Statement } from "../../../contracts/api/ledger";

const POLLS = figure({ commit: 12, drill: 24 });
const LABS = 3;
/** So many votes are answered before the process dies; the others are on their way. */
const ANSWERED = 4;
const SETTINGS = { question: "¿A o B?", isMultiple: false, options: ["a", "b"].map((code) => ({ code, text: code })) };
/** Counts the bookings that are kept waiting. */
const WAITING = `select count(*) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock' and query like '%ledger_account%'`;

let bundle: string;
beforeAll(async () => {
  bundle = await buildServer();
}, 240_000);

describe.each(figure({ commit: CONCURRENT_ENGINE, drill: ENGINES }))(
  "a server that is killed while it books, on %s",
  (engine) => {
    let database: TestDatabase;
    let environment: Readonly<Record<string, string>>;
    let server: ServerProcess;
    let moderator: string;
    let member: string;
    let memberId: string;
    let polls: readonly string[];

    async function call(method: string, path: string, token: string, body?: object) {
      const headers = { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) };
      const answer = await fetch((await server.ready) + path, {
        method,
        headers,
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return { status: answer.status, json: await answer.json() };
    }
    async function signIn(path: "client" | "user", email: string): Promise<string> {
      const body = JSON.stringify({ email, password: DEMO_PASSWORD });
      const url = `${await server.ready}/experienceLabs/demo/${path}/login`;
      const answer = await fetch(url, { method: "POST", headers: { "content-type": "application/json" }, body });
      return (await answer.json()).authToken;
    }
    /** Beside the transaction that is open elsewhere. */
    async function change(sql: string): Promise<void> {
      const client = new pg.Client({ connectionString: database.databaseUrl });
      await client.connect();
      await client.query(sql);
      await client.end();
    }
    /** Asked outside of the transaction that keeps it waiting, within which the answer would stay what it was first. */
    async function aBookingWaits(): Promise<void> {
      const client = new pg.Client({ connectionString: database.databaseUrl });
      await client.connect();
      try {
        await expect.poll(async () => Number((await client.query(WAITING)).rows[0]?.count), { timeout: 20_000 }).toBe(1);
      } finally {
        await client.end();
      }
    }
    async function kill(): Promise<void> {
      server.process.kill("SIGKILL");
      expect((await server.exited).signal).toBe("SIGKILL");
    }
    const vote = (id: string) => call("POST", `/api/member/activities/${id}/poll/vote`, member, { choices: ["a"] });
    const statement = async (): Promise<Statement> =>
      (await call("GET", `/api/members/${memberId}/ledger?pageSize=100`, moderator)).json;

    async function openPoll(): Promise<string> {
      const body = { title: "Pausa", type: "wat_poll", description: "Una pregunta", labs: LABS };
      const { id } = (await call("POST", "/api/activities", moderator, body)).json;
      await call("PUT", `/api/activities/${id}/poll`, moderator, SETTINGS);
      expect((await call("POST", `/api/activities/${id}/transitions/open`, moderator, {})).status).toBe(200);
      return id;
    }

    beforeAll(async () => {
      database = await createTestDatabase(engine, "demo");
      environment = { ...database.environment, DEMO: "1" };
      server = spawnServer(bundle, environment);
      moderator = await signIn("client", "moderator@demo.test");
      member = await signIn("user", "member@demo.test");
      memberId = (await call("GET", "/experienceLabs/demo/userData", member)).json.id;
      const opened: string[] = [];
      for (let index = 0; index < POLLS; index += 1) opened.push(await openPoll());
      polls = opened;
    }, 240_000);
    afterAll(async () => {
      server?.process.kill("SIGKILL");
      await server?.exited;
      database?.remove();
    });

    test("has booked each completion once after the restart, and what it acknowledged at once", async () => {
      const before = await statement();
      const acknowledged: string[] = [];
      let stop = () => {};
      const enough = new Promise<void>((resolve) => {
        stop = resolve;
      });
      const votes = polls.map(async (id) => {
        const answer = await vote(id).catch(() => undefined);
        if (answer?.status === 200) acknowledged.push(id);
        if (acknowledged.length >= ANSWERED) stop();
        return answer;
      });
      await enough;
      await kill();
      const answers = await Promise.all(votes);
      // It was hit at work: some were answered, and some never will be.
      expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERED);
      expect(answers.filter((answer) => answer === undefined).length).toBeGreaterThan(0);

      server = spawnServer(bundle, environment);
      const after = await statement();
      const paid = after.items.flatMap(({ activity }) => (activity && polls.includes(activity.id) ? [activity.id] : []));
      expect(new Set(paid).size).toBe(paid.length);
      expect(acknowledged.filter((id) => !paid.includes(id))).toEqual([]);
      expect(after.available).toBe(before.available + LABS * paid.length);

      // Whoever got no answer votes again.
      for (const id of polls) expect((await vote(id)).status).toBe(200);
      const last = await statement();
      expect(last.available).toBe(before.available + LABS * POLLS);
      expect(last.totalElements).toBe(before.totalElements + POLLS);
      expect(last.items[0]?.balance).toBe(last.available);
    }, 240_000);

    test.runIf(engine === "postgres")(
      "books nothing of a completion that it died in, and all of it when it comes again",
      async () => {
        const id = await openPoll();
        const before = await statement();
        const client = new pg.Client({ connectionString: database.databaseUrl });
        await client.connect();
        const countOf = async (sql: string) => Number((await client.query(sql)).rows[0]?.count);
        const participations = `select count(*) from participation where activity = '${id}'`;
        try {
          // Whoever holds the account keeps the booking waiting: the completion is written, and not committed.
          await client.query("begin");
          await client.query("select id from ledger_account where owner = $1 for update", [memberId]);
          const pending = vote(id).catch(() => "cut");
          await aBookingWaits();
          await kill();
          expect(await pending).toBe("cut");
          await client.query("rollback");
          expect(await countOf(participations)).toBe(0);

          server = spawnServer(bundle, environment);
          expect(await statement()).toEqual(before);
          expect((await vote(id)).status).toBe(200);
          expect((await vote(id)).status).toBe(200);
          expect((await statement()).available).toBe(before.available + LABS);
          expect(await countOf(participations)).toBe(1);
        } finally {
          await client.end();
        }
      },
      240_000,
    );

    test.runIf(engine === "postgres")(
      "releases what was due when it died once it is back, once",
      async () => {
        const client = new pg.Client({ connectionString: database.databaseUrl });
        await client.connect();
        try {
          const key = "kill:pending";
          const before = await statement();
          // A pending booking, as a completed survey makes it.
          await client.query(
            `with own as (select id, space_id from ledger_account where owner = $1 and kind = 'PENDING'),
          issued as (select id from ledger_account where kind = 'ISSUED' and space_id = (select space_id from own)),
          moved as (update ledger_account set balance = balance + 5 where id = (select id from own)),
          task as (insert into scheduled_task (id, kind, name, space_id, payload, due_at)
            select gen_random_uuid(), 'appointment', 'ledger.release', space_id,
              jsonb_build_object('key', $2::text, 'memberId', $1::text), now() + interval '1 hour' from own)
          insert into ledger_transfer (id, space_id, key, booking_id, "from", "to", unit, amount, reason, member, available_at)
            select gen_random_uuid(), own.space_id, $2, gen_random_uuid(), issued.id, own.id, 'LAB', 5, 'CUSTOM', $1::uuid, now()
            from own, issued`,
            [memberId, key],
          );
          expect(await statement()).toMatchObject({ available: before.available, pending: before.pending + 5 });
          await client.query("begin");
          await client.query("select id from ledger_account where owner = $1 for update", [memberId]);
          await change("update scheduled_task set due_at = now() where name = 'ledger.release'");
          await aBookingWaits();
          await kill();
          await client.query("rollback");

          server = spawnServer(bundle, environment);
          await expect
            .poll(statement, { timeout: 20_000 })
            .toMatchObject({ available: before.available + 5, pending: before.pending });
          const released = await client.query("select amount from ledger_transfer where key like 'kill:pending:%'");
          expect(released.rows).toEqual([{ amount: 5 }]);
        } finally {
          await client.end();
        }
      },
      240_000,
    );
  },
);
