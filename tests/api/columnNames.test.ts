import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fromSnakeCase } from "../../src/schema/naming";
import type { Tables } from "../../src/server/db/generated/tables";
import { hasColumn } from "../../src/server/db/linkTable";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";

/** Fields by the entity's name, those that a table keeps. */
const STORED = [...loadCatalog().entities.values()].map(
  (entity) => [entity.name, entity.table, [...entity.fields.values()].filter(hasColumn).map(({ name }) => name)] as const,
);

describe.each(ENGINES)("columns by the fields' names, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  test.each(STORED)("every field of %s is selected by its name", async (_entity, table, names) => {
    const from = fromSnakeCase(table) as "community";
    const query = app.database.kysely.selectFrom(from).select(names as readonly (keyof Tables["community"])[]);
    await expect(query.limit(1).execute()).resolves.toBeInstanceOf(Array);
  });

  test("what is written by such a name is read back by it", async () => {
    const { kysely } = app.database;
    const set = { needs2FA: true, staffNeeds2FA: false };
    await kysely.updateTable("community").set(set).where("origin", "=", "demo").execute();
    const read = kysely.selectFrom("community").select(["needs2FA", "staffNeeds2FA"]).where("needs2FA", "=", true);
    expect(await read.execute()).toEqual([set]);
    const [all] = await kysely.selectFrom("community").selectAll().where("origin", "=", "demo").execute();
    expect(all).toMatchObject(set);
  });
});
