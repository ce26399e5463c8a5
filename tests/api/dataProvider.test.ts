import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { setApiContext } from "../../src/client/data/api";
import { dataProvider } from "../../src/client/data/dataProvider";
import { DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { WORKSHOP } from "../helpers/writeDocuments";

const RESOURCE = "workshops";
const BY_NAME = { field: "name", order: "ASC" } as const;
const PAGE = { page: 1, perPage: 2 };

/** Signs in, and calls the server from then on as a page of it does: by the path alone, with the session's cookie. */
async function openBrowser(origin: string): Promise<void> {
  const [path, email] = LOGINS.moderator;
  const login = await fetch(`${origin}${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((one) => one.split(";")[0])
    .join("; ");
  const { fetch: send } = globalThis;
  vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("Cookie", cookie);
    headers.set("Origin", origin);
    return send(`${origin}${url}`, { ...init, headers });
  });
}

describe("the consoles' data provider against the server", () => {
  const project = projectWith([WORKSHOP]);
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ root: project.root });
    await openBrowser(await app.app.listen({ port: 0, host: "127.0.0.1" }));
    const { rows } = await app.database.pool.query("select id from space where origin = 'demo'");
    setApiContext({ space: `staff:${rows[0].id}`, language: "en" });
  });
  afterAll(async () => {
    vi.unstubAllGlobals();
    setApiContext({ space: undefined, language: "es" });
    await app?.close();
    project.remove();
  });

  const create = async (name: string, more: object = {}) =>
    (await dataProvider.create(RESOURCE, { data: { name, ...more } })).data;
  const createMany = (...names: readonly string[]) => Promise.all(names.map((name) => create(name)));
  const namesOf = ({ data }: { readonly data?: readonly { readonly name?: string }[] }) => (data ?? []).map(({ name }) => name);

  test("creates once, however often it is sent", async () => {
    const params = { data: { name: "Once" }, meta: { key: "data-provider-once" } };
    const [first, second] = [await dataProvider.create(RESOURCE, params), await dataProvider.create(RESOURCE, params)];
    expect(first.data).toMatchObject({ name: "Once", version: 1 });
    expect(second.data.id).toBe(first.data.id);
  });

  test("lists page by page with a total, and on by cursor without one", async () => {
    await createMany("List a", "List b", "List c");
    const params = { pagination: PAGE, sort: BY_NAME, filter: { q: "List" } };
    const first = await dataProvider.getList(RESOURCE, params);
    expect([namesOf(first), first.total]).toEqual([["List a", "List b"], 3]);
    const second = await dataProvider.getList(RESOURCE, { ...params, pagination: { page: 2, perPage: 2 } });
    expect(namesOf(second)).toEqual(["List c"]);
    const onwards = await dataProvider.getList(RESOURCE, { ...params, meta: { after: first.meta?.nextCursor } });
    expect([namesOf(onwards), onwards.total]).toEqual([["List c"], undefined]);
    expect(onwards).toMatchObject({ meta: { nextCursor: undefined }, pageInfo: { hasNextPage: false } });
  });

  test("reads one, many beyond a page, and what refers to one", async () => {
    const made = await createMany(...Array.from({ length: 30 }, (_, index) => `Read ${index}`));
    const ids = made.map(({ id }) => id);
    expect((await dataProvider.getOne(RESOURCE, { id: ids[0] })).data).toEqual(made[0]);
    expect((await dataProvider.getMany(RESOURCE, { ids })).data.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    await create("Hosted", { host: ids[0] });
    const params = { target: "host", id: ids[0], pagination: PAGE, sort: BY_NAME, filter: {} };
    const hosted = await dataProvider.getManyReference(RESOURCE, params);
    expect([namesOf(hosted), hosted.total]).toEqual([["Hosted"], 1]);
  });

  test("updates what changed, and is refused upon a newer version with what is there", async () => {
    const record = await create("Update", { seats: 5 });
    const { data } = await dataProvider.update(RESOURCE, { id: record.id, data: { ...record, seats: 7 }, previousData: record });
    expect(data).toMatchObject({ name: "Update", seats: 7, version: 2 });
    const late = dataProvider.update(RESOURCE, { id: record.id, data: { ...record, seats: 8 }, previousData: record });
    const problem = { code: "record.conflict", current: { seats: 7 } };
    await expect(late).rejects.toMatchObject({ name: "ApiError", status: 409, problem });
  });

  test("updates many at once, all or none", async () => {
    const ids = (await createMany("Many a", "Many b")).map(({ id }) => id);
    const done = await dataProvider.updateMany(RESOURCE, { ids, data: { seats: 3 } });
    expect(done.data?.toSorted()).toEqual(ids.toSorted());
    await expect(dataProvider.updateMany(RESOURCE, { ids, data: { seats: -1 } })).rejects.toMatchObject({ status: 400 });
    const { data } = await dataProvider.getMany(RESOURCE, { ids });
    expect(data.map(({ seats, version }) => [seats, version])).toEqual([
      [3, 2],
      [3, 2],
    ]);
  });

  test("deletes one and many, which the trash then lists", async () => {
    const [one, ...others] = await createMany("Gone a", "Gone b", "Gone c");
    await dataProvider.delete(RESOURCE, { id: one?.id });
    await dataProvider.deleteMany(RESOURCE, { ids: others.map(({ id }) => id) });
    const params = { pagination: { page: 1, perPage: 25 }, sort: BY_NAME, filter: { q: "Gone" } };
    expect((await dataProvider.getList(RESOURCE, params)).total).toBe(0);
    const trash = await dataProvider.getList(RESOURCE, { ...params, meta: { trash: true } });
    expect(namesOf(trash)).toEqual(["Gone a", "Gone b", "Gone c"]);
  });

  test("answers in the language and the session that calls concern", async () => {
    const nowhere = () => dataProvider.getOne(RESOURCE, { id: "01890a5d-ac96-774b-bcce-b302099a8057" });
    const english = await nowhere().catch((error: unknown) => error);
    setApiContext({ language: "es" });
    const spanish = await nowhere().catch((error: unknown) => error);
    setApiContext({ language: "en" });
    expect(english).toMatchObject({ status: 404 });
    expect(spanish).toMatchObject({ status: 404 });
    expect(String(english)).not.toBe(String(spanish));
    setApiContext({ space: "backoffice" });
    await expect(nowhere()).rejects.toMatchObject({ name: "ApiError", status: 401 });
  });

  test("can be given up", async () => {
    const request = new AbortController();
    request.abort();
    const params = { pagination: PAGE, sort: BY_NAME, filter: {}, signal: request.signal };
    await expect(dataProvider.getList(RESOURCE, params)).rejects.toMatchObject({ name: "AbortError" });
  });
});
