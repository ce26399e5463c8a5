import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ClientHost } from "../../src/client/host/clientHost";
import { defineService } from "../../src/contracts/defineService";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { ServerHost } from "../../src/server/host/serverHost";
import { createLocalFileStore } from "../../src/server/platform/storage/fileStore";
import { newId } from "../../src/shared/ids";
import { isJsonObject, type Json } from "../../src/shared/json";
import { register as registerClient } from "../fixtures/toy/client";
import * as toy from "../fixtures/toy/server";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { mailsTo } from "../helpers/identity";
import { ROOT } from "../helpers/root";
import { toyRoot } from "../helpers/toy";

const TOY = join(ROOT, "tests/fixtures/toy/schemas");

function documents(folder: string): readonly Json[] {
  return readdirSync(join(TOY, folder)).map((name) => JSON.parse(readFileSync(join(TOY, folder, name), "utf8")));
}

function meta(name: string): Json {
  return JSON.parse(readFileSync(join(ROOT, `schemas/meta/${name}.schema.json`), "utf8"));
}

/** Every word that the documents say: keys, and the values of what is one of several words. */
function wordsOf(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(wordsOf);
  if (isJsonObject(value)) return Object.entries(value).flatMap(([key, member]) => [key, ...wordsOf(member)]);
  return [String(value)];
}

/** Keywords that the meta-schema knows: names of properties, wherever a part of it declares them. */
function keywordsOf(schema: Json | undefined): readonly string[] {
  if (!isJsonObject(schema)) return [];
  const members = (map: Json | undefined) => (isJsonObject(map) ? Object.values(map) : []);
  const parts = [...members(schema.properties), ...members(schema.$defs), schema.items, schema.additionalProperties];
  const choices = Array.isArray(schema.anyOf) ? schema.anyOf : [];
  const own = isJsonObject(schema.properties) ? Object.keys(schema.properties) : [];
  return [...own, ...[...parts, ...choices].flatMap(keywordsOf)];
}

test.each([
  ["entity", "entities"],
  ["wizard", "wizards"],
  ["ui", "ui"],
])("the toy uses every keyword of the meta-schema of a document of type %s", (name, folder) => {
  const said = new Set(documents(folder).flatMap(wordsOf));
  expect([...new Set(keywordsOf(meta(name)))].filter((keyword) => !said.has(keyword))).toEqual([]);
});

/** Names of the methods that a guest called on its host. */
function called(register: (host: never) => void): ReadonlySet<string> {
  const names = new Set<string>();
  const host = new Proxy(
    {},
    {
      get:
        (_target, name) =>
        (...given: readonly unknown[]) => {
          names.add(String(name));
          return given.length;
        },
    },
  );
  register(host as never);
  return names;
}

test("the toy registers by every hook of the server and of the client", () => {
  const server: Record<Exclude<keyof ServerHost, "registries" | "tools">, true> = {
    questionType: true,
    activityType: true,
    studyProduct: true,
    suiteProduct: true,
    route: true,
    page: true,
    entityHook: true,
    installation: true,
    demoSeed: true,
    job: true,
    filePurpose: true,
    audience: true,
    rewards: true,
    communityPart: true,
    personalData: true,
    profileFigure: true,
    responseVariables: true,
    passageSource: true,
    memberPage: true,
    schedule: true,
    appointment: true,
    migration: true,
    notificationKind: true,
    channel: true,
    mailTemplate: true,
    errors: true,
    provide: true,
    use: true,
    on: true,
    onAll: true,
    afterCommit: true,
  };
  const client: Record<keyof ClientHost, true> = {
    fieldKind: true,
    recordTab: true,
    recordNotice: true,
    recordAction: true,
    recordNextStep: true,
    recordRemoval: true,
    setupWizard: true,
    wizardAside: true,
    wizardStart: true,
    listAction: true,
    bulkAction: true,
    quickView: true,
    dashboardCard: true,
    topBarTool: true,
    consolePage: true,
    view: true,
    questionnaireTool: true,
    questionResult: true,
    studyProduct: true,
    mainQuestions: true,
    questionSetting: true,
    questionTypes: true,
  };
  expect([...called(toy.register)].sort()).toEqual(Object.keys(server).sort());
  expect([...called(registerClient)].sort()).toEqual(Object.keys(client).sort());
});

test("a start without the provider of a service names both sides", () => {
  const lonely = { register: (host: ServerHost) => void host.use(defineService("nobody.does"), "lonely") };
  expect(() => registerExtensions([lonely])).toThrow('the extension "lonely" uses the service "nobody.does"');
});

test("two plugins never register the same member", () => {
  expect(() => registerExtensions([toy, toy])).toThrow("toy-yes-no");
});

describe.each(ANY_ENGINE)("the toy plugin on %s", (engine) => {
  const { root, remove } = toyRoot();
  let app: TestApp;
  let token: string;
  let moderator: string;

  beforeAll(async () => {
    toy.seen.length = 0;
    app = await startApp({ engine, root, extraExtensions: [toy], isFirstStart: true });
    token = await app.signIn("mainAdmin");
    moderator = await app.signIn("moderator");
  });
  afterAll(async () => {
    await app.close();
    remove();
  });

  const post = (url: string, body: object = {}, by = token) => app.call({ method: "POST", url, token: by, body });
  const leader = async (values: object = {}) =>
    (
      await post("/api/toy-leaders", { name: "Ana", surname: "Ruiz", email: `ana${Math.random()}@test.example`, ...values })
    ).json();
  const workshop = (values: object = {}) =>
    post("/api/toy-workshops", { title: { es: "Barro" }, mode: "ON_SITE", room: "hall", ...values });
  const faults = (answer: { json: () => { errors?: { path: string; rule: string }[] } }) =>
    (answer.json().errors ?? []).map(({ path, rule }) => `${path} ${rule}`);

  test("its installation and its demo ran with the first start", () => {
    expect(toy.seen).toEqual(["installation", "demoSeed"]);
  });

  test("its routes answer, and its types are among the registries'", async () => {
    expect((await app.call({ url: "/api/toy/types", token })).json().types).toContain("toy-yes-no");
    expect((await app.call({ url: "/api/toy/types" })).statusCode).toBe(401);
  });

  test("an event is heard within its transaction and after it, an appointment once, and nothing of what is undone", async () => {
    toy.seen.length = 0;
    expect((await post("/api/toy/ring", { times: -1 })).json()).toMatchObject({ code: "toy.bell", status: 409 });
    expect((await post("/api/toy/ring", { times: 101 })).statusCode).toBe(409);
    expect((await post("/api/toy/ring", { times: 3 })).statusCode).toBe(200);
    await expect.poll(() => toy.seen.includes("heard 3") && toy.seen.includes("later")).toBe(true);
    expect([...toy.seen].sort()).toEqual(["heard 3", "later", "rung 101", "rung 3", "rung together 101", "rung together 3"]);
  });

  test("what it notifies of and emits reaches those it says, once it is committed", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { communityId } = (await app.call({ url: "/experienceLabs/personalization/demo" })).json();
    const { id: member } = (await app.call({ url: "/experienceLabs/demo/userData", token: await app.signIn("member") })).json();
    const open = (by: string) => io(address, { transports: ["websocket"], forceNew: true, auth: { token: by } });
    const [own, other] = [open(await app.signIn("member")), open(moderator)];
    const news: object[] = [];
    for (const socket of [own, other]) socket.on("channel", (event) => news.push(event));
    const join = (socket: typeof own, channel: string, id: string) => socket.emitWithAck("join", { channel, id });
    expect(await join(own, "alerts", member)).toBe(true);
    expect(await join(other, "alerts", member)).toBe(false);
    expect(await join(own, "toy", "bell")).toBe(false);
    expect(await join(other, "toy", "bell")).toBe(true);
    expect(await join(other, "toy", "other")).toBe(false);
    expect(await join(other, "nothing", "bell")).toBe(false);
    expect((await post("/api/toy/tell", { member, fails: true })).statusCode).toBe(409);
    expect((await post("/api/toy/tell", { member })).statusCode).toBe(200);
    expect((await post("/api/toy/tell", { member })).statusCode).toBe(200);
    await expect.poll(() => news.length).toBe(3);
    expect(news).toEqual([
      { channel: "alerts", id: member, event: {} },
      { channel: "toy", id: "bell", event: { rings: 2 } },
      { channel: "toy", id: "bell", event: { rings: 2 } },
    ]);
    for (const socket of [own, other]) socket.disconnect();
    const url = `/tester/communities/${communityId}/alerts/page/0/pageSize/100`;
    const inEnglish = { token: await app.signIn("member"), headers: { "accept-language": "en" } };
    const { alerts } = (await app.call({ url, ...inEnglish })).json();
    const told = alerts.filter(({ kind }: { kind: string }) => kind === "toy.rung");
    expect(told).toMatchObject([{ title: "The bell rang 2 times", link: "/toy", seen: false, popup: true, icon: "Extension" }]);
  });

  test("its writes go by the entity's rules, and its mail has the space's look and a link into it", async () => {
    const email = `written-${engine}@test.example`;
    expect((await post("/api/toy/leaders", { email: "nobody" })).json()).toMatchObject({ errors: [{ path: "/email" }] });
    expect((await post("/api/toy/leaders", { email })).json()).toMatchObject({ name: "Eva", email });
    expect((await post("/api/toy/leaders", { email })).json().code).toBe("record.exists");
    expect((await post("/api/toy/leaders", { email: `gone-${email}`, keeps: false })).statusCode).toBe(200);
    const listed = (await app.call({ url: "/api/toy-leaders?filter={}", token })).json() as readonly { email: string }[];
    expect(listed.map((leader) => leader.email).filter((known) => known.endsWith(email))).toEqual([email]);
    const mails = await mailsTo(app, email, 1);
    expect(mails.map(({ template }) => template)).toEqual(["toyRung"]);
    expect(mails[0]?.text).toContain("/c/demo/toy");
  });

  test("its files are for whom it says", async () => {
    const { id: spaceId } = (await app.call({ url: "/api/session", token })).json().space;
    const id = newId();
    await app.database.kysely
      .insertInto("file")
      .values({ id, spaceId, name: "toy.txt", mediaType: "text/plain", size: 3, purpose: "toy" })
      .execute();
    await createLocalFileStore(join(app.dataDir, "files")).write(id, Buffer.from("toy"));
    const read = await app.call({ url: `/files/${id}`, token });
    expect([read.statusCode, read.body]).toEqual([200, "toy"]);
    expect(read.headers["content-disposition"]).toMatch(/^attachment;/);
    for (const other of [undefined, await app.signIn("member")]) {
      expect((await app.call({ url: `/files/${id}`, ...(other ? { token: other } : {}) })).statusCode).toBe(404);
    }
  });

  test("its hooks see every write, and complete the values", async () => {
    toy.seen.length = 0;
    const { id: led } = await leader();
    const made = await workshop({ startsAt: "2027-06-01T10:00:00.000Z", leader: led });
    expect(made.json()).toMatchObject({ least: 1, status: "DRAFT" });
    const url = `/api/toy-workshops/${made.json().id}`;
    await app.call({ method: "PUT", url, token, body: { code: `T${Date.now() % 1e8}` } });
    expect((await post(`${url}/transitions/announce`, {}, moderator)).json()).toMatchObject({ status: "OPEN" });
    await app.call({ method: "DELETE", url, token });
    expect(toy.seen).toEqual([
      "beforeCreate",
      "afterCreate",
      "afterUpdate",
      "beforeTransition announce",
      "afterTransition announce",
      "beforeDelete",
    ]);
  });

  test.each([
    [{ startsAt: "2027-06-01T10:00:00Z", endsAt: "2027-06-01T10:00:00Z" }, "/endsAt orderedStrict"],
    [{ least: 20, seats: 10 }, "/seats orderedNumber"],
    [{ onSite: 4, online: 4, seats: 9 }, "/online sumField"],
    [{ groups: [{ name: "A", size: 4 }], seats: 9 }, "/groups sumField"],
    [{ morning: 0.1, afternoon: 99.8 }, "/afternoon sumWith"],
    [{ province: "Huelva", zone: "Sur" }, "/zone atMostOne"],
    [{ price: 5 }, "/currency together"],
    [{ startsAt: new Date(Date.now() + 3_600_000).toISOString() }, "/startsAt leadHours"],
    [{ bookBy: new Date(Date.now() + 3_600_000).toISOString().slice(0, 10) }, "/bookBy leadDays"],
    [{ mode: "ONLINE" }, "/link required"],
  ])("a rule refuses %j", async (values, fault) => {
    const answer = await workshop(values);
    expect(answer.statusCode).toBe(400);
    expect(faults(answer)).toContain(fault);
  });

  test("what keeps every rule is accepted, decimals that add up too", async () => {
    const answer = await workshop({
      startsAt: "2027-06-01T10:00:00Z",
      endsAt: "2027-06-01T12:00:00Z",
      least: 2,
      seats: 9,
      onSite: 4,
      online: 5,
      groups: [
        { name: "A", size: 4 },
        { name: "B", size: 5, room: "garden" },
      ],
      morning: 33.3,
      afternoon: 66.7,
      price: 5,
      currency: "EUR",
    });
    expect(answer.json()).toMatchObject({ seats: 9, filled: 0 });
  });

  test("computed fields say what the records say", async () => {
    const ana = await leader({ birthDate: "2000-01-01" });
    await workshop({ leader: ana.id, seats: 4 });
    await workshop({ leader: ana.id, seats: 6 });
    const read = (await app.call({ url: `/api/toy-leaders/${ana.id}`, token })).json();
    expect(read).toMatchObject({ fullName: "Ana Ruiz", workshops: 2, seats: 10 });
    expect(read.age).toBeGreaterThanOrEqual(26);
    const filter = encodeURIComponent(JSON.stringify({ workshops_gte: 2 }));
    const sort = encodeURIComponent(JSON.stringify(["workshops", "DESC"]));
    expect((await app.call({ url: `/api/toy-leaders?filter=${filter}&sort=${sort}`, token })).json()[0].id).toBe(ana.id);
  });

  test("references lead to one, to many and to one of several", async () => {
    const [ana, eva] = [await leader(), await leader({ name: "Eva" })];
    const made = (await workshop({ leader: ana.id, assistants: [eva.id, ana.id], subject: `toyLeader/${eva.id}` })).json();
    expect(made).toMatchObject({ assistants: [eva.id, ana.id], subject: `toyLeader/${eva.id}` });
    const missing = crypto.randomUUID();
    expect(faults(await workshop({ assistants: [missing] }))).toEqual(["/assistants reference"]);
    expect(faults(await workshop({ subject: `toyLeader/${missing}` }))).toEqual(["/subject reference"]);
    expect((await workshop({ subject: `country/${missing}` })).statusCode).toBe(400);
  });

  test("observers see the leaders that are shown to them", async () => {
    const observer = await app.signIn("observer");
    const ana = await leader();
    const url = `/api/toy-leaders/${ana.id}`;
    expect((await app.call({ url, token: observer })).statusCode).toBe(404);
    await app.call({ method: "PUT", url, token, body: { isShared: true } });
    // A leader is a person: observers don't read what is personal of them, nor what is made of it.
    const shown = (await app.call({ url, token: observer })).json();
    expect([shown.isShared, "fullName" in shown, "name" in shown]).toEqual([true, false, false]);
    expect((await app.call({ url: "/api/toy-leaders", token: observer })).json()).toHaveLength(1);
  });

  test("secrets and sensitive values stay where they belong", async () => {
    const ana = await leader({ pin: "1234", health: "asthma" });
    expect(JSON.stringify(ana)).not.toContain("1234");
    const url = `/api/toy-leaders/${ana.id}`;
    expect((await app.call({ url, token })).json()).toMatchObject({ health: "asthma" });
    expect((await app.call({ url: "/api/toy-leaders", token })).body).not.toContain("asthma");
    expect((await app.call({ url: `${url}/history`, token })).body).not.toContain("asthma");
    const [stored] = await app.database.query<{ pin: string }>({
      text: "select pin from toy_leader where id = $1",
      values: [ana.id],
    });
    expect(stored?.pin).toMatch(/^\$argon2id\$/);
  });

  test("what is deleted can be restored, and what is erased is gone", async () => {
    const ana = await leader({ health: "eczema" });
    const url = `/api/toy-leaders/${ana.id}`;
    await app.call({ method: "DELETE", url, token });
    expect((await app.call({ url, token })).statusCode).toBe(404);
    expect((await post(`${url}/restore`)).json()).toMatchObject({ id: ana.id });
    expect((await app.call({ url: `${url}/personal-data`, token })).body).toContain("eczema");
    expect((await post(`${url}/erasure`)).statusCode).toBeLessThan(300);
    expect(toy.seen.at(-1)).toBe("afterErasure");
    const everywhere = await app.database.query({
      text: "select 1 from toy_leader t where t::text like '%eczema%' union all select 1 from audit_log a where a::text like '%eczema%'",
      values: [],
    });
    expect(everywhere).toEqual([]);
  });

  test("its job runs in the background and says what it counted", async () => {
    const { job } = (await post("/api/toy/count")).json();
    for (let tries = 0; tries < 100; tries++) {
      const { state, result } = (await app.call({ url: `/api/jobs/${job}`, token })).json();
      if (state === "done") return expect(result).toEqual({ counted: 2 });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error("the job did not end");
  });
});
