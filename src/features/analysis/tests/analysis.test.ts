import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { runSchedules } from "../../../../tests/helpers/schedules";
import type { AnalysisData, PassagePage, Topic } from "../shared/api";
import { THEMES } from "./texts";

describe.each(ANY_ENGINE)("an analysis on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let base: string;
  let activity: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    const community = await demoId(app);
    const member = await app.signIn("member");
    const body = { title: "Cómo te mueves", type: "wat_opinion", description: "Cuéntanos" };
    activity = (await app.call({ method: "POST", url: "/api/activities", token: moderator, body })).json().id;
    base = `/client/communities/${community}/activity/${activity}`;
    const [{ id: author }] = (await rows<{ id: string }>(app, "select id from member where email = $1", [
      "member@demo.test",
    ])) as [{ id: string }];
    expect(member).toBeTruthy();
    for (const [number, text] of THEMES.flat().entries())
      await rows(
        app,
        `insert into comment (id, space_id, activity, member, text, seq, audience, status, created_at, updated_at)
         values (gen_random_uuid(), $1, $2, $3, $4, $5, 'EVERYBODY', 'PUBLISHED', now(), now())`,
        [community, activity, author, text, number + 1],
      );
  });
  afterAll(() => app.close());

  const call = (
    method: "GET" | "POST" | "PUT" | "DELETE",
    path: string,
    { token = moderator, body }: { token?: string; body?: object } = {},
  ) => app.call({ method, url: `${base}${path}`, token, ...(body ? { body } : {}) });
  const data = async (): Promise<AnalysisData> => (await call("GET", "/analysisData")).json();
  const passages = async (topic: string): Promise<PassagePage> =>
    (await call("GET", `/analysis/topics/${topic}/passages`)).json();
  async function analyse(): Promise<AnalysisData> {
    const { finishedAt } = await data();
    const started = await call("POST", "/analysis");
    expect(started.statusCode, started.body).toBe(200);
    const isNew = async () => {
      const now = await data();
      return now.status === "READY" && now.finishedAt !== finishedAt;
    };
    await expect.poll(isNew, { timeout: 20_000 }).toBe(true);
    return data();
  }
  const about = (topics: readonly Topic[], word: string) => {
    const topic = topics.find(({ words }) => words.includes(word));
    if (!topic) throw new Error(`no topic about ${word}: ${JSON.stringify(topics)}`);
    return topic;
  };

  test("it says what members wrote about: topics whose counts are their lists, and quotes that are stored", async () => {
    expect((await data()).status).toBe("NONE");
    const { topics, quotes, method, readPassages, totalPassages, unassigned } = await analyse();
    expect({ method, readPassages, totalPassages }).toEqual({ method: "EXTRACT", readPassages: 12, totalPassages: 12 });
    expect(topics.reduce((sum, { count }) => sum + count, unassigned)).toBe(12);
    for (const { id, count } of topics) expect((await passages(id)).total).toBe(count);
    const bus = await passages(about(topics, "autobús").id);
    expect(bus.passages.every(({ text }) => /autob/i.test(text))).toBe(true);
    const stored = new Set(THEMES.flat());
    for (const { passages } of quotes) for (const { text } of passages) expect(stored).toContain(text);
  });

  test("what the team names, merges and adds stays when it is made again", async () => {
    const before = await data();
    const [bus, bike] = [about(before.topics, "autobús"), about(before.topics, "carril")];
    const renamed = await call("PUT", "/moderatorTopics", { body: { topics: [{ id: bus.id, title: "Autobuses" }] } });
    expect(renamed.json().topics).toMatchObject([{ id: bus.id, title: "Autobuses", origin: "MODERATOR" }]);
    const again = await analyse();
    expect(again.topics.find(({ id }) => id === bus.id)).toMatchObject({ title: "Autobuses", count: bus.count });
    expect(again.changes).toMatchObject({ added: 0, gone: 0 });
    const added = await call("PUT", "/moderatorTopics", { body: { topics: [{ title: "Parada" }] } });
    const stop = added.json().topics.find(({ title }: Topic) => title === "Parada");
    expect(stop.count).toBe(THEMES.flat().filter((text) => text.includes("parada")).length);
    const { id } = about((await data()).topics, "carril");
    const merge = await call("PUT", "/moderatorTopics", { body: { topics: [{ id: bus.id, merge: [stop.id, id] }] } });
    expect(merge.statusCode).toBe(200);
    expect((await passages(bus.id)).total).toBe(bus.count + bike.count);
    const gone = await call("PUT", "/moderatorTopics", { body: { topics: [{ id: bike.id, title: "Bici" }] } });
    expect(gone.statusCode).toBe(409);
    expect((await call("DELETE", `/moderatorTopics?topicId=${bus.id}`)).statusCode).toBe(200);
    expect((await passages("none")).total).toBe((await data()).unassigned);
    await rows(app, "update analysis set removed_topics = null");
  });

  test("a small topic of the team's own stays with its texts, and a removed one doesn't come back", async () => {
    const { topics } = await analyse();
    const [bus, bike] = [about(topics, "autobús"), about(topics, "carril")];
    const small = (await call("PUT", "/moderatorTopics", { body: { topics: [{ title: "Parada" }] } })).json();
    const { id } = small.topics.find(({ title }: Topic) => title === "Parada");
    const own = (await passages(id)).passages.map(({ text }) => text);
    expect((await call("DELETE", `/moderatorTopics?topicId=${bike.id}`)).statusCode).toBe(200);
    const again = await analyse();
    expect(again.topics.find((topic) => topic.id === id)).toMatchObject({ title: "Parada", origin: "MODERATOR" });
    expect((await passages(id)).passages.map(({ text }) => text)).toEqual(expect.arrayContaining(own));
    expect(again.topics.some(({ words }) => words.some((word) => bike.words.slice(0, 2).includes(word)))).toBe(false);
    expect(again.topics.some((topic) => topic.id === bus.id || topic.words.some((word) => bus.words.includes(word)))).toBe(true);
    const taken = await call("PUT", "/moderatorTopics", { body: { topics: [{ title: "parada" }] } });
    expect([taken.statusCode, taken.json().code]).toEqual([409, "analysis.sameTitle"]);
    await call("DELETE", `/moderatorTopics?topicId=${id}`);
    await rows(app, "update analysis set removed_topics = null");
  });

  test("a summary of the team's own stands until it is taken back; observers read and change nothing", async () => {
    const observer = await app.signIn("observer");
    expect((await call("PUT", "/changeSummary", { body: { summary: "Faltan carriles." } })).json().summary).toBe(
      "Faltan carriles.",
    );
    const read = await call("GET", "/analysis", { token: observer });
    expect(read.json()).toMatchObject({ summary: "Faltan carriles." });
    expect((await call("PUT", "/changeSummary", { token: observer, body: { summary: "x" } })).statusCode).toBe(403);
    expect((await call("POST", "/analysis", { token: observer })).statusCode).toBe(403);
    expect((await call("PUT", "/changeSummary", { body: { summary: " " } })).json().summary).toBeNull();
  });

  test("what is hidden or deleted is neither quoted nor counted: every number is its list's, and says how many are gone", async () => {
    const before = await analyse();
    const [quote, other] = (await data()).quotes[0]?.passages ?? [];
    const expectCounts = async (expected: object) => {
      const now = await data();
      expect(now).toMatchObject({ readPassages: 12, totalPassages: 12, ...expected });
      for (const { id, count } of now.topics) expect((await passages(id)).total).toBe(count);
      expect((await passages("none")).total).toBe(now.unassigned);
      expect(now.topics.reduce((sum, { count }) => sum + count, now.unassigned + now.removedPassages)).toBe(12);
      for (const { id, count } of now.topics) {
        const { passages: listed } = await passages(id);
        expect(listed).toHaveLength(Math.min(count, 10));
      }
      return now;
    };
    await expectCounts({ removedPassages: 0, newPassages: 0 });
    await rows(app, "update comment set status = 'HIDDEN' where id = $1", [quote?.id]);
    await rows(app, "update comment set deleted_at = now() where id = $1", [other?.id]);
    const { quotes, topics } = await expectCounts({ removedPassages: 2, newPassages: 0 });
    expect(topics.find(({ id }) => id === before.quotes[0]?.topic)?.count).toBe((before.topics[0]?.count ?? 0) - 2);
    const texts = quotes.flatMap(({ passages }) => passages.map(({ text }) => text));
    expect(texts).not.toContain(quote?.text);
    expect(texts).not.toContain(other?.text);
    await rows(app, "update comment set status = 'PUBLISHED', deleted_at = null where id = $1", [other?.id]);
    await expectCounts({ removedPassages: 1, newPassages: 0 });
    // What was reported waits for the team before it is quoted.
    await rows(
      app,
      `insert into comment_report (id, space_id, comment, member, reason, created_at, updated_at)
       select gen_random_uuid(), space_id, id, member, 'OFFENSIVE', now(), now() from comment where id = $1`,
      [other?.id],
    );
    const { quotes: others } = await expectCounts({ removedPassages: 2, newPassages: 0 });
    expect(others.flatMap(({ passages }) => passages.map(({ text }) => text))).not.toContain(other?.text);
    await rows(app, "update comment_report set settled_at = now() where comment = $1", [other?.id]);
    await expectCounts({ removedPassages: 1, newPassages: 0 });
    expect(await analyse()).toMatchObject({ readPassages: 11, totalPassages: 11, removedPassages: 0 });
  });

  test("it is made two hours after the activity's end, once", async () => {
    await rows(app, "delete from analysis where activity = $1", [activity]);
    await rows(app, "update activity set status = 'ACTIVE', announced = 'OPENED' where id = $1", [activity]);
    const finished = await app.call({ method: "POST", url: `${base}/finish`, token: moderator, body: {} });
    expect(finished.statusCode, finished.body).toBeLessThan(300);
    const { status, dueAt } = await data();
    expect(status).toBe("PENDING");
    expect(Math.abs(Date.parse(dueAt ?? "") - Date.now() - 2 * 3_600_000)).toBeLessThan(60_000);
    await runSchedules(app, "analysis.due");
    expect((await data()).status).toBe("PENDING");
    await rows(app, "update analysis set due_at = now() - interval '1 minute' where activity = $1", [activity]);
    await runSchedules(app, "analysis.due");
    expect(await data()).toMatchObject({ status: "READY", dueAt: null, readPassages: 11 });
  });
});
