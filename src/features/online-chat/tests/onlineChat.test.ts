import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { demoId } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { type SignedIn, signInMany } from "../../../../tests/helpers/manyMembers";
import type { MemberChat, TeamChat } from "../shared/api";

const MINUTE = 60_000;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE).toISOString();

describe.each(CONCURRENT_ENGINE)("an online chat on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let administrator: string;
  let observer: string;
  let ana: SignedIn;
  let luis: SignedIn;

  beforeAll(async () => {
    app = await startApp({ engine });
    community = await demoId(app);
    [moderator, administrator, observer] = await Promise.all([
      app.signIn("moderator"),
      app.signIn("administrator"),
      app.signIn("observer"),
    ]);
    [ana, luis] = (await signInMany(app, 2)) as [SignedIn, SignedIn];
  });
  afterAll(() => app.close());

  const call = (method: "GET" | "POST" | "PUT", url: string, token: string, body?: object) =>
    app.call({ method, url, token, ...(body ? { body } : {}) });
  const path = (id: string) => `/api/activities/${id}/online-chat`;
  const own = (id: string) => `/api/member/activities/${id}/online-chat`;
  const save = (id: string, body: object, token = moderator) => call("PUT", path(id), token, body);
  const move = (id: string, name: string) => call("POST", `/api/activities/${id}/transitions/${name}`, moderator, {});
  const settings = (more: object = {}) => ({
    startsAt: inMinutes(-10),
    endsAt: inMinutes(50),
    areLatecomersWelcome: true,
    questions: [{ text: "How was your week?" }, { text: "And the weekend?" }],
    ...more,
  });

  async function create(values: object = {}): Promise<string> {
    const body = { title: `Chat ${randomUUID()}`, type: "wat_chat_online", description: "Come and talk", labs: 10, ...values };
    return (await call("POST", "/api/activities", moderator, body)).json().id;
  }
  async function open(more: object = {}) {
    const id = await create();
    const saved = await save(id, settings(more));
    expect(saved.statusCode, saved.body).toBe(200);
    const opened = await move(id, "open");
    expect(opened.statusCode, opened.body).toBe(200);
    return { id, questions: (saved.json() as TeamChat).questions.map(({ id: question }) => question) };
  }
  /** The session is over. */
  const end = (id: string) =>
    rows(app, "update online_chat set starts_at = now() - interval '2 hours', ends_at = now() where activity = $1", [id]);

  const say = (id: string, { token }: SignedIn = ana, more: object = {}) =>
    call("POST", `/tester/communities/${community}/activity/${id}/comment`, token, { text: "Hello", ...more });
  const send = (id: string, question: string | undefined, token = moderator) =>
    call("POST", `${path(id)}/questions/${question}/send`, token, {});
  const mute = (id: string, { memberId }: SignedIn, isMuted: boolean, token = moderator) =>
    call("PUT", `${path(id)}/members/${memberId}/mute`, token, { isMuted });
  const come = async (id: string, { token }: SignedIn = ana): Promise<MemberChat> =>
    (await call("POST", `${own(id)}/presence`, token, {})).json();
  const statusOf = async (id: string, { memberId }: SignedIn = ana) =>
    (
      await rows<{ status: string }>(app, "select status from participation where activity = $1 and member = $2", [id, memberId])
    )[0]?.status;

  test("opens once it has a time and a question, and the session fits the activity", async () => {
    const id = await create({ startsAt: inMinutes(60), endsAt: inMinutes(600) });
    expect((await move(id, "announce")).json().errors?.[0]?.path).toBe("/startsAt");
    const at = (from: number, to: number) => save(id, settings({ startsAt: inMinutes(from), endsAt: inMinutes(to) }));
    expect((await at(120, 120)).json().errors?.[0]?.path).toBe("/endsAt");
    expect((await at(120, 301)).json().errors?.[0]?.path).toBe("/endsAt");
    expect((await at(30, 90)).json().errors?.[0]?.path).toBe("/startsAt");
    expect((await at(550, 620)).json().errors?.[0]?.path).toBe("/endsAt");
    const empty = settings({ startsAt: inMinutes(120), endsAt: inMinutes(180), questions: [] });
    expect((await save(id, empty)).statusCode).toBe(200);
    expect((await move(id, "announce")).json().errors?.[0]?.path).toBe("/questions");
    expect((await save(id, { ...empty, questions: [{ text: " Why? " }] })).json()).toMatchObject({
      questions: [{ text: "Why?", sentAt: null }],
      timeZone: "Europe/Madrid",
    });
    expect((await move(id, "announce")).statusCode).toBe(200);
    expect((await save(id, settings(), observer)).statusCode).toBe(403);
  });

  test("nobody writes before the session; in it everybody does, which is taking part", async () => {
    const { id } = await open({ startsAt: inMinutes(10), endsAt: inMinutes(40) });
    expect((await say(id)).json().code).toBe("comments.mayNotWrite");
    expect((await come(id)).people.map(({ id: member }) => member)).toEqual([ana.memberId]);
    await save(id, settings());
    const said = await say(id);
    expect(said.statusCode, said.body).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
    const reply = { parentCommentId: said.json().id };
    expect((await say(id, luis, reply)).statusCode).toBe(200);
    expect(await statusOf(id, luis)).toBe("COMPLETED");
    await call("PUT", `/client/communities/comment/${said.json().id}/visibility`, moderator, { isHidden: true });
    expect(await statusOf(id)).toBe("STARTED");
  });

  test("a question that several send at once is asked once, and stays as it was asked", async () => {
    const { id, questions } = await open();
    const answers = await Promise.all(
      [moderator, administrator, moderator, administrator].map((token) => send(id, questions[0], token)),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const asked = await rows(app, "select text from comment where activity = $1 and is_question", [id]);
    expect(asked).toEqual([{ text: "How was your week?" }]);
    expect((await send(id, questions[0])).json().questions[0].sentAt).not.toBeNull();
    expect((await send(id, randomUUID())).statusCode).toBe(404);
    expect((await send(id, questions[1], observer)).statusCode).toBe(403);
    const words = (text: string) => [{ id: questions[0], text }, { text: "A new one" }];
    expect((await save(id, settings({ questions: words("Another") }))).json().code).toBe("onlineChat.questionSent");
    expect((await save(id, settings({ questions: [{ text: "Another" }] }))).json().code).toBe("onlineChat.questionSent");
    expect((await save(id, settings({ questions: words("How was your week?") }))).json().questions).toHaveLength(2);
    const { id: later, questions: unsent } = await open({ startsAt: inMinutes(10), endsAt: inMinutes(40) });
    expect((await send(later, unsent[0])).json().code).toBe("onlineChat.notLive");
  });

  test("who missed the session answers its questions, and nothing else; all of them is taking part", async () => {
    const { id, questions } = await open();
    const chatter = (await say(id, luis)).json();
    await send(id, questions[0]);
    await send(id, questions[1]);
    await end(id);
    const { questions: sent } = (await call("GET", own(id), ana.token)).json() as MemberChat;
    expect(sent.map(({ text, isAnswered }) => [text, isAnswered])).toEqual([
      ["How was your week?", false],
      ["And the weekend?", false],
    ]);
    expect((await say(id)).json().code).toBe("comments.mayNotWrite");
    expect((await say(id, ana, { parentCommentId: chatter.id })).json().code).toBe("onlineChat.onlyQuestions");
    expect((await say(id, ana, { parentCommentId: sent[0]?.commentId })).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("STARTED");
    expect((await say(id, ana, { parentCommentId: sent[1]?.commentId })).statusCode).toBe(200);
    expect(await statusOf(id)).toBe("COMPLETED");
    expect((await send(id, questions[0])).statusCode).toBe(200);
  });

  test("where latecomers aren't welcome the end of the session is the end", async () => {
    const { id, questions } = await open({ areLatecomersWelcome: false });
    await send(id, questions[0]);
    await end(id);
    const [question] = ((await call("GET", own(id), ana.token)).json() as MemberChat).questions;
    expect((await say(id, ana, { parentCommentId: question?.commentId })).json().code).toBe("comments.mayNotWrite");
  });

  test("who is muted reads on; only moderators mute", async () => {
    const { id } = await open();
    expect((await mute(id, ana, true, observer)).statusCode).toBe(403);
    expect((await mute(id, ana, true, luis.token)).statusCode).toBe(403);
    expect((await mute(id, { ...ana, memberId: randomUUID() }, true)).statusCode).toBe(404);
    expect((await mute(id, ana, true)).json().people).toMatchObject([{ id: ana.memberId, isMuted: true, seenAt: null }]);
    expect((await say(id)).json()).toMatchObject({ code: "onlineChat.muted", status: 403 });
    expect((await come(id)).isMuted).toBe(true);
    expect((await say(id, luis)).statusCode).toBe(200);
    await mute(id, ana, false);
    expect((await say(id)).statusCode).toBe(200);
  });

  test("who has not been heard of for some minutes is gone, and nobody comes to a private chat of others", async () => {
    const { id } = await open();
    await Promise.all([come(id), come(id), come(id, luis)]);
    expect((await come(id)).people).toHaveLength(2);
    await rows(app, "update chat_presence set seen_at = now() - interval '201 seconds' where member = $1", [luis.memberId]);
    expect((await come(id)).people.map(({ id: member }) => member)).toEqual([ana.memberId]);
    await rows(app, "update activity set visibility = 'PRIVATE' where id = $1", [id]);
    expect((await call("POST", `${own(id)}/presence`, ana.token, {})).statusCode).toBe(404);
  });

  test("the transcript says who said what and when, by the community's clocks", async () => {
    const { id, questions } = await open();
    await send(id, questions[0]);
    await say(id, ana, { text: "Fine,\nthanks" });
    const hidden = (await say(id, luis, { text: "rude" })).json();
    await call("PUT", `/client/communities/comment/${hidden.id}/visibility`, moderator, { isHidden: true });
    const file = await call("GET", `${path(id)}/transcript.txt`, observer);
    expect(file.headers["content-type"]).toContain("text/plain");
    expect(file.body).toMatch(
      /\(Europe\/Madrid\)\n\n\[.{19}\] .+: \? How was your week\?\n\[.{19}\] crowd-\d+: Fine,\n {4}thanks\n$/,
    );
  });

  test("a copy has the guide, with nothing asked yet", async () => {
    const { id, questions } = await open();
    await send(id, questions[0]);
    const copied = await call("POST", `/client/communities/${community}/activity/${id}/duplicate`, moderator);
    const chat = (await call("GET", path(copied.json().id), moderator)).json() as TeamChat;
    expect(chat.questions.map(({ text, sentAt }) => [text, sentAt])).toEqual([
      ["How was your week?", null],
      ["And the weekend?", null],
    ]);
  });

  test("the demo's chat is over, and what was asked in it stands in its guide", async () => {
    const [demo] = await rows<{ id: string }>(app, "select id from activity where title like 'Charla: %'");
    const chat = (await call("GET", path(demo?.id ?? ""), moderator)).json() as TeamChat;
    expect(chat.questions.map(({ sentAt }) => sentAt !== null)).toEqual([true, true, true, true]);
  });
});
