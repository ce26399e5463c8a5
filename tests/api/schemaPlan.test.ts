import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Catalog } from "../../src/schema/catalog";
import type { EntityKeyword, FieldSchema } from "../../src/schema/document";
import type { Database } from "../../src/server/db/database";
import type { StepKind } from "../../src/server/db/migration/step";
import { migrate } from "../../src/server/db/schema/migrate";
import { applySchema } from "../../src/server/db/schema/schemaApply";
import { planSchema } from "../../src/server/db/schema/schemaPlan";
import { undoSchema } from "../../src/server/db/schema/schemaUndo";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, CONCURRENT_ENGINE, ENGINES } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { third } from "../helpers/drill";
import { type EmptyDatabases, emptyDatabases } from "../helpers/emptyDatabase";
import { type SmallEntity, smallCatalog } from "../helpers/smallCatalog";

/** All tables of the product, twice, on an embedded database beside other tests. */
const WHOLE_PRODUCT_MS = 180_000;

type Fields = Readonly<Record<string, FieldSchema>>;

const TEXT: FieldSchema = { type: "string" };
const PLACE: SmallEntity = { properties: { title: TEXT } };

/** A Catalog with the entity `thing`, and `place` beside it. */
function thing(
  properties: Fields,
  { required = [], keyword = {} }: { required?: readonly string[]; keyword?: Partial<EntityKeyword> } = {},
): Catalog {
  return smallCatalog({ thing: { properties, required, keyword }, place: PLACE, area: PLACE });
}

describe.each(ENGINES)("schema changes on %s", (engine) => {
  let databases: EmptyDatabases;
  let database: Database;
  beforeAll(async () => {
    databases = await emptyDatabases(engine);
  });
  beforeEach(async () => {
    database = await databases.next();
  });
  afterAll(() => databases?.close());

  /** Changes one by one: both engines have the same statements for them. */
  const once = test.runIf(ANY_ENGINE.includes(engine));
  const some = <Change>(changes: readonly Change[]) => (ANY_ENGINE.includes(engine) ? third(changes) : []);
  const wholeProduct = test.runIf(CONCURRENT_ENGINE.includes(engine));

  const run = (text: string, values: unknown[] = []) => database.query<Record<string, unknown>>({ text, values });
  const rowsOf = (table: string) => run(`select * from ${table} order by id`);
  const stepsOf = async (catalog: Catalog) => (await planSchema(database.pool, catalog)).steps;
  const kindsOf = async (catalog: Catalog): Promise<readonly StepKind[]> => [
    ...new Set((await stepsOf(catalog)).map((step) => step.kind)),
  ];

  async function insert(table: string, values: Readonly<Record<string, unknown>> = {}): Promise<string> {
    const id = newId();
    const columns = ["id", ...Object.keys(values)];
    const places = columns.map((_, index) => `$${index + 1}`);
    await run(`insert into ${table} (${columns.join()}) values (${places.join()})`, [id, ...Object.values(values)]);
    return id;
  }

  const many = (target: string): FieldSchema => ({ type: "array", items: { "x-ref": target }, uniqueItems: true });
  const RICH: Fields = {
    title: TEXT,
    note: { type: "string", "x-localized": true },
    size: { type: "integer", default: 7 },
    labels: { type: "array", items: { type: "string" }, default: ["a", "b'c"] },
    settings: { type: "object", default: { dark: true } },
    place: { "x-ref": "place", "x-onDelete": "clear" },
    places: many("place"),
    subject: { "x-ref": ["place", "thing"] },
    order: { type: "string", default: "it's" },
  };
  const RICH_KEYWORD: Partial<EntityKeyword> = {
    label: "title",
    search: ["title", "note"],
    unique: [["title"]],
    index: [["place"]],
    softDelete: true,
  };
  const placeCounting: SmallEntity = {
    properties: { title: TEXT, things: { "x-computed": { count: { of: "thing", by: "place" } } } },
  };

  test("every kind of column, constraint and index leaves no residue", async () => {
    const catalog = smallCatalog({ thing: { properties: RICH, keyword: RICH_KEYWORD }, place: placeCounting });
    await migrate(database.pool, catalog);
    expect(await stepsOf(catalog)).toEqual([]);
  });

  test("all of it comes onto tables that are there, and goes again", async () => {
    const small = thing({ title: TEXT });
    const rich = smallCatalog({ thing: { properties: RICH, keyword: RICH_KEYWORD }, place: placeCounting, area: PLACE });
    await migrate(database.pool, small);
    const id = await insert("thing", { title: "One" });
    await migrate(database.pool, rich);
    expect(await stepsOf(rich)).toEqual([]);
    expect(await rowsOf("thing")).toEqual([
      expect.objectContaining({ id, title: "One", size: 7, order: "it's", settings: { dark: true }, search_text: "one" }),
    ]);
    await undoSchema(database.pool, false);
    expect(await stepsOf(small)).toEqual([]);
    expect(await rowsOf("thing")).toEqual([expect.not.objectContaining({ size: 7 })]);
    await applySchema(database.pool, rich, false);
    await applySchema(database.pool, small, true);
    expect(await stepsOf(small)).toEqual([]);
  });

  interface Change {
    readonly name: string;
    readonly from: Fields;
    readonly to: Fields;
    readonly options?: { readonly required?: readonly string[]; readonly keyword?: Partial<EntityKeyword> };
    readonly before?: { readonly required?: readonly string[]; readonly keyword?: Partial<EntityKeyword> };
    readonly row: Readonly<Record<string, unknown>>;
    readonly kinds: readonly StepKind[];
    /** What the row holds afterwards. */
    readonly after: Readonly<Record<string, unknown>>;
  }

  const HARMLESS: readonly Change[] = [
    {
      name: "a column",
      from: { a: TEXT },
      to: { a: TEXT, b: TEXT },
      row: { a: "x" },
      kinds: ["add column"],
      after: { a: "x", b: null },
    },
    {
      name: "a required column with a default",
      from: { a: TEXT },
      to: { a: TEXT, b: { type: "integer", default: 3 } },
      options: { required: ["b"] },
      row: { a: "x" },
      kinds: ["add column"],
      after: { b: 3 },
    },
    {
      name: "a renamed column",
      from: { a: TEXT },
      to: { b: { type: "string", "x-renamedFrom": "a" } },
      before: { required: ["a"], keyword: { unique: [["a"]], index: [["a"]], search: ["a"], label: "a" } },
      options: { required: ["b"], keyword: { unique: [["b"]], index: [["b"]], search: ["b"], label: "b" } },
      row: { a: "x" },
      kinds: ["rename column", "rename index"],
      after: { b: "x", search_text: "x" },
    },
    {
      name: "integer to number",
      from: { a: { type: "integer" } },
      to: { a: { type: "number" } },
      row: { a: 5 },
      kinds: ["change type"],
      after: { a: 5 },
    },
    {
      name: "integer to money",
      from: { a: { type: "integer" } },
      to: { a: { type: "number", "x-kind": "money" } },
      row: { a: 5 },
      kinds: ["change type"],
      after: { a: 5 },
    },
    {
      name: "integer to text",
      from: { a: { type: "integer", default: 1 } },
      to: { a: { type: "string", default: "1" } },
      row: { a: 5 },
      kinds: ["change type"],
      after: { a: "5" },
    },
    {
      name: "a text that gets languages",
      from: { a: TEXT },
      to: { a: { type: "string", "x-localized": true } },
      row: { a: "hola" },
      kinds: ["change type"],
      after: { a: { es: "hola" } },
    },
    {
      name: "a day that becomes a moment",
      from: { a: { type: "string", format: "date" } },
      to: { a: { type: "string", format: "date-time" } },
      row: { a: "2026-03-01" },
      kinds: ["change type"],
      after: { a: "2026-03-01T00:00:00.000Z" },
    },
    {
      name: "a text that all rows can turn into a number",
      from: { a: TEXT },
      to: { a: { type: "integer" } },
      row: { a: "12" },
      kinds: ["change type"],
      after: { a: 12 },
    },
    {
      name: "another default",
      from: { a: { type: "string", default: "x" } },
      to: { a: { type: "string", default: "y" } },
      row: {},
      kinds: ["set default"],
      after: { a: "x" },
    },
    {
      name: "no default",
      from: { a: { type: "string", default: "x" } },
      to: { a: TEXT },
      row: {},
      kinds: ["drop default"],
      after: { a: "x" },
    },
    {
      name: "a field that is required",
      from: { a: TEXT },
      to: { a: TEXT },
      options: { required: ["a"] },
      row: { a: "x" },
      kinds: ["set not null"],
      after: { a: "x" },
    },
    {
      name: "a field that is required and has a default for records without a value",
      from: { a: { type: "string", default: "x" } },
      to: { a: { type: "string", default: "x" } },
      options: { required: ["a"] },
      row: { a: null },
      kinds: ["set not null"],
      after: { a: "x" },
    },
    {
      name: "a field that is no longer required",
      from: { a: TEXT },
      to: { a: TEXT },
      before: { required: ["a"] },
      row: { a: "x" },
      kinds: ["drop not null"],
      after: { a: "x" },
    },
    {
      name: "a unique set",
      from: { a: TEXT },
      to: { a: TEXT },
      options: { keyword: { unique: [["a"]] } },
      row: { a: "x" },
      kinds: ["add index"],
      after: { a: "x" },
    },
    {
      name: "a unique set that goes",
      from: { a: TEXT },
      to: { a: TEXT },
      before: { keyword: { unique: [["a"]] } },
      row: { a: "x" },
      kinds: ["drop index"],
      after: { a: "x" },
    },
    {
      name: "an index",
      from: { a: TEXT },
      to: { a: TEXT },
      options: { keyword: { index: [["a"]] } },
      row: { a: "x" },
      kinds: ["add index"],
      after: { a: "x" },
    },
    {
      name: "soft deletion",
      from: { a: TEXT },
      to: { a: TEXT },
      before: { keyword: { unique: [["a"]] } },
      options: { keyword: { unique: [["a"]], softDelete: true } },
      row: { a: "x" },
      kinds: ["drop index", "add column", "add index"],
      after: { deleted_at: null },
    },
    {
      name: "a reference",
      from: { a: TEXT },
      to: { a: TEXT, b: { "x-ref": "place" } },
      row: { a: "x" },
      kinds: ["add column", "add foreign key"],
      after: { b: null },
    },
    {
      name: "another rule of deletion",
      from: { b: { "x-ref": "place" } },
      to: { b: { "x-ref": "place", "x-onDelete": "cascade" } },
      row: {},
      kinds: ["drop foreign key", "add foreign key"],
      after: { b: null },
    },
    {
      name: "a reference to many",
      from: { a: TEXT },
      to: { a: TEXT, b: many("place") },
      row: { a: "x" },
      kinds: ["create table", "add foreign key", "add foreign key"],
      after: { a: "x" },
    },
    {
      name: "a reference to one of several entities",
      from: { a: TEXT },
      to: { a: TEXT, b: { "x-ref": ["place", "thing"] } },
      row: { a: "x" },
      kinds: [
        "add column",
        "add generated column",
        "add generated column",
        "add index",
        "add index",
        "add foreign key",
        "add foreign key",
      ],
      after: { b: null, b_place: null },
    },
    {
      name: "another target of such a reference",
      from: { b: { "x-ref": ["place", "thing"] } },
      to: { b: { "x-ref": ["place", "thing", "area"] } },
      row: {},
      kinds: ["add generated column", "add index", "add foreign key"],
      after: { b_area: null },
    },
    {
      name: "more search fields",
      from: { a: TEXT, b: TEXT },
      to: { a: TEXT, b: TEXT },
      before: { keyword: { search: ["a"] } },
      options: { keyword: { search: ["a", "b"] } },
      row: { a: "Ñandú", b: "É" },
      kinds: ["drop index", "drop generated column", "add generated column", "add index"],
      after: { search_text: "nandu e" },
    },
  ];

  test.each(some(HARMLESS))(
    "the start takes $name by itself, and it can be taken back",
    async ({ from, to, before, options, row, kinds, after }) => {
      const old = thing(from, before);
      const next = thing(to, options);
      await migrate(database.pool, old);
      await insert("thing", row);
      const rows = await rowsOf("thing");
      expect(await kindsOf(next)).toEqual([...new Set(kinds)]);
      expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 0 });
      expect(await rowsOf("thing")).toEqual([expect.objectContaining(after)]);
      expect(await stepsOf(next)).toEqual([]);
      await undoSchema(database.pool, false);
      expect(await stepsOf(old)).toEqual([]);
      const [had] = rows;
      // What a default filled in stays.
      expect(await rowsOf("thing")).toEqual([row.a === null ? { ...had, a: "x" } : had]);
    },
  );

  interface Loss {
    readonly name: string;
    readonly from: Fields;
    readonly to: Fields;
    readonly before?: { readonly required?: readonly string[]; readonly keyword?: Partial<EntityKeyword> };
    readonly options?: { readonly required?: readonly string[]; readonly keyword?: Partial<EntityKeyword> };
    /** The first is lost, the second is not. */
    readonly rows: readonly [Readonly<Record<string, unknown>>, Readonly<Record<string, unknown>>];
    readonly kind: StepKind;
    readonly lost: number;
    readonly after: readonly Readonly<Record<string, unknown>>[];
  }

  const LOSSES: readonly Loss[] = [
    {
      name: "a column that goes",
      from: { a: TEXT, b: TEXT },
      to: { b: TEXT },
      before: { required: ["a"], keyword: { unique: [["a"]], search: ["a", "b"] } },
      options: { keyword: { search: ["b"] } },
      rows: [{ a: "x" }, { a: "y" }],
      kind: "drop column",
      lost: 2,
      after: [
        { b: null, search_text: "" },
        { b: null, search_text: "" },
      ],
    },
    {
      name: "a text that becomes a whole number",
      from: { a: TEXT },
      to: { a: { type: "integer" } },
      rows: [{ a: "007" }, { a: "8" }],
      kind: "change type",
      lost: 1,
      after: [{ a: 7 }, { a: 8 }],
    },
    {
      name: "a text that becomes a day",
      from: { a: TEXT },
      to: { a: { type: "string", format: "date" } },
      rows: [{ a: "2026-02-30" }, { a: "2028-02-29" }],
      kind: "change type",
      lost: 1,
      after: [{ a: null }, { a: "2028-02-29" }],
    },
    {
      name: "a text that becomes a moment",
      from: { a: TEXT },
      to: { a: { type: "string", format: "date-time" } },
      rows: [{ a: "tomorrow" }, { a: "2026-03-01T10:00:00.000Z" }],
      kind: "change type",
      lost: 1,
      after: [{ a: null }, { a: "2026-03-01T10:00:00.000Z" }],
    },
    {
      name: "a number that becomes whole",
      from: { a: { type: "number" } },
      to: { a: { type: "integer" } },
      rows: [{ a: 1.5 }, { a: 3 }],
      kind: "change type",
      lost: 1,
      after: [{ a: 2 }, { a: 3 }],
    },
    {
      name: "a text that loses its languages",
      from: { a: { type: "string", "x-localized": true } },
      to: { a: TEXT },
      rows: [{ a: { es: "hola", en: "hello" } }, { a: { es: "sí" } }],
      kind: "change type",
      lost: 1,
      after: [{ a: "hola" }, { a: "sí" }],
    },
    {
      name: "a text that becomes a reference",
      from: { a: TEXT },
      to: { a: { "x-ref": "place" } },
      rows: [{ a: "nowhere" }, { a: null }],
      kind: "change type",
      lost: 1,
      after: [{ a: null }, { a: null }],
    },
    {
      name: "a list of choices that is shorter than what is stored",
      from: { a: { type: "string", enum: ["x", "y"] } },
      to: { a: { type: "string", enum: ["y"] } },
      rows: [{ a: "x" }, { a: "y" }],
      kind: "check values",
      lost: 1,
      after: [{ a: "x" }, { a: "y" }],
    },
    {
      name: "a greatest length that is shorter than what is stored",
      from: { a: TEXT },
      to: { a: { type: "string", maxLength: 3 } },
      rows: [{ a: "long" }, { a: "abc" }],
      kind: "check values",
      lost: 1,
      after: [{ a: "long" }, { a: "abc" }],
    },
  ];

  test.each(some(LOSSES))("$name waits for a person's word, and can be taken back", async (loss) => {
    const old = thing(loss.from, loss.before);
    const next = thing(loss.to, loss.options);
    await migrate(database.pool, old);
    const ids = [await insert("thing", loss.rows[0]), await insert("thing", loss.rows[1])];
    const had = await rowsOf("thing");
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 1 });
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: false, waiting: 1 });
    const [step, ...others] = (await stepsOf(next)).filter(({ isDestructive }) => isDestructive);
    expect(others).toEqual([]);
    expect(step).toMatchObject({ kind: loss.kind, rows: loss.lost, isDestructive: true, ids: ids.slice(0, loss.lost) });
    const untouched = await rowsOf("thing");
    await expect(applySchema(database.pool, next, false)).rejects.toThrow(step?.line);
    expect(await rowsOf("thing")).toEqual(untouched);
    await applySchema(database.pool, next, true);
    expect(await stepsOf(next)).toEqual([]);
    expect(await rowsOf("thing")).toEqual(loss.after.map((row) => expect.objectContaining(row)));
    await undoSchema(database.pool, false);
    expect(await rowsOf("thing")).toEqual(untouched);
    // What the start had done by itself before.
    if (loss.name === "a column that goes") await undoSchema(database.pool, false);
    expect(await rowsOf("thing")).toEqual(had);
    expect(await stepsOf(old)).toEqual([]);
  });

  const BLOCKED: readonly {
    readonly name: string;
    readonly from: Fields;
    readonly to: Fields;
    readonly options: { readonly required?: readonly string[]; readonly keyword?: Partial<EntityKeyword> };
    readonly kind: StepKind;
    readonly rows: readonly Readonly<Record<string, unknown>>[];
    readonly mend: string;
  }[] = [
    {
      name: "required although records have no value",
      from: { a: TEXT },
      to: { a: TEXT },
      options: { required: ["a"] },
      kind: "set not null",
      rows: [{ a: null }],
      mend: "update thing set a = 'x'",
    },
    {
      name: "new and required without a default",
      from: { b: TEXT },
      to: { a: TEXT, b: TEXT },
      options: { required: ["a"] },
      kind: "set not null",
      rows: [{}],
      mend: "update thing set a = 'x'",
    },
    {
      name: "unique although records share a value",
      from: { a: TEXT },
      to: { a: TEXT },
      options: { keyword: { unique: [["a"]] } },
      kind: "add index",
      rows: [{ a: "x" }, { a: "x" }],
      mend: "update thing set a = id::text",
    },
    {
      name: "a reference although records name nothing",
      from: { a: { type: "string", format: "uuid" } },
      to: { a: { "x-ref": "place" } },
      options: {},
      kind: "add foreign key",
      rows: [{ a: newId() }],
      mend: "update thing set a = null",
    },
  ];

  test.each(some(BLOCKED))("what is $name waits until the rows are mended", async ({ from, to, options, kind, rows, mend }) => {
    const next = thing(to, options);
    await migrate(database.pool, thing(from));
    const ids: string[] = [];
    for (const row of rows) ids.push(await insert("thing", row));
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 1 });
    expect(await stepsOf(next)).toEqual([expect.objectContaining({ kind, rows: rows.length, ids, remedy: expect.any(String) })]);
    const { taken, waiting } = await applySchema(database.pool, next, true);
    expect([taken.length, waiting.length]).toEqual([0, 1]);
    await run(mend);
    expect((await applySchema(database.pool, next, false)).taken).toEqual([expect.objectContaining({ kind })]);
    expect(await stepsOf(next)).toEqual([]);
  });

  once("an entity that goes is set aside with its rows and links, and comes back", async () => {
    const keyword: Partial<EntityKeyword> = { label: "title", unique: [["title"]] };
    const full = smallCatalog({
      thing: { properties: { title: TEXT, place: { "x-ref": "place" }, places: many("place") }, keyword },
      place: PLACE,
    });
    const left = smallCatalog({ place: PLACE });
    await migrate(database.pool, full);
    const place = await insert("place", { title: "Here" });
    const id = await insert("thing", { title: "One", place });
    await run("insert into thing_places (owner_id, target_id) values ($1, $2)", [id, place]);
    expect(await migrate(database.pool, left)).toEqual({ hasChanged: true, waiting: 2 });
    expect((await stepsOf(left)).map((step) => step.line)).toEqual([
      "table thing goes, with 1 record; they are kept in kept_thing",
      "table thing_places goes, with 1 record; they are kept in kept_thing_places",
    ]);
    await applySchema(database.pool, left, true);
    expect(await stepsOf(left)).toEqual([]);
    // The same names are free again.
    await migrate(database.pool, full);
    expect(await stepsOf(full)).toEqual([]);
    await undoSchema(database.pool, false);
    await undoSchema(database.pool, false);
    expect(await rowsOf("thing")).toEqual([expect.objectContaining({ id, title: "One", place })]);
    expect(await run("select target_id from thing_places where owner_id = $1", [id])).toEqual([{ target_id: place }]);
    expect(await stepsOf(full)).toEqual([]);
  });

  once("a renamed entity keeps its records, its links, what refers to it, and its history", async () => {
    const named = (name: string, keyword: Partial<EntityKeyword> = {}) =>
      smallCatalog({
        [name]: { properties: { title: { type: "string" }, places: many("place") }, keyword: { search: ["title"], ...keyword } },
        place: PLACE,
        visit: { properties: { trip: { "x-ref": name, "x-onDelete": "cascade" } } },
      });
    const [old, next] = [named("trip"), named("journey", { renamedFrom: "trip" })];
    await migrate(database.pool, old);
    const [place, id] = [await insert("place"), await insert("trip", { title: "North" })];
    const visit = await insert("visit", { trip: id });
    await run("insert into trip_places (owner_id, target_id) values ($1, $2)", [id, place]);
    await run("insert into audit_log (action, entity, record_id, changes) values ('create', 'trip', $1, '{}')", [id]);
    expect([...new Set(await kindsOf(next))]).toEqual(["rename table", "rename index", "rename foreign key"]);
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 0 });
    expect(await stepsOf(next)).toEqual([]);
    expect(await rowsOf("journey")).toEqual([expect.objectContaining({ id, title: "North" })]);
    expect(await run("select owner_id, target_id from journey_places")).toEqual([{ owner_id: id, target_id: place }]);
    expect(await run("select id from visit where trip = $1", [id])).toEqual([{ id: visit }]);
    expect(await run("select entity from audit_log where record_id = $1", [id])).toEqual([{ entity: "journey" }]);
    await undoSchema(database.pool, false);
    expect(await stepsOf(old)).toEqual([]);
    expect(await run("select entity from audit_log where record_id = $1", [id])).toEqual([{ entity: "trip" }]);
    expect(() => smallCatalog({ trip: PLACE, journey: { ...PLACE, keyword: { renamedFrom: "trip" } } })).toThrow(
      'there still is an entity "trip"',
    );
  });

  once("a renamed reference to many keeps its links", async () => {
    const old = thing({ places: many("place") });
    const next = thing({ sites: { ...many("place"), "x-renamedFrom": "places" } });
    await migrate(database.pool, old);
    const place = await insert("place");
    const id = await insert("thing");
    await run("insert into thing_places (owner_id, target_id) values ($1, $2)", [id, place]);
    expect(await kindsOf(next)).toEqual(["rename table", "rename index", "rename foreign key"]);
    await migrate(database.pool, next);
    expect(await stepsOf(next)).toEqual([]);
    expect(await run("select owner_id, target_id from thing_sites")).toEqual([{ owner_id: id, target_id: place }]);
    await undoSchema(database.pool, false);
    expect(await stepsOf(old)).toEqual([]);
  });

  once("a reference that becomes one to many keeps what it named", async () => {
    const next = thing({ places: many("place") });
    await migrate(database.pool, thing({ places: { "x-ref": "place" } }));
    const place = await insert("place");
    const id = await insert("thing", { places: place });
    await migrate(database.pool, next);
    expect(await run("select owner_id, target_id from thing_places")).toEqual([{ owner_id: id, target_id: place }]);
    await applySchema(database.pool, next, true);
    expect(await stepsOf(next)).toEqual([]);
  });

  once("a renamed localized and a renamed reference field keep their values, in a space as well", async () => {
    const keyword: Partial<EntityKeyword> = { scope: "community", label: "a", search: ["a"], index: [["b"]] };
    const beside = (properties: Fields) =>
      smallCatalog({ thing: { properties, keyword }, place: { ...PLACE, keyword: { scope: "community" } } });
    const old = beside({ a: { type: "string", "x-localized": true }, b: { "x-ref": "place", "x-onDelete": "clear" } });
    const renamedKeyword = { ...keyword, label: "c", search: ["c"], index: [["d"]] };
    const next = smallCatalog({
      thing: {
        properties: {
          c: { type: "string", "x-localized": true, "x-renamedFrom": "a" },
          d: { "x-ref": "place", "x-onDelete": "clear", "x-renamedFrom": "b" },
        },
        keyword: renamedKeyword,
      },
      place: { ...PLACE, keyword: { scope: "community" } },
    });
    await migrate(database.pool, old);
    const space = newId();
    await run("insert into space (id, kind, name) values ($1, 'community', 'A')", [space]);
    const place = await insert("place", { space_id: space });
    await insert("thing", { space_id: space, a: { es: "Uno" }, b: place });
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 0 });
    expect(await rowsOf("thing")).toEqual([expect.objectContaining({ c: { es: "Uno" }, d: place, search_text: '["uno"]' })]);
    expect(await stepsOf(next)).toEqual([]);
  });

  once("a step that fails leaves everything as it was", async () => {
    const next = thing({ a: TEXT, b: { type: "integer", default: 3 } }, { keyword: { index: [["a"]] } });
    await migrate(database.pool, thing({ a: TEXT }));
    await insert("thing", { a: "x" });
    // An operator's own, in the way of ours.
    await run("create table thing_a_idx ()");
    await expect(migrate(database.pool, next)).rejects.toThrow("thing_a_idx");
    await expect(applySchema(database.pool, next, true)).rejects.toThrow("thing_a_idx");
    expect(Object.keys((await rowsOf("thing"))[0] ?? {})).not.toContain("b");
    await run("drop table thing_a_idx");
    expect(await migrate(database.pool, next)).toEqual({ hasChanged: true, waiting: 0 });
    expect(await rowsOf("thing")).toEqual([expect.objectContaining({ a: "x", b: 3 })]);
  });

  once("going back refuses to lose what was entered since, and says what", async () => {
    await migrate(database.pool, thing({ a: TEXT }));
    await expect(undoSchema(database.pool, true)).rejects.toThrow("there is nothing before it");
    await migrate(database.pool, thing({ a: TEXT, b: TEXT }));
    await insert("thing", { b: "new" });
    await expect(undoSchema(database.pool, false)).rejects.toThrow("1 values of thing.b");
    expect(await rowsOf("thing")).toEqual([expect.objectContaining({ b: "new" })]);
    await undoSchema(database.pool, true);
    expect(await stepsOf(thing({ a: TEXT }))).toEqual([]);
  });

  once("what is edited after a change of type stays edited when the change is taken back", async () => {
    const old = thing({ a: TEXT });
    const next = thing({ a: { type: "integer" } });
    await migrate(database.pool, old);
    const [first, second] = [await insert("thing", { a: "007" }), await insert("thing", { a: "about 9" })];
    await applySchema(database.pool, next, true);
    await run("update thing set a = 10 where id = $1", [second]);
    await undoSchema(database.pool, false);
    expect(await run("select id, a from thing order by id")).toEqual([
      { id: first, a: "007" },
      { id: second, a: "10" },
    ]);
  });

  once("tables and indexes that no schema made are left alone", async () => {
    const catalog = thing({ a: TEXT });
    await migrate(database.pool, catalog);
    await run("create table report (id uuid primary key, total integer); create index operators_own on thing (a)");
    expect(await stepsOf(catalog)).toEqual([]);
  });

  once("the plan tells what changes on screens, in the API and in permissions", async () => {
    const old = thing({ a: TEXT, b: TEXT }, { keyword: { list: ["a", "b"] } });
    const access = { backoffice: { list: true, create: true, update: true }, "suite:OBSERVER": { list: true } };
    const next = thing(
      { a: { type: "string", "x-access": { read: ["backoffice"] } }, b: TEXT, c: { type: "integer", readOnly: true } },
      { keyword: { list: ["b", "c"], access } },
    );
    await migrate(database.pool, old);
    const { changes } = await planSchema(database.pool, next);
    const inWords = changes.map(({ part, name, added, removed }) => `${part} / ${name}: +${added.join()} -${removed.join()}`);
    expect(inWords).toEqual([
      "screens / list: +c -a",
      "api / calls: + -DELETE /api/things/{id}",
      "api / fields: +c (integer) -",
      "api / filters: +c,c_neq,c_gte,c_lte,c_gt,c_lt,c_isNull -",
      "permissions / backoffice: + -delete",
      "permissions / suite:OBSERVER: +list,read -",
      "permissions / reads a: +backoffice -",
    ]);
    await migrate(database.pool, next);
    expect(await planSchema(database.pool, next)).toEqual({ steps: [], changes: [] });
  });

  wholeProduct(
    "the product's database has no residue, on a second look either",
    async () => {
      const catalog = loadCatalog();
      expect(await migrate(database.pool, catalog)).toEqual({ hasChanged: true, waiting: 0 });
      expect(await planSchema(database.pool, catalog)).toEqual({ steps: [], changes: [] });
      expect(await migrate(database.pool, catalog)).toEqual({ hasChanged: false, waiting: 0 });
    },
    WHOLE_PRODUCT_MS,
  );

  wholeProduct(
    "a database of the version before, which kept less about itself, opens and gets what is missing",
    async () => {
      const catalog = loadCatalog();
      await migrate(database.pool, catalog);
      const id = await insert("country", { code: "ES", name: { es: "España" } });
      const searchable = await run(
        "select table_name from information_schema.columns where table_schema = current_schema() and column_name = 'search_text'",
      );
      for (const { table_name } of searchable) await run(`alter table ${table_name} drop column search_text`);
      await run("drop table schema_history, draft, record_lock, idempotency_key, job");
      await run("alter table audit_log drop column personal, drop column version; alter table schema_state drop column waiting");
      await run("comment on table schema_state is null");
      await run("update schema_state set catalog_hash = $1", [catalog.hash]);
      expect(await migrate(database.pool, catalog)).toEqual({ hasChanged: true, waiting: 0 });
      expect(await stepsOf(catalog)).toEqual([]);
      expect(await run("select search_text from country where id = $1", [id])).toEqual([
        { search_text: expect.stringContaining("espana") },
      ]);
    },
    WHOLE_PRODUCT_MS,
  );

  test("two that apply a change at once apply it once", async () => {
    const next = thing({ a: TEXT, b: { type: "integer", default: 1 } });
    await migrate(database.pool, thing({ a: TEXT }));
    const applied = await Promise.all([
      migrate(database.pool, next),
      migrate(database.pool, next),
      applySchema(database.pool, next, false),
    ]);
    expect(applied.slice(0, 2)).toContainEqual({ hasChanged: false, waiting: 0 });
    expect(await run("select count(*)::integer as changes from schema_history")).toEqual([{ changes: 2 }]);
  });
});
