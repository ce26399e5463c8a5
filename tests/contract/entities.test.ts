import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { grantOf } from "../../src/schema/accessKeys";
import type { Entity, Field } from "../../src/schema/catalog";
import type { Action } from "../../src/schema/document";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { loadCatalog } from "../helpers/catalog";
import { LEAST_ORDER } from "../helpers/credits";
import { readCsv } from "../helpers/csv";
import { third } from "../helpers/drill";
import { bodyOf, type Creator, createReferences } from "../helpers/sampleReferences";
import { leaksOf } from "../helpers/strangers";

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

describe.each(ANY_ENGINE)("generated REST on %s", (engine) => {
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
      const many = (action: "update" | "delete") =>
        app.call({
          method: "POST",
          url: `${url}/bulk`,
          token: tokens[who],
          body: { action, ids: [crypto.randomUUID()], ...(action === "update" ? { data: {} } : {}) },
        });
      for (const action of ["update", "delete"] as const) expect((await many(action)).statusCode).toBe(answerTo(action, 404));
    });
  });

  describe.each(third(entities).map((entity) => [entity.name, entity] as const))("%s", (_name, entity) => {
    const url = `/api/${entity.resource}`;

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

    test("a record's versions, history, file and pages", async () => {
      const who = manager(entity);
      if (!who) return expect(entity.access.size).toBeGreaterThan(0);
      const token = tokens[who];
      const body = await bodies(entity, who);
      const create = async () => (await app.call({ method: "POST", url, token, body: body() })).json();
      const first = await create();
      // Of some there is one for each of what they refer to.
      const { id: secondId } = await create();
      expect([entity.name, secondId !== undefined || entity.unique.length + entity.uniqueEverywhere.length > 0]).toEqual([
        entity.name,
        true,
      ]);
      const all: readonly string[] = secondId ? [first.id, secondId] : [first.id];
      const at = `${url}/${first.id}`;

      const stale = { token, headers: { "if-match": '"7"' } };
      for (const method of ["PUT", "DELETE"] as const) {
        const refused = await app.call({ ...stale, method, url: at, ...(method === "PUT" ? { body: {} } : {}) });
        expect([method, refused.statusCode, refused.json().code]).toEqual([method, 409, "record.conflict"]);
        expect(refused.json().current).toEqual(first);
      }
      const current = { token, headers: { "if-match": '"1"' } };
      expect((await app.call({ ...current, method: "PUT", url: at, body: {} })).statusCode).toBe(200);

      const history = (await app.call({ url: `${at}/history`, token })).json();
      // The back office is told as such, not by name.
      const author = keys[who].includes("backoffice")
        ? { by: "backoffice", author: null }
        : { by: "person", author: expect.objectContaining({ name: expect.any(String) }) };
      expect(history).toEqual([expect.objectContaining({ action: "create", version: 1, ...author })]);
      const told: readonly string[] = history[0].changes.map(({ field }: { field: string }) => field);
      expect([...entity.fields.keys()]).toEqual(expect.arrayContaining([...told]));
      expect(told.length).toBeGreaterThan(0);

      const filter = encodeURIComponent(JSON.stringify({ id: all }));
      const file = await app.call({ url: `${url}/export?format=csv&filter=${filter}`, token });
      expect([file.statusCode, file.headers["content-type"]]).toEqual([200, expect.stringContaining("text/csv")]);
      expect(readCsv(file.body).length).toBe(all.length);

      const order = encodeURIComponent(JSON.stringify(["createdAt", "ASC"]));
      const page = (after = "") =>
        app.call({
          url: `${url}?filter=${filter}&sort=${order}&limit=1${after && `&after=${encodeURIComponent(after)}`}`,
          token,
        });
      const one = await page();
      const next = one.headers["x-next-cursor"];
      expect(next === undefined).toBe(all.length === 1);
      const other = next === undefined ? undefined : await page(String(next));
      const paged = [...one.json(), ...(other?.json() ?? [])].map(({ id }: { id: string }) => id);
      expect(paged.toSorted()).toEqual(all.toSorted());
      expect(other?.headers["x-next-cursor"]).toBeUndefined();
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

  /** Gives somebody a role in another space, where they are strangers to the demo. */
  async function employ(email: string, spaceId: string, role: string): Promise<void> {
    await app.database.query({
      text: `insert into staff_role (id, space_id, email, name, role, main_admin, account_id)
        select $1, $2, email, 'Alba', $4, true, id from account where email = $3`,
      values: [crypto.randomUUID(), spaceId, email, role],
    });
  }

  async function leaks(owner: Who, stranger: string): Promise<readonly (readonly [string, readonly string[]])[]> {
    const found: (readonly [string, readonly string[]])[] = [];
    for (const entity of entities) {
      if (!grantOf(entity, keys[owner], "list") || entity.scope === "global") continue;
      const leaked = await leaksOf({ app, entity, owner: tokens[owner], stranger });
      if (leaked.length > 0) found.push([entity.name, leaked]);
    }
    return found;
  }

  test("no record of one community is reached from another", async () => {
    const url = "/api/communities";
    const other = await app.call({
      method: "POST",
      url,
      token: tokens.client,
      body: { ...LEAST_ORDER, origin: "other", name: "Other" },
    });
    expect(other.statusCode).toBe(201);
    const body = { email: LOGINS.mainAdmin[1], password: DEMO_PASSWORD };
    await employ(body.email, other.json().id, "ADMINISTRATOR");
    const login = await app.call({ method: "POST", url: "/experienceLabs/other/client/login", body });
    const stranger = login.json().authToken;
    expect(await leaks("mainAdmin", stranger)).toEqual([]);
    const [activity] = (await app.call({ url: "/api/activities", token: tokens.moderator })).json();
    const quota = { title: "Foreign", target: 1, activity: activity.id };
    const answer = await app.call({ method: "POST", url: "/api/quotas", token: stranger, body: quota });
    expect(answer.json().errors[0]).toMatchObject({ path: "/activity", rule: "reference" });
  });

  test("no record of one company is reached from another", async () => {
    const url = "/api/companies";
    const other = await app.call({ method: "POST", url, token: tokens.backoffice, body: { name: "Other" } });
    expect(other.statusCode).toBe(201);
    const body = { email: LOGINS.moderator[1], password: DEMO_PASSWORD };
    await employ(body.email, other.json().id, "SUPERADMIN");
    const login = await app.call({ method: "POST", url: LOGINS.client[0], body });
    expect(await leaks("client", login.json().authToken)).toEqual([]);
  });
});
