import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { figure } from "../../../tests/helpers/drill";
import { rows } from "../../../tests/helpers/identity";
import { createSessions, PASSWORD, type Sessions, total } from "./guestPeople";
import { createPeer } from "./peer";

const SOON = { timeout: 15_000, interval: 100 };

describe.each(CONCURRENT_ENGINE)("people without an account on %s", (engine) => {
  let app: TestApp;
  let sessions: Sessions;

  beforeAll(async () => {
    app = await startApp({ engine });
    sessions = await createSessions(app);
  });
  afterEach(() => sessions.closePeers());
  afterAll(() => app.close());

  test("a guest with the password waits, is let in, and talks with a member and the moderator", async () => {
    const { open, come, byLink, grant, team, memberSeat, member, moderator } = sessions;
    const id = await open({ status: "STARTED" });
    const ana = await memberSeat(id);
    const guest = await come(id, "public", "Invitada");
    expect((await byLink(id, guest, "POST", "/presence", {})).json()).toMatchObject({
      ...{ status: "STARTED", role: "GUEST", name: "Invitada", access: "PENDING", people: [], roomChat: null, backRoom: null },
    });
    const offer = await createPeer().offer();
    expect((await byLink(id, guest, "POST", "/connection", { offer })).json().code).toBe("videoChat.notAdmitted");
    expect((await team(id)).seats.find(({ seat }) => seat === guest.seat)).toMatchObject({
      ...{ role: "GUEST", isByLink: true, access: "PENDING", isHere: true, isConnected: false },
    });
    for (const seat of [ana, guest.seat]) expect((await grant(id, seat, "GRANTED")).statusCode).toBe(200);
    const chair = await sessions.enterAs(id, "team", moderator);
    const other = await sessions.enterAs(id, "member", member);
    const peer = await sessions.enterByLink(id, guest);
    for (const one of [chair, other, peer]) await expect.poll(() => Object.keys(one.received()).length, SOON).toBe(4);
    const { people, title } = (await byLink(id, guest, "POST", "/presence", { isHandUp: true })).json();
    expect(title).toBe("Charla en directo");
    expect(people.map(({ role }: { role: string }) => role).sort()).toEqual(["GUEST", "MEMBER", "MODERATOR"]);
    expect((await team(id)).seats.find(({ seat }) => seat === guest.seat)).toMatchObject({ isHandUp: true, isConnected: true });
    // Who is told nothing by a socket is told on the connection.
    expect(peer.news().some(({ type }) => type === "changed")).toBe(true);
    expect((await byLink(id, guest, "POST", "/leave")).statusCode).toBe(204);
    await expect.poll(async () => (await team(id)).seats.find(({ seat }) => seat === guest.seat)?.isConnected, SOON).toBe(false);
  });

  test("a guest who is denied access gets no packet more, and no way back", async () => {
    const { open, come, byLink, grant, moderator } = sessions;
    const id = await open({ status: "STARTED" });
    const guest = await come(id, "public", "Ruidoso");
    await grant(id, guest.seat, "GRANTED");
    await sessions.enterAs(id, "team", moderator);
    const peer = await sessions.enterByLink(id, guest);
    await expect.poll(() => total(peer), SOON).toBeGreaterThan(50);
    await grant(id, guest.seat, "DENIED");
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const before = total(peer);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(total(peer)).toBe(before);
    expect((await byLink(id, guest, "POST", "/presence", {})).json()).toMatchObject({ access: "DENIED", people: [] });
    const offer = await createPeer().offer();
    expect((await byLink(id, guest, "POST", "/connection", { offer })).json().code).toBe("videoChat.denied");
    // The name of whoever was sent away isn't another's either.
    expect((await sessions.join(id, "public", "Ruidoso")).statusCode).toBe(400);
  });

  test("an observer by link sees and hears all, and is in no list, no stream and no word of the others", async () => {
    const { open, come, byLink, grant, team, memberSeat, member, moderator, send } = sessions;
    const id = await open({ status: "STARTED" });
    const [ana, guest] = [await memberSeat(id), await come(id, "public", "Invitada")];
    for (const seat of [ana, guest.seat]) await grant(id, seat, "GRANTED");
    const chair = await sessions.enterAs(id, "team", moderator);
    const other = await sessions.enterAs(id, "member", member);
    const invited = await sessions.enterByLink(id, guest);
    for (const one of [chair, other, invited]) await expect.poll(() => Object.keys(one.received()).length, SOON).toBe(4);
    const told = [other, invited].map((peer) => peer.news().length);
    const watcher = await come(id, "observer", "Marca");
    const watching = await sessions.enterByLink(id, watcher);
    await expect.poll(() => Object.keys(watching.received()).length, SOON).toBe(6);
    await expect.poll(() => total(watching), SOON).toBeGreaterThan(200);
    for (const one of [chair, other, invited]) expect(Object.keys(one.received())).toHaveLength(4);
    for (const [index, peer] of [other, invited].entries()) {
      expect(JSON.stringify(peer.news())).not.toContain(watcher.seat);
      expect(
        peer
          .news()
          .slice(told[index])
          .filter(({ type }) => type === "changed"),
      ).toEqual([]);
    }
    const seen = [
      await send("POST", `/api/member/activities/${id}/video-chat/presence`, member, {}),
      await send("GET", `/tester/communities/${sessions.community}/activity/${id}/videochatData`, member),
      await byLink(id, guest, "POST", "/presence", {}),
      await byLink(id, guest, "GET"),
    ];
    for (const { body } of seen) {
      expect(body).not.toContain(watcher.seat);
      expect(body).not.toContain("Marca");
    }
    expect((await team(id)).seats.find(({ seat }) => seat === watcher.seat)).toMatchObject({ role: "OBSERVER", isByLink: true });
    expect((await byLink(id, watcher, "POST", "/presence", {})).json().people).toHaveLength(3);
    // A moderator may send them away, too.
    expect((await grant(id, watcher.seat, "DENIED")).statusCode).toBe(200);
    const after = await byLink(id, watcher, "POST", "/presence", {});
    expect(after.json()).toMatchObject({ access: "DENIED", people: [], roomChat: null, backRoom: null });
  });

  test("who knows the guests' link and the password is no observer: that takes the key of the observers' own link", async () => {
    const { open, come, ask, byLink, grant, keyOf, send, team, observer } = sessions;
    const id = await open({ status: "STARTED" });
    const guest = await come(id, "public", "Invitada");
    const expelled = await come(id, "public", "Ruidoso");
    await grant(id, guest.seat, "GRANTED");
    await grant(id, expelled.seat, "DENIED");
    const key = await keyOf(id);
    expect(key.length).toBeGreaterThan(40);
    const refused = (await ask(id, "observerVideochatJoin", { nickname: "Espía", password: "no-es-esta", key })).json();
    expect(refused.code).toBe("videoChat.wrongPassword");
    const elsewhere = await keyOf(await open());
    for (const guess of [{}, { key: "" }, { key: elsewhere }, { key: key.toLowerCase() }]) {
      const answer = await ask(id, "observerVideochatJoin", { nickname: "Espía", password: PASSWORD, ...guess }, "203.0.113.40");
      expect({ ...answer.json(), instance: undefined }).toEqual({ ...refused, instance: undefined });
    }
    expect((await team(id)).seats.filter(({ role, isByLink }) => role === "OBSERVER" && isByLink)).toEqual([]);
    const validated = async (body: object) => (await ask(id, "passwordValidation", { password: PASSWORD, ...body })).statusCode;
    expect([await validated({}), await validated({ key }), await validated({ key: elsewhere })]).toEqual([200, 200, 403]);
    // Guesses of the key count as those of the password.
    for (let guess = 0; guess < 6; guess += 1)
      await ask(id, "observerVideochatJoin", { nickname: "Espía", password: PASSWORD, key: `${guess}` }, "203.0.113.40");
    const late = await ask(id, "observerVideochatJoin", { nickname: "Espía", password: PASSWORD, key }, "203.0.113.40");
    expect(late.statusCode).toBe(429);
    // Nobody but moderators is told it.
    const watched = await send("GET", `/client/communities/${sessions.community}/activity/${id}/videochatObserver`, observer);
    const seen = [watched, await byLink(id, guest, "POST", "/presence", {}), await byLink(id, expelled, "GET")];
    for (const { body } of seen) expect(body).not.toContain(key);
    expect((await ask(id, "observerVideochatJoin", { nickname: "Marca", password: PASSWORD, key })).statusCode).toBe(200);
  });

  test("links that lead to nothing, to a session that isn't open, and to one of another type are answered alike", async () => {
    const { open, join, ask, community } = sessions;
    const closed = await open({ isOpen: false });
    const [other] = await rows<{ id: string }>(app, "select id from activity where type = 'wat_chat' limit 1");
    const nothing = "0193fd0a-7c1e-7000-8000-00000000dead";
    const answers = await Promise.all(
      [closed, other?.id ?? "", nothing].flatMap((id) => [
        ...(["public", "observer"] as const).map((link) => join(id, link, "Ana", PASSWORD)),
        ask(id, "passwordValidation", { password: PASSWORD }),
        app.call({ url: `/experienceLabs/${community}/activity/${id}/videochat/public` }),
      ]),
    );
    const bodies = answers.map((answer) => ({ ...answer.json(), instance: undefined }));
    expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(bodies[0].code).toBe("videoChat.notOpen");
  });

  test("before its waiting room opens and after its end nobody joins, and it is said which", async () => {
    const { open, join, ask } = sessions;
    const early = await open({ status: "UNAVAILABLE" });
    expect((await ask(early, "passwordValidation", { password: PASSWORD })).json()).toEqual({ isValid: true });
    const late = await open({ status: "ENDED" });
    for (const link of ["public", "observer"] as const) {
      expect((await join(early, link, "Ana")).json().code).toBe("videoChat.notYet");
      expect((await join(late, link, "Ana")).json().code).toBe("videoChat.over");
    }
  });

  test("a nickname is no e-mail, nothing offensive, and nobody else's of the session, whoever asks for it at once", async () => {
    const { open, join, memberSeat } = sessions;
    const id = await open();
    await memberSeat(id);
    const [{ nickname = "" } = {}] = await rows<{ nickname: string }>(app, "select nickname from member where email = $1", [
      "member@demo.test",
    ]);
    for (const name of ["ana@mail.test", "Gilipollas", "\u200b", nickname, nickname.toUpperCase()]) {
      const answer = await join(id, "public", name);
      expect([answer.statusCode, answer.json().errors?.[0]?.path], name).toEqual([400, "/nickname"]);
    }
    const both = await Promise.all([join(id, "public", "Gemela"), join(id, "observer", "gemela")]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test("guests take places", async () => {
    const { open, come, grant } = sessions;
    const id = await open({ values: { videoChatParticipants: 1 } });
    const [one, two] = [await come(id, "public", "Uno"), await come(id, "public", "Dos")];
    const answers = await Promise.all([one, two].map(({ seat }) => grant(id, seat, "GRANTED")));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test(
    "of many wrong passwords ten a minute are looked at, and a right one among those that are not is refused alike",
    async () => {
      const { open, ask, join } = sessions;
      const id = await open();
      const counts = new Map<number, number>();
      const began = Date.now();
      const tries = Array.from({ length: figure({ commit: 300, drill: 10_000 }) }, (_, index) => index);
      const run = async () => {
        for (let next = tries.pop(); next !== undefined; next = tries.pop()) {
          const { statusCode, headers } = await ask(id, "passwordValidation", { password: `abono-${next + 8}` }, "203.0.113.7");
          counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1);
          if (statusCode === 429) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        }
      };
      await Promise.all(Array.from({ length: 40 }, run));
      const minutes = Math.ceil((Date.now() - began) / 60_000);
      expect([...counts.keys()].sort()).toEqual([403, 429]);
      expect(counts.get(403)).toBeGreaterThanOrEqual(10);
      expect(counts.get(403)).toBeLessThanOrEqual(10 * minutes);
      // Another address and another session are looked at as before.
      expect((await ask(id, "passwordValidation", { password: PASSWORD }, "203.0.113.8")).statusCode).toBe(200);
      const other = await open();
      for (const one of Array.from({ length: 12 }, (_, index) => index)) {
        const answer = await join(other, "public", `Persona ${one}`, "no-es-esta", "203.0.113.9");
        expect(answer.statusCode).toBe(one < 10 ? 403 : 429);
      }
      for (const name of ["publicVideochatJoin", "observerVideochatJoin", "passwordValidation"]) {
        const body = { password: PASSWORD, ...(name.includes("Join") ? { nickname: "Ana" } : {}) };
        expect((await ask(other, name, body, "203.0.113.9")).statusCode, name).toBe(429);
      }
    },
    figure({ commit: 120_000, drill: 600_000 }),
  );

  test("a seat is its browser's alone: without its cookie, with another's, or from another page there is none", async () => {
    const { open, come, byLink, publicUrl } = sessions;
    const id = await open({ status: "STARTED" });
    const guest = await come(id, "public", "Invitada");
    const url = `${publicUrl(id)}/videochat/public/presence`;
    const call = (headers: Readonly<Record<string, string>>) => app.call({ method: "POST", url, body: {}, headers });
    expect((await call({})).json().code).toBe("videoChat.noSeat");
    expect((await call({ cookie: guest.cookie })).json().code).toBe("request.foreignOrigin");
    const foreign = { cookie: guest.cookie, origin: "https://evil.test" };
    expect((await call(foreign)).json().code).toBe("request.foreignOrigin");
    const asObserver = { ...guest, link: "observer" as const, cookie: guest.cookie.replace("public", "observer") };
    expect((await byLink(id, asObserver, "POST", "/presence", {})).json().code).toBe("videoChat.noSeat");
    const elsewhere = await open({ status: "STARTED" });
    expect((await byLink(elsewhere, guest, "POST", "/presence", {})).json().code).toBe("videoChat.noSeat");
    const [{ token_hash: kept = "" } = {}] = await rows<{ token_hash: string }>(
      app,
      "select token_hash from video_seat where id = $1",
      [guest.seat],
    );
    expect(kept).not.toBe("");
    expect(guest.cookie).not.toContain(kept);
  });

  test("who has come stays where the links are closed again, and an erased activity takes nicknames along", async () => {
    const { open, come, join, byLink, send, moderator } = sessions;
    const id = await open({ status: "STARTED" });
    const guest = await come(id, "public", "Invitada");
    await send("PUT", `/api/activities/${id}/video-chat/guests`, moderator, { isOpen: false });
    expect((await byLink(id, guest, "POST", "/presence", {})).json()).toMatchObject({ access: "PENDING" });
    expect((await join(id, "public", "Otra")).json().code).toBe("videoChat.notOpen");
    await rows(app, "delete from activity where id = $1", [id]);
    expect(await rows(app, "select 1 from video_seat where nickname = 'Invitada' and activity = $1", [id])).toEqual([]);
  });

  test("a test of the line needs no account, and gives back one's own packets", async () => {
    const { community } = sessions;
    const [sender, receiver] = [createPeer(), createPeer({ sends: false })];
    const key = "0193fd0a-7c1e-7000-8000-00000000aaaa";
    for (const [peer, side] of [
      [sender, "sender"],
      [receiver, "receiver"],
    ] as const) {
      const body = { side, key, offer: await peer.offer() };
      const answer = await app.call({ method: "POST", url: `/experienceLabs/${community}/videochatTest`, body });
      await peer.accept(answer.json().answer);
    }
    await expect.poll(() => total(receiver), SOON).toBeGreaterThan(50);
    await Promise.all([sender.close(), receiver.close()]);
  });
});
