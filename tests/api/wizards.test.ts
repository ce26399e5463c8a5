import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAjv } from "../../src/server/api/ajv";
import type { WizardDraft } from "../../src/server/wizards/wizardDraft";
import { newId } from "../../src/shared/ids";
import * as toy from "../fixtures/toy/server";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { toyRoot } from "../helpers/toy";

interface Submit {
  readonly by?: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

const START = "2027-06-01T10:00:00.000Z";

describe.each(CONCURRENT_ENGINE)("wizards on %s", (engine) => {
  const { root, remove } = toyRoot();
  let app: TestApp;
  let token: string;
  let observer: string;

  beforeAll(async () => {
    app = await startApp({ engine, root, extraExtensions: [toy] });
    token = await app.signIn("mainAdmin");
    observer = await app.signIn("observer");
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  const all = "/api/wizards/toyWorkshop/drafts";
  const begin = (id: string, { record, by = token }: { record?: string; by?: string } = {}) =>
    app.call({ url: `${all}/${id}?begin=true${record ? `&record=${record}` : ""}`, token: by });
  const start = async (record?: string) => (await begin(newId(), record ? { record } : {})).json();
  const read = (id: string, by = token) => app.call({ url: `${all}/${id}`, token: by });
  const save = (id: string, data: object, more: object = {}) =>
    app.call({ method: "PUT", url: `${all}/${id}`, token, body: { data, ...more } });
  const saveChange = ({ id, record, recordVersion, before }: WizardDraft, data: object) =>
    save(id, data, { version: 0, record, recordVersion, before });
  const submit = (id: string, { by = token, body = {}, headers = {} }: Submit = {}) =>
    app.call({ method: "POST", url: `${all}/${id}/submit`, token: by, body, headers });
  const listed = async () => (await app.call({ url: all, token })).json().map((one: WizardDraft) => one.id);
  const make = async (values: object = {}) => {
    const { id } = await start();
    await save(id, complete(values));
    return (await submit(id)).json();
  };
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
    const { id } = await start();
    const saved = (await save(id, { title: { es: "Barro" }, mode: "ONLINE", seats: 0 }, { version: 0 })).json();
    expect(saved).toMatchObject({ version: 1, shown: ["general", "online", "time"] });
    expect(steps(saved.faults)).toEqual(["general/code", "online/link", "online/room", "time/isAgreed", "time/seats"]);
    expect(saved.faults[0].message).toBeTruthy();
    expect((await read(id)).json()).toMatchObject({ data: { title: { es: "Barro" } }, version: 1 });
    expect((await begin(id)).json()).toMatchObject({ data: { title: { es: "Barro" } }, version: 1 });
    expect(await listed()).toContain(id);
  });

  test("that are only opened leave nothing behind", async () => {
    const before = await listed();
    const draft = await start();
    // The default of `mode` is an answer already.
    expect(draft).toMatchObject({ data: { mode: "ON_SITE" }, version: 0, shown: ["general", "place", "time"] });
    expect((await read(draft.id)).json()).toMatchObject({ status: 404, code: "draft.notFound" });
    expect(await listed()).toEqual(before);
  });

  test("belong to who began them", async () => {
    const { id } = await start();
    await save(id, { code: "AB" });
    const other = await app.signIn("moderator");
    expect((await read(id, other)).json().code).toBe("draft.notFound");
    expect((await begin(id, { by: other })).json()).toMatchObject({ data: { mode: "ON_SITE" }, version: 0 });
    expect((await submit(id, { by: other })).json().code).toBe("draft.notFound");
    expect((await app.call({ url: all })).statusCode).toBe(401);
    expect((await begin(newId(), { by: observer })).json().code).toBe("access.denied");
    expect((await begin(newId(), { record: newId() })).json().code).toBe("record.notFound");
    expect((await begin("none")).statusCode).toBe(400);
    expect((await app.call({ url: `/api/wizards/none/drafts/${newId()}?begin=true`, token })).json().code).toBe(
      "wizard.notFound",
    );
  });

  test("notice a second window", async () => {
    const { id } = await start();
    await save(id, { code: "AB" }, { version: 0 });
    const current = { id, data: { code: "AB" }, version: 1 };
    for (const version of [0, 2]) {
      expect((await save(id, { code: "CD" }, { version })).json()).toMatchObject({ code: "draft.conflict", current });
    }
    expect((await submit(id, { body: { version: 2 } })).json()).toMatchObject({ code: "draft.conflict", current });
    expect((await save(id, { code: "CD" }, { version: 1 })).json()).toMatchObject({ data: { code: "CD" }, version: 2 });
  });

  test("that were finished elsewhere are not begun again by a late save", async () => {
    const { id } = await start();
    await save(id, complete(), { version: 0 });
    await submit(id, { body: { version: 1 } });
    expect((await save(id, complete(), { version: 1 })).json().code).toBe("draft.notFound");
    expect(await listed()).not.toContain(id);
    expect((await save(id, { code: "AB" }, { version: 0 })).json()).toMatchObject({ version: 1 });
  });

  test("write the record at the end, and are gone then", async () => {
    const { id } = await start();
    const data = complete({ startsAt: START, endsAt: "2027-06-01T12:00:00.000Z" });
    expect((await save(id, data)).json().faults).toEqual([]);
    const made = await submit(id);
    expect(made.statusCode).toBe(201);
    expect(made.json()).toMatchObject({ code: data.code, room: "hall", least: 1 });
    expect(made.json()).not.toHaveProperty("isAgreed");
    expect((await read(id)).statusCode).toBe(404);
    expect((await submit(id)).statusCode).toBe(404);
  });

  test("refuse as a whole what any step refuses, and lose nothing", async () => {
    const { id } = await start();
    await save(id, complete({ isAgreed: false, endsAt: START, startsAt: "2027-06-02T10:00:00.000Z" }));
    const refused = await submit(id);
    expect(refused.statusCode).toBe(400);
    expect(steps(refused.json().errors)).toEqual(expect.arrayContaining(["time/isAgreed", "time/endsAt"]));
    expect((await read(id)).json().data.room).toBe("hall");
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
    expect((await read(second.id)).statusCode).toBe(200);
  });

  test("change a record that is there", async () => {
    const record = await make();
    const edit = await start(record.id);
    const known = { room: "hall", code: record.code };
    expect(edit).toMatchObject({ record: record.id, recordVersion: record.version, data: known, before: known });
    await saveChange(edit, { ...edit.data, room: "garden", isAgreed: true });
    expect((await read(edit.id)).json()).toMatchObject({ record: record.id, before: known });
    expect((await submit(edit.id)).json()).toMatchObject({ id: record.id, room: "garden", version: record.version + 1 });
  });

  test("ask where the record changed meanwhile, and go on from what it is now", async () => {
    const record = await make();
    const edit = await start(record.id);
    const url = `/api/toy-workshops/${record.id}`;
    const theirs = (await app.call({ method: "PUT", url, token, body: { room: "garden" } })).json();
    const data = { ...edit.data, seats: 7, isAgreed: true };
    await saveChange(edit, data);
    const refused = await submit(edit.id);
    expect(refused.json()).toMatchObject({ code: "record.conflict", current: { room: "garden" } });
    expect((await read(edit.id)).json().data).toMatchObject({ seats: 7 });
    const next = { ...data, room: "garden" };
    await save(edit.id, next, { version: 1, recordVersion: theirs.version, before: { ...edit.before, room: "garden" } });
    expect((await submit(edit.id)).json()).toMatchObject({ id: record.id, room: "garden", seats: 7 });
  });

  test("say at which step a reference leads nowhere", async () => {
    const { id } = await start();
    await save(id, complete({ leader: newId() }));
    const refused = await submit(id);
    expect(refused.json()).toMatchObject({ code: "request.invalid", errors: [{ step: "time", path: "/leader" }] });
    expect((await read(id)).statusCode).toBe(200);
  });

  test("answer a submit that comes again as the first", async () => {
    const { id } = await start();
    await save(id, complete());
    const headers = { "idempotency-key": id };
    const first = await submit(id, { body: { version: 1 }, headers });
    const again = await submit(id, { body: { version: 1 }, headers });
    expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
    expect(again.json()).toEqual(first.json());
    expect(again.headers["idempotency-replayed"]).toBe("true");
  });

  test("what a step was told that the answers now skip is in no record", async () => {
    const { id } = await start();
    await save(id, complete({ mode: "ONLINE", room: "hall", link: "https://test.example/" }));
    const made = (await submit(id)).json();
    expect(made).toMatchObject({ mode: "ONLINE", link: "https://test.example/", room: null });
    const edit = await start(made.id);
    await saveChange(edit, { ...edit.data, mode: "ON_SITE", room: "garden", isAgreed: true });
    expect((await submit(edit.id)).json()).toMatchObject({ room: "garden", link: null });
  });

  test("what is emptied is cleared", async () => {
    const { id: record } = await make({ seats: 5 });
    const edit = await start(record);
    const { seats: _emptied, ...rest } = edit.data;
    await saveChange(edit, { ...rest, isAgreed: true });
    expect((await submit(edit.id)).json()).toMatchObject({ id: record, seats: null });
  });

  test("are discarded", async () => {
    const { id } = await start();
    await save(id, { code: "AB" });
    expect((await app.call({ method: "DELETE", url: `${all}/${id}`, token })).statusCode).toBe(204);
    expect((await app.call({ method: "DELETE", url: `${all}/${id}`, token })).statusCode).toBe(404);
  });

  test("submitted twice at once they write one record", async () => {
    const { id } = await start();
    await save(id, complete({ link: `https://test.example/${id}` }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(id)));
    expect(answers.map((answer) => answer.statusCode).sort()).toEqual([201, ...Array(7).fill(404)]);
  });
});
