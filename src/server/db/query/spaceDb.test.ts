import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { ENGINES } from "../../../../tests/helpers/app";
import { loadCatalog } from "../../../../tests/helpers/catalog";
import { newId } from "../../../shared/ids";
import { type Database, openDatabase } from "../database";
import { migrate } from "../schema/migrate";
import { inTransaction } from "../transaction";
import type { QueryBuilder } from "./preparedQuery";
import type { SharedQuery } from "./sharedQuery";
import { createSpaceDb, type SpaceDb } from "./spaceDb";
import { tenantTables } from "./spacePredicate";

const catalog = loadCatalog();
const ROWS = [1, 2, 3];

type Query = (db: SpaceDb) => { readonly execute: () => Promise<readonly unknown[]> };

/** Reads that name tenant tables in every place where SQL lets them, and how many rows they find in a space of three members and quotas. */
const READS: Readonly<Record<string, readonly [Query, number]>> = {
  "a table": [(db) => db.selectFrom("member").selectAll(), 3],
  "an alias": [(db) => db.selectFrom("member as m").selectAll("m"), 3],
  "an or of its own": [
    (db) =>
      db
        .selectFrom("member")
        .selectAll()
        .where((eb) => eb.or([eb("points", ">=", 0), eb("points", "<", 0)])),
    3,
  ],
  "several tables": [(db) => db.selectFrom(["member as m", "quota as q"]).select(["m.nickname", "q.title"]), 9],
  "an inner join": [
    (db) => db.selectFrom("member as m").innerJoin("quota as q", "q.target", "m.points").select(["m.nickname", "q.title"]),
    3,
  ],
  "a left join": [
    (db) => db.selectFrom("member as m").leftJoin("quota as q", "q.target", "m.points").select(["m.nickname", "q.title"]),
    3,
  ],
  "a left join without a match": [
    (db) =>
      db
        .selectFrom("member as m")
        .leftJoin("quota as q", (join) => join.onRef("q.target", "=", "m.points").on("q.target", ">", 100))
        .select(["m.nickname", "q.title"]),
    3,
  ],
  "a left join from a global table": [
    (db) =>
      db
        .selectFrom("country as c")
        .leftJoin("member as m", (join) => join.onTrue())
        .select(["c.code", "m.nickname"]),
    3,
  ],
  "a right join from a global table": [
    (db) =>
      db
        .selectFrom("country as c")
        .rightJoin("member as m", (join) => join.onTrue())
        .select(["c.code", "m.nickname"]),
    3,
  ],
  "a right join without a match": [
    (db) =>
      db
        .selectFrom("country as c")
        .rightJoin("member as m", (join) => join.on("c.code", "=", "none"))
        .select(["c.code", "m.nickname"]),
    3,
  ],
  "a full join without a match": [
    (db) =>
      db
        .selectFrom("country as c")
        .fullJoin("member as m", (join) => join.onRef("c.code", "=", "m.nickname"))
        .select(["c.code", "m.nickname"]),
    4,
  ],
  "a full join of two tenant tables": [
    (db) =>
      db
        .selectFrom("quota as q")
        .fullJoin("member as m", (join) => join.onRef("q.target", "=", "m.points").on("q.target", ">", 100))
        .select(["q.title", "m.nickname"]),
    6,
  ],
  "a cross join": [(db) => db.selectFrom("country as c").crossJoin("member as m").select(["c.code", "m.nickname"]), 3],
  "a lateral join": [
    (db) =>
      db
        .selectFrom("country as c")
        .innerJoinLateral(
          (eb) => eb.selectFrom("member").select("nickname").limit(10).as("m"),
          (join) => join.onTrue(),
        )
        .select(["c.code", "m.nickname"]),
    3,
  ],
  "a subquery in from": [(db) => db.selectFrom((eb) => eb.selectFrom("member").selectAll().as("m")).select("m.nickname"), 3],
  "a subquery among the columns": [
    (db) =>
      db.selectFrom("country").select((eb) =>
        eb
          .selectFrom("member")
          .select((of) => of.fn.max("nickname").as("last"))
          .as("last"),
      ),
    1,
  ],
  "a subquery in where": [
    (db) =>
      db
        .selectFrom("quota")
        .selectAll()
        .where("target", "in", (eb) => eb.selectFrom("member").select("points")),
    3,
  ],
  "a subquery that finds only strangers": [
    (db) =>
      db
        .selectFrom("country")
        .selectAll()
        .where((eb) => eb.exists(eb.selectFrom("member").select("id").where("nickname", "like", "B-%"))),
    0,
  ],
  "a not exists": [
    (db) =>
      db
        .selectFrom("country")
        .selectAll()
        .where((eb) => eb.not(eb.exists(eb.selectFrom("member").select("id").where("nickname", "like", "B-%")))),
    1,
  ],
  "a union": [
    (db) => db.selectFrom("member").select("nickname as name").unionAll(db.selectFrom("quota").select("title as name")),
    6,
  ],
  "a union whose second part is built inside": [
    (db) =>
      db
        .selectFrom("member")
        .select("nickname as name")
        .unionAll((eb) => eb.selectFrom("quota").select("title as name")),
    6,
  ],
  "a common table expression": [
    (db) =>
      db
        .with("known", (of) => of.selectFrom("member").selectAll())
        .selectFrom("known")
        .select("nickname"),
    3,
  ],
  "an expression that hides a table by its name": [
    (db) =>
      db
        .with("quota", (of) => of.selectFrom("member").selectAll())
        .selectFrom("member")
        .selectAll(),
    3,
  ],
  groups: [(db) => db.selectFrom("member").select(["nickname"]).groupBy("nickname").having("nickname", "is not", null), 3],
  "distinct rows": [(db) => db.selectFrom("member").select("nickname").distinct(), 3],
  "a lock": [(db) => db.selectFrom("member").selectAll().forUpdate(), 3],
};

/** Writes that would reach other spaces' rows if they were not narrowed. */
const WRITES: Readonly<Record<string, Query>> = {
  "an update of all": (db) => db.updateTable("member").set({ points: 99 }).returningAll(),
  "an update of an alias": (db) => db.updateTable("member as m").set({ points: 99 }).returningAll(),
  "an update by name": (db) => db.updateTable("member").set({ points: 99 }).where("nickname", "like", "B-%").returningAll(),
  "an update with or": (db) =>
    db
      .updateTable("member")
      .set({ points: 99 })
      .where((eb) => eb.or([eb("points", ">=", 0), eb("nickname", "like", "%")]))
      .returningAll(),
  "an update from another table": (db) =>
    db
      .updateTable("member as m")
      .from("quota as q")
      .set((eb) => ({ name: eb.ref("q.title") }))
      .whereRef("q.target", "=", "m.points")
      .returning(["m.nickname", "q.title"]),
  "an update from a global table": (db) =>
    db
      .updateTable("member")
      .from("country as c")
      .set((eb) => ({ name: eb.ref("c.code") }))
      .returning("member.nickname"),
  "an update to a subquery's value": (db) =>
    db
      .updateTable("quota")
      .set((eb) => ({ title: eb.selectFrom("member").select((of) => of.fn.max("nickname").as("last")) }))
      .returningAll(),
  "a delete of all": (db) => db.deleteFrom("member").returningAll(),
  "a delete of an alias": (db) => db.deleteFrom("member as m").returning("m.nickname"),
  "a delete using another table": (db) =>
    db.deleteFrom("member").using("quota as q").whereRef("q.target", "=", "member.points").returning("member.nickname"),
  "a delete using a global table": (db) => db.deleteFrom("member").using("country as c").returning("member.nickname"),
  "a delete by subquery": (db) =>
    db
      .deleteFrom("quota")
      .where("target", "in", (eb) => eb.selectFrom("member").select("points"))
      .returningAll(),
  "an insert": (db) => db.insertInto("member").values({ id: newId(), nickname: "A-new", email: "new@a.test" }).returningAll(),
  "an insert of several": (db) =>
    db
      .insertInto("quota")
      .values([1, 2].map((target) => ({ id: newId(), title: `A-new-${target}`, target })))
      .returningAll(),
  "an insert of a select": (db) =>
    db
      .insertInto("quota")
      .columns(["id", "title", "target"])
      .expression((eb) =>
        eb.selectFrom("member").select([sql<string>`gen_random_uuid()`.as("id"), "nickname as title", "points as target"]),
      )
      .returningAll(),
  "an insert of a select of what was written before": (db) =>
    db
      .with("changed", (of) => of.updateTable("member").set({ points: 97 }).returning(["nickname", "points"]))
      .insertInto("quota")
      .columns(["id", "title", "target"])
      .expression((eb) =>
        eb
          .selectFrom("changed")
          .select([sql<string>`gen_random_uuid()`.as("id"), "changed.nickname as title", "points as target"]),
      )
      .returningAll(),
  "an insert of a union": (db) =>
    db
      .insertInto("quota")
      .columns(["id", "title", "target"])
      .expression((eb) => {
        const members = eb
          .selectFrom("member")
          .select([sql<string>`gen_random_uuid()`.as("id"), "nickname as title", "points as target"]);
        return members.unionAll(members);
      })
      .returningAll(),
  "a write inside an expression": (db) =>
    db
      .with("changed", (of) => of.updateTable("member").set({ points: 98 }).returningAll())
      .with("gone", (of) => of.deleteFrom("quota").returningAll())
      .selectFrom(["changed", "gone"])
      .select(["changed.nickname", "gone.title"]),
  "a merge behind an expression": (db) =>
    db
      .with("known", (of) => of.selectFrom("country").select("code"))
      .mergeInto("member")
      .using("known", (join) => join.onTrue())
      .whenMatched()
      .thenDelete(),
};

class Undo extends Error {}

describe.each(ENGINES)("a space's handle on %s", (engine) => {
  let database: Database;
  let cleanUp: () => Promise<void>;
  let own: SpaceDb;
  let other: SpaceDb;
  let strangers: readonly { readonly id: string; readonly nickname: string }[];
  const spaces = { A: newId(), B: newId() };

  beforeAll(async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "sondeo-space-"));
    const databaseUrl = engine === "postgres" ? process.env.TEST_DATABASE_URL : undefined;
    const searchPath = `space_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
    if (databaseUrl) {
      const admin = await openDatabase({ databaseUrl, dataDir });
      await admin.query({ text: `create schema ${searchPath}`, values: [] });
      await admin.close();
    } else cpSync(inject("emptyPglite"), join(dataDir, "pglite"), { recursive: true });
    database = await openDatabase({ databaseUrl, dataDir, ...(databaseUrl ? { searchPath } : {}) });
    cleanUp = async () => {
      if (databaseUrl) await database.query({ text: `drop schema ${searchPath} cascade`, values: [] });
      await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    };
    await migrate(database.pool, catalog);
    await database.query({
      text: "insert into country (id, code, name) values ($1, 'ES', '{\"es\": \"España\"}')",
      values: [newId()],
    });
    const tenants = tenantTables(catalog.entities.values());
    for (const [name, id] of Object.entries(spaces)) {
      await database.query({ text: "insert into space (id, kind, name) values ($1, 'community', $2)", values: [id, name] });
      const db = createSpaceDb(database, tenants, id);
      for (const row of ROWS) {
        const email = `${row}@${name.toLowerCase()}.test`;
        await db
          .insertInto("member")
          .values({ id: newId(), nickname: `${name}-${row}`, email, points: row })
          .execute();
        await db
          .insertInto("quota")
          .values({ id: newId(), title: `${name}-${row}`, target: row })
          .execute();
      }
    }
    own = createSpaceDb(database, tenants, spaces.A);
    other = createSpaceDb(database, tenants, spaces.B);
    strangers = await other.selectFrom("member").select(["id", "nickname"]).execute();
  });
  afterAll(() => cleanUp?.());

  /** Whether the handle refuses a rare kind of query, in words of its own: that keeps spaces apart as well. */
  async function refusalOf(name: string, run: () => Promise<unknown>): Promise<boolean> {
    if (!/right join|full join|cross join|merge|insert of a union/.test(name)) return false;
    return undoneAnswer(async () => {
      const thrown = await run().then(
        () => undefined,
        (error: unknown) => error,
      );
      return thrown instanceof Error && thrown.message.includes("a space's handle");
    });
  }

  /** What the work answers, with what it did taken back. */
  async function undoneAnswer<T>(work: () => Promise<T>): Promise<T> {
    const kept: { answer?: T } = {};
    await inTransaction(database.kysely, async () => {
      kept.answer = await work();
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    return kept.answer as T;
  }

  /** Everything that belongs to the other space, or to none. */
  async function othersRows(): Promise<string> {
    const { rows } = await sql`
      select (select json_agg(m order by id) from member m where space_id <> ${spaces.A}) as members,
        (select json_agg(q order by id) from quota q where space_id <> ${spaces.A}) as quotas,
        (select count(*)::int from member) - (select count(*)::int from member where space_id = ${spaces.A}) as count`.execute(
      database.kysely,
    );
    return JSON.stringify(rows);
  }

  /** Runs the work and takes back what it did. */
  async function undone(work: () => Promise<void>): Promise<void> {
    const before = await othersRows();
    let seen = "";
    await inTransaction(database.kysely, async () => {
      await work();
      seen = JSON.stringify(await other.selectFrom("member").select(["id", "nickname", "points"]).orderBy("id").execute());
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    const now = JSON.stringify(await other.selectFrom("member").select(["id", "nickname", "points"]).orderBy("id").execute());
    expect(seen).toBe(now);
    expect(await othersRows()).toBe(before);
  }

  test.each(Object.entries(READS))("reads only its own rows through %s", async (name, [query, count]) => {
    const refused = await refusalOf(name, async () => query(own).execute());
    if (refused) return;
    const rows = await query(own).execute();
    expect(JSON.stringify(rows)).not.toContain("B-");
    expect(rows).toHaveLength(count);
  });

  test.each(Object.entries(WRITES))("touches only its own rows with %s", async (name, query) => {
    if (await refusalOf(name, async () => query(own).execute())) return;
    const before = await othersRows();
    let after = "";
    await inTransaction(database.kysely, async () => {
      expect(JSON.stringify(await query(own).execute())).not.toContain("B-");
      // A handle without plugins would see all, so the other space's own handle looks.
      const members = await other.selectFrom("member").selectAll().orderBy("id").execute();
      const quotas = await other.selectFrom("quota").selectAll().orderBy("id").execute();
      after = JSON.stringify([members, quotas]);
      throw new Undo();
    }).catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
    const members = await other.selectFrom("member").selectAll().orderBy("id").execute();
    const quotas = await other.selectFrom("quota").selectAll().orderBy("id").execute();
    expect(after).toBe(JSON.stringify([members, quotas]));
    expect(await othersRows()).toBe(before);
  });

  test("sees and touches nothing foreign, whatever parts a query is put together from", async () => {
    const part = fc.record({
      alias: fc.boolean(),
      join: fc.constantFrom("none", "inner", "left", "lateral"),
      where: fc.constantFrom("none", "all", "or", "in", "exists", "foreign"),
      isWrapped: fc.boolean(),
      action: fc.constantFrom("select", "update", "delete"),
    });
    await fc.assert(
      fc.asyncProperty(part, async ({ join, where, isWrapped, action }) => {
        await undone(async () => {
          const ids = strangers.map(({ id }) => id);
          let query = own.selectFrom("member as m").select(["m.id", "m.nickname"]);
          if (join === "inner") query = query.innerJoin("quota as q", "q.target", "m.points").select("q.title as nickname");
          if (join === "left") query = query.leftJoin("quota as q", (on) => on.onTrue()).select("q.title as nickname");
          if (join === "lateral")
            query = query
              .leftJoinLateral(
                (eb) => eb.selectFrom("member as n").select("n.nickname as near").as("n"),
                (on) => on.onTrue(),
              )
              .select("n.near as nickname");
          if (where === "all") query = query.where((eb) => eb.val(true));
          if (where === "or") query = query.where((eb) => eb.or([eb("m.id", "in", ids), eb("m.points", ">", 0)]));
          if (where === "in") query = query.where("m.points", "in", (eb) => eb.selectFrom("quota").select("target"));
          if (where === "exists") query = query.where((eb) => eb.exists(eb.selectFrom("quota as x").select("x.id")));
          if (where === "foreign") query = query.where("m.id", "in", ids);
          const found = isWrapped
            ? await own.selectFrom(query.as("w")).selectAll("w").execute()
            : await own
                .with("w", () => query)
                .selectFrom("w")
                .selectAll("w")
                .execute();
          expect(JSON.stringify(found)).not.toContain("B-");
          if (where === "foreign") expect(found).toEqual([]);
          const chosen = query.clearSelect().select("m.id");
          if (action === "update") await own.updateTable("member").set({ points: 50 }).where("id", "in", chosen).execute();
          if (action === "delete") await own.deleteFrom("member").where("id", "in", chosen).execute();
        });
      }),
      { numRuns: engine === "postgres" ? 80 : 30 },
    );
  });

  describe("a prepared query", () => {
    const PROBE = {
      name: "probe_members",
      build: (db: QueryBuilder, at: { readonly least: number }) =>
        db.selectFrom("member").select(["nickname", "birthDate"]).where("points", ">=", at.least).orderBy("nickname"),
    };

    test("finds the rows of the space it runs in, with columns by their fields' names, inside a transaction too", async () => {
      const namesIn = async (db: SpaceDb) => (await db.run(PROBE, { least: 0 })).map(({ nickname }) => nickname.slice(0, 2));
      expect([await namesIn(own), await namesIn(other)]).toEqual([Array(3).fill("A-"), Array(3).fill("B-")]);
      expect(await own.transaction(() => namesIn(own))).toEqual(Array(3).fill("A-"));
      expect(Object.keys((await own.run(PROBE, { least: 0 }))[0] ?? {})).toEqual(["nickname", "birthDate"]);
      expect(await own.run(PROBE, { least: 1_000 })).toEqual([]);
    });

    test("sees what its transaction has done", async () => {
      await undone(async () => {
        await own.updateTable("member").set({ points: 500 }).execute();
        expect(await own.run(PROBE, { least: 500 })).toHaveLength(3);
      });
    });
  });

  describe("a shared query", () => {
    const BY_NAME: SharedQuery<
      string,
      { readonly names: readonly string[] },
      { readonly id: string; readonly nickname: string }
    > = {
      name: "probe_by_name",
      values: (names) => ({ names }),
      build: (db, at) =>
        db.selectFrom("member").select(["id", "nickname"]).where("nickname", "=", sql<string>`any(${at.names}::text[])`),
      itemKey: (name) => name,
      rowKey: ({ nickname }) => nickname,
    };
    const ADD: SharedQuery<
      string,
      { readonly names: readonly string[] },
      { readonly nickname: string; readonly points: number }
    > = {
      name: "probe_add",
      isWrite: true,
      values: (names) => ({ names }),
      build: (db, at) =>
        db
          .updateTable("member")
          .set((eb) => ({ points: eb("points", "+", 1) }))
          .where("nickname", "=", sql<string>`any(${at.names}::text[])`)
          .returning(["nickname", "points"]),
      itemKey: (name) => name,
      rowKey: ({ nickname }) => nickname,
    };

    test("hands each caller its own row, and another space's row to nobody", async () => {
      const names = [...ROWS.map((n) => `A-${n}`), "B-1", "nobody", "A-1"];
      const found = await Promise.all(names.map((name) => own.one(BY_NAME, name)));
      expect(found.map((row) => row?.nickname)).toEqual(["A-1", "A-2", "A-3", undefined, undefined, "A-1"]);
      expect((await other.one(BY_NAME, "B-1"))?.nickname).toBe("B-1");
      expect((await own.transaction(() => own.one(BY_NAME, "A-2")))?.nickname).toBe("A-2");
    });

    test("that writes does so once for each caller", async () => {
      const [before] = await own.selectFrom("member").select("points").where("nickname", "=", "A-1").execute();
      const added = await Promise.all(Array.from({ length: 20 }, () => own.one(ADD, "A-1")));
      const points = added.map((row) => (row?.points ?? 0) - (before?.points ?? 0)).sort((one, two) => one - two);
      expect(points).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
      expect(await own.one(ADD, "B-1")).toBeUndefined();
      await own
        .updateTable("member")
        .set({ points: before?.points ?? 0 })
        .where("nickname", "=", "A-1")
        .execute();
    });
  });

  test("a conflict with another space's row leaves that row alone, and one with its own changes it", async () => {
    const [foreign] = strangers;
    const [mine] = await own.selectFrom("member").select("id").orderBy("nickname").execute();
    if (!foreign || !mine) throw new Error("no members");
    await undone(async () => {
      for (const id of [foreign.id, mine.id])
        await own
          .insertInto("member")
          .values({ id, nickname: `A-${id}`, email: `${id}@a.test` })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: "changed" }))
          .execute();
      const changed = await own.selectFrom("member").select("id").where("name", "=", "changed").execute();
      expect(changed).toEqual([{ id: mine.id }]);
    });
  });

  test("a conflict keeps the condition that the query sets on the update", async () => {
    const [mine] = await own.selectFrom("member").select("id").orderBy("nickname").execute();
    if (!mine) throw new Error("no members");
    await undone(async () => {
      await own
        .insertInto("member")
        .values({ id: mine.id, nickname: "A-x", email: "x@a.test" })
        .onConflict((conflict) => conflict.column("id").doUpdateSet({ name: "changed" }).where("member.points", ">", 1_000))
        .execute();
      expect(await own.selectFrom("member").select("id").where("name", "=", "changed").execute()).toEqual([]);
    });
  });

  const MOVES: Readonly<Record<string, Query>> = {
    "set as an object": (db) => db.updateTable("member").set({ spaceId: spaces.B }),
    "set as a pair": (db) => db.updateTable("member").set("spaceId", spaces.B),
    "set in the update of a conflict": (db) =>
      db
        .insertInto("member")
        .values({ id: newId(), nickname: "A-1", email: "1@a.test" })
        .onConflict((conflict) => conflict.columns(["spaceId", "nickname"]).doUpdateSet({ spaceId: spaces.B })),
    "set in an expression": (db) =>
      db
        .with("moved", (of) => of.updateTable("member").set({ spaceId: spaces.B }).returning("id"))
        .selectFrom("moved")
        .selectAll(),
    "inserted with it": (db) =>
      db.insertInto("member").values({ id: newId(), spaceId: spaces.B, nickname: "A-9", email: "9@a.test" }),
    "inserted from a query": (db) =>
      db
        .insertInto("quota")
        .columns(["id", "spaceId", "title", "target"])
        .expression((eb) => eb.selectFrom("quota").select(["id", "spaceId", "title", "target"])),
    "inserted with defaults": (db) => db.insertInto("quota").defaultValues(),
  };

  test.each(Object.entries(MOVES))("a row gets no other space: %s", async (_, query) => {
    await undone(async () => {
      // Refused before it reaches the database, so that a transaction goes on.
      await expect(async () => query(own).execute()).rejects.toThrow(/space|values/);
      expect(await own.selectFrom("member").selectAll().execute()).toHaveLength(3);
    });
  });

  test("raw SQL that names a table is refused, as a statement and as a source", async () => {
    const raw = { raw: sql<{ nickname: string }>`(select nickname from member)`.as("m"), ref: sql.table("member").as("m") };
    const sources = [
      () => own.selectFrom(raw.raw).selectAll().execute(),
      () => own.selectFrom(raw.ref).selectAll().execute(),
      () =>
        own
          .selectFrom("country")
          .innerJoin(raw.raw, (join) => join.onTrue())
          .selectAll("m")
          .execute(),
    ];
    for (const source of sources) {
      const rows = await Promise.resolve()
        .then(source)
        .catch(() => []);
      expect(JSON.stringify(rows)).not.toContain("B-");
    }
  });

  describe("a transaction", () => {
    const insert = (db: SpaceDb, nickname: string) =>
      db
        .insertInto("member")
        .values({ id: newId(), nickname, email: `${nickname}@t.test` })
        .execute();
    const count = async (db: SpaceDb, nickname: string) =>
      (await db.selectFrom("member").select("id").where("nickname", "=", nickname).execute()).length;

    test("keeps what is done when it ends, and nested ones belong to it", async () => {
      await own.transaction(async () => {
        await insert(own, "A-kept");
        expect(await own.transaction(() => count(own, "A-kept"))).toBe(1);
      });
      expect(await count(own, "A-kept")).toBe(1);
      await own.deleteFrom("member").where("nickname", "=", "A-kept").execute();
    });

    test("takes everything back when it fails, in nested ones too", async () => {
      const failed = own.transaction(async () => {
        await insert(own, "A-outer");
        await own.transaction(() => insert(own, "A-inner"));
        await own.updateTable("member").set({ points: 77 }).execute();
        throw new Error("changed my mind");
      });
      await expect(failed).rejects.toThrow("changed my mind");
      expect([await count(own, "A-outer"), await count(own, "A-inner")]).toEqual([0, 0]);
      expect(await own.selectFrom("member").selectAll().where("points", "=", 77).execute()).toEqual([]);
    });

    test("goes back whole when the database refuses a statement", async () => {
      const failed = own.transaction(async () => {
        await insert(own, "A-first");
        await insert(own, "A-1");
      });
      await expect(failed).rejects.toMatchObject({ code: "23505" });
      expect(await count(own, "A-first")).toBe(0);
    });

    test("is followed by another space's handle, which stays in its own space", async () => {
      const failed = own.transaction(async () => {
        await insert(own, "A-both");
        await insert(other, "B-both");
        expect([await count(own, "B-both"), await count(other, "A-both"), await count(other, "B-both")]).toEqual([0, 0, 1]);
        throw new Undo();
      });
      await expect(failed).rejects.toThrow(Undo);
      expect(await count(other, "B-both")).toBe(0);
    });

    test("of many at once each ends, and none sees another's unfinished work", async () => {
      const names = Array.from({ length: 8 }, (_, index) => `A-many-${index}`);
      await Promise.all(names.map((name) => own.transaction(() => insert(own, name))));
      const found = await own.selectFrom("member").select("nickname").where("nickname", "like", "A-many-%").execute();
      expect(found).toHaveLength(names.length);
      await own.deleteFrom("member").where("nickname", "like", "A-many-%").execute();
    });
  });

  test("the database itself refuses a reference into another space", async () => {
    const target = newId();
    const text = (space: string) => ({
      text: "insert into quota (id, space_id, title, target, activity) values ($1, $2, 'x', 1, $3)",
      values: [newId(), space, target],
    });
    await other.insertInto("activity").values({ id: target, title: "B", type: "el_survey", description: "B" }).execute();
    await expect(database.query(text(spaces.A))).rejects.toMatchObject({ code: "23503" });
    await expect(database.query(text(spaces.B))).resolves.toEqual([]);
    const move = { text: "update quota set space_id = $1 where activity = $2", values: [spaces.A, target] };
    await expect(database.query(move)).rejects.toMatchObject({ code: "23503" });
    await database.query({ text: "delete from quota where activity = $1", values: [target] });
    await other.deleteFrom("activity").where("id", "=", target).execute();
  });

  test("a name is unique in its space and may occur in another", async () => {
    await undone(async () => {
      await own.insertInto("member").values({ id: newId(), nickname: "B-1", email: "b1@a.test" }).execute();
      expect(await own.selectFrom("member").selectAll().where("nickname", "=", "B-1").execute()).toHaveLength(1);
    });
  });
});
