import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Database } from "../../src/server/db/database";
import { SYSTEM_TABLES } from "../../src/server/db/systemTables";
import { inTransaction } from "../../src/server/db/transaction";
import { createLeases, type LeasedRow, type Leases } from "../../src/server/queue/leases";
import { createWorker } from "../../src/server/queue/worker";
import { createScheduler, type Scheduler, type TaskHandler } from "../../src/server/scheduler/scheduler";
import { createTaskStore } from "../../src/server/scheduler/taskStore";
import { newId } from "../../src/shared/ids";
import { ENGINES } from "../helpers/app";
import { type EmptyDatabases, emptyDatabases } from "../helpers/emptyDatabase";

type Row = LeasedRow & { readonly name: string; readonly attempts: number };

describe.each(ENGINES)("the queue on %s", (engine) => {
  let databases: EmptyDatabases;
  let database: Database;
  let leases: Leases<Row>;
  const space = newId();
  const errors: unknown[] = [];
  const query = async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows;
  const makeTables = async () => {
    for (const statement of SYSTEM_TABLES) await database.pool.query(statement);
  };
  const addRows = async (...names: readonly string[]) => {
    for (const [index, name] of names.entries())
      await query(
        `insert into scheduled_task (id, kind, name, due_at) values ($1, 'appointment', $2, now() - make_interval(secs => $3))`,
        [newId(), name, names.length - index],
      );
  };
  const expire = () => query("update scheduled_task set lease_until = now() - interval '1 second'");
  const takeOne = async () => (await leases.take(1, []))[0] as Row;

  beforeAll(async () => {
    databases = await emptyDatabases(engine);
    database = await databases.next();
    await makeTables();
    await query("insert into space (id, kind, name) values ($1, 'community', 'A space')", [space]);
    leases = createLeases(database.kysely, {
      table: "scheduledTask",
      until: "leaseUntil",
      seconds: 8,
      isWaiting: sql`due_at <= now()`,
      orderBy: sql`due_at`,
    });
  });
  beforeEach(() => query("delete from scheduled_task"));
  afterAll(() => databases.close());

  describe("a lease", () => {
    test("is of the first rows in order, of each once, and counts how often", async () => {
      await addRows("a", "b", "c");
      expect(await leases.take(2, [])).toMatchObject([
        { name: "a", attempts: 1 },
        { name: "b", attempts: 1 },
      ]);
      expect((await leases.take(2, [])).map(({ name }) => name)).toEqual(["c"]);
      expect(await leases.take(2, [])).toEqual([]);
    });

    test("that has run out is another one's, and writes nothing any more", async () => {
      await addRows("a");
      const lost = await takeOne();
      await expire();
      expect(await leases.take(1, [lost.id])).toEqual([]);
      const own = await takeOne();
      expect([own.id, own.attempts, own.holder === lost.holder]).toEqual([lost.id, 2, false]);
      expect(await leases.write(lost, { attempts: 9 })).toBeUndefined();
      expect([...(await leases.renew([lost]))]).toEqual([]);
      expect([...(await leases.renew([lost, own]))]).toEqual([own.id]);
      expect(await leases.write(own, { attempts: 3 })).toMatchObject({ attempts: 3 });
    });

    test("holds for as long as it is renewed, or until all are ended", async () => {
      await addRows("a");
      const row = await takeOne();
      await query("update scheduled_task set lease_until = now() + interval '1 second'");
      await leases.renew([row]);
      const [{ seconds }] = await query("select extract(epoch from lease_until - now())::float as seconds from scheduled_task");
      expect(seconds).toBeGreaterThan(6);
      await leases.releaseAll();
      expect(await leases.write(row, { attempts: 9 })).toBeUndefined();
      expect((await takeOne()).id).toBe(row.id);
    });
  });

  describe("a worker", () => {
    /** Whose work ends when it is told to. */
    function controlled(options: { readonly capacity?: number; readonly closeMs?: number }) {
      const started: { readonly row: Row; readonly signal: AbortSignal; readonly end: () => void }[] = [];
      const worker = createWorker<Row>({
        leases,
        isAlone: false,
        ...options,
        run: async (row, signal) => {
          await new Promise<void>((end) => started.push({ row, signal, end }));
          await query("delete from scheduled_task where id = $1", [row.id]);
        },
        onError: (error) => errors.push(error),
      });
      return { worker, started, names: () => started.map(({ row }) => row.name) };
    }

    test("has so many rows at a time, takes the next when one ends, and waits for all of them at its own", async () => {
      await addRows("a", "b", "c", "d");
      const { worker, started, names } = controlled({ capacity: 2 });
      worker.wake();
      expect(names()).toEqual([]);
      await worker.open();
      await expect.poll(names).toHaveLength(2);
      started[0]?.end();
      await expect.poll(names).toHaveLength(3);
      let isClosed = false;
      const closed = worker.close().then(() => {
        isClosed = true;
      });
      await expect.poll(() => started.slice(1).every(({ signal }) => signal.aborted)).toBe(true);
      expect(isClosed).toBe(false);
      for (const { end } of started) end();
      await closed;
      expect((await query("select name from scheduled_task")).map(({ name }) => name)).toEqual(["d"]);
    });

    test("tells its work that the lease is lost, or that it is interrupted", async () => {
      await addRows("a", "b");
      const { worker, started, names } = controlled({ capacity: 2 });
      await worker.open();
      await expect.poll(names).toHaveLength(2);
      const [interrupted, lost] = started;
      worker.interrupt(interrupted?.row.id ?? "");
      expect(interrupted?.signal.aborted).toBe(true);
      await query("update scheduled_task set holder = gen_random_uuid() where id = $1", [lost?.row.id]);
      await expect.poll(() => lost?.signal.aborted, { timeout: 10_000 }).toBe(true);
      for (const { end } of started) end();
      await worker.close();
    });

    test("waits no longer than it may for work that doesn't end", async () => {
      await addRows("a");
      const { worker, names } = controlled({ closeMs: 50 });
      await worker.open();
      await expect.poll(names).toHaveLength(1);
      await worker.close();
    });
  });

  describe("followers and appointments", () => {
    let scheduler: Scheduler | undefined;
    const open = async (handle: TaskHandler) => {
      const handlers = new Map([["test", handle]]);
      scheduler = createScheduler({ database, handlers, recurring: [], onError: (error) => errors.push(error) });
      await scheduler.open();
      return scheduler;
    };
    const task = (payload: object, key?: string) => ({
      kind: "appointment" as const,
      name: "test",
      spaceId: space,
      payload,
      ...(key ? { key } : {}),
    });
    const left = () => query("select payload, attempts, error, holder, due_at > now() as rests from scheduled_task");

    test("that come back now and then wait for no long one of another name", async () => {
      const ended: string[] = [];
      const once = (name: string) => ({ name, run: async () => void ended.push(name) });
      const long = {
        name: "long",
        run: (signal: AbortSignal) => new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve())),
      };
      scheduler = createScheduler({
        ...{ database, handlers: new Map(), onError: (error: unknown) => errors.push(error) },
        recurring: [long, once("one"), once("other")],
      });
      await scheduler.open();
      await expect.poll(() => [...ended].sort()).toEqual(["one", "other"]);
      await scheduler.close();
      await query("delete from scheduled_task");
    });

    test("that come back now and then are begun at a start by how often they come, the long ones last", async () => {
      const begun: string[] = [];
      const task = (name: string, everyMinutes: number, isLong = false) => ({
        ...{ name, everyMinutes, isLong },
        run: async () => void begun.push(name),
      });
      const recurring = [task("long", 1, true), task("hourly", 60), task("one", 1), task("other", 10)];
      scheduler = createScheduler({
        ...{ database, handlers: new Map(), onError: (error: unknown) => errors.push(error) },
        recurring,
      });
      await scheduler.open();
      await expect.poll(() => begun).toHaveLength(recurring.length);
      // Two are taken at a time, in any order.
      expect([begun.slice(0, 2).sort(), begun.slice(2).sort()]).toEqual([
        ["one", "other"],
        ["hourly", "long"],
      ]);
      await scheduler.close();
      await query("delete from scheduled_task");
    });

    test("are done in order once the transaction is committed, never where it is rolled back", async () => {
      const seen: unknown[] = [];
      const { add, close } = await open(async ({ payload }) => void seen.push(payload));
      const failed = inTransaction(database.kysely, async () => {
        await add([task({ n: 0 })]);
        throw new Error("of the test");
      });
      await expect(failed).rejects.toThrow("of the test");
      await inTransaction(database.kysely, () => add([task({ n: 1 }), task({ n: 2 }), task({ n: 3 })]));
      await expect.poll(() => seen, { interval: 10 }).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
      await close();
      expect(await left()).toEqual([]);
    });

    test("that fail leave nothing and are tried again, later each time", async () => {
      const { add, close } = await open(async () => {
        await createTaskStore(database.kysely).add([task({ n: "rolled back" }, "other")]);
        throw new Error("of the test");
      });
      await add([task({ n: 1 })]);
      await expect.poll(left).toMatchObject([{ payload: { n: 1 }, attempts: 1, error: "of the test", holder: null }]);
      await expect.poll(async () => (await left())[0]?.attempts, { timeout: 10_000 }).toBe(2);
      await expect.poll(async () => (await left())[0]?.rests).toBe(true);
      await close();
      expect(errors.splice(0)).toHaveLength(2);
    });

    test("that are replaced while they are done are done again, as the later one says", async () => {
      const seen: unknown[] = [];
      const { add, close } = await open(async ({ payload }) => {
        seen.push(payload);
        if (seen.length === 1) await add([task({ n: "late" }, "a key")]);
      });
      await add([task({ n: "early" }, "a key")]);
      await expect.poll(() => seen).toEqual([{ n: "early" }, { n: "late" }]);
      await close();
    });
  });

  test("takes over from a version that kept pg-boss's tables", async () => {
    const [{ name }] = await query("select current_schema() || '_jobs' as name");
    const account = newId();
    await query("insert into account (id, email) values ($1, 'a@test.example')", [account]);
    await query(
      `insert into job (id, account_id, kind, title, state, payload, checkpoint, holder, lease_until)
        values ($1, $2, 'import', 'Left', 'running', '{}', '7', gen_random_uuid(), now())`,
      [newId(), account],
    );
    for (const table of ["outbox", "scheduled_task"]) await query(`alter table ${table} drop column holder`);
    await query(`create schema "${name}"; create table "${name}".job (id int)`);
    await makeTables();
    expect(await query("select from pg_namespace where nspname = $1", [name])).toEqual([]);
    expect(await query("select checkpoint, state from job")).toEqual([{ checkpoint: 7, state: "running" }]);
    expect(await query("select holder from outbox")).toEqual([]);
  });

  test("met no error that was not expected", () => expect(errors).toEqual([]));
});
