import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { newId } from "../../../src/shared/ids";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import type { VideoMessage } from "../shared/messageApi";
import { type Answer, createSessions, type LinkPerson, type Sessions } from "./guestPeople";

const SOON = { timeout: 15_000, interval: 100 };

describe.each(CONCURRENT_ENGINE)("what is written in a video chat on %s", (engine) => {
  let app: TestApp;
  let sessions: Sessions;

  beforeAll(async () => {
    app = await startApp({ engine });
    sessions = await createSessions(app);
  });
  afterEach(() => sessions.closePeers());
  afterAll(() => app.close());

  const comment = (id: string, token: string, room: string, text: string, key = newId()) =>
    sessions.send("POST", `/client/communities/${sessions.community}/activity/${id}/videoComment`, token, { room, text, key });
  const write = (id: string, person: LinkPerson, room: string, text: string) =>
    sessions.byLink(id, person, "POST", "/messages", { room, text, key: newId() });
  const texts = (answer: Answer) => {
    expect(answer.statusCode, answer.body).toBe(200);
    return (answer.json().messages as readonly VideoMessage[]).map(({ text }) => text);
  };

  /** A session that is on, with somebody of each kind in it. */
  async function full() {
    const id = await sessions.open({ status: "STARTED" });
    const [ana, guest, watcher] = [
      await sessions.memberSeat(id),
      await sessions.come(id, "public", "Invitada"),
      await sessions.come(id, "observer", "Marca"),
    ];
    for (const seat of [ana, guest.seat]) await sessions.grant(id, seat, "GRANTED");
    await sessions.send("POST", `/api/activities/${id}/video-chat/presence`, sessions.moderator);
    const read = (token: string, room: string) =>
      sessions.send("GET", `/api/activities/${id}/video-chat/messages?room=${room}`, token);
    const ofMember = () => sessions.send("GET", `/api/member/activities/${id}/video-chat/messages`, sessions.member);
    const ofLink = (person: LinkPerson, room: string) => sessions.byLink(id, person, "GET", `/messages?room=${room}`);
    return { id, ana, guest, watcher, read, ofMember, ofLink };
  }

  test("moderators, members and guests write to the room, which observers only read", async () => {
    const { id, guest, watcher, read, ofMember, ofLink } = await full();
    const { moderator, observer, member, send } = sessions;
    expect((await comment(id, moderator, "ROOM", "¿Qué os parece el abono?")).json()).toMatchObject({
      role: "MODERATOR",
      isOwn: true,
    });
    const posted = await send("POST", `/api/member/activities/${id}/video-chat/messages`, member, { text: "Caro", key: newId() });
    expect(posted.json()).toMatchObject({ role: "MEMBER", text: "Caro" });
    expect((await write(id, guest, "ROOM", "  Me gusta  ")).json()).toMatchObject({
      name: "Invitada",
      role: "GUEST",
      text: "Me gusta",
    });
    expect((await comment(id, observer, "ROOM", "Hola")).json().code).toBe("videoChat.onlyWatching");
    expect((await write(id, watcher, "ROOM", "Hola")).json().code).toBe("videoChat.onlyWatching");
    const all = ["¿Qué os parece el abono?", "Caro", "Me gusta"];
    for (const answer of [
      await read(moderator, "ROOM"),
      await read(observer, "ROOM"),
      await ofMember(),
      await ofLink(guest, "ROOM"),
      await ofLink(watcher, "ROOM"),
    ])
      expect(texts(answer)).toEqual(all);
  });

  test("the back room is the observers' and the moderators': no call, channel or connection of the others knows of it", async () => {
    const { id, guest, watcher, read, ofMember, ofLink } = await full();
    const { moderator, observer, member, send, byLink, community } = sessions;
    const [other, invited, watching] = [
      await sessions.enterAs(id, "member", member),
      await sessions.enterByLink(id, guest),
      await sessions.enterByLink(id, watcher),
    ];
    await expect.poll(() => [other, invited, watching].every((peer) => peer.isOpen()), SOON).toBe(true);
    // Who came last is told to all.
    const quiet = async () => {
      const before = [other, invited].map((peer) => peer.news().filter(({ type }) => type === "changed").length);
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return { before, after: [other, invited].map((peer) => peer.news().filter(({ type }) => type === "changed").length) };
    };
    await expect.poll(async () => ((found) => found.before.join() === found.after.join())(await quiet()), SOON).toBe(true);
    const shown = async () => {
      const answers = [
        await send("POST", `/api/member/activities/${id}/video-chat/presence`, member, {}),
        await send("GET", `/tester/communities/${community}/activity/${id}/videochatData`, member),
        await ofMember(),
        await byLink(id, guest, "POST", "/presence", {}),
        await byLink(id, guest, "GET"),
        await ofLink(guest, "ROOM"),
      ];
      return answers.map(({ statusCode, body }) => `${statusCode} ${body.replace(/"now":"[^"]*"/g, "")}`);
    };
    const [before, heard] = [await shown(), watching.news().filter(({ type }) => type === "changed").length];
    expect((await comment(id, observer, "BACK", "Preguntad por el precio")).statusCode).toBe(200);
    expect((await write(id, watcher, "BACK", "Y por los niños")).statusCode).toBe(200);
    expect((await comment(id, moderator, "BACK", "Voy")).statusCode).toBe(200);
    const all = ["Preguntad por el precio", "Y por los niños", "Voy"];
    for (const answer of [await read(moderator, "BACK"), await read(observer, "BACK"), await ofLink(watcher, "BACK")])
      expect(texts(answer)).toEqual(all);
    await expect.poll(() => watching.news().filter(({ type }) => type === "changed").length, SOON).toBeGreaterThan(heard);
    expect(await shown()).toEqual(before);
    const { before: then, after } = await quiet();
    expect(after).toEqual(then);
    for (const answer of [
      await ofLink(guest, "BACK"),
      await write(id, guest, "BACK", "Hola"),
      await send("GET", `/api/activities/${id}/video-chat/messages?room=BACK`, member),
      await send("POST", `/client/communities/${community}/activity/${id}/videoComment`, member, {
        room: "BACK",
        text: "Hola",
        key: newId(),
      }),
    ])
      expect(answer.statusCode).toBe(403);
    const asked = `/api/member/activities/${id}/video-chat/messages?room=BACK`;
    expect((await send("GET", asked, member)).body).not.toContain("Preguntad");
    expect((await send("GET", `/api/video-messages`, member)).statusCode).toBe(404);
  });

  test("before they are let in, and after they are sent away, people neither read nor write", async () => {
    const { id, ana, guest, watcher, ofMember, ofLink } = await full();
    await comment(id, sessions.moderator, "ROOM", "Hola");
    const waiting = await sessions.come(id, "public", "Espera");
    expect((await ofLink(waiting, "ROOM")).json().code).toBe("videoChat.notAdmitted");
    expect((await write(id, waiting, "ROOM", "Hola")).json().code).toBe("videoChat.notAdmitted");
    for (const seat of [ana, guest.seat, watcher.seat]) await sessions.grant(id, seat, "DENIED");
    for (const answer of [await ofMember(), await ofLink(guest, "ROOM"), await ofLink(watcher, "BACK")])
      expect(answer.json().code).toBe("videoChat.notAdmitted");
    expect((await write(id, guest, "ROOM", "Hola")).json().code).toBe("videoChat.denied");
  });

  test("once it is over, who was in is told so, and not that they weren't let in", async () => {
    const { id, guest, ofMember, ofLink } = await full();
    await sessions.send("POST", `/api/activities/${id}/video-chat/end`, sessions.moderator);
    for (const answer of [await ofMember(), await ofLink(guest, "ROOM")])
      expect([answer.statusCode, answer.json().code]).toEqual([409, "videoChat.over"]);
  });

  test("what is sent again with its key stands there once, and a moderator deletes it for everybody", async () => {
    const { id, guest, read, ofMember } = await full();
    const { moderator, observer, send, byLink } = sessions;
    const key = newId();
    const body = { room: "ROOM", text: "Me gusta", key };
    const twice = await Promise.all([1, 2].map(() => byLink(id, guest, "POST", "/messages", body)));
    expect(new Set(twice.map((answer) => answer.json().id)).size).toBe(1);
    expect(texts(await ofMember())).toEqual(["Me gusta"]);
    const url = `/api/activities/${id}/video-chat/messages/${twice[0]?.json().id}`;
    expect((await send("DELETE", url, observer)).statusCode).toBe(403);
    const version = (await sessions.team(id)).roomChat;
    expect((await send("DELETE", url, moderator)).statusCode).toBe(204);
    expect((await send("DELETE", url, moderator)).statusCode).toBe(404);
    expect(texts(await read(moderator, "ROOM"))).toEqual([]);
    expect((await sessions.team(id)).roomChat).not.toBe(version);
  });

  test("a text is neither empty nor longer than a thousand characters", async () => {
    const { id } = await full();
    for (const text of ["", "   ", "a".repeat(1_001)])
      expect((await comment(id, sessions.moderator, "ROOM", text)).statusCode).toBe(400);
    expect((await comment(id, sessions.moderator, "ROOM", "a".repeat(1_000))).statusCode).toBe(200);
  });
});
