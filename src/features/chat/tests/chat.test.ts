import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, CONCURRENT_ENGINE, startApp, type TestApp } from "../../../../tests/helpers/app";
import { otherCommunity } from "../../../../tests/helpers/communities";
import { rows } from "../../../../tests/helpers/identity";
import { chatsOf, numbersOf, textsOf } from "./chats";

type Chats = Awaited<ReturnType<typeof chatsOf>>;

describe.each(ANY_ENGINE)("chats on %s", (engine) => {
  let app: TestApp;
  let chats: Chats;
  let nextPerson = 0;

  beforeAll(async () => {
    app = await startApp({ engine });
    chats = await chatsOf(app, 14);
  });
  afterAll(() => app.close());

  /** A member of whom there is no chat yet. */
  function somebody() {
    const person = chats.people[nextPerson++];
    if (!person) throw new Error("More members are needed");
    return person;
  }
  const alertsOf = (column: "member" | "moderator", id: string) =>
    rows<{ params: { author: string } }>(app, `select params from notification where kind = 'chat.message' and ${column} = $1`, [
      id,
    ]);

  test("there is no chat before the first message; then both sides read it, and each knows what the other has read", async () => {
    const ana = somebody();
    expect(await chats.own(ana)).toMatchObject({ messages: [], lastSeq: 0, hasEarlier: false, mayWrite: true });
    expect((await chats.list()).items.map(({ id }) => id)).not.toContain(ana.memberId);
    const before = await chats.unseen(chats.moderator, chats.client);
    const sent = await chats.write(ana, "  Hello  ");
    expect(sent.statusCode, sent.body).toBe(200);
    expect(sent.json()).toMatchObject({ seq: 1, sender: "MEMBER", message: "Hello", seen: false, author: { id: ana.memberId } });
    expect(await chats.unseen(chats.moderator, chats.client)).toBe(before + 1);
    expect((await chats.list()).items[0]).toMatchObject({ id: ana.memberId, unseen: 1, last: { message: "Hello" } });

    const seen = await chats.post(`${chats.client}/chat/${ana.memberId}/see`, chats.moderator, { seq: 1 });
    expect(seen.json()).toEqual({ unseen: 0 });
    expect(await chats.unseen(chats.moderator, chats.client)).toBe(before);
    expect((await chats.answer(ana, "Welcome", chats.administrator)).json()).toMatchObject({ seq: 2, sender: "STAFF" });
    expect(await chats.unseen(ana.token, chats.tester)).toBe(1);
    expect(await chats.own(ana)).toMatchObject({ seen: { person: 1, team: 2 }, messages: [{ seen: true }, { seen: false }] });
    await chats.post(`${chats.tester}/chat/see`, ana.token, { seq: 99 });
    expect(await chats.unseen(ana.token, chats.tester)).toBe(0);
    // Markers only move on.
    await chats.post(`${chats.tester}/chat/see`, ana.token, { seq: 1 });
    expect((await chats.page(ana)).seen).toEqual({ person: 2, team: 2 });
  });

  test("the same key is the same message, and another text under it is refused", async () => {
    const ana = somebody();
    const body = { clientKey: randomUUID(), message: "Once" };
    const [first, second] = [await chats.write(ana, body), await chats.write(ana, body)];
    expect(second.json()).toEqual(first.json());
    expect((await chats.write(ana, { ...body, message: "Twice" })).json().code).toBe("chat.keyUsed");
    expect((await chats.own(ana)).lastSeq).toBe(1);
  });

  test("a message says something: blanks don't, and 5,000 characters are the most", async () => {
    const ana = somebody();
    expect((await chats.write(ana, " \n ")).json().code).toBe("chat.empty");
    expect((await chats.write(ana, { clientKey: "short", message: "a" })).statusCode).toBe(400);
    expect((await chats.write(ana, "a".repeat(5_001))).statusCode).toBe(400);
    expect((await chats.write(ana, "a".repeat(5_000))).statusCode).toBe(200);
  });

  test("20 messages are a page, the newest last; earlier and later ones are read by number", async () => {
    const ana = somebody();
    for (let number = 1; number <= 23; number++) await chats.answer(ana, `${number}`);
    const page = await chats.own(ana);
    expect([page.messages.length, page.messages.at(-1)?.seq, page.hasEarlier]).toEqual([20, 23, true]);
    const earlier = await chats.own(ana, "?before=4");
    expect([numbersOf(earlier.messages), earlier.hasEarlier]).toEqual([[1, 2, 3], false]);
    expect(textsOf((await chats.own(ana, "?after=21")).messages)).toEqual(["22", "23"]);
    expect((await chats.get(`${chats.tester}/chat/messages?before=x`, ana.token)).statusCode).toBe(400);
  });

  test("members don't reach others' chats, observers no member's, and nobody those of another community", async () => {
    const [ana, luis] = [somebody(), somebody()];
    await chats.write(ana, "Just between us");
    expect((await chats.own(luis)).messages).toEqual([]);
    const path = `${chats.client}/chat/${ana.memberId}/messages`;
    expect((await chats.get(path, luis.token)).statusCode).toBe(403);
    for (const url of [path, `${chats.client}/chatList`, `${chats.client}/chatUnseen`])
      expect((await chats.get(url, chats.observer)).statusCode, url).toBe(403);
    for (const url of [
      `${chats.client}/observerChat/${ana.memberId}/messages`,
      `${chats.client}/observerChat/${randomUUID()}/messages`,
    ])
      expect((await chats.get(url, chats.observer)).statusCode, url).toBe(404);
    expect((await app.call({ url: path })).statusCode).toBe(401);
    const elsewhere = await otherCommunity(app, "chat-elsewhere");
    expect((await chats.get(path, elsewhere.administrator)).statusCode).toBe(404);
    const foreign = `/client/communities/${elsewhere.communityId}/chat/${ana.memberId}/messages`;
    expect((await chats.get(foreign, elsewhere.administrator)).statusCode).toBe(404);
  });

  test("an observer has a chat with the moderators, which no member sees", async () => {
    const { client, observer, observerId, moderator, post, get } = chats;
    const path = `${client}/observerChat/${observerId}/messages`;
    const own = (await get(`${client}/observerChat/list`, observer)).json();
    expect(own.items.map(({ id }: { id: string }) => id)).toEqual([observerId]);
    const body = { clientKey: randomUUID(), message: "Ask her about the price" };
    const sent = await post(path, observer, body);
    expect(sent.json()).toMatchObject({ sender: "OBSERVER", message: body.message, author: { id: observerId } });
    expect((await get(`${client}/observerChat/unseen`, moderator)).json().unseen).toBe(1);
    expect((await post(`${client}/chat/${observerId}/seeObs`, moderator)).json()).toEqual({ unseen: 0 });
    expect((await post(path, moderator, { ...body, clientKey: randomUUID() })).json().sender).toBe("STAFF");
    expect((await get(`${client}/observerChat/unseen`, observer)).json().unseen).toBe(1);
    await post(`${client}/chat/${observerId}/seeObs`, observer);
    expect((await get(`${client}/observerChat/unseen`, observer)).json().unseen).toBe(0);
    expect((await get(path, somebody().token)).statusCode).toBe(403);
    // The chat of a member isn't the observer's to note as read.
    expect((await post(`${client}/chat/${chats.people[0].memberId}/seeObs`, observer)).statusCode).toBe(404);
  });

  test("a member deletes own messages and a moderator any; that there was one stays", async () => {
    const ana = somebody();
    const mine = (await chats.write(ana, "Forget this")).json();
    const theirs = (await chats.answer(ana, "Noted")).json();
    const remove = (messages: readonly string[]) => chats.post(`${chats.tester}/chat/deleteMessages`, ana.token, { messages });
    expect((await remove([theirs.id])).statusCode).toBe(403);
    expect((await remove([randomUUID()])).statusCode).toBe(404);
    expect((await remove([mine.id])).json()).toEqual({ deleted: [mine.id] });
    expect((await remove([mine.id])).json()).toEqual({ deleted: [] });
    expect((await chats.page(ana)).messages[0]).toMatchObject({ seq: 1, isDeleted: true, message: null });
    expect((await chats.list()).items.find(({ id }) => id === ana.memberId)?.unseen).toBe(0);
    const path = `${chats.client}/chat/${ana.memberId}/deleteMessages`;
    expect((await chats.post(path, chats.observer, { messages: [theirs.id] })).statusCode).toBe(404);
    expect((await chats.post(path, chats.moderator, { messages: [theirs.id] })).json()).toEqual({ deleted: [theirs.id] });
    expect(await rows(app, "select id from chat_message where message = 'Forget this'")).toEqual([]);
    await chats.write(ana, "What is left");
    const timeline = (await chats.get(`/api/members/${ana.memberId}/timeline?kind=message`, chats.moderator)).json();
    expect(timeline.entries.map(({ text }: { text: string | null }) => text)).toEqual(["What is left"]);
  });

  test("the team marks chats and messages, which members aren't told", async () => {
    const ana = somebody();
    const { id } = (await chats.write(ana, "Important")).json();
    const mark = (body: object) =>
      app.call({ method: "PUT", url: `${chats.client}/chat/${ana.memberId}/mark`, token: chats.moderator, body });
    expect((await mark({ isMarked: true })).json()).toEqual({ isMarked: true });
    expect((await mark({ isMarked: true, messageId: id })).statusCode).toBe(200);
    expect((await mark({ isMarked: true, messageId: randomUUID() })).statusCode).toBe(404);
    expect((await chats.list("?filter=marked")).items.map((chat) => chat.id)).toContain(ana.memberId);
    expect((await chats.page(ana)).messages[0]?.isMarked).toBe(true);
    expect(await chats.own(ana)).toMatchObject({ isMarked: false, messages: [{ isMarked: false }] });
    await mark({ isMarked: false });
    expect((await chats.list("?filter=marked")).items.map((chat) => chat.id)).not.toContain(ana.memberId);
  });

  test("the list is searched by nickname as it is typed, and unread chats come first", async () => {
    const [ana, luis] = [somebody(), somebody()];
    await chats.write(ana, "Still unread");
    await chats.answer(luis, "Newer, but read");
    const ids = (await chats.list()).items.map(({ id }) => id);
    expect(ids.indexOf(ana.memberId)).toBeLessThan(ids.indexOf(luis.memberId));
    expect((await chats.list("?filter=unread")).items.map(({ id }) => id)).not.toContain(luis.memberId);
    const [{ nickname }] = (await rows<{ nickname: string }>(app, "select nickname from member where id = $1", [
      ana.memberId,
    ])) as [{ nickname: string }];
    const found = await chats.list(`?search=${nickname.slice(2).toUpperCase()}`);
    expect(found.items.map(({ id }) => id)).toContain(ana.memberId);
    expect((await chats.list("?search=%25")).items).toEqual([]);
  });

  test("whose membership is paused isn't written to, and nobody else's chat is made", async () => {
    const ana = somebody();
    await rows(app, "update member set status = 'INACTIVE' where id = $1", [ana.memberId]);
    expect((await chats.answer(ana, "Hello?")).json().code).toBe("chat.mayNotWrite");
    expect([401, 403, 409]).toContain((await chats.write(ana, "Hello?")).statusCode);
    expect((await chats.answer({ memberId: randomUUID() }, "Hello?")).statusCode).toBe(404);
  });

  test("one alert speaks of all that is unread, and goes once it is read", async () => {
    const ana = somebody();
    for (const text of ["One", "Two", "Three"]) await chats.answer(ana, text);
    expect(await alertsOf("member", ana.memberId)).toHaveLength(1);
    await chats.post(`${chats.tester}/chat/see`, ana.token);
    expect(await alertsOf("member", ana.memberId)).toHaveLength(0);
    await chats.answer(ana, "Four");
    expect(await alertsOf("member", ana.memberId)).toHaveLength(1);
    const [role] = await rows<{ id: string }>(app, "select id from staff_role where email = 'moderator@demo.test' limit 1");
    const before = (await alertsOf("moderator", role?.id ?? "")).length;
    for (const text of ["Five", "Six"]) await chats.write(ana, text);
    expect(await alertsOf("moderator", role?.id ?? "")).toHaveLength(before + 1);
    expect(await alertsOf("moderator", chats.observerId)).toHaveLength(0);
  });
});

describe.each(CONCURRENT_ENGINE)("chats of many at once on %s", (engine) => {
  let app: TestApp;
  let chats: Chats;

  beforeAll(async () => {
    app = await startApp({ engine });
    chats = await chatsOf(app, 2);
  });
  afterAll(() => app.close());

  test("numbers have no gap where both sides write at once", async () => {
    const [ana] = chats.people;
    const sent = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0 ? chats.write(ana, `m${index}`) : chats.answer(ana, `s${index}`),
      ),
    );
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200));
    const { messages, lastSeq } = await chats.own(ana);
    expect(lastSeq).toBe(20);
    expect(numbersOf(messages)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1));
  });

  test("a message that is sent five times at once is one message", async () => {
    const luis = chats.people[1];
    if (!luis) throw new Error("a second member is needed");
    const body = { clientKey: randomUUID(), message: "Impatient" };
    const sent = await Promise.all(Array.from({ length: 5 }, () => chats.write(luis, body)));
    expect(new Set(sent.map((answer) => answer.json().id)).size).toBe(1);
    expect((await chats.own(luis)).lastSeq).toBe(1);
  });

  test("whoever sends more than anybody writes is asked to wait", async () => {
    const luis = chats.people[1];
    if (!luis) throw new Error("a second member is needed");
    const codes: number[] = [];
    for (let index = 0; index < 62; index++) codes.push((await chats.write(luis, `${index}`)).statusCode);
    expect(codes.at(-1)).toBe(429);
  });
});
