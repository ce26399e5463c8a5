import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { TASK, WORKSHOP } from "../helpers/writeDocuments";

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly version: number;
  readonly by: string;
  readonly author: { readonly id: string; readonly name: string } | null;
  readonly changes: readonly { readonly field: string; readonly from: unknown; readonly to: unknown }[];
}

describe.each(ANY_ENGINE)("a record's history, on %s", (engine) => {
  const project = projectWith([WORKSHOP, TASK]);
  let app: TestApp;
  let token: string;
  let administrator: string;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root });
    token = await app.signIn("moderator");
    administrator = await app.signIn("administrator");
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  let counter = 0;
  const create = async (body: object = {}, who = token) => {
    counter += 1;
    const answer = await app.call({
      method: "POST",
      url: "/api/workshops",
      token: who,
      body: { name: `Workshop ${counter}`, ...body },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { id: string; name: string };
  };
  const put = (id: string, body: unknown, who = token) =>
    app.call({ method: "PUT", url: `/api/workshops/${id}`, token: who, body });
  const history = (id: string, { who = token, query = "" } = {}) =>
    app.call({ url: `/api/workshops/${id}/history${query}`, token: who });
  const entries = async (id: string, who = token) => (await history(id, { who })).json() as Entry[];
  const restore = (id: string, entry: number, { who = token, headers = {} } = {}) =>
    app.call({ method: "POST", url: `/api/workshops/${id}/history/${entry}/restore`, token: who, headers });

  test("tells who did what, newest first", async () => {
    const { id, name } = await create({ seats: 3 });
    await put(id, { seats: 4, opens: "2027-01-01" });
    await app.call({ method: "DELETE", url: `/api/workshops/${id}`, token: administrator });
    await app.call({ method: "POST", url: `/api/workshops/${id}/restore`, token });
    const told = await entries(id);
    expect(told.map(({ action, version }) => [action, version])).toEqual([
      ["restore", 4],
      ["delete", 3],
      ["update", 2],
      ["create", 1],
    ]);
    expect(told[2]?.changes).toEqual([
      { field: "seats", from: 3, to: 4, isPersonal: false, isWithheld: false },
      { field: "opens", from: null, to: "2027-01-01", isPersonal: false, isWithheld: false },
    ]);
    expect(told[3]?.changes).toContainEqual(expect.objectContaining({ field: "name", from: null, to: name }));
    const names = await app.call({ url: "/api/moderators", token });
    const known = names
      .json()
      .map((row: { name: string; surname: string | null }) => [row.name, row.surname].filter(Boolean).join(" "));
    expect(known).toContain(told[3]?.author?.name);
    expect(told[1]?.author?.id).not.toBe(told[2]?.author?.id);
  });

  test("tells people from those who have left, and from the product itself", async () => {
    const { id } = await create();
    for (const seats of [2, 3]) await put(id, { seats });
    const [product, left] = (await entries(id)).map((entry) => entry.id);
    const stranger = newId();
    await app.database.pool.query("insert into account (id, email) values ($1, $2)", [stranger, `${stranger}@test.example`]);
    for (const [account, entry] of [
      [null, product],
      [stranger, left],
    ])
      await app.database.pool.query("update audit_log set account_id = $1 where id = $2", [account, entry]);
    const told = await entries(id);
    expect(told.map(({ by, author }) => [by, author !== null])).toEqual([
      ["system", false],
      ["former", false],
      ["person", true],
    ]);
  });

  test("names only what changed, and the fields that one may read", async () => {
    const { id } = await create({ internal: "for administrators", seats: 3 }, administrator);
    await put(id, { internal: "still", seats: 3, name: `${id} renamed` }, administrator);
    const all = await entries(id, administrator);
    expect(all[0]?.changes.map(({ field }) => field).sort()).toEqual(["internal", "name"]);
    const observer = await app.signIn("observer");
    const some = await history(id, { who: observer });
    expect(some.json()[0].changes.map(({ field }: { field: string }) => field)).toEqual(["name"]);
    expect(some.body).not.toContain("still");
    expect(some.body).not.toContain("for administrators");
  });

  test("keeps sensitive values and secrets out, but tells that they changed", async () => {
    const { id } = await create({ iban: "ES91", code: "sesame" });
    await put(id, { iban: "ES92", code: "simsim" });
    const [update, created] = await entries(id);
    for (const entry of [update, created]) {
      expect(entry?.changes).toContainEqual(expect.objectContaining({ field: "iban", from: null, to: null, isWithheld: true }));
      expect(entry?.changes).toContainEqual(expect.objectContaining({ field: "code", from: null, to: null, isWithheld: true }));
    }
    const { rows } = await app.database.pool.query(
      "select changes::text || coalesce(personal::text, '') as said from audit_log where record_id = $1",
      [id],
    );
    expect(rows.map(({ said }) => said).join()).not.toMatch(/ES9|sesame|simsim|argon/);
  });

  test("keeps personal values apart", async () => {
    const { id } = await create({ contact: "Ana" });
    await put(id, { contact: "Berta" });
    expect((await entries(id))[0]?.changes).toEqual([
      { field: "contact", from: "Ana", to: "Berta", isPersonal: true, isWithheld: false },
    ]);
    const { rows } = await app.database.pool.query("select changes, personal from audit_log where record_id = $1 order by id", [
      id,
    ]);
    expect(rows[1]).toEqual({ changes: { contact: "personal" }, personal: { contact: { from: "Ana", to: "Berta" } } });
    await app.database.pool.query("update audit_log set personal = null where record_id = $1", [id]);
    expect((await entries(id))[0]?.changes).toEqual([
      { field: "contact", from: null, to: null, isPersonal: true, isWithheld: true },
    ]);
  });

  test("forgets personal values with a record that is deleted for good", async () => {
    const call = (method: "POST" | "DELETE", url: string, body?: object) =>
      app.call({ method, url, token, ...(body ? { body } : {}) });
    const { id } = (await call("POST", "/api/tasks", { title: "Sweep", assignee: "Ana" })).json();
    const log = () => app.database.pool.query("select action, personal from audit_log where record_id = $1 order by id", [id]);
    expect((await log()).rows).toEqual([{ action: "create", personal: { assignee: { to: "Ana" } } }]);
    expect((await call("DELETE", `/api/tasks/${id}`)).statusCode).toBe(200);
    expect((await log()).rows).toEqual([
      { action: "create", personal: null },
      { action: "delete", personal: null },
    ]);
  });

  test("comes in pages", async () => {
    const { id } = await create();
    for (const seats of [1, 2, 3]) await put(id, { seats });
    const page = await history(id, { query: `?range=${encodeURIComponent("[1,2]")}` });
    expect(page.headers["content-range"]).toBe("history 1-2/4");
    expect(page.json().map((entry: Entry) => entry.version)).toEqual([3, 2]);
    for (const range of ["[2,1]", "[0,5000]", "1-2", "[-1,2]"]) {
      expect((await history(id, { query: `?range=${encodeURIComponent(range)}` })).statusCode).toBe(400);
    }
  });

  test("is for those who may read the record", async () => {
    const { id } = await create();
    expect((await app.call({ url: `/api/workshops/${id}/history` })).statusCode).toBe(401);
    expect((await history(id, { who: await app.signIn("client") })).statusCode).toBe(403);
    expect((await history(crypto.randomUUID())).statusCode).toBe(404);
    expect((await history("nonsense")).statusCode).toBe(404);
    await app.call({ method: "DELETE", url: `/api/workshops/${id}`, token });
    expect((await history(id)).statusCode).toBe(200);
    expect((await history(id, { who: await app.signIn("observer") })).statusCode).toBe(404);
  });

  test("leads back to any entry, by an ordinary update", async () => {
    const [a, b] = [await create(), await create()];
    const { id } = await create({ seats: 1, opens: "2027-01-01", partners: [a.id, b.id], contact: "Ana" });
    await put(id, { seats: 2, partners: [b.id], contact: "Berta" });
    await put(id, { seats: 3, opens: null, internal: undefined });
    const told = await entries(id);
    const back = await restore(id, told.at(-1)?.id ?? 0);
    expect([back.statusCode, back.headers.etag]).toEqual([200, '"4"']);
    expect(back.json()).toMatchObject({ seats: 1, opens: "2027-01-01", partners: [a.id, b.id], contact: "Ana", version: 4 });
    const [latest] = await entries(id);
    expect(latest).toMatchObject({ action: "update", version: 4 });
    const forth = await restore(id, told[1]?.id ?? 0);
    expect(forth.json()).toMatchObject({ seats: 2, opens: "2027-01-01", partners: [b.id], contact: "Berta" });
    const same = await restore(id, (await entries(id))[0]?.id ?? 0);
    expect([same.statusCode, same.json().version]).toEqual([200, 5]);
  });

  test("leads back only where the person may write, and to what still is valid", async () => {
    const { id } = await create({ internal: "one", seats: 1 }, administrator);
    await put(id, { internal: "two", seats: 2 }, administrator);
    const first = (await entries(id)).at(-1)?.id ?? 0;
    expect((await restore(id, first, { who: await app.signIn("observer") })).statusCode).toBe(403);
    expect((await app.call({ method: "POST", url: `/api/workshops/${id}/history/${first}/restore` })).statusCode).toBe(401);
    expect((await restore(id, first, { headers: { "if-match": '"1"' } as never })).json().code).toBe("record.conflict");
    expect((await restore(id, first)).json()).toMatchObject({ seats: 1 });
    expect((await app.call({ url: `/api/workshops/${id}`, token: administrator })).json().internal).toBe("two");

    const target = await create();
    const holder = await create({ host: target.id });
    await put(holder.id, { host: null });
    await app.call({ method: "DELETE", url: `/api/workshops/${target.id}`, token });
    const answer = await restore(holder.id, (await entries(holder.id)).at(-1)?.id ?? 0);
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: "/host", rule: "reference" })],
    ]);
  });

  test("knows its own entries alone", async () => {
    const [one, other] = [await create(), await create()];
    const foreign = (await entries(other.id))[0]?.id ?? 0;
    expect((await restore(one.id, foreign)).statusCode).toBe(404);
    expect((await restore(one.id, 0)).statusCode).toBe(404);
    const nonsense = await app.call({ method: "POST", url: `/api/workshops/${one.id}/history/abc/restore`, token });
    expect(nonsense.statusCode).toBe(404);
  });

  test("is left out of what is lost with an erased value", async () => {
    const { id } = await create({ contact: "Ana", seats: 1 });
    await put(id, { contact: "Berta", seats: 2 });
    await app.database.pool.query("update audit_log set personal = null where record_id = $1", [id]);
    const back = await restore(id, (await entries(id)).at(-1)?.id ?? 0);
    expect(back.json()).toMatchObject({ contact: "Berta", seats: 1 });
  });
});
