import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAjv } from "../../src/server/api/ajv";
import * as toy from "../fixtures/toy/server";
import { ENGINES, startApp, type TestApp } from "../helpers/app";
import { toyRoot } from "../helpers/toy";

const START = "2027-06-01T10:00:00.000Z";

describe.each(ENGINES)("wizards on %s", (engine) => {
  const { root, remove } = toyRoot();
  let app: TestApp;
  let token: string;
  let observer: string;

  beforeAll(async () => {
    app = await startApp({ engine, root, extraGuests: [toy] });
    token = await app.signIn("mainAdmin");
    observer = await app.signIn("observer");
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  const all = "/api/wizards/toyWorkshop/drafts";
  const start = async (body: object = {}) => (await app.call({ method: "POST", url: all, token, body })).json();
  const save = (id: string, data: object, version?: number) =>
    app.call({ method: "PUT", url: `${all}/${id}`, token, body: { data, ...(version ? { version } : {}) } });
  const submit = (id: string, by = token) => app.call({ method: "POST", url: `${all}/${id}/submit`, token: by, body: {} });
  const complete = (values: object = {}) => ({
    title: { es: "Barro" },
    code: `W${Math.floor(Math.random() * 1e9)}`,
    mode: "ON_SITE",
    room: "hall",
    isAgreed: true,
    ...values,
  });
  const steps = (faults: readonly { step: string; path: string }[]) => faults.map(({ step, path }) => `${step}${path}`);

  test("are in the catalog of those who may create, a form a step", async () => {
    const { wizards, entities } = (await app.call({ url: "/api/catalog", token })).json();
    const wizard = wizards.find((one: { name: string }) => one.name === "toyWorkshop");
    expect(wizard.steps.map((step: { name: string }) => step.name)).toEqual(["general", "place", "online", "time"]);
    expect(Object.keys(wizard.steps[0].form.schema.properties)).toEqual(["title", "code", "mode"]);
    expect(wizard.steps[0].form.schema.required).toEqual(expect.arrayContaining(["title", "code"]));
    expect(entities.find((one: { name: string }) => one.name === "toyWorkshop").wizard).toBe("toyWorkshop");
    const seen = (await app.call({ url: "/api/catalog", token: observer })).json();
    expect(seen.wizards.map((one: { name: string }) => one.name)).not.toContain("toyWorkshop");
  });

  test("a step's validators judge in the browser as the server does", async () => {
    const { wizards } = (await app.call({ url: "/api/catalog", token })).json();
    const time = wizards.find((one: { name: string }) => one.name === "toyWorkshop").steps.at(-1);
    const source = await app.call({ url: time.form.validators, token });
    expect(source.headers["content-type"]).toContain("javascript");
    const module = await import(`data:text/javascript,${encodeURIComponent(source.body)}`);
    const [validate] = Object.values(module.default as Record<string, (data: unknown) => boolean>);
    const onServer = createAjv().compile(time.form.schema);
    const right = { isAgreed: true, startsAt: START, endsAt: "2027-06-01T11:00:00.000Z" };
    for (const [values, verdict] of [
      [right, true],
      [{ ...right, isAgreed: false }, false],
      [{ ...right, endsAt: START }, false],
      [{ ...right, seats: 1, least: 4 }, false],
      [{ isAgreed: true }, true],
    ] as const) {
      expect([validate?.(values), onServer(values)]).toEqual([verdict, verdict]);
    }
    expect((await app.call({ url: time.form.validators.replace(/\w+\.js$/, "0.js"), token })).statusCode).toBe(404);
  });

  test("keep what was told, say what is missing, and which steps come", async () => {
    const draft = await start();
    // The default of `mode` is an answer already.
    expect(draft).toMatchObject({ data: { mode: "ON_SITE" }, version: 1, shown: ["general", "place", "time"] });
    expect((await app.call({ url: all, token })).json().map((one: { id: string }) => one.id)).not.toContain(draft.id);
    const saved = (await save(draft.id, { title: { es: "Barro" }, mode: "ONLINE", seats: 0 }, draft.version)).json();
    expect(saved).toMatchObject({ version: 2, shown: ["general", "online", "time"] });
    expect(steps(saved.faults)).toEqual(["general/code", "online/link", "online/room", "time/isAgreed", "time/seats"]);
    expect(saved.faults[0].message).toBeTruthy();
    const read = (await app.call({ url: `${all}/${draft.id}`, token })).json();
    expect(read).toMatchObject({ data: { title: { es: "Barro" } }, version: 2 });
    expect((await app.call({ url: all, token })).json().map((one: { id: string }) => one.id)).toContain(draft.id);
  });

  test("belong to who began them", async () => {
    const { id } = await start();
    const other = await app.signIn("moderator");
    expect((await app.call({ url: `${all}/${id}`, token: other })).json().code).toBe("draft.notFound");
    expect((await submit(id, other)).json().code).toBe("draft.notFound");
    expect((await app.call({ url: all })).statusCode).toBe(401);
    expect((await app.call({ method: "POST", url: all, token: observer, body: {} })).json().code).toBe("access.denied");
    const unknown = await app.call({ method: "POST", url: "/api/wizards/none/drafts", token, body: {} });
    expect(unknown.json().code).toBe("wizard.notFound");
  });

  test("notice a second window", async () => {
    const { id, version } = await start();
    await save(id, { code: "AB" }, version);
    const late = await save(id, { code: "CD" }, version);
    expect(late.json()).toMatchObject({ code: "draft.conflict", current: { data: { values: { code: "AB" } } } });
  });

  test("write the record at the end, and are gone then", async () => {
    const { id } = await start();
    const data = complete({ startsAt: START, endsAt: "2027-06-01T12:00:00.000Z" });
    expect((await save(id, data)).json().faults).toEqual([]);
    const made = await submit(id);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ code: data.code, room: "hall", least: 1 });
    expect(made.json()).not.toHaveProperty("isAgreed");
    expect((await app.call({ url: `${all}/${id}`, token })).statusCode).toBe(404);
    expect((await submit(id)).statusCode).toBe(404);
  });

  test("refuse as a whole what any step refuses, and lose nothing", async () => {
    const { id } = await start();
    await save(id, complete({ isAgreed: false, endsAt: START, startsAt: "2027-06-02T10:00:00.000Z" }));
    const refused = await submit(id);
    expect(refused.statusCode).toBe(400);
    expect(steps(refused.json().errors)).toEqual(expect.arrayContaining(["time/isAgreed", "time/endsAt"]));
    expect((await app.call({ url: `${all}/${id}`, token })).json().data.room).toBe("hall");
  });

  test("say at which step a value is that somebody else has", async () => {
    const { id } = await start();
    const taken = complete();
    await save(id, taken);
    await submit(id);
    const second = await start();
    await save(second.id, taken);
    const refused = await submit(second.id);
    expect(refused.json()).toMatchObject({ code: "record.exists", errors: [{ step: "general", path: "/code" }] });
    expect((await app.call({ url: `${all}/${second.id}`, token })).statusCode).toBe(200);
  });

  test("change a record that is there, unless it changed meanwhile", async () => {
    const first = await start();
    await save(first.id, complete());
    const record = (await submit(first.id)).json();
    const edit = await start({ record: record.id });
    expect(edit).toMatchObject({ record: record.id, data: { room: "hall", code: record.code } });
    await save(edit.id, { ...edit.data, room: "garden", isAgreed: true });
    expect((await submit(edit.id)).json()).toMatchObject({ id: record.id, room: "garden", version: record.version + 1 });

    const late = await start({ record: record.id });
    const url = `/api/toy-workshops/${record.id}`;
    await app.call({ method: "PUT", url, token, body: { zone: "Sur" } });
    await save(late.id, { ...late.data, room: "hall", isAgreed: true });
    expect((await submit(late.id)).json()).toMatchObject({ code: "record.conflict", current: { zone: "Sur" } });
  });

  test("what a step was told that the answers now skip is in no record", async () => {
    const { id } = await start();
    await save(id, complete({ mode: "ONLINE", room: "hall", link: "https://test.example/" }));
    const made = (await submit(id)).json();
    expect(made).toMatchObject({ mode: "ONLINE", link: "https://test.example/", room: null });
    const edit = await start({ record: made.id });
    await save(edit.id, { ...edit.data, mode: "ON_SITE", room: "garden", isAgreed: true });
    expect((await submit(edit.id)).json()).toMatchObject({ room: "garden", link: null });
  });

  test("what is emptied is cleared", async () => {
    const { id } = await start();
    await save(id, complete({ seats: 5 }));
    const { id: record } = (await submit(id)).json();
    const edit = await start({ record });
    const { seats: _emptied, ...rest } = edit.data;
    await save(edit.id, { ...rest, isAgreed: true });
    expect((await submit(edit.id)).json()).toMatchObject({ id: record, seats: null });
  });

  test("are discarded", async () => {
    const { id } = await start();
    expect((await app.call({ method: "DELETE", url: `${all}/${id}`, token })).statusCode).toBe(204);
    expect((await app.call({ method: "DELETE", url: `${all}/${id}`, token })).statusCode).toBe(404);
  });

  test("submitted twice at once they write one record", async () => {
    const { id } = await start();
    const data = complete();
    await save(id, data);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(id)));
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    const filter = encodeURIComponent(JSON.stringify({ code: data.code }));
    expect((await app.call({ url: `/api/toy-workshops?filter=${filter}`, token })).json()).toHaveLength(1);
  });
});
