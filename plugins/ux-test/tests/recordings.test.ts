import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { EncodedPacketSink, FilePathSource, Input, WEBM } from "mediabunny";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId } from "../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import { anotherAddress, openLink } from "../../../tests/helpers/respondents";
import { ROOT } from "../../../tests/helpers/root";
import { runSchedules } from "../../../tests/helpers/schedules";
import { multipart, publishedSurvey } from "../../../tests/helpers/surveys";
import type { UxRecordings } from "../shared/recordings/galleryApi";
import { CONSENT_VERSION } from "../shared/recordings/recordings";

const BROWSER = { origin: "http://localhost:80", host: "localhost:80" };
const QUESTION = "words";
const DRAFT = {
  languages: ["es"],
  title: { es: "La tienda" },
  blocks: [{ id: "b", questions: [{ id: QUESTION, variable: "v1", type: "short-text", title: { es: "Compra un abono" } }] }],
};
/** Of a real recorder, in pieces as it would hand them over. */
const CAMERA = readFileSync(join(ROOT, "plugins/video-chat/demo/first-camera.webm"));
const CHUNKS = Array.from({ length: 10 }, (_, index) => CAMERA.subarray(index * 10_000, (index + 1) * 10_000));
const SECONDS = 71.8;

const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

describe.each(CONCURRENT_ENGINE)("recordings of usability tests on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let observer: string;
  let survey: string;
  let base: string;
  let space: string;

  beforeAll(async () => {
    app = await startApp({ engine, environment: { LOG_LEVEL: "error" } });
    [moderator, observer] = await Promise.all([app.signIn("moderator"), app.signIn("observer")]);
    space = await demoId(app);
    survey = await publishedSurvey(app, moderator, DRAFT);
    base = await openLink(app, moderator, survey);
  });
  afterAll(() => app.close());

  /** Somebody at the question, with the recorder's calls. */
  async function participant(start = begunByLink) {
    const send = await start();
    const { token } = (await send("/run-token", { questionId: QUESTION, purpose: "recording" })).json();
    const headers = { "x-run-token": token };
    const call = (method: "GET" | "POST" | "PUT" | "DELETE", url: string, body?: unknown, more = {}) =>
      app.call({ method, url, headers: { ...headers, ...more }, ...(body === undefined ? {} : { body }) });
    const agree = (...sources: string[]) => call("POST", "/api/ux-consents", { sources, consentVersion: CONSENT_VERSION });
    const begin = async (source = "WEBCAM", startedAt = "2026-11-30T10:00:00.000Z") => {
      const id = randomUUID();
      const body = { id, source, mediaType: "video/webm;codecs=vp8", startedAt, consentVersion: CONSENT_VERSION };
      return { id, answer: await call("POST", "/api/ux-recordings", body) };
    };
    const chunk = (id: string, number: number, content: Buffer, hash = sha256(content)) => {
      const form = multipart("chunk", content);
      const url = `/api/ux-recordings/${id}/chunks/${number}`;
      return call("PUT", url, form.body, { ...form.headers, "x-chunk-sha256": hash });
    };
    const end = (id: string, chunks: number) =>
      call("POST", `/api/ux-recordings/${id}/end`, { chunks, endedAt: "2026-11-30T10:01:12.000Z" });
    return { call, agree, begin, chunk, end, answer: send };
  }
  async function begunByLink() {
    const begun = await app.call({ method: "POST", url: base, headers: BROWSER, address: anotherAddress() });
    const cookie = String(begun.headers["set-cookie"]).split(";")[0] ?? "";
    return (path: string, body: object) => app.call({ method: "POST", url: base + path, headers: { ...BROWSER, cookie }, body });
  }
  type Participant = Awaited<ReturnType<typeof participant>>;

  /** A recording that came whole. */
  async function recorded({ begin, chunk, end }: Participant, source = "WEBCAM", startedAt?: string) {
    const { id, answer } = await begin(source, startedAt);
    expect(answer.statusCode, answer.body).toBe(200);
    for (const [number, content] of CHUNKS.entries()) expect((await chunk(id, number, content)).statusCode).toBe(204);
    expect((await end(id, CHUNKS.length)).statusCode).toBe(204);
    return id;
  }
  const join10 = () => runSchedules(app, "uxTest.recordings");
  const gallery = async (token = moderator): Promise<UxRecordings> =>
    (await app.call({ url: `/api/activities/${survey}/ux-test/recordings`, token })).json();
  const trackOf = async (id: string) =>
    (await gallery()).sessions.flatMap(({ tracks }) => tracks).find((track) => track.id === id);
  const sessionOf = async (id: string) => {
    const found = (await gallery()).sessions.find(({ tracks }) => tracks.some((track) => track.id === id));
    if (!found) throw new Error("no session");
    return found;
  };
  const folder = (id: string) => join(app.dataDir, "uxRecordings", space, id);
  const pathOf = (url: string) => join(app.dataDir, "files", url.slice(-2), url.slice("/files/".length));

  test("nothing is taken before somebody agrees, nor of a source that they refused", async () => {
    const person = await participant();
    expect((await person.call("GET", "/api/ux-consents")).json()).toEqual({ sources: [], withdrawUrl: null, keptDays: 365 });
    expect((await person.begin()).answer.json().code).toBe("uxTest.noConsent");
    const agreed = await person.agree("SCREEN");
    expect(agreed.json().sources.map(({ source, state }: { source: string; state: string }) => [source, state])).toEqual([
      ["SCREEN", "GIVEN"],
      ["WEBCAM", "REFUSED"],
      ["MICROPHONE", "REFUSED"],
    ]);
    expect((await person.begin("WEBCAM")).answer.statusCode).toBe(403);
    expect((await person.begin("SCREEN")).answer.statusCode).toBe(200);
  });

  test("without a token of this purpose nobody records", async () => {
    for (const token of ["", "a.b"]) {
      const answer = await app.call({ url: "/api/ux-consents", headers: { "x-run-token": token } });
      expect(answer.json().code).toBe("execution.notFound");
    }
  });

  test("chunks come again, out of order and late; other bytes for one that is there are refused", async () => {
    const person = await participant();
    await person.agree("WEBCAM");
    const { id } = await person.begin();
    const order = [3, 0, 1, 2, 9, 8, 7, 6, 5];
    for (const number of order) expect((await person.chunk(id, number, CHUNKS[number] as Buffer)).statusCode).toBe(204);
    expect((await person.chunk(id, 3, CHUNKS[3] as Buffer)).statusCode).toBe(204);
    expect((await person.chunk(id, 3, CHUNKS[4] as Buffer)).json().code).toBe("uxTest.otherChunk");
    expect((await person.chunk(id, 4, CHUNKS[4] as Buffer, "0".repeat(64))).json().code).toBe("uxTest.otherChunk");
    await person.end(id, 10);
    await join10();
    expect(await trackOf(id)).toMatchObject({ state: "ENDED", url: null });
    expect((await person.chunk(id, 4, CHUNKS[4] as Buffer)).statusCode).toBe(204);
    await join10();
    const track = await trackOf(id);
    expect(track).toMatchObject({ state: "READY", missingChunks: 0, startMs: 0 });
    expect((track?.durationMs ?? 0) / 1_000).toBeCloseTo(SECONDS, 0);
    expect(existsSync(folder(id))).toBe(false);
    expect((await person.chunk(id, 0, CHUNKS[0] as Buffer)).json().code).toBe("uxTest.recordingClosed");
  });

  test("the file has its length and an index", async () => {
    const person = await participant();
    await person.agree("WEBCAM");
    const id = await recorded(person);
    await join10();
    const { url } = (await trackOf(id)) ?? {};
    const file = await app.call({ url: url ?? "", token: moderator });
    expect(file.headers["content-type"]).toBe("video/webm");
    const path = join(app.dataDir, `${id}.webm`);
    await writeFile(path, file.rawPayload);
    const input = new Input({ source: new FilePathSource(path), formats: [WEBM] });
    const track = await input.getPrimaryVideoTrack();
    if (!track) throw new Error("no picture");
    expect(await input.getDurationFromMetadata()).toBeCloseTo(SECONDS, 0);
    expect((await new EncodedPacketSink(track).getKeyPacket(60))?.timestamp).toBeGreaterThan(30);
    input.dispose();
  });

  test("what never came is said, and the rest is played; without the header nothing can be", async () => {
    const person = await participant();
    await person.agree("WEBCAM", "SCREEN");
    const gap = (await person.begin()).id;
    const headless = (await person.begin("SCREEN")).id;
    for (const number of [0, 1, 2, 5, 6]) await person.chunk(gap, number, CHUNKS[number] as Buffer);
    for (const number of [1, 2]) await person.chunk(headless, number, CHUNKS[number] as Buffer);
    await join10();
    expect(await trackOf(gap)).toMatchObject({ state: "RECORDING" });
    await rows(app, "update ux_recording set last_chunk_at = now() - interval '11 minutes' where id in ($1, $2)", [
      gap,
      headless,
    ]);
    await join10();
    expect(await trackOf(gap)).toMatchObject({ state: "READY", missingChunks: 2 });
    expect(await trackOf(headless)).toMatchObject({ state: "FAILED", missingChunks: 1, url: null });
  });

  test("tracks of a person at a task lie on one timeline", async () => {
    const person = await participant();
    await person.agree("WEBCAM", "SCREEN");
    const screen = await recorded(person, "SCREEN", "2026-11-30T10:00:00.000Z");
    const camera = await recorded(person, "WEBCAM", "2026-11-30T10:00:00.180Z");
    await join10();
    const session = await sessionOf(screen);
    expect(session.tracks.map(({ id, source, startMs }) => [id, source, startMs])).toEqual([
      [screen, "SCREEN", 0],
      [camera, "WEBCAM", 180],
    ]);
    expect((await gallery()).tasks).toEqual([{ questionId: QUESTION, title: "Compra un abono" }]);
  });

  test("those who read the results play a recording, nobody else", async () => {
    const person = await participant();
    await person.agree("WEBCAM");
    const id = await recorded(person);
    await join10();
    const url = (await trackOf(id))?.url ?? "";
    const [member, client] = await Promise.all([app.signIn("member"), app.signIn("client")]);
    expect((await app.call({ url, token: moderator })).statusCode).toBe(200);
    expect((await app.call({ url, token: observer })).statusCode).toBe(200);
    for (const token of [member, client]) expect((await app.call({ url, token })).statusCode).toBe(404);
    expect((await app.call({ url })).statusCode).toBe(404);
    const part = await app.call({ url, token: moderator, headers: { range: "bytes=0-99" } });
    expect(part.statusCode).toBe(206);
    const { responseId } = await sessionOf(id);
    const body = { activityId: survey, responseId };
    expect((await app.call({ method: "POST", url: "/uxVideo", token: observer, body })).json().sessions).toHaveLength(1);
    const other = { ...body, responseId: randomUUID() };
    expect((await app.call({ method: "POST", url: "/uxVideo", token: moderator, body: other })).statusCode).toBe(404);
  });

  test("the team marks what it sees; the outcome is seen once", async () => {
    const person = await participant();
    await person.agree("WEBCAM");
    const id = await recorded(person);
    const { responseId } = await sessionOf(id);
    const url = `/api/activities/${survey}/ux-test/marks`;
    const mark = (kind: string, text = "", token = moderator, at = 1_000) =>
      app.call({ method: "POST", url, token, body: { responseId, questionId: QUESTION, atMs: at, kind, text } });
    expect((await mark("NOTE", "  ")).statusCode).toBe(400);
    expect((await mark("NOTE", "x", observer)).statusCode).toBe(403);
    const note = await mark("NOTE", " Duda ", moderator, 5_000);
    expect(note.statusCode, note.body).toBe(201);
    expect(note.json()).toMatchObject({ text: "Duda", isOwn: true, atMs: 5_000 });
    await mark("SEEN_SUCCESS");
    await mark("SEEN_FAILURE");
    const kinds = async () => (await sessionOf(id)).marks.map(({ kind }) => kind);
    expect(await kinds()).toEqual(["SEEN_FAILURE", "NOTE"]);
    const own = `${url}/${note.json().id}`;
    const body = { atMs: 6_000, text: "Duda mucho" };
    expect((await app.call({ method: "PUT", url: own, token: await app.signIn("administrator"), body })).statusCode).toBe(404);
    expect((await app.call({ method: "PUT", url: own, token: moderator, body })).json()).toMatchObject(body);
    expect((await app.call({ method: "DELETE", url: own, token: moderator })).statusCode).toBe(204);
    expect(await kinds()).toEqual(["SEEN_FAILURE"]);
    expect((await gallery(observer)).mayMark).toBe(false);
    expect((await gallery()).mayMark).toBe(true);
  });

  test("who withdraws leaves no byte behind, and nothing more is taken", async () => {
    const person = await participant();
    await person.agree("WEBCAM", "SCREEN");
    const whole = await recorded(person);
    await join10();
    const path = pathOf((await trackOf(whole))?.url ?? "");
    const { id } = await person.begin("SCREEN");
    await person.chunk(id, 0, CHUNKS[0] as Buffer);
    expect(existsSync(path)).toBe(true);
    expect(readdirSync(folder(id))).toHaveLength(1);
    expect((await person.call("DELETE", "/api/ux-consents")).json().withdrawUrl).toBeNull();
    expect(existsSync(path)).toBe(false);
    expect(existsSync(folder(id))).toBe(false);
    expect(await trackOf(whole)).toBeUndefined();
    for (const answer of [
      await person.chunk(id, 1, CHUNKS[1] as Buffer),
      await person.end(id, 1),
      (await person.begin("SCREEN")).answer,
      await person.agree("SCREEN"),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([410, "uxTest.recordingWithdrawn"]);
    expect(existsSync(folder(id))).toBe(false);
  });

  test("the link that they were given withdraws, too, without a session; another's doesn't", async () => {
    const person = await participant();
    const { withdrawUrl } = (await person.agree("WEBCAM")).json();
    const id = await recorded(person);
    const page = await app.call({ url: withdrawUrl });
    expect(page.body).toContain('method="post"');
    const forged = withdrawUrl.replace(/.$/, (last: string) => (last === "A" ? "B" : "A"));
    expect((await app.call({ url: forged })).statusCode).toBe(404);
    expect((await app.call({ method: "POST", url: forged })).statusCode).toBe(404);
    expect(await trackOf(id)).toBeDefined();
    const form = { "content-type": "text/plain" };
    const done = await app.app.inject({ method: "POST", url: withdrawUrl, headers: form, payload: "" });
    expect(done.statusCode).toBe(200);
    expect(done.body).not.toContain("<form");
    expect(await trackOf(id)).toBeUndefined();
    expect(existsSync(folder(id))).toBe(false);
  });

  test("recordings of a response that is deleted, of a member who is erased, and of a year ago go with their files", async () => {
    const { authToken, member } = await joined();
    const ofMember = await participant(async () => {
      const url = `/api/activities/${survey}/execution`;
      await app.call({ method: "POST", url, token: authToken });
      return (path: string, body: object) => app.call({ method: "POST", url: url + path, token: authToken, body });
    });
    const people = [ofMember, await participant(), await participant()];
    const paths: string[] = [];
    const ids: string[] = [];
    for (const person of people) {
      await person.agree("WEBCAM");
      ids.push(await recorded(person));
    }
    await join10();
    for (const id of ids) paths.push(pathOf((await trackOf(id))?.url ?? ""));
    const [ofOne, ofDeleted, old] = ids;
    const administrator = await app.signIn("mainAdmin");
    const erased = await app.call({ method: "POST", url: `/api/members/${member}/erasure`, token: administrator, body: {} });
    expect(erased.statusCode, erased.body).toBeLessThan(300);
    expect(await trackOf(ofOne ?? "")).toBeUndefined();
    await rows(app, "delete from response where id = (select response from ux_recording where id = $1)", [ofDeleted]);
    await rows(app, "update ux_recording set created_at = now() - interval '366 days' where id = $1", [old]);
    await join10();
    await expect.poll(() => paths.map((path) => existsSync(path))).toEqual([false, false, false]);
  });

  async function joined() {
    await app.call({ method: "POST", url: `/api/activities/${survey}/transitions/open`, token: moderator, body: {} });
    const { authToken } = await joinByInvitation(app, "gala@mail.test", { nickname: "Gaviota" });
    const [row] = await rows<{ id: string }>(app, "select id from member where nickname = 'Gaviota'", []);
    return { authToken, member: row?.id ?? "" };
  }
});
