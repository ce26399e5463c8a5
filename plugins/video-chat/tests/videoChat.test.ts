import { execFileSync } from "node:child_process";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import type { MemberVideo, TeamVideo } from "../shared/api";
import { createPeer, type Peer } from "./peer";

const SOON = { timeout: 15_000, interval: 100 };

describe.each(CONCURRENT_ENGINE)("a video chat on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let observer: string;
  let ana: string;
  let bea: string;
  let peers: Peer[] = [];

  beforeAll(async () => {
    app = await startApp({ engine });
    community = await demoId(app);
    [moderator, observer, ana] = await Promise.all([app.signIn("moderator"), app.signIn("observer"), app.signIn("member")]);
    ({ authToken: bea } = await joinByInvitation(app, "bea@mail.test", { nickname: "Garza" }));
  });
  afterEach(async () => {
    await Promise.all(peers.map((peer) => peer.close()));
    peers = [];
  });
  afterAll(() => app.close());

  const post = (url: string, body: object | undefined, token: string) =>
    app.call({ method: "POST", url, token, ...(body ? { body } : {}) });
  const step = (id: string, name: string, token = moderator) =>
    post(`/api/activities/${id}/video-chat/${name}`, undefined, token);
  const team = async (id: string): Promise<TeamVideo> =>
    (await app.call({ url: `/client/communities/${community}/activity/${id}/videochatData`, token: moderator })).json();
  const come = async (id: string, token: string, body = {}): Promise<MemberVideo> =>
    (await post(`/api/member/activities/${id}/video-chat/presence`, body, token)).json();
  const grant = (id: string, seat: string | null, access: string, reason?: string) =>
    post(
      `/client/communities/${community}/activity/${id}/grantAccess`,
      { seat, access, ...(reason ? { reason } : {}) },
      moderator,
    );

  async function open(values: object = {}): Promise<string> {
    const body = {
      title: "Charla en directo",
      type: "wat_videochat",
      description: "Hablamos de los abonos",
      labs: 20,
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      videoChatParticipants: 2,
      videoChatPassword: "abono-7",
      videoChatMinutes: 60,
      ...values,
    };
    const made = await post("/api/activities", body, moderator);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const opened = await post(`/api/activities/${id}/transitions/open`, {}, moderator);
    expect(opened.statusCode, opened.body).toBe(200);
    return id;
  }

  async function enter(id: string, token: string, who: "team" | "member", window?: string): Promise<Peer> {
    const peer = createPeer();
    peers.push(peer);
    const base = who === "team" ? "/api/activities" : "/api/member/activities";
    const offered = { offer: await peer.offer(), ...(window ? { window } : {}) };
    const answer = await post(`${base}/${id}/video-chat/connection`, offered, token);
    expect(answer.statusCode, answer.body).toBe(200);
    await peer.accept(answer.json().answer);
    await expect.poll(peer.isOpen, SOON).toBe(true);
    return peer;
  }

  async function started(values: object = {}) {
    const id = await open(values);
    expect((await step(id, "launch")).statusCode).toBe(200);
    const { seat } = await come(id, ana);
    await step(id, "presence");
    expect((await step(id, "start")).statusCode).toBe(200);
    return { id, seat };
  }

  /** What has arrived of a kind since, on all streams together. */
  const total = (peer: Peer) => Object.values(peer.received()).reduce((sum, count) => sum + count, 0);

  test("publishing costs no more than its places, however many members there are", async () => {
    const settings = { startsAt: new Date(Date.now() + 60_000).toISOString(), videoChatPassword: "abono-7" };
    const body = {
      title: "Charla",
      type: "wat_videochat",
      description: "Hablamos",
      labs: 10,
      videoChatParticipants: 2,
      ...settings,
    };
    const made = await post("/api/activities", body, moderator);
    expect(made.statusCode, made.body).toBe(201);
    const { id } = made.json();
    const publication = async () =>
      (await app.call({ url: `/client/communities/canSaveStep3?activityId=${id}`, token: moderator })).json();
    const { people } = await publication();
    expect(people).toBeGreaterThan(2);
    expect(await publication()).toMatchObject({ completing: 2, labsCost: 20 });
  });

  test("a hand stays up for a page that is loaded anew, which says nothing about it", async () => {
    const { id, seat } = await started();
    await come(id, ana, { isHandUp: true });
    await come(id, ana);
    expect((await team(id)).seats.find((one) => one.seat === seat)?.isHandUp).toBe(true);
    await come(id, ana, { isHandUp: false });
    expect((await team(id)).seats.find((one) => one.seat === seat)?.isHandUp).toBe(false);
  });

  test("it waits for its launch, then for the moderator; who isn't let in gets neither names nor a connection", async () => {
    const id = await open();
    expect(await come(id, ana)).toMatchObject({ status: "UNAVAILABLE", seat: null, access: null, people: [] });
    await step(id, "launch");
    expect(await come(id, ana)).toMatchObject({ status: "WAITING", access: "PENDING", people: [] });
    const offer = await createOffer();
    const connection = `/api/member/activities/${id}/video-chat/connection`;
    expect((await post(connection, { offer }, ana)).json()).toMatchObject({ code: "videoChat.wrongStatus" });
    await step(id, "presence");
    await step(id, "start");
    expect((await post(connection, { offer }, ana)).json()).toMatchObject({ code: "videoChat.notAdmitted" });
    expect((await come(id, ana)).people).toEqual([]);
    const again = await step(id, "launch");
    expect([again.statusCode, again.json().code]).toEqual([409, "videoChat.wrongStatus"]);
  });

  async function createOffer(): Promise<string> {
    const peer = createPeer();
    peers.push(peer);
    return peer.offer();
  }

  test("people who are let in see and hear each other; an observer sees them and is in no list and no stream", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    const member = await enter(id, ana, "member");
    const watching = await enter(id, observer, "team");
    for (const peer of [chair, member, watching]) await expect.poll(() => total(peer), SOON).toBeGreaterThan(100);
    const { people, areObserversWatching } = await come(id, ana);
    expect(people.map(({ role }) => role).sort()).toEqual(["MEMBER", "MODERATOR"]);
    expect(areObserversWatching).toBe(true);
    const named = JSON.stringify(member.news());
    const hidden = (await team(id)).seats.find(({ role }) => role === "OBSERVER")?.seat ?? "";
    expect(hidden).not.toBe("");
    expect(named).not.toContain(hidden);
    // Two others send to the observer, one to each of them.
    expect(Object.keys(watching.received()).length).toBe(4);
    expect(Object.keys(member.received()).length).toBe(2);
  });

  test("whoever is denied access gets nothing more within two seconds, and stays out", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    await enter(id, moderator, "team");
    const member = await enter(id, ana, "member");
    await expect.poll(() => total(member), SOON).toBeGreaterThan(50);
    await grant(id, seat, "DENIED", "Molesta a los demás");
    await expect.poll(member.isOpen, SOON).toBe(false);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const before = total(member);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    expect(total(member)).toBe(before);
    expect(await come(id, ana)).toMatchObject({ access: "DENIED", reason: "Molesta a los demás", people: [] });
    const refused = await post(`/api/member/activities/${id}/video-chat/connection`, { offer: await createOffer() }, ana);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "videoChat.denied"]);
  });

  test("who is muted is heard by nobody and still seen", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    await enter(id, ana, "member");
    await expect.poll(() => Object.keys(chair.received()).length, SOON).toBe(2);
    const mute = (isMuted: boolean) =>
      app.call({
        method: "PUT",
        url: `/api/activities/${id}/video-chat/seats/${seat}/mute`,
        token: moderator,
        body: { isMuted },
      });
    expect((await mute(true)).statusCode).toBe(200);
    await new Promise((resolve) => setTimeout(resolve, 500));
    const before = chair.received();
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const grown = Object.entries(chair.received()).filter(([mid, count]) => count > (before[mid] ?? 0));
    expect(grown).toHaveLength(1);
    expect((await come(id, ana)).isMuted).toBe(true);
  });

  test("whose line carries no pictures hears on", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    await enter(id, moderator, "team");
    const member = await enter(id, ana, "member");
    const grown = async () => {
      const before = member.received();
      await new Promise((resolve) => setTimeout(resolve, 1_000));
      return Object.entries(member.received()).filter(([mid, count]) => count > (before[mid] ?? 0)).length;
    };
    await expect.poll(grown, SOON).toBe(2);
    member.say({ type: "view", large: null, pictures: "none" });
    await expect.poll(grown, SOON).toBe(1);
    member.say({ type: "view", large: null, pictures: "all" });
    await expect.poll(grown, SOON).toBe(2);
  });

  test("of two grants at once for the last place one is refused", async () => {
    const { id, seat } = await started({ videoChatParticipants: 1 });
    const { seat: other } = await come(id, bea);
    const answers = await Promise.all([grant(id, seat, "GRANTED"), grant(id, other, "GRANTED")]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("videoChat.full");
  });

  test("at its end everybody is out, and who was there for half of it has taken part", async () => {
    const { id, seat } = await started();
    const { seat: late } = await come(id, bea);
    await grant(id, seat, "GRANTED");
    await grant(id, late, "GRANTED");
    await enter(id, ana, "member");
    expect((await come(id, ana)).hasTakenPart).toBe(false);
    await rows(app, "update video_chat set started_at = now() - interval '10 minutes' where activity = $1", [id]);
    await rows(app, "update video_seat set connected_at = now() - interval '6 minutes' where id = $1", [seat]);
    await enter(id, bea, "member");
    expect((await step(id, "end")).json()).toMatchObject({ status: "ENDED" });
    const done = await rows<{ nickname: string; status: string }>(
      app,
      "select m.nickname, p.status from participation p join member m on m.id = p.member where p.activity = $1 order by 2",
      [id],
    );
    expect(done.map(({ status }) => status)).toEqual(["COMPLETED", "STARTED"]);
    // There is nothing left to take part in.
    const [activity] = await rows<{ status: string; announced: string }>(
      app,
      "select status, announced from activity where id = $1",
      [id],
    );
    expect(activity).toEqual({ status: "FINISHED", announced: "ENDED" });
    const { seats } = await team(id);
    expect(seats.find((one) => one.seat === seat)?.connectedMs).toBeGreaterThan(359_000);
    expect(seats.filter(({ hasTakenPart }) => hasTakenPart).map((one) => one.seat)).toEqual([seat]);
    expect([(await come(id, ana)).hasTakenPart, (await come(id, bea)).hasTakenPart]).toEqual([true, false]);
    const refused = await post(`/api/member/activities/${id}/video-chat/connection`, { offer: await createOffer() }, ana);
    expect(refused.json().code).toBe("videoChat.wrongStatus");
  });

  test("a browser that comes back takes its own seat again", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    const first = await enter(id, ana, "member");
    await expect.poll(() => total(chair), SOON).toBeGreaterThan(50);
    await first.close();
    const second = await enter(id, ana, "member");
    await expect.poll(() => total(second), SOON).toBeGreaterThan(0);
    const before = total(chair);
    await expect.poll(() => total(chair), SOON).toBeGreaterThan(before + 50);
  });

  test("of two windows of a person the later one has the seat, and the earlier one is told", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    const first = await enter(id, ana, "member");
    await expect.poll(() => total(first), SOON).toBeGreaterThan(0);
    const second = await enter(id, ana, "member");
    await expect.poll(() => first.news().some(({ type }) => type === "replaced"), SOON).toBe(true);
    await expect.poll(() => total(second), SOON).toBeGreaterThan(0);
    expect(second.news().some(({ type }) => type === "replaced")).toBe(false);
    const before = total(chair);
    await expect.poll(() => total(chair), SOON).toBeGreaterThan(before + 50);
  });

  test("a window that comes back isn't told that another has its seat", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    const first = await enter(id, ana, "member", "a window");
    const second = await enter(id, ana, "member", "a window");
    await expect.poll(first.isOpen, SOON).toBe(false);
    await expect.poll(() => total(second), SOON).toBeGreaterThan(0);
    expect(first.news().some(({ type }) => type === "replaced")).toBe(false);
    await enter(id, ana, "member", "another window");
    await expect.poll(() => second.news().some(({ type }) => type === "replaced"), SOON).toBe(true);
    const before = total(chair);
    await expect.poll(() => total(chair), SOON).toBeGreaterThan(before + 50);
  });

  test("a media process that ends while somebody enters is no refusal: they try again", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    await enter(id, moderator, "team");
    execFileSync("pkill", ["-STOP", "-P", String(process.pid), "-x", "node"]);
    const entering = post(`/api/member/activities/${id}/video-chat/connection`, { offer: await createOffer() }, ana);
    await new Promise((resolve) => setTimeout(resolve, 500));
    execFileSync("pkill", ["-KILL", "-P", String(process.pid), "-x", "node"]);
    const refused = await entering;
    expect([refused.statusCode, refused.json().code]).toEqual([503, "server.unavailable"]);
    const member = await enter(id, ana, "member");
    expect(member.isOpen()).toBe(true);
  });

  test("after the media process was killed people come back to their seats in another one", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const lost = [await enter(id, moderator, "team"), await enter(id, ana, "member")];
    await expect.poll(() => Math.min(...lost.map(total)), SOON).toBeGreaterThan(20);
    execFileSync("pkill", ["-KILL", "-P", String(process.pid), "-x", "node"]);
    // The server hears of the end on its own; until then a call may still meet it.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const [chair, member] = [await enter(id, moderator, "team"), await enter(id, ana, "member")];
    await expect.poll(() => Math.min(total(chair), total(member)), SOON).toBeGreaterThan(0);
  });

  test("what is no offer is refused and ends nobody's session", async () => {
    const { id, seat } = await started();
    await grant(id, seat, "GRANTED");
    const chair = await enter(id, moderator, "team");
    const offer = (await createOffer()).replace(/m=audio/g, "m=smell");
    const refused = await post(`/api/member/activities/${id}/video-chat/connection`, { offer }, ana);
    expect([refused.statusCode, refused.json().code]).toEqual([400, "videoChat.badOffer"]);
    expect(chair.isOpen()).toBe(true);
  });

  test("a member's devices, as their own test found them, are the moderator's to see", async () => {
    const { id, seat } = await started();
    const works = { camera: "WORKS", microphone: "FAILS", screen: "SKIPPED", connection: "WORKS" };
    const url = `/tester/communities/${community}/activity/${id}/videochatTestResults`;
    expect((await post(url, works, ana)).statusCode).toBe(200);
    expect((await team(id)).seats.find((one) => one.seat === seat)?.devices).toEqual(works);
  });

  test("a test of the line sends a browser its own packets and no one else's", async () => {
    const { id } = await started();
    const [sender, receiver] = [createPeer(), createPeer({ sends: false })];
    peers.push(sender, receiver);
    for (const [peer, side] of [
      [sender, "sender"],
      [receiver, "receiver"],
    ] as const) {
      const url = `/api/member/activities/${id}/video-chat/test-connection`;
      await peer.accept((await post(url, { side, offer: await peer.offer() }, ana)).json().answer);
    }
    await expect.poll(() => total(receiver), SOON).toBeGreaterThan(50);
    expect(total(sender)).toBe(0);
  });
});
