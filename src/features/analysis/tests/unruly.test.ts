import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type ModelCall, type ModelReply, passagesOf, startModelService } from "../../../../tests/helpers/modelService";
import type { AnalysisData, PassagePage } from "../shared/api";
import { THEMES } from "./texts";

type Answers = Partial<Record<"title" | "claim" | "code", (call: ModelCall) => unknown>>;

/** A model that groups by two words; what is given goes instead. */
function modelOf({ title, claim, code }: Answers = {}): (call: ModelCall) => ModelReply {
  return (call) => {
    const wanted = JSON.stringify(call.response_format.json_schema.schema);
    if (wanted.includes('"title"')) return { content: title?.(call) ?? titles("Autobuses", "Carril bici") };
    if (wanted.includes('"claim"')) return { content: claim?.(call) ?? { claims: [] } };
    const text = passagesOf(call)[0]?.text ?? "";
    const topic = /autob/i.test(text) ? "t1" : /bici/i.test(text) && wanted.includes('"t2"') ? "t2" : "none";
    return { content: code?.(call) ?? { topic, sentiment: "NEUTRAL" } };
  };
}

const titles = (...all: readonly string[]) => ({ topics: all.map((title) => ({ title })) });

describe("an analysis that doesn't go as it should", () => {
  let app: TestApp;
  let service: Awaited<ReturnType<typeof startModelService>>;
  let reply: (call: ModelCall) => ModelReply | Promise<ModelReply>;
  let moderator: string;
  let community: string;
  let texts = 0;

  beforeAll(async () => {
    service = await startModelService((call) => reply(call));
    app = await startApp({ environment: { LLM_URL: service.url, LLM_MODEL: "small" } });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
  });
  beforeEach(() => {
    reply = modelOf();
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  /** Texts that no call has asked about yet: what the model answered is kept. */
  async function activityWithTexts(): Promise<string> {
    const body = { title: `Cómo te mueves ${Math.random()}`, type: "wat_opinion", description: "Cuéntanos" };
    const { id } = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json();
    texts += 1;
    for (const [number, text] of THEMES.flat().entries())
      await rows(
        app,
        `insert into comment (id, space_id, activity, member, text, seq, audience, status, created_at, updated_at)
         select gen_random_uuid(), $1, $2, id, $3, $4, 'EVERYBODY', 'PUBLISHED', now(), now() from member where email = $5`,
        [community, id, `${text}${"!".repeat(texts)}`, number + 1, "member@demo.test"],
      );
    return id;
  }
  const call = (activity: string, method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object) =>
    app.call({
      ...{ method, url: `/client/communities/${community}/activity/${activity}${path}`, token: moderator },
      ...(body ? { body } : {}),
    });
  const read = async (activity: string): Promise<AnalysisData> => (await call(activity, "GET", "/analysisData")).json();
  const stateOf = async (job: string) => (await app.call({ url: `/api/jobs/${job}`, token: moderator })).json();
  async function start(activity: string): Promise<string> {
    const started = await call(activity, "POST", "/analysis");
    expect(started.statusCode, started.body).toBe(200);
    return started.json().job;
  }
  async function analyse(activity: string): Promise<AnalysisData> {
    const job = await start(activity);
    await expect.poll(async () => (await stateOf(job)).state, { timeout: 30_000 }).toBe("done");
    return read(activity);
  }
  /** A model that answers nothing before it is let go on. */
  function holdModel(answers: Answers = {}) {
    let letGo = () => {};
    const isLetGo = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    reply = async (asked) => {
      await isLetGo;
      return modelOf(answers)(asked);
    };
    return letGo;
  }
  const isRunning = (activity: string) =>
    expect.poll(async () => (await read(activity)).status, { timeout: 20_000 }).toBe("RUNNING");
  const brief = ({ topics }: Pick<AnalysisData, "topics">) => topics.map(({ title, count }) => [title, count]);

  test.each<readonly [string, Answers["title"]]>([
    ["no topic", () => titles()],
    ["topics of 500 letters", () => titles("a".repeat(500), `Autobuses ${"y bicis ".repeat(60)}`)],
  ])("a model that names %s is of no use, and an extract is made", async (_, title) => {
    reply = modelOf({ title });
    expect(await analyse(await activityWithTexts())).toMatchObject({ method: "EXTRACT", modelFault: "FAILED" });
  });

  test.each<readonly [string, Answers["title"]]>([
    ["40 equal topics", () => titles(...Array<string>(39).fill("Autobuses"), "AUTOBUSES")],
    [
      "titles with line breaks and marks that turn text around",
      () => titles("Auto\nbuses", "Carril\u202ebici", "\u200f", "Autobuses"),
    ],
  ])("of %s one is left", async (_, title) => {
    reply = modelOf({ title });
    const data = await analyse(await activityWithTexts());
    expect([data.method, brief(data), data.unassigned]).toEqual(["MODEL", [["Autobuses", 6]], 6]);
  });

  test("statements in HTML, over several lines, or on one text named twice are dropped", async () => {
    const evidence = ["p1", "p2"];
    const wrong = [
      { claim: "<b>El autobús</b> llega tarde", evidence },
      { claim: "El autobús llega tarde.\n\nEl autobús", evidence },
      { claim: "El autobús llega tarde", evidence: ["p1", "p1"] },
      { claim: "", evidence },
    ];
    reply = modelOf({ claim: () => ({ claims: wrong }) });
    const data = await analyse(await activityWithTexts());
    expect(data).toMatchObject({ method: "MODEL", claims: [], droppedClaims: 8, summary: null });
  });

  test("statements on texts that weren't asked about cost their topic its statements alone", async () => {
    reply = modelOf({ claim: () => ({ claims: [{ claim: "El autobús llega tarde", evidence: ["p1", "p99"] }] }) });
    const data = await analyse(await activityWithTexts());
    expect([data.method, data.claims, brief(data)]).toEqual([
      "MODEL",
      [],
      [
        ["Autobuses", 6],
        ["Carril bici", 6],
      ],
    ]);
  });

  /** One statement on each topic. */
  const shared = (call: ModelCall) => ({
    claims: [
      {
        claim: passagesOf(call).some(({ text }) => /autob/i.test(text)) ? "El autobús llega tarde" : "Carril bici y bicicleta",
        evidence: ["p1", "p2"],
      },
    ],
  });
  const statedOf = ({ claims }: AnalysisData) =>
    claims.map(({ topic, text, evidence }) => ({ topic, text, evidence: evidence.map(({ id }) => id) }));

  test("a topic that takes another one in has the statements on both, each with its texts", async () => {
    reply = modelOf({ claim: shared });
    const activity = await activityWithTexts();
    const before = await analyse(activity);
    expect(before.claims).toHaveLength(2);
    const [into, other] = before.topics.map(({ id }) => id);
    const merged = await call(activity, "PUT", "/moderatorTopics", { topics: [{ id: into, merge: [other] }] });
    expect(merged.statusCode, merged.body).toBe(200);
    const after = await read(activity);
    expect(statedOf(after)).toEqual(statedOf(before).map((claim) => ({ ...claim, topic: into })));
    const list: PassagePage = (await call(activity, "GET", `/analysis/topics/${into}/passages`)).json();
    expect(list.total).toBe(12);
    for (const { text } of after.claims) expect(after.summaryLong).toContain(text);
  });

  test("the same statement on two topics that become one is one, with the texts of both", async () => {
    reply = modelOf({ claim: () => ({ claims: [{ claim: "Carril bici y autobús", evidence: ["p1", "p2"] }] }) });
    const activity = await activityWithTexts();
    const [into, other] = (await analyse(activity)).topics.map(({ id }) => id);
    await call(activity, "PUT", "/moderatorTopics", { topics: [{ id: into, merge: [other] }] });
    expect((await read(activity)).claims.map(({ evidence }) => evidence.length)).toEqual([4]);
  });

  test("topics that are merged while an analysis is made stay one, with what it states about both", async () => {
    const activity = await activityWithTexts();
    const [into, other] = (await analyse(activity)).topics;
    await rows(app, "update comment set text = text || '.' where activity = $1", [activity]);
    const letGo = holdModel({ claim: shared });
    const job = await start(activity);
    await isRunning(activity);
    const merge = { id: into?.id, title: into?.title, merge: [other?.id] };
    expect((await call(activity, "PUT", "/moderatorTopics", { topics: [merge] })).statusCode).toBe(200);
    letGo();
    await expect.poll(async () => (await stateOf(job)).state, { timeout: 30_000 }).toBe("done");
    const data = await read(activity);
    expect(brief(data)).toEqual([[into?.title, 12]]);
    expect(data.claims.map(({ topic }) => topic)).toEqual([into?.id, into?.id]);
  });

  test("what the team and members do meanwhile goes before", async () => {
    const activity = await activityWithTexts();
    const { topics } = await analyse(activity);
    const [buses, bikes] = [topics.find(({ title }) => title === "Autobuses"), topics.find(({ title }) => title !== "Autobuses")];
    // Asks about what is kept no more.
    await rows(app, "update comment set text = text || '.' where activity = $1", [activity]);
    const letGo = holdModel();
    const job = await start(activity);
    await isRunning(activity);
    expect((await call(activity, "POST", "/analysis")).statusCode).toBe(409);
    expect((await call(activity, "PUT", "/moderatorTopics", { topics: [{ title: "Parada" }] })).statusCode).toBe(200);
    expect((await call(activity, "PUT", "/moderatorTopics", { topics: [{ id: buses?.id, title: "Bus" }] })).statusCode).toBe(200);
    expect((await call(activity, "DELETE", `/moderatorTopics?topicId=${bikes?.id}`)).statusCode).toBe(200);
    await rows(app, "delete from comment where activity = $1 and text like 'Los autobuses%'", [activity]);
    letGo();
    await expect.poll(async () => (await stateOf(job)).state, { timeout: 30_000 }).toBe("done");
    const data = await read(activity);
    expect(data.topics.map(({ title, origin }) => [title, origin]).toSorted()).toEqual([
      ["Bus", "MODERATOR"],
      ["Parada", "MODERATOR"],
    ]);
    const stop = data.topics.find(({ title }) => title === "Parada");
    expect(stop?.count).toBe(THEMES.flat().filter((text) => text.includes("parada")).length);
    const page: PassagePage = (await call(activity, "GET", `/analysis/topics/${stop?.id}/passages`)).json();
    expect(page.passages.every(({ text }) => text.includes("parada"))).toBe(true);
  });

  test("one that is cancelled leaves what was there, and can be started again", async () => {
    const activity = await activityWithTexts();
    const letGo = holdModel();
    const job = await start(activity);
    await isRunning(activity);
    const cancelled = await app.call({ method: "POST", url: `/api/jobs/${job}/cancel`, token: moderator, body: {} });
    expect(cancelled.json().state).toBe("cancelled");
    await expect.poll(async () => (await read(activity)).status, { timeout: 10_000 }).toBe("NONE");
    letGo();
    expect((await analyse(activity)).status).toBe("READY");
  });

  test("one whose process was killed says so, and can be started again", async () => {
    const activity = await activityWithTexts();
    const { finishedAt } = await analyse(activity);
    const set = "update analysis set status = 'RUNNING', updated_at = now() - make_interval(secs => $2) where activity = $1";
    await rows(app, set, [activity, 60]);
    expect((await read(activity)).status).toBe("RUNNING");
    await rows(app, set, [activity, 120]);
    expect(await read(activity)).toMatchObject({ status: "FAILED", finishedAt });
    expect((await analyse(activity)).status).toBe("READY");
  });

  test("one whose activity is deleted meanwhile ends, and isn't tried again", async () => {
    const activity = await activityWithTexts();
    const letGo = holdModel();
    const job = await start(activity);
    await isRunning(activity);
    const deleted = await app.call({ method: "DELETE", url: `/api/activities/${activity}`, token: moderator });
    expect(deleted.statusCode, deleted.body).toBeLessThan(300);
    letGo();
    await expect.poll(() => stateOf(job), { timeout: 30_000 }).toMatchObject({ state: "failed" });
    expect((await stateOf(job)).result).toMatchObject({ error: "record.notFound" });
  });
});
