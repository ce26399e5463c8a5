import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "../../../tests/helpers/app";
import { type EmptyDatabases, emptyDatabases } from "../../../tests/helpers/emptyDatabase";
import { smallCatalog } from "../../../tests/helpers/smallCatalog";
import { newId } from "../../shared/ids";
import type { Database } from "./database";
import { fieldSql } from "./fieldSql";
import { linkTable, targetColumn } from "./linkTable";
import { tenantTables } from "./query/spacePredicate";
import { migrate } from "./schema/migrate";

const TEXT = { type: "string" } as const;

const catalog = smallCatalog({
  person: {
    properties: {
      name: TEXT,
      surname: TEXT,
      motto: { type: "string", "x-localized": true },
      birthDate: { type: "string", format: "date" },
      done: { type: "integer" },
      planned: { type: "integer" },
      friends: { type: "array", items: { "x-ref": "person" }, uniqueItems: true },
      fullName: { "x-computed": { join: ["name", "surname", "motto"] } },
      age: { "x-computed": { age: "birthDate" } },
      progress: { "x-computed": { percent: ["done", "planned"] } },
      visits: { "x-computed": { count: { of: "visit", by: "host" } } },
      spent: { "x-computed": { sum: { of: "visit", by: "host", field: "cost" } } },
      paid: { "x-computed": { count: { of: "visit", by: "host", given: "cost" } } },
      meetings: { "x-computed": { count: { of: "visit", by: "guests" } } },
      mentions: { "x-computed": { count: { of: "visit", by: "about" } } },
    },
  },
  visit: {
    keyword: { softDelete: true },
    properties: {
      host: { "x-ref": "person" },
      guests: { type: "array", items: { "x-ref": "person" }, uniqueItems: true },
      about: { "x-ref": ["person", "visit"] },
      cost: { type: "number", "x-kind": "money" },
    },
  },
});

const person = catalog.entities.get("person");
if (!person) throw new Error("no person");

describe.each(ENGINES)("a field's SQL on %s", (engine) => {
  let databases: EmptyDatabases;
  let database: Database;
  const [ada, bob, eve] = [newId(), newId(), newId()];
  const run = (text: string, values: unknown[] = []) => database.query<Record<string, unknown>>({ text, values });
  const birthDate = (years: number, days: number) =>
    run("select (now() at time zone 'UTC')::date - make_interval(years => $1, days => $2) as day", [years, days]);

  beforeAll(async () => {
    databases = await emptyDatabases(engine);
    database = await databases.next();
    await migrate(database.pool, catalog);
    const [almost] = await birthDate(30, -1);
    await run(
      `insert into person (id, name, surname, motto, birth_date, done, planned) values
        ($1, 'Ada', 'Lovelace', '{"en": "one", "es": "uno"}', ($4::timestamptz at time zone 'UTC')::date, 1, 3),
        ($2, 'Bob', '', null, (now() at time zone 'UTC')::date - interval '18 years', 5, 2),
        ($3, null, null, '{"fr": "trois"}', null, 1, 0)`,
      [ada, bob, eve, almost?.day],
    );
    const visits = [newId(), newId(), newId()];
    await run(
      `insert into visit (id, host, cost, about, deleted_at) values ($1, $4, 10.1, 'person/' || $5, null),
        ($2, $4, 0.2, 'visit/' || $1, null), ($3, $4, 99, 'person/' || $5, now())`,
      [...visits, ada, bob],
    );
    await run("insert into visit (id, host) values ($1, $2)", [newId(), bob]);
    await run("insert into visit_guests (owner_id, target_id) values ($1, $3), ($2, $3)", [visits[0], visits[2], eve]);
    await run("insert into person_friends (owner_id, target_id, position) values ($1, $2, 1), ($1, $3, 0)", [ada, bob, eve]);
  });
  afterAll(() => databases?.close());

  const CASES: readonly (readonly [field: string, values: readonly unknown[]])[] = [
    ["name", ["Ada", "Bob", null]],
    ["friends", [[eve, bob], [], []]],
    ["fullName", ["Ada Lovelace uno", "Bob", "trois"]],
    ["age", [29, 18, null]],
    ["progress", [33, 250, null]],
    ["visits", [2, 1, 0]],
    ["paid", [2, 0, 0]],
    ["spent", [10.3, 0, 0]],
    ["meetings", [0, 0, 1]],
    ["mentions", [0, 1, 0]],
  ];

  test.each(CASES)("%s", async (name, values) => {
    const field = person.fields.get(name);
    if (!field) throw new Error(name);
    const sql = fieldSql(person, field, catalog);
    const rows = await run(`select ${sql} as value from person t order by array_position($1::uuid[], t.id)`, [[ada, bob, eve]]);
    expect(rows.map((row) => row.value)).toEqual(values);
    expect((await run(`select id from person t order by ${sql}, id`)).length).toBe(3);
  });

  test("a polymorphic reference leads to a record that there is, and holds it", async () => {
    await expect(run("update visit set about = 'person/' || gen_random_uuid()")).rejects.toMatchObject({ code: "23503" });
    await expect(run("delete from person where id = $1", [bob])).rejects.toMatchObject({
      // What PostgreSQL calls it from version 18 on.
      code: engine === "pglite" ? "23001" : "23503",
    });
  });
});

test("link tables are named after owner and field, and belong to tenants where the owner does", () => {
  const own = smallCatalog({
    teamMember: {
      keyword: { scope: "community" },
      properties: { title: TEXT, closeFriends: { type: "array", items: { "x-ref": "teamMember" }, uniqueItems: true } },
    },
  });
  const entity = own.entities.get("teamMember");
  const field = entity?.fields.get("closeFriends");
  if (!entity || !field) throw new Error("no field");
  expect(linkTable(entity, field)).toBe("team_member_close_friends");
  expect(targetColumn(field, "teamMember")).toBe("close_friends_team_member");
  expect(tenantTables(own.entities.values())).toEqual(new Set(["team_member", "team_member_close_friends"]));
});
