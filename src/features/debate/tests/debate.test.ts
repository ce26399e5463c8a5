import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { actWhilePosting } from "../../../../tests/helpers/actWhilePosting";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { DebateSettings, TeamDebate, TopicSettings } from "../shared/api";

const NOISE: TopicSettings = { title: "El ruido", tag: "ruido", color: "#3447d4" };
const MARKET: TopicSettings = { title: "El mercado", description: "Los sábados", color: "#0b7a75" };
const PARK: TopicSettings = { title: "El parque", color: "#b3261e" };

describe.each(CONCURRENT_ENGINE)("a debate on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    app = await startApp({ engine });
    [community, moderator] = [await demoId(app), await app.signIn("moderator")];
    [ana, luis] = (await signInMany(app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => app.close());

  const send = (url: string, body: object = {}, token = moderator) => app.call({ method: "POST", url, token, body });
  const remove = (url: string, token = moderator) => app.call({ method: "DELETE", url, token });
  const save = (id: string, body: DebateSettings) => send(`/client/communities/${community}/activity/${id}/step2Debate`, body);
  const move = (id: string, name: string) => send(`/api/activities/${id}/transitions/${name}`);
  const read = async (id: string): Promise<TeamDebate> =>
    (await app.call({ url: `/api/activities/${id}/debate`, token: moderator })).json();
  const own = async (id: string, { token }: SignedIn) =>
    (await app.call({ url: `/api/member/activities/${id}/debate`, token })).json();
  const say = (id: string, body: object, { token }: SignedIn = ana) =>
    send(`/tester/communities/${community}/activity/${id}/comment`, { text: "Lo mío", ...body }, token);
  const said = async (id: string, body: object, who: SignedIn = ana): Promise<string> => (await say(id, body, who)).json().id;

  async function create(values: object = {}): Promise<string> {
    const body = { title: "El barrio", type: "wat_chat", description: "Cuenta", labs: 20, ...values };
    return (await send("/api/activities", body)).json().id;
  }
  /** An open debate, with the ids of its topics. */
  async function open(settings: DebateSettings = { topics: [NOISE, MARKET] }, values: object = {}) {
    const id = await create(values);
    const { topics } = (await save(id, settings)).json() as TeamDebate;
    expect((await move(id, "open")).statusCode).toBe(200);
    return { id, topics: topics.map((topic) => topic.id), settings: { ...settings, topics } };
  }
  const statusOf = async (id: string, { memberId }: SignedIn = ana) =>
    (
      await rows<{ status: string }>(app, "select status from participation where activity = $1 and member = $2", [id, memberId])
    )[0]?.status;
  const bookings = (id: string, { memberId }: SignedIn = ana) =>
    rows(app, "select id from ledger_transfer where activity = $1 and member = $2 and reason = 'ACTIVITY'", [id, memberId]);
  /** As the page sends topics that it has read. */
  const sent = (topics: TeamDebate["topics"]) => topics.map(({ comments: _comments, ...topic }) => topic);

  test("opens once it has a topic; its topics keep their order, texts and colours", async () => {
    const id = await create();
    const refused = await move(id, "open");
    expect([refused.statusCode, refused.json().errors?.[0]?.path]).toEqual([400, "/topics"]);
    const saved = (await save(id, { topics: [NOISE, MARKET], minTopics: 1 })).json();
    expect(saved).toMatchObject({ topics: [{ ...NOISE, comments: 0 }, MARKET], minTopics: 1 });
    const [noise, market] = sent(saved.topics);
    // Two that swap their titles, and one between them.
    const swapped = [{ ...market, title: NOISE.title }, PARK, { ...noise, title: MARKET.title }] as readonly TopicSettings[];
    expect((await save(id, { topics: swapped })).json().minTopics).toBeNull();
    expect((await read(id)).topics.map(({ title }) => title)).toEqual([NOISE.title, PARK.title, MARKET.title]);
    expect((await read(id)).topics.map((topic) => topic.id)).toEqual([market?.id, expect.any(String), noise?.id]);
    expect((await move(id, "open")).statusCode).toBe(200);
  });

  test("two topics are never called the same, none is without a title, and no more count than there are", async () => {
    const id = await create();
    const first = async (body: object) => (await save(id, body as DebateSettings)).json().errors?.[0];
    expect(await first({ topics: [NOISE, { ...MARKET, title: " el RUIDO " }] })).toMatchObject({ path: "/topics/1/title" });
    expect(await first({ topics: [NOISE, { color: "#000000" }] })).toMatchObject({ path: "/topics/1/title" });
    expect(await first({ topics: [{ ...NOISE, title: " " }] })).toMatchObject({ path: "/topics/0/title" });
    expect(await first({ topics: [{ ...NOISE, color: "red" }] })).toMatchObject({ path: "/topics/0/color" });
    expect(await first({ topics: [NOISE], minTopics: 2 })).toMatchObject({ path: "/minTopics", rule: "maximum" });
    expect(await first({ topics: [NOISE], minTopics: 0 })).toMatchObject({ path: "/minTopics" });
    expect((await read(id)).topics).toEqual([]);
    const { topics } = await open();
    expect((await save(id, { topics: [{ ...NOISE, id: topics[0] ?? "" }] })).statusCode).toBe(404);
    const survey = (await send("/api/activities", { title: "Otra", type: "wat_poll", description: "No" })).json().id;
    expect((await save(survey, { topics: [NOISE] })).statusCode).toBe(404);
    const foreign = `/client/communities/${id}/activity/${id}/step2Debate`;
    expect((await send(foreign, { topics: [NOISE] })).statusCode).toBe(404);
  });

  test("is begun with the first topic and done with the last, by a thread or a reply", async () => {
    const { id, topics } = await open();
    const [noise = "", market = ""] = topics;
    expect(await own(id, ana)).toEqual({ needed: 2, answered: [] });
    await said(id, { topicId: noise });
    expect(await statusOf(id)).toBe("STARTED");
    expect((await app.call({ url: `/api/member/activities/${id}`, token: ana.token })).json()).toMatchObject({ progress: 0.5 });
    const his = await said(id, { topicId: market }, luis);
    await said(id, { parentCommentId: his });
    expect(await own(id, ana)).toEqual({ needed: 2, answered: expect.arrayContaining([noise, market]) });
    expect([await statusOf(id), await statusOf(id, luis)]).toEqual(["COMPLETED", "STARTED"]);
    expect(await bookings(id)).toHaveLength(1);
  });

  test("of two topics answered at once both count, and it is paid once", async () => {
    for (let n = 0; n < 3; n += 1) {
      const { id, topics } = await open();
      const answers = await Promise.all(topics.flatMap((topicId) => [say(id, { topicId }), say(id, { topicId })]));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
      expect(await statusOf(id)).toBe("COMPLETED");
      expect(await bookings(id)).toHaveLength(1);
    }
  });

  test.runIf(engine === "postgres")("one that goes while another is answered is counted no more", async () => {
    const { id, topics } = await open();
    const [noise = "", market = ""] = topics;
    const first = await said(id, { topicId: noise });
    const [posted, gone] = await actWhilePosting({
      ...{ databaseUrl: app.databaseUrl ?? "", activityId: id },
      post: () => say(id, { topicId: market }),
      act: () => remove(`/client/communities/comment/${first}`),
    });
    expect([posted.statusCode, gone.statusCode]).toEqual([200, 204]);
    expect(await own(id, ana)).toEqual({ needed: 2, answered: [market] });
    expect(await statusOf(id)).toBe("STARTED");
  });

  test("two threads that go at once with the replies of the same people take both back", async () => {
    const { id, topics } = await open();
    const threads: string[] = [];
    for (const [topicId, order] of [
      [topics[0], [ana, luis]],
      [topics[1], [luis, ana]],
    ] as const) {
      const thread = (
        await send(`/client/communities/${community}/activity/${id}/comment`, { text: "¿Qué decís?", topicId })
      ).json().id as string;
      for (const who of order) await said(id, { parentCommentId: thread }, who);
      threads.push(thread);
    }
    expect([await statusOf(id), await statusOf(id, luis)]).toEqual(["COMPLETED", "COMPLETED"]);
    const answers = await Promise.all(threads.map((thread) => remove(`/client/communities/comment/${thread}`)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect([await statusOf(id), await statusOf(id, luis)]).toEqual(["STARTED", "STARTED"]);
  });

  test("the minimum counts; what is hidden doesn't until it is published again", async () => {
    const { id, topics } = await open({ topics: [NOISE, MARKET, PARK], minTopics: 2 });
    await said(id, { topicId: topics[0] });
    const second = await said(id, { topicId: topics[2] });
    expect(await statusOf(id)).toBe("COMPLETED");
    const show = (isHidden: boolean) =>
      app.call({ method: "PUT", url: `/client/communities/comment/${second}/visibility`, token: moderator, body: { isHidden } });
    await show(true);
    expect([await statusOf(id), await own(id, ana)]).toEqual(["STARTED", { needed: 2, answered: [topics[0]] }]);
    await show(false);
    expect(await statusOf(id)).toBe("COMPLETED");
    // Another one in the same topic goes: the topic stays answered.
    const again = await said(id, { topicId: topics[0] });
    await remove(`/client/communities/comment/${again}`);
    expect(await statusOf(id)).toBe("COMPLETED");
  });

  test("more topics take nothing from who had done enough; fewer complete who had answered them", async () => {
    const { id, settings, topics } = await open();
    const [noise = "", market = ""] = topics;
    const extra = await said(id, { topicId: noise });
    await said(id, { topicId: noise });
    await said(id, { topicId: market });
    await said(id, { topicId: noise }, luis);
    const known = sent(settings.topics);
    await save(id, { topics: [...known, PARK] });
    await said(id, { topicId: noise });
    await remove(`/client/communities/comment/${extra}`);
    expect([await statusOf(id), await statusOf(id, luis)]).toEqual(["COMPLETED", "STARTED"]);
    await save(id, { topics: sent((await read(id)).topics), minTopics: 1 });
    expect([await statusOf(id), await statusOf(id, luis)]).toEqual(["COMPLETED", "COMPLETED"]);
    expect([await bookings(id), await bookings(id, luis)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test("a topic with comments doesn't go by itself, and says how many it has", async () => {
    const { id, settings, topics } = await open();
    await said(id, { topicId: topics[0] });
    const [noise, market] = sent(settings.topics);
    const refused = (await save(id, { topics: [market] as readonly TopicSettings[] })).json();
    expect(refused).toMatchObject({ code: "debate.topicHasComments", status: 409 });
    expect(refused.detail ?? refused.title).toContain("1");
    expect((await remove(`/api/topics/${topics[0]}`)).json().code).toBe("debate.topicHasComments");
    expect((await save(id, { topics: [noise] as readonly TopicSettings[] })).json().topics).toHaveLength(1);
    expect((await remove(`/api/activities/${id}`)).statusCode).toBeLessThan(300);
    expect(await rows(app, "select id from topic where activity = $1", [id])).toEqual([]);
  });

  test("isn't written in before it begins, after it ends, nor by who isn't chosen or has something to do first", async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const later = await create({ startsAt: soon });
    const [topic] = ((await save(later, { topics: [NOISE] })).json() as TeamDebate).topics;
    await move(later, "announce");
    expect((await say(later, { topicId: topic?.id })).json()).toMatchObject({ code: "activity.notOpen" });
    const over = await open();
    await move(over.id, "finish");
    expect((await say(over.id, { topicId: over.topics[0] })).json().code).toBe("activity.closed");
    const hidden = await open({ topics: [NOISE] }, { visibility: "PRIVATE", participants: [luis.memberId] });
    expect((await say(hidden.id, { topicId: hidden.topics[0] })).statusCode).toBe(404);
    expect((await app.call({ url: `/api/member/activities/${hidden.id}/debate`, token: ana.token })).statusCode).toBe(404);
    expect((await say(hidden.id, { topicId: hidden.topics[0] }, luis)).statusCode).toBe(200);
    const first = await open({ topics: [NOISE] }, { title: "Primero esto" });
    const next = await open({ topics: [NOISE] }, { prerequisites: [first.id] });
    expect((await say(next.id, { topicId: next.topics[0] })).json()).toMatchObject({
      code: "activity.locked",
      prerequisites: [{ id: first.id, title: "Primero esto" }],
    });
    await said(first.id, { topicId: first.topics[0] });
    expect((await say(next.id, { topicId: next.topics[0] })).statusCode).toBe(200);
    for (const { id } of [over, hidden]) expect(await statusOf(id)).toBeUndefined();
  });

  test("only members react, and nobody but the team replies where that is off", async () => {
    const { id, topics } = await open();
    const his = await said(id, { topicId: topics[0] }, luis);
    const react = (comment: string, token: string) =>
      app.call({
        method: "PUT",
        url: `/tester/communities/comment/${comment}/reaction`,
        token,
        body: { reactionType: "LIKE" },
      });
    expect((await react(his, ana.token)).json()).toMatchObject({ likes: 1, reaction: "LIKE" });
    expect((await react(his, moderator)).statusCode).toBe(403);
    const quiet = await open({ topics: [NOISE] }, { showActions: false });
    const thread = await said(quiet.id, { topicId: quiet.topics[0] }, luis);
    expect((await say(quiet.id, { parentCommentId: thread })).json().code).toBe("comments.mayNotWrite");
    expect((await react(thread, ana.token)).json().code).toBe("comments.mayNotWrite");
    const reply = { text: "Gracias", parentCommentId: thread };
    expect((await send(`/client/communities/${community}/activity/${quiet.id}/comment`, reply)).statusCode).toBe(200);
  });

  test("results cross how much each one wrote in each topic", async () => {
    const { id, topics } = await open();
    const [noise = "", market = ""] = topics;
    await said(id, { topicId: noise });
    await said(id, { topicId: noise });
    await said(id, { topicId: market }, luis);
    const answer = await app.call({ url: `/api/activities/${id}/variables.csv`, token: moderator });
    const [head = "", ...lines] = answer.body.replace("\ufeff", "").trim().split(/\r?\n/);
    const columns = head.split(/[;,]/);
    const counts = lines.map((line) => line.split(/[;,]/).slice(columns.indexOf("topic1")));
    expect(columns.slice(-2)).toEqual(["topic1", "topic2"]);
    expect(counts.toSorted()).toEqual([
      ["0", "1"],
      ["2", "0"],
    ]);
  });

  test("a copy has its topics and its minimum, and nothing of what was said", async () => {
    const { id, topics } = await open({ topics: [NOISE, MARKET], minTopics: 1 });
    await said(id, { topicId: topics[0] });
    const copy = (await send(`/client/communities/${community}/activity/${id}/duplicate`)).json().id as string;
    const { minTopics, topics: copied } = await read(copy);
    expect([minTopics, copied.map(({ title, comments }) => [title, comments])]).toEqual([
      1,
      [
        [NOISE.title, 0],
        [MARKET.title, 0],
      ],
    ]);
    expect(copied.some((topic) => topics.includes(topic.id))).toBe(false);
  });
});
