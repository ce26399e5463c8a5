import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import type { Action } from "../../src/schema/document";
import { ENGINES, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { bodyOf, type Creator, createReferences } from "../helpers/sampleReferences";

type Who = keyof typeof LOGINS;

const catalog = loadCatalog();
/** Reached through the generic calls by somebody. */
const entities = [...catalog.entities.values()].filter((entity) => entity.access.size > 0);
const WHO = Object.keys(LOGINS) as Who[];
const METHODS = { list: "GET", read: "GET", create: "POST", update: "PUT", delete: "DELETE" } as const;

/** The values without those of some fields. */
function without(values: object, isLeft: (field: Field) => boolean, { fields }: Entity): object {
  const isKept = ([name]: readonly [string, unknown]) => {
    const field = fields.get(name);
    return !field || !isLeft(field);
  };
  return Object.fromEntries(Object.entries(values).filter(isKept));
}

describe.each(ENGINES)("generated REST on %s", (engine) => {
  let app: TestApp;
  const tokens = {} as Record<Who, string>;
  const keys = {} as Record<Who, readonly string[]>;
  const shared = new Map<string, string>();
  let companyId: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    for (const who of WHO) {
      tokens[who] = await app.signIn(who);
      const session = (await app.call({ url: "/api/session", token: tokens[who] })).json();
      keys[who] = session.accessKeys;
      if (who === "client") companyId = session.space.id;
    }
  });
  afterAll(() => app.close());

  /** Somebody who may create, read, update and delete, among the demo's people. */
  function manager(entity: Entity): Who | undefined {
    return WHO.find((who) =>
      (["list", "create", "update", "delete"] as const).every((action) => grantOf(entity, keys[who], action) === true),
    );
  }

  function creator(who: Who): Creator {
    return { token: tokens[who], keys: keys[who], spaceId: companyId };
  }

  /** Bodies of one entity by one person, all with the same references. */
  async function bodies(entity: Entity, who: Who): Promise<() => ReturnType<typeof bodyOf>> {
    // The manager first: what they refer to is theirs to see.
    const creators = [who, ...WHO.filter((other) => other !== who)].map(creator);
    const references = await createReferences(entity, { app, catalog, creators, shared });
    return () => bodyOf(entity, creator(who), references);
  }

  describe.each(entities.map((entity) => [entity.name, entity] as const))("%s", (_name, entity) => {
    const url = `/api/${entity.resource}`;

    test("asks everybody to sign in", async () => {
      for (const action of Object.keys(METHODS) as Action[]) {
        if (entity.isOperationsOnly && action !== "list" && action !== "read") continue;
        const isCollection = action === "list" || action === "create";
        const answer = await app.call({
          method: METHODS[action],
          url: isCollection ? url : `${url}/${crypto.randomUUID()}`,
          body: action === "create" || action === "update" ? {} : undefined,
        });
        expect(answer.statusCode).toBe(401);
        expect(answer.json().code).toBe("auth.notAuthenticated");
      }
    });

    test.each(WHO)("%s may do what the schema grants and nothing else", async (who) => {
      const missing = `${url}/${crypto.randomUUID()}`;
      const list = await app.call({ url, token: tokens[who] });
      expect(list.statusCode).toBe(grantOf(entity, keys[who], "list") ? 200 : 403);
      const read = await app.call({ url: missing, token: tokens[who] });
      expect(read.statusCode).toBe(grantOf(entity, keys[who], "read") ? 404 : 403);
      // Where only operations write there is no such call.
      const answerTo = (action: Action, granted: number) =>
        entity.isOperationsOnly ? 404 : grantOf(entity, keys[who], action) ? granted : 403;
      const create = await app.call({ method: "POST", url, token: tokens[who], body: { unknownField: 1 } });
      expect(create.statusCode).toBe(answerTo("create", 400));
      const update = await app.call({ method: "PUT", url: missing, token: tokens[who], body: {} });
      expect(update.statusCode).toBe(answerTo("update", 404));
      const remove = await app.call({ method: "DELETE", url: missing, token: tokens[who] });
      expect(remove.statusCode).toBe(answerTo("delete", 404));
    });

    test("a record is created, found, changed and deleted", async () => {
      const who = manager(entity);
      if (!who) return expect(entity.access.size).toBeGreaterThan(0);
      const token = tokens[who];
      const body = await bodies(entity, who);
      const given = body();
      const created = await app.call({ method: "POST", url, token, body: given });
      expect(created.body).toContain('"id"');
      expect(created.statusCode).toBe(201);
      const record = created.json();
      expect(record).toMatchObject(without(given, (field) => field.isWriteOnly, entity));

      expect((await app.call({ url: `${url}/${record.id}`, token })).json()).toEqual(record);
      const filter = encodeURIComponent(JSON.stringify({ id: [record.id] }));
      const listed = await app.call({ url: `${url}?filter=${filter}`, token });
      expect(listed.json()).toEqual([without(record, (field) => field.isSensitive, entity)]);
      expect(listed.headers["content-range"]).toBe(`${entity.resource} 0-0/1`);

      const untouched = await app.call({ method: "PUT", url: `${url}/${record.id}`, token, body: {} });
      expect(untouched.json()).toEqual(record);
      const [name, value] =
        Object.entries(body()).find(
          ([field, other]) =>
            field !== "spaceId" && !entity.fields.get(field)?.isCreateOnly && !isDeepStrictEqual(other, given[field]),
        ) ?? [];
      if (name) {
        const changed = await app.call({ method: "PUT", url: `${url}/${record.id}`, token, body: { [name]: value } });
        expect(changed.json()).toMatchObject({ [name]: value, version: 2 });
      }

      expect((await app.call({ method: "DELETE", url: `${url}/${record.id}`, token })).statusCode).toBe(200);
      expect((await app.call({ url: `${url}/${record.id}`, token })).statusCode).toBe(404);
      const log = await app.database.query<{ action: string }>({
        text: "select action from audit_log where record_id = $1 order by id",
        values: [record.id],
      });
      expect(log.map((row) => row.action)).toEqual(name ? ["create", "update", "delete"] : ["create", "delete"]);
    });

    test("fields that only the server sets are refused in a body", async () => {
      const who = manager(entity);
      if (!who) return expect(entity.access.size).toBeGreaterThan(0);
      const closed = [...entity.fields.values()]
        .filter((field) => field.isReadOnly && field.name !== "spaceId")
        .map((field) => field.name);
      const body = await bodies(entity, who);
      for (const name of [...closed, "role_", "mainAdmin_"]) {
        const answer = await app.call({ method: "POST", url, token: tokens[who], body: { ...body(), [name]: 1 } });
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors[0].path).toBe(`/${name}`);
      }
    });

    test("every required field is asked for by name", async () => {
      const who = manager(entity);
      if (!who) return expect(entity.access.size).toBeGreaterThan(0);
      const complete = (await bodies(entity, who))();
      for (const field of entity.fields.values()) {
        if (!field.isRequired || field.isSystem || field.schema.default !== undefined || !(field.name in complete)) continue;
        const { [field.name]: _left, ...rest } = complete;
        const answer = await app.call({ method: "POST", url, token: tokens[who], body: rest });
        expect(answer.json().errors).toEqual([expect.objectContaining({ path: `/${field.name}`, rule: "required" })]);
      }
    });

    test("sorts and filters by every field that its kind allows", async () => {
      const who = WHO.find((one) => grantOf(entity, keys[one], "list"));
      if (!who) return expect(entity.access.size).toBeGreaterThan(0);
      for (const field of entity.fields.values()) {
        if (field.isHidden || field.isSensitive || (field.readKeys && !field.readKeys.some((key) => keys[who].includes(key))))
          continue;
        if (field.kind.isSortable) {
          const sorted = await app.call({
            url: `${url}?sort=${encodeURIComponent(JSON.stringify([field.name, "DESC"]))}`,
            token: tokens[who],
          });
          expect([field.name, sorted.statusCode]).toEqual([field.name, 200]);
        }
        if (field.kind.filters.includes("isNull")) {
          const filter = encodeURIComponent(JSON.stringify({ [`${field.name}_isNull`]: true }));
          expect((await app.call({ url: `${url}?filter=${filter}`, token: tokens[who] })).statusCode).toBe(200);
        }
      }
    });
  });

  test("no record of one community is reached from another", async () => {
    const url = "/api/communities";
    const other = await app.call({ method: "POST", url, token: tokens.client, body: { origin: "other", name: "Other" } });
    expect(other.statusCode).toBe(201);
    const spaceId = other.json().id;
    const account = await app.database.query<{ id: string }>({
      text: "select id from account where email = 'main-admin@demo.test'",
      values: [],
    });
    await app.database.query({
      text: "insert into staff_role (id, space_id, email, name, role, main_admin, account_id) values ($1, $2, 'main-admin@demo.test', 'Alba', 'ADMINISTRATOR', true, $3)",
      values: [crypto.randomUUID(), spaceId, account[0]?.id],
    });
    const login = await app.call({
      method: "POST",
      url: "/experienceLabs/other/client/login",
      body: { email: "main-admin@demo.test", password: "Sondeo-demo-1" },
    });
    const stranger = login.json().authToken;
    for (const entity of entities) {
      if (!grantOf(entity, keys.mainAdmin, "list") || entity.scope === "global") continue;
      const rows = (await app.call({ url: `/api/${entity.resource}`, token: tokens.mainAdmin })).json();
      const seen = (await app.call({ url: `/api/${entity.resource}`, token: stranger })).json();
      const ids = new Set(rows.map((row: { id: string }) => row.id));
      expect(seen.filter((row: { id: string }) => ids.has(row.id))).toEqual([]);
      for (const row of rows.slice(0, 3)) {
        const read = await app.call({ url: `/api/${entity.resource}/${row.id}`, token: stranger });
        expect(read.statusCode).toBe(404);
        if (!grantOf(entity, keys.mainAdmin, "update")) continue;
        expect(
          (await app.call({ method: "PUT", url: `/api/${entity.resource}/${row.id}`, token: stranger, body: {} })).statusCode,
        ).toBe(404);
        expect((await app.call({ method: "DELETE", url: `/api/${entity.resource}/${row.id}`, token: stranger })).statusCode).toBe(
          404,
        );
      }
    }
    const quota = { title: "Foreign", target: 1 };
    const activity = (await app.call({ url: "/api/activities", token: tokens.moderator })).json()[0];
    if (activity) {
      const answer = await app.call({
        method: "POST",
        url: "/api/quotas",
        token: stranger,
        body: { ...quota, activity: activity.id },
      });
      expect(answer.json().errors[0]).toMatchObject({ path: "/activity", rule: "reference" });
    }
  });
});
