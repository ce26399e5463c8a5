import { execFileSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EncodedPacketSink, FilePathSource, Input, WEBM } from "mediabunny";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import type { MemberVideo, TeamVideo } from "../shared/api";
import type { VideoNotes, VideoRecording } from "../shared/recordingApi";
import { createPeer, type Peer } from "./peer";

const SOON = { timeout: 20_000, interval: 100 };
/** Loud enough to be speech. */
const SPEAKING = 20;

describe.each(CONCURRENT_ENGINE)("recordings of video chats on %s", (engine) => {
  let app: TestApp;
  let community: string;
  let moderator: string;
  let observer: string;
  let ana: string;
  let bea: string;
  let peers: Peer[] = [];

  beforeAll(async () => {
    app = await startApp({ engine, environment: { LOG_LEVEL: "error" } });
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
  const records = (id: string) => `/client/communities/${community}/activity/${id}/videoRecord`;
  const come = async (id: string, token: string): Promise<MemberVideo> =>
    (await post(`/api/member/activities/${id}/video-chat/presence`, {}, token)).json();
  const consent = (id: string, token: string, word = "GIVEN") =>
    post(`/api/member/activities/${id}/video-chat/consent`, { consent: word }, token);
  const start = (id: string, body: object = {}, token = moderator) => post(`${records(id)}/start`, body, token);
  const stop = (id: string) => post(`${records(id)}/stop`, undefined, moderator);
  const list = async (id: string, token = moderator): Promise<readonly VideoRecording[]> =>
    (await app.call({ url: records(id), token })).json().recordings;
  const team = async (id: string): Promise<TeamVideo> =>
    (await app.call({ url: `/client/communities/${community}/activity/${id}/videochatData`, token: moderator })).json();
  const get = (url: string, token: string, headers = {}) => app.call({ url, token, headers });

  async function started() {
    const activity = {
      title: "Charla grabada",
      type: "wat_videochat",
      description: "Hablamos de los abonos",
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      videoChatParticipants: 3,
      videoChatPassword: "abono-7",
      videoChatMinutes: 60,
    };
    const { id } = (await post("/api/activities", activity, moderator)).json();
    await post(`/api/activities/${id}/transitions/open`, {}, moderator);
    await post(`/api/activities/${id}/video-chat/launch`, undefined, moderator);
    const { seat } = await come(id, ana);
    await post(`/api/activities/${id}/video-chat/presence`, undefined, moderator);
    await post(`/api/activities/${id}/video-chat/start`, undefined, moderator);
    await grant(id, seat);
    return { id: String(id), seat: seat ?? "" };
  }
  const grant = (id: string, seat: string | null) =>
    post(`/client/communities/${community}/activity/${id}/grantAccess`, { seat, access: "GRANTED" }, moderator);

  async function enter(id: string, token: string, who: "team" | "member", options = {}): Promise<Peer> {
    const peer = createPeer(options);
    peers.push(peer);
    const base = who === "team" ? "/api/activities" : "/api/member/activities";
    const answer = await post(`${base}/${id}/video-chat/connection`, { offer: await peer.offer() }, token);
    expect(answer.statusCode, answer.body).toBe(200);
    await peer.accept(answer.json().answer);
    await expect.poll(peer.isOpen, SOON).toBe(true);
    return peer;
  }
  const offer = () => {
    const peer = createPeer();
    peers.push(peer);
    return peer.offer();
  };

  const folder = (recording: string) => join(app.dataDir, "recordings", community, recording);
  const written = (recording: string) => (existsSync(folder(recording)) ? readdirSync(folder(recording)) : []);
  const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

  async function recorded(id: string): Promise<string> {
    const answer = await start(id, {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().recordings[0].id;
  }

  async function finished(id: string, recording: string): Promise<VideoRecording> {
    await expect.poll(async () => (await list(id)).find((one) => one.id === recording)?.status, SOON).toMatch(/READY|FAILED/);
    const found = (await list(id)).find((one) => one.id === recording);
    if (!found) throw new Error("no recording");
    return found;
  }

  /** Opens a track's file as a player does. */
  async function opened(url: string) {
    const path = join(app.dataDir, `${url.split("/").at(-1)}.webm`);
    await writeFile(path, (await get(url, moderator)).rawPayload);
    const input = new Input({ source: new FilePathSource(path), formats: [WEBM] });
    const [track] = await input.getTracks();
    if (!track) throw new Error("no track");
    const sink = new EncodedPacketSink(track);
    const all = [];
    for await (const packet of sink.packets()) all.push(packet.timestamp);
    const middle = await sink.getKeyPacket(1);
    const seconds = await input.computeDuration();
    input.dispose();
    return { type: track.type, seconds, times: all, middle: middle?.timestamp ?? -1 };
  }

  test("who is in has to agree first; then everybody's streams are files of one timeline, with their length and an index", async () => {
    const { id, seat } = await started();
    const [chair, member] = [await enter(id, moderator, "team"), await enter(id, ana, "member", { level: SPEAKING })];
    await enter(id, observer, "team");
    const refused = await start(id);
    expect([refused.statusCode, refused.json().code]).toEqual([409, "videoChat.consentMissing"]);
    const name = (await team(id)).seats.find((one) => one.seat === seat)?.name;
    expect(refused.json().names).toEqual([name]);
    expect((await consent(id, ana, "REFUSED")).statusCode).toBe(200);
    const no = (await start(id)).json();
    expect(no.code).toBe("videoChat.consentMissing");
    // Who has said no isn't spoken of as if they only hadn't answered.
    expect(no.detail ?? no.title).toBe(`Para grabar hace falta el permiso de todos. No lo han dado: ${name}.`);
    expect((await consent(id, ana)).json()).toEqual({ consent: "GIVEN" });
    expect((await start(id, {}, observer)).statusCode).toBe(403);

    const recording = await recorded(id);
    expect((await come(id, ana)).recordingSince).not.toBeNull();
    await expect.poll(() => written(recording).filter((file) => file.endsWith(".webm")).length, SOON).toBe(4);
    await passed(3_000);
    expect((await stop(id)).statusCode).toBe(200);
    expect((await stop(id)).json().code).toBe("videoChat.notRecording");
    const whole = await finished(id, recording);
    expect(whole).toMatchObject({ status: "READY", failure: null });
    const length = (Date.parse(whole.endedAt ?? "") - Date.parse(whole.startedAt)) / 1_000;
    expect(Math.abs((whole.durationSeconds ?? 0) - length)).toBeLessThan(1);
    expect(whole.tracks.map(({ kind }) => kind).sort()).toEqual(["AUDIO", "AUDIO", "CAMERA", "CAMERA"]);
    expect(whole.people.map(({ role }) => role).sort()).toEqual(["MEMBER", "MODERATOR"]);
    for (const { url, kind, startMs, durationMs } of whole.tracks) {
      const { type, seconds, times, middle } = await opened(url);
      expect(type).toBe(kind === "AUDIO" ? "audio" : "video");
      expect(Math.abs(startMs / 1_000 + seconds - length)).toBeLessThan(1);
      expect(Math.abs(seconds - durationMs / 1_000)).toBeLessThan(0.1);
      expect(times.length).toBeGreaterThan(100);
      expect(times).toEqual(times.toSorted((one, other) => one - other));
      expect(middle).toBeGreaterThan(0.5);
      expect(middle).toBeLessThanOrEqual(1);
    }
    const [speaker] = whole.people.filter((one) => one.seat === seat);
    expect(speaker?.speakingMs).toBeGreaterThan(2_000);
    expect(whole.people.find((one) => one.seat !== seat)?.speakingMs).toBe(0);
    expect(written(recording)).toEqual([]);
    expect(chair.isOpen() && member.isOpen()).toBe(true);
  });

  test("a part of a track is served to the team that may see the activity, and to nobody else", async () => {
    const { id } = await started();
    await consent(id, ana);
    await enter(id, ana, "member");
    const recording = await recorded(id);
    await expect.poll(() => written(recording).length, SOON).toBeGreaterThan(1);
    await stop(id);
    const [track] = (await finished(id, recording)).tracks;
    const url = track?.url ?? "";
    const part = await get(url, moderator, { range: "bytes=0-3" });
    expect([part.statusCode, part.rawPayload.toString("hex")]).toEqual([206, "1a45dfa3"]);
    expect((await get(url, observer)).statusCode).toBe(200);
    expect((await get(url, ana)).statusCode).toBe(404);
    expect((await app.call({ url })).statusCode).toBe(404);
    expect((await get(url, await app.signIn("client"))).statusCode).toBe(404);
    expect((await get(records(id), ana)).statusCode).toBe(403);
  });

  test("while it is recorded nobody is connected who hasn't agreed", async () => {
    const { id } = await started();
    await consent(id, ana);
    await enter(id, ana, "member");
    await recorded(id);
    const { seat: other } = await come(id, bea);
    await grant(id, other);
    const connection = `/api/member/activities/${id}/video-chat/connection`;
    const refused = await post(connection, { offer: await offer() }, bea);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "videoChat.consentNeeded"]);
    await consent(id, bea);
    await enter(id, bea, "member");
    await stop(id);
  });

  test("who takes back their word is recorded no more, and what was recorded of them is deleted", async () => {
    const { id, seat } = await started();
    await consent(id, ana);
    await enter(id, moderator, "team");
    await enter(id, ana, "member", { level: SPEAKING });
    const first = await recorded(id);
    await expect.poll(() => written(first).filter((file) => file.endsWith(".webm")).length, SOON).toBe(4);
    await stop(id);
    const whole = await finished(id, first);
    const own = whole.tracks.filter((track) => track.seat === seat);
    const others = whole.tracks.filter((track) => track.seat !== seat);
    expect([own.length, others.length]).toEqual([2, 2]);
    const segments = JSON.stringify([
      { startSeconds: 0, speaker: seat, text: "Yo pagaría menos" },
      { startSeconds: 2, speaker: others[0]?.seat, text: "¿Cuánto menos?" },
    ]);
    await rows(
      app,
      "insert into transcript (id, space_id, recording, status, segments) values (gen_random_uuid(), $1, $2, 'READY', $3)",
      [community, first, segments],
    );
    const second = (await start(id, { replaces: first })).json().recordings[0].id;
    await expect.poll(() => written(second).filter((file) => file.includes(seat)).length, SOON).toBeGreaterThan(0);
    expect((await consent(id, ana, "REFUSED")).statusCode).toBe(200);
    expect(written(second).filter((file) => file.includes(seat))).toEqual([]);
    for (const { url } of own) expect((await get(url, moderator)).statusCode).toBe(404);
    for (const { url } of others) expect((await get(url, moderator)).statusCode).toBe(200);
    const stored = own.map(({ url }) => url.split("/").at(-1) ?? "");
    const left = await rows(app, "select id from file where id = any($1::uuid[])", [stored]);
    expect(left).toEqual([]);
    for (const file of stored) expect(existsSync(join(app.dataDir, "files", file.slice(-2), file))).toBe(false);
    const [transcript] = await rows<{ segments: readonly { text: string }[] }>(
      app,
      "select segments from transcript where recording = $1",
      [first],
    );
    expect(transcript?.segments.map(({ text }) => text)).toEqual(["¿Cuánto menos?"]);
    expect((await team(id)).seats.find((one) => one.seat === seat)?.consent).toBe("REFUSED");
    await passed(1_500);
    await stop(id);
    const { tracks } = await finished(id, second);
    expect(new Set(tracks.map((track) => track.seat))).toEqual(new Set(others.map((track) => track.seat)));
  });

  test("a new recording replaces the one before, which goes only once the new one is whole", async () => {
    const { id } = await started();
    await enter(id, moderator, "team");
    const first = await recorded(id);
    await expect.poll(() => written(first).length, SOON).toBeGreaterThan(1);
    await stop(id);
    const { tracks } = await finished(id, first);
    expect((await start(id)).json().code).toBe("videoChat.replaces");
    const second = (await start(id, { replaces: first })).json().recordings[0].id;
    await expect.poll(() => written(second).length, SOON).toBeGreaterThan(1);
    expect((await get(tracks[0]?.url ?? "", moderator)).statusCode).toBe(200);
    await stop(id);
    await finished(id, second);
    await expect.poll(async () => (await list(id)).map((one) => one.id), SOON).toEqual([second]);
    expect((await get(tracks[0]?.url ?? "", moderator)).statusCode).toBe(404);
    const removed = await app.call({ method: "DELETE", url: `${records(id)}/${second}`, token: moderator });
    expect(removed.json()).toEqual({ recordings: [] });
    const again = await app.call({ method: "DELETE", url: `${records(id)}/${second}`, token: moderator });
    expect(again.statusCode).toBe(404);
    const log = await rows<{ action: string }>(app, "select action from audit_log where record_id = $1 order by id", [second]);
    expect(log.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
  });

  test("of two starts at once one is refused", async () => {
    const { id } = await started();
    await enter(id, moderator, "team");
    const answers = await Promise.all([start(id), start(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().code).toBe("videoChat.alreadyRecording");
    expect((await list(id)).length).toBe(1);
  });

  test("after the media process was killed what it wrote is there but for seconds, and it goes on on the same timeline", async () => {
    const { id } = await started();
    await enter(id, moderator, "team");
    const recording = await recorded(id);
    const begun = Date.now();
    await expect.poll(() => written(recording).filter((file) => file.endsWith(".webm")).length, SOON).toBe(2);
    await passed(6_000);
    const lived = (Date.now() - begun) / 1_000;
    execFileSync("pkill", ["-KILL", "-P", String(process.pid), "-x", "node"]);
    await passed(300);
    await enter(id, moderator, "team");
    await expect.poll(() => written(recording).filter((file) => file.endsWith(".webm")).length, SOON).toBe(4);
    await passed(1_500);
    // The end of the session is that of its recording.
    await post(`/api/activities/${id}/video-chat/end`, undefined, moderator);
    const { status, tracks } = await finished(id, recording);
    expect(status).toBe("READY");
    for (const kind of ["AUDIO", "CAMERA"]) {
      const [before, after] = tracks.filter((track) => track.kind === kind);
      const kept = ((before?.startMs ?? 0) + (before?.durationMs ?? 0)) / 1_000;
      expect(kept).toBeGreaterThan(lived - 5);
      expect(after?.startMs).toBeGreaterThan(kept * 1_000);
      expect((await opened(before?.url ?? "")).seconds).toBeGreaterThan(lived - 5);
    }
  });

  test("a camera that goes off and on is another track, where it begins", async () => {
    const { id } = await started();
    const chair = await enter(id, moderator, "team");
    const recording = await recorded(id);
    const cameras = () => written(recording).filter((file) => file.includes("CAMERA") && file.endsWith(".webm")).length;
    await expect.poll(cameras, SOON).toBe(1);
    chair.setCamera(false);
    await passed(4_000);
    chair.setCamera(true);
    await expect.poll(cameras, SOON).toBe(2);
    await stop(id);
    const { tracks } = await finished(id, recording);
    const [first, second] = tracks.filter(({ kind }) => kind === "CAMERA");
    expect((second?.startMs ?? 0) - (first?.startMs ?? 0) - (first?.durationMs ?? 0)).toBeGreaterThan(3_000);
    expect(tracks.filter(({ kind }) => kind === "AUDIO")).toHaveLength(1);
  });

  test("a recording of nothing failed, and says so", async () => {
    const { id } = await started();
    const recording = await recorded(id);
    await stop(id);
    expect(await finished(id, recording)).toMatchObject({ status: "FAILED", failure: "EMPTY", tracks: [] });
  });

  test("the team notes moments; everybody changes and deletes only their own; members see none", async () => {
    const { id } = await started();
    await enter(id, moderator, "team");
    const notes = `/api/activities/${id}/video-chat/notes`;
    const of = async (token: string): Promise<VideoNotes> => (await get(notes, token)).json();
    expect((await post(notes, { text: "Empieza tarde" }, observer)).statusCode).toBe(200);
    const recording = await recorded(id);
    await post(notes, { text: "Duda con el precio" }, moderator);
    const [session, moment] = (await of(observer)).notes.toSorted((one) => (one.recording ? 1 : -1));
    expect(session).toMatchObject({ text: "Empieza tarde", recording: null, isOwn: true });
    expect(moment).toMatchObject({ text: "Duda con el precio", recording, isOwn: false });
    expect(moment?.atSecond).toBeLessThan(5);
    const change = (note: string | undefined, token: string, method: "PUT" | "DELETE") =>
      app.call({ method, url: `${notes}/${note}`, token, ...(method === "PUT" ? { body: { text: "Otra cosa" } } : {}) });
    expect((await change(moment?.id, observer, "PUT")).statusCode).toBe(404);
    expect((await change(moment?.id, observer, "DELETE")).statusCode).toBe(404);
    expect((await change(session?.id, observer, "PUT")).statusCode).toBe(200);
    expect((await change(session?.id, observer, "DELETE")).statusCode).toBe(200);
    expect((await of(moderator)).notes.map(({ text }) => text)).toEqual(["Duda con el precio"]);
    expect((await get(notes, ana)).statusCode).toBe(403);
    await stop(id);
  });
});
