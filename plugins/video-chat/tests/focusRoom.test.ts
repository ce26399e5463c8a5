import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { otherCommunity } from "../../../tests/helpers/communities";
import { rows } from "../../../tests/helpers/identity";
import { employSuitePeople } from "../../../tests/helpers/selectedSides";
import type { VideoRecording } from "../shared/recordingApi";
import { focusRoomPeople, type Participant } from "./focusRoomPeople";
import { total } from "./guestPeople";

const SOON = { timeout: 20_000, interval: 100 };
const HALF_HOUR = 30;

describe.each(CONCURRENT_ENGINE)("the room of a Focus session on %s", (engine) => {
  let app: TestApp;
  let on: Awaited<ReturnType<typeof focusRoomPeople>>;
  let strangers: string;

  beforeAll(async () => {
    app = await startApp({ engine, environment: { LOG_LEVEL: "error" } });
    on = await focusRoomPeople(app);
    await rows(app, "delete from licence");
    strangers = (await otherCommunity(app)).client;
  });
  afterEach(() => on.closePeers());
  afterAll(() => app.close());

  const host = (room: string, step: string, body?: object) => on.call("POST", `${room}/${step}`, on.client, body);
  /** Opens the room and begins. */
  async function begin(room: string): Promise<void> {
    for (const step of ["launch", "start"]) expect((await host(room, step)).statusCode).toBe(200);
  }
  const admit = async (room: string, { id }: Participant) => {
    const [{ seat = "" } = {}] = await rows<{ seat: string }>(app, "select id as seat from video_seat where participant = $1", [
      id,
    ]);
    const answer = await host(room, "access", { seat, access: "GRANTED" });
    expect(answer.statusCode, answer.body).toBe(200);
    return seat;
  };

  test("whoever has a place comes in by their page, under their own name, and is seen once a host has let them in", async () => {
    const { study, id, room, people } = await on.session(["Ana", "Berta"]);
    const [company] = await rows<{ id: string }>(app, "select id from space where kind = 'company'");
    const { suiteModerator, suiteObserver } = await employSuitePeople(app, company?.id ?? "", [study]);
    expect((await app.call({ url: people[0].page })).body).toContain("Entrar en la sesión");
    const ana = await on.enter(people[0]);
    expect(ana.cookie).toMatch(/^sondeo\.focus=/);
    expect((await on.byPage(ana, "GET")).json().video).toMatchObject({ name: "Ana", access: "PENDING", role: "GUEST" });
    const before = await on.byPage(ana, "POST", "/connection", { offer: "v=0" });
    expect(before.json().code).toBe("videoChat.wrongStatus");

    await begin(room);
    await on.byPage(ana, "POST", "/presence", {});
    expect((await on.team(room)).seats).toMatchObject([{ name: "Ana", access: "PENDING", isByLink: true, isHere: true }]);
    expect((await on.byPage(ana, "POST", "/connection", { offer: "v=0" })).json().code).toBe("videoChat.notAdmitted");
    await admit(room, ana);
    const [participant, moderator, observer] = [
      await on.connectParticipant(ana),
      await on.connectTeam(room, suiteModerator),
      await on.connectTeam(room, suiteObserver, { sends: false }),
    ];
    await expect.poll(() => total(participant), SOON).toBeGreaterThan(50);
    await expect.poll(() => total(moderator), SOON).toBeGreaterThan(50);
    await expect.poll(() => total(observer), SOON).toBeGreaterThan(50);
    const seen = (await on.byPage(ana, "POST", "/presence", {})).json();
    expect(seen.people.map(({ role }: { readonly role: string }) => role).sort()).toEqual(["GUEST", "MODERATOR"]);
    expect(seen.areObserversWatching).toBe(true);
    expect(JSON.stringify(seen)).not.toContain("suiteobserver");

    // Observers run nothing; other companies and communities know of nothing.
    expect((await on.call("POST", `${room}/end`, suiteObserver)).statusCode).toBe(403);
    expect((await on.call("GET", room, strangers)).statusCode).toBe(404);
    const key = "0193fd0a-7c1e-7000-8000-00000000beef";
    const word = { room: "ROOM", text: "¿Qué os haría renovar?", key };
    expect((await on.call("POST", `${room}/messages`, suiteModerator, word)).statusCode).toBe(200);
    expect((await on.byPage(ana, "GET", "/messages?room=ROOM")).json().messages).toMatchObject([
      { text: word.text, isOwn: false },
    ]);
    expect((await on.byPage(ana, "GET", "/messages?room=BACK")).statusCode).toBe(403);

    // Withdrawn: out at once, and the page lets nobody in.
    expect((await on.call("POST", `/api/studies/${study}/focus/participants/${ana.id}/withdraw`, on.client)).statusCode).toBe(
      204,
    );
    expect((await on.byPage(ana, "POST", "/connection", { offer: "v=0" })).json().code).toBe("videoChat.noSeat");
    expect((await on.press(ana.page, "enter")).headers.location).toBe(`${ana.page}?said=entry`);
    await expect.poll(async () => (await on.team(room)).seats.find(({ name }) => name === "Ana")?.isConnected, SOON).toBe(false);
    expect((await on.sessionsOf(study)).find((one) => one.id === id)?.room).toBe("STARTED");

    // With a place again they ask anew.
    const again = `/api/studies/${study}/focus/participants/${ana.id}/confirm`;
    expect((await on.call("POST", again, on.client)).statusCode).toBe(204);
    await rows(app, "update focus_session set status = 'CONFIRMED' where id = $1", [id]);
    expect((await on.byPage(await on.enter(ana), "POST", "/presence", {})).json().access).toBe("PENDING");
  });

  test("nobody comes in too early, without a place, by another browser, or to a session that isn't confirmed", async () => {
    const { id, room, people } = await on.session(["Carla", "Diana"], HALF_HOUR);
    const [carla, diana] = people;
    expect((await app.call({ url: carla.page })).body).not.toContain("Entrar en la sesión");
    expect((await on.press(carla.page, "enter")).headers.location).toBe(`${carla.page}?said=entry`);
    await rows(app, "update focus_session set starts_at = now() + interval '14 minutes' where id = $1", [id]);
    const first = await on.enter(carla);
    const second = await on.enter(carla);
    expect((await on.byPage(first, "POST", "/presence", {})).json().code).toBe("videoChat.noSeat");
    expect((await on.byPage(second, "POST", "/presence", {})).statusCode).toBe(200);
    expect((await on.byPage({ ...second, page: diana.page }, "POST", "/presence", {})).json().code).toBe("videoChat.noSeat");
    expect(await on.press(diana.page, "decline", { sure: "yes" }).then(({ headers }) => headers.location)).toBe(diana.page);
    expect((await on.press(diana.page, "enter")).headers.location).toBe(`${diana.page}?said=entry`);
    await rows(app, "update focus_session set status = 'UNCOMPLETED' where id = $1", [id]);
    expect((await host(room, "launch")).json().code).toBe("focus.notConfirmed");
    expect((await on.press(carla.page, "enter")).headers.location).toBe(`${carla.page}?said=entry`);
  });

  test("a session is recorded for its company alone, and at its end it is noted who has attended", async () => {
    const { study, id, room, people } = await on.session(["Elena", "Fina"]);
    const elena = await on.enter(people[0]);
    const fina = await on.enter(people[1]);
    await begin(room);
    for (const one of [elena, fina]) await admit(room, one);
    const peer = await on.connectParticipant(elena);
    await on.connectTeam(room, on.client);
    await expect.poll(() => total(peer), SOON).toBeGreaterThan(50);
    expect((await host(room, "recordings/start", {})).json()).toMatchObject({
      code: "videoChat.consentMissing",
      names: ["Elena"],
    });
    await on.byPage(elena, "POST", "/consent", { consent: "GIVEN" });
    const started = await host(room, "recordings/start", {});
    expect(started.statusCode, started.body).toBe(200);
    expect((await on.byPage(fina, "POST", "/connection", { offer: "v=0" })).json().code).toBe("videoChat.consentNeeded");
    expect((await host(room, "notes", { text: "Compara precios" })).json().notes).toMatchObject([{ text: "Compara precios" }]);
    await new Promise((resolve) => setTimeout(resolve, 3_000));
    const ended = await host(room, "end");
    expect(ended.statusCode, ended.body).toBe(200);

    const list = async (token = on.client): Promise<readonly VideoRecording[]> =>
      (await on.call("GET", `${room}/recordings`, token)).json().recordings;
    await expect.poll(async () => (await list())[0]?.status, SOON).toBe("READY");
    const [recording] = await list();
    expect(recording?.people.map(({ name, role }) => [name, role])).toContainEqual(["Elena", "GUEST"]);
    const own = recording?.people.find(({ name }) => name === "Elena")?.seat;
    const file = recording?.tracks.find(({ seat }) => seat === own)?.url ?? "";
    expect((await app.call({ url: file, token: on.client })).statusCode).toBe(200);
    expect((await app.call({ url: file, token: strangers })).statusCode).toBe(404);
    expect((await app.call({ url: file })).statusCode).toBe(404);
    const [kept] = await rows<{ kind: string; study: string }>(
      app,
      "select kind, study from recording where focus_session = $1",
      [id],
    );
    expect(kept).toEqual({ kind: "FOCUS_SESSION", study });

    const session = (await on.sessionsOf(study)).find((one) => one.id === id);
    expect(session).toMatchObject({ room: "ENDED", hasRecording: true });
    const noted = session?.participants.map(({ name, attendedAt, connectedMs }) => [name, attendedAt !== null, connectedMs > 0]);
    expect(noted).toEqual([
      ["Elena", true, true],
      ["Fina", false, false],
    ]);
    expect((await app.call({ url: elena.page })).body).toContain("Borrar mi grabación");

    // Taken back afterwards, on the page: all of hers is gone.
    expect((await on.press(elena.page, "forget")).headers.location).toBe(`${elena.page}?said=forgotten`);
    expect((await list())[0]?.tracks.filter(({ seat }) => seat === own)).toEqual([]);
    expect((await app.call({ url: file, token: on.client })).statusCode).toBe(404);
    expect((await on.press(elena.page, "enter")).headers.location).toBe(`${elena.page}?said=entry`);
  });
});
