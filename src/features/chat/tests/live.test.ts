import { io, type Socket } from "socket.io-client";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../../../../tests/helpers/app";
import type { ChatListPage, ChatMessage, ChatNews } from "../shared/api/schemas";
import { CHANNEL, TEAM_ROOM } from "../shared/chat";
import { chatsOf, numbersOf } from "./chats";

interface Heard {
  readonly id: string;
  readonly event: ChatNews;
}

describe.each(ENGINES)("chats live on %s", (engine) => {
  let app: TestApp;
  let chats: Awaited<ReturnType<typeof chatsOf>>;
  let address: string;
  const open: Socket[] = [];

  beforeAll(async () => {
    app = await startApp({ engine });
    chats = await chatsOf(app, 2);
    address = await app.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterEach(() => {
    for (const socket of open.splice(0)) socket.disconnect();
  });
  afterAll(() => app.close());

  async function connect(token: string) {
    const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
    open.push(socket);
    const heard: Heard[] = [];
    socket.on("channel", ({ channel, id, event }) => channel === CHANNEL && heard.push({ id, event }));
    await new Promise<void>((resolve, reject) => {
      socket.once("connect", resolve);
      socket.once("connect_error", reject);
    });
    const join = (id: string): Promise<boolean> => socket.emitWithAck("join", { channel: CHANNEL, id });
    return { socket, heard, join };
  }
  const until = async (isThere: () => boolean) => {
    for (let tries = 0; tries < 100 && !isThere(); tries++) await new Promise((resolve) => setTimeout(resolve, 30));
    expect(isThere()).toBe(true);
  };
  const messagesOf = (heard: readonly Heard[]) => heard.flatMap(({ event }) => (event.kind === "message" ? event.message : []));

  test("a chat is heard by the person whose it is and by moderators, and by nobody else", async () => {
    const [ana, luis] = [chats.people[0], chats.people[1] ?? chats.people[0]];
    const [member, other, moderator, observer] = await Promise.all(
      [ana.token, luis.token, chats.moderator, chats.observer].map(connect),
    );
    expect(await member?.join(ana.memberId)).toBe(true);
    expect(await moderator?.join(ana.memberId)).toBe(true);
    expect(await moderator?.join(TEAM_ROOM)).toBe(true);
    for (const id of [ana.memberId, TEAM_ROOM]) {
      expect(await other?.join(id)).toBe(false);
      expect(await observer?.join(id)).toBe(false);
    }
    expect(await member?.join(chats.observerId)).toBe(false);
    const sent = (await chats.write(ana, "Hello")).json();
    await until(() => messagesOf(moderator?.heard ?? []).length === 1 && messagesOf(member?.heard ?? []).length === 1);
    expect(messagesOf(moderator?.heard ?? [])[0]).toMatchObject({ id: sent.id, seq: sent.seq, message: "Hello" });
    await until(() => moderator?.heard.some(({ id, event }) => id === TEAM_ROOM && event.kind === "changed") ?? false);
    await chats.post(`${chats.client}/chat/${ana.memberId}/see`, chats.moderator);
    await until(() => member?.heard.some(({ event }) => event.kind === "seen" && event.side === "team") ?? false);
    await chats.post(`${chats.tester}/chat/deleteMessages`, ana.token, { messages: [sent.id] });
    await until(() => moderator?.heard.some(({ event }) => event.kind === "deleted" && event.ids.includes(sent.id)) ?? false);
    expect([other?.heard, observer?.heard]).toEqual([[], []]);
  });

  test("what was written during a break is read on from the last number", async () => {
    const ana = chats.people[0];
    const first = await connect(ana.token);
    await first.join(ana.memberId);
    const { seq } = (await chats.answer(ana, "Before")).json();
    await until(() => messagesOf(first.heard).length === 1);
    first.socket.disconnect();
    for (const text of ["One", "Two"]) await chats.answer(ana, text);
    const again = await connect(ana.token);
    expect(await again.join(ana.memberId)).toBe(true);
    await chats.answer(ana, "After");
    await until(() => messagesOf(again.heard).length === 1);
    expect(messagesOf(again.heard)[0]?.seq).toBe(seq + 3);
    expect(numbersOf((await chats.own(ana, `?after=${seq}`)).messages)).toEqual([seq + 1, seq + 2, seq + 3]);
  });

  test("an observer who is removed hears nothing any more, and the team keeps what was written", async () => {
    const observer = await connect(chats.observer);
    expect(await observer.join(chats.observerId)).toBe(true);
    const path = `${chats.client}/observerChat/${chats.observerId}/messages`;
    const say = (clientKey: string) => chats.post(path, chats.moderator, { clientKey, message: "For you" });
    await say("before-removal");
    await until(() => messagesOf(observer.heard).length === 1);
    await chats.post(path, chats.observer, { clientKey: "from-observer", message: "From me" });
    const { name } = (await chats.get(path, chats.moderator)).json().person;
    await until(() => messagesOf(observer.heard).length === 2);
    const gone = new Promise((resolve) => observer.socket.once("disconnect", resolve));
    const administrator = await app.signIn("mainAdmin");
    const removed = await app.call({ method: "DELETE", url: `/api/moderators/${chats.observerId}`, token: administrator });
    expect(removed.statusCode, removed.body).toBeLessThan(300);
    await gone;
    const refused = await say("after-removal");
    expect([refused.statusCode, refused.json().code]).toEqual([409, "chat.mayNotWrite"]);
    expect(messagesOf(observer.heard)).toHaveLength(2);
    const left = { id: chats.observerId, name, hasLeft: true };
    const { messages, person, mayWrite } = (await chats.get(path, chats.moderator)).json();
    expect([mayWrite, person]).toMatchObject([false, left]);
    expect(messages.map(({ message, author }: ChatMessage) => [message, author?.name])).toContainEqual(["From me", name]);
    const { items }: ChatListPage = (await chats.get(`${chats.client}/observerChat/list`, chats.moderator)).json();
    expect(items.find(({ id }) => id === chats.observerId)).toMatchObject({ ...left, lastAt: expect.any(String) });
  });
});
