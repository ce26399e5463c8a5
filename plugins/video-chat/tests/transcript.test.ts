import { strFromU8, unzipSync } from "fflate";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { boot } from "../../../src/server/boot";
import { features } from "../../../src/server/extensions";
import { readConfig } from "../../../src/server/platform/config";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId, otherCommunity } from "../../../tests/helpers/communities";
import { joinByInvitation, rows } from "../../../tests/helpers/identity";
import { ROOT } from "../../../tests/helpers/root";
import { type Sent, type SttAnswer, startSttService } from "../../../tests/helpers/sttService";
import type { VideoTranscript } from "../shared/transcript/api";
import { addRecording, addVoice } from "./recordedSession";

const SOON = { timeout: 30_000, interval: 200 };
const said = (...segments: readonly (readonly [start: number, end: number, text: string])[]): SttAnswer => ({
  body: JSON.stringify({ text: "", segments: segments.map(([start, end, text]) => ({ start, end, text })) }),
});
const span = (startMs: number, endMs: number) => ({ startMs, endMs });

describe.each(CONCURRENT_ENGINE)("transcripts on %s", (engine) => {
  let app: TestApp;
  let service: Awaited<ReturnType<typeof startSttService>>;
  let answer: (sent: Sent, index: number) => SttAnswer = () => said();
  let community: string;
  let moderator: string;
  let observer: string;
  let member: string;
  let people: { readonly ana: string; readonly bea: string; readonly carla: string };

  beforeAll(async () => {
    service = await startSttService((sent, index) => answer(sent, index));
    app = await startApp({
      engine,
      environment: { STT_URL: service.url, STT_KEY: "k3y", STT_MODEL: "large-v3", STT_FORMAT: "ogg" },
    });
    community = await demoId(app);
    [moderator, observer, member] = await Promise.all([app.signIn("moderator"), app.signIn("observer"), app.signIn("member")]);
    await joinByInvitation(app, "bea@mail.test", { nickname: "Garza" });
    const members = await rows<{ id: string }>(
      app,
      "select id from member where space_id = $1 and email in ('member@demo.test', 'bea@mail.test') order by email = 'bea@mail.test'",
      [community],
    );
    const [carla] = await rows<{ id: string }>(
      app,
      "select id from staff_role where email = 'moderator@demo.test' and space_id = $1",
      [community],
    );
    people = { ana: members[0]?.id ?? "", bea: members[1]?.id ?? "", carla: carla?.id ?? "" };
  });
  afterEach(() => {
    service.sent.length = 0;
    answer = () => said();
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  async function session(): Promise<string> {
    const settings = {
      startsAt: new Date(Date.now() - 60_000).toISOString(),
      videoChatParticipants: 3,
      videoChatPassword: "abono-7",
    };
    const body = { title: "Charla en directo: abonos", type: "wat_videochat", description: "Hablamos", labs: 20, ...settings };
    const made = await app.call({ method: "POST", url: "/api/activities", token: moderator, body });
    expect(made.statusCode, made.body).toBe(201);
    return made.json().id;
  }
  const client = (activity: string, call: string) => `/client/communities/${community}/activity/${activity}/${call}`;
  const read = async (activity: string, token = moderator): Promise<VideoTranscript> =>
    (await app.call({ url: client(activity, "transcription"), token })).json();
  const send = (method: "POST" | "PUT", { activity, recording }: Made, call: string, body: object, token = moderator) =>
    app.call({ method, url: `/api/activities/${activity}/transcripts/${recording}/${call}`, token, body });
  /** Lets the schedule be due at once. */
  const wake = () => rows(app, "update scheduled_task set due_at = now() where name = 'videoChat.transcripts'");
  const expectStatus = (activity: string, status: string) =>
    expect
      .poll(async () => {
        await wake();
        return (await read(activity)).status;
      }, SOON)
      .toBe(status);

  interface Made {
    readonly activity: string;
    readonly recording: string;
  }
  async function recorded(): Promise<Made> {
    const activity = await session();
    return { activity, recording: await addRecording(app, activity) };
  }
  async function written(texts: readonly string[] = ["Hola a todas", "El móvil no me deja", "¿Y el precio del abono?"]) {
    const made = await recorded();
    const insert = texts.map((text, index) => ({ startSeconds: index * 5, endSeconds: index * 5 + 4, speaker: null, text }));
    const answered = await send("PUT", made, "segments", { version: 0, start: 0, remove: 0, insert });
    expect(answered.statusCode, answered.body).toBe(200);
    return { ...made, transcript: answered.json() as VideoTranscript };
  }

  test("it is made voice by voice where somebody speaks, and stands on the recording's time", async () => {
    const made = await recorded();
    const ana = await addVoice(app, {
      ...made,
      member: people.ana,
      startMs: 10_000,
      speech: [span(20_000, 24_000), span(50_000, 52_000)],
    });
    const carla = await addVoice(app, { ...made, moderator: people.carla, speech: [span(15_000, 18_000)] });
    const bea = await addVoice(app, { ...made, member: people.bea, speech: [] });
    answer = (_, index) =>
      [said([0.3, 2, "¿Qué os parece?"]), said([0.5, 3, "Me gusta."], [3.2, 4, "Mucho."]), said([0, 2, "Adiós."])][index] ??
      said();
    expect((await send("POST", made, "request", {})).json()).toMatchObject({ status: "REQUESTED", language: "es" });
    await expectStatus(made.activity, "READY");
    const { segments, speakers, progress, version } = await read(made.activity, observer);
    expect(segments).toEqual([
      { startSeconds: 15, endSeconds: 16.7, speaker: carla, text: "¿Qué os parece?" },
      { startSeconds: 20.2, endSeconds: 22.7, speaker: ana, text: "Me gusta." },
      { startSeconds: 22.9, endSeconds: 23.7, speaker: ana, text: "Mucho." },
      { startSeconds: 49.7, endSeconds: 51.7, speaker: ana, text: "Adiós." },
    ]);
    expect(new Set(speakers.map(({ speaker }) => speaker))).toEqual(new Set([ana, carla, bea]));
    expect([progress, version > 0]).toEqual([null, true]);
    expect(service.sent).toHaveLength(3);
    expect(service.sent[0]).toMatchObject({
      path: "/v1/audio/transcriptions",
      authorization: "Bearer k3y",
      fileName: "audio.ogg",
      fields: { model: "large-v3", language: "es", response_format: "verbose_json" },
    });
    expect(strFromU8((service.sent[0]?.audio ?? new Uint8Array()).subarray(0, 4))).toBe("OggS");
  });

  test("whoever has withdrawn their consent is never sent, also when they do so meanwhile", async () => {
    const made = await recorded();
    await addVoice(app, { ...made, member: people.ana, consent: "REFUSED", speech: [span(1_000, 4_000)] });
    const bea = await addVoice(app, { ...made, member: people.bea, speech: [span(5_000, 9_000), span(20_000, 25_000)] });
    answer = () => {
      void rows(app, "update video_seat set consent = 'REFUSED' where id = $1", [bea]);
      return said([0, 1, "Hola"]);
    };
    await send("POST", made, "request", {});
    await expectStatus(made.activity, "READY");
    expect(service.sent.length).toBeLessThanOrEqual(2);
    expect((await read(made.activity)).segments).toEqual([]);
  });

  test("what fails is said plainly, keeps what is done and goes on from there", async () => {
    const made = await recorded();
    await addVoice(app, { ...made, member: people.ana, speech: [span(1_000, 4_000), span(20_000, 25_000)] });
    answer = (_, index) => (index === 0 ? said([0, 1, "Uno"]) : { status: 401, body: "" });
    await send("POST", made, "request", {});
    await expectStatus(made.activity, "FAILED");
    const failed = await read(made.activity);
    expect(failed).toMatchObject({ failure: "denied", segments: [{ text: "Uno" }] });
    expect(failed.progress).toBeGreaterThan(0);
    answer = () => said([0, 1, "Dos"]);
    expect((await send("POST", made, "request", {})).statusCode).toBe(200);
    await expectStatus(made.activity, "READY");
    expect((await read(made.activity)).segments.map(({ text }) => text)).toEqual(["Uno", "Dos"]);
    expect(service.sent).toHaveLength(3);
  });

  test("a voice whose file can't be read doesn't hold up the others", async () => {
    const made = await recorded();
    await addVoice(app, { ...made, member: people.ana, speech: [span(1_000, 4_000)], content: Buffer.from("no sound at all") });
    await addVoice(app, { ...made, member: people.bea, speech: [span(5_000, 9_000)] });
    answer = () => said([0, 1, "Hola"]);
    await send("POST", made, "request", {});
    await expectStatus(made.activity, "FAILED");
    expect(await read(made.activity)).toMatchObject({ failure: "audio", segments: [{ text: "Hola" }] });
  });

  test("nobody edits while it is made, and nothing that people wrote goes unasked", async () => {
    const made = await written();
    const { version } = made.transcript;
    expect((await send("POST", made, "request", {})).json().code).toBe("videoChat.transcriptExists");
    await addVoice(app, { ...made, member: people.ana, speech: [span(1_000, 4_000)] });
    answer = () => ({});
    expect((await send("POST", made, "request", { replaces: true, language: "fr" })).json().status).toBe("REQUESTED");
    const refused = await send("PUT", made, "segments", { version: version + 1, start: 0, remove: 1, insert: [] });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "videoChat.transcriptBusy"]);
    await rows(app, "delete from transcript where recording = $1", [made.recording]);
  });

  test("segments are added, changed and removed; what somebody else has changed is not written over", async () => {
    const made = await written();
    const { version, segments } = made.transcript;
    const [first] = segments;
    const corrected = { ...first, text: "Hola a todos", startSeconds: 7 };
    const changed = await send("PUT", made, "segments", { version, start: 0, remove: 1, insert: [corrected] });
    expect(changed.json().segments.map(({ text }: { text: string }) => text)).toEqual([
      "El móvil no me deja",
      "Hola a todos",
      "¿Y el precio del abono?",
    ]);
    const conflict = await send("PUT", made, "segments", { version, start: 0, remove: 3, insert: [] });
    expect([conflict.statusCode, conflict.json().code]).toEqual([409, "record.conflict"]);
    const blank = await send("PUT", made, "segments", {
      version: version + 1,
      start: 0,
      remove: 0,
      insert: [{ ...first, text: "  " }],
    });
    expect(blank.statusCode).toBe(400);
    const beyond = await send("PUT", made, "segments", {
      version: version + 1,
      start: 0,
      remove: 0,
      insert: [{ ...first, startSeconds: 598, endSeconds: 3_725 }],
    });
    expect([beyond.statusCode, beyond.json().code]).toEqual([422, "videoChat.segmentBeyond"]);
    expect(beyond.json().detail ?? beyond.json().title).toContain(
      "La grabación dura 10:00: un fragmento no puede terminar en 1:02:05",
    );
    const both = await Promise.all(
      ["a", "b"].map((text) =>
        send("PUT", made, "segments", { version: version + 1, start: 0, remove: 0, insert: [{ ...first, text }] }),
      ),
    );
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const log = await rows<{ changes: object; personal: object | null }>(
      app,
      "select changes, personal from audit_log where entity = 'transcript' and record_id = (select id from transcript where recording = $1) order by id",
      [made.recording],
    );
    expect(log).toHaveLength(3);
    expect(JSON.stringify(log)).not.toMatch(/Hola|móvil/);
  });

  test("speakers are called what the team says, everywhere", async () => {
    const made = await recorded();
    const ana = await addVoice(app, { ...made, member: people.ana, speech: [] });
    const insert = [{ startSeconds: 1, endSeconds: null, speaker: ana, text: "Hola" }];
    await send("PUT", made, "segments", { version: 0, start: 0, remove: 0, insert });
    const name = (text: string) =>
      app.call({
        method: "PUT",
        url: client(made.activity, "speakerNames"),
        token: moderator,
        body: { names: [{ speaker: ana, name: text }] },
      });
    expect((await name("Ana, 34 años")).json().speakers[0].name).toBe("Ana, 34 años");
    const vtt = await app.call({
      url: `/api/activities/${made.activity}/transcripts/${made.recording}/file?format=vtt`,
      token: observer,
    });
    expect(vtt.body).toBe("WEBVTT\n\n00:00:01.000 --> 00:00:06.000\n<v Ana, 34 años>Hola\n");
    expect((await name("")).json().speakers[0].name).not.toBe("Ana, 34 años");
  });

  test("subtitles come in whole, voices find their seats, and a fault names its line", async () => {
    const made = await recorded();
    const bea = await addVoice(app, { ...made, member: people.bea, speech: [] });
    const content =
      "\uFEFFWEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\n<v garza>Hola\r\n\r\n00:03.000 --> 00:04.000\r\n<v Luis>Buenas\r\n";
    const answered = await send("POST", made, "subtitles", { version: 0, content });
    expect(answered.json().segments.map(({ speaker }: { speaker: string }) => speaker)).toEqual([bea, "Luis"]);
    const faulty = await send("POST", made, "subtitles", { version: 1, content: "1\n00:00:01 -> 00:00:02\nHola" });
    expect([faulty.statusCode, faulty.json().code]).toEqual([422, "videoChat.subtitlesTime"]);
    expect(faulty.json().detail ?? faulty.json().title).toContain("Línea 1");
    expect((await send("POST", made, "subtitles", { version: 0, content })).json().code).toBe("record.conflict");
    const srt = await app.call({
      url: `/api/activities/${made.activity}/transcripts/${made.recording}/file?format=srt`,
      token: moderator,
    });
    expect(srt.body).toContain("2\n00:00:03,000 --> 00:00:04,000\nLuis: Buenas");
  });

  test("it is searched whatever case and accents, and taken along as a Word document", async () => {
    const { activity, recording } = await written(["El móvil y el MOVIL", "nada", "movilidad"]);
    const found = await app.call({ url: `${client(activity, "transcriptionSearch")}?text=movil`, token: observer });
    expect(found.json()).toMatchObject({
      times: 3,
      hits: [{ index: 0, times: 2, snippet: ["El ", "móvil", " y el MOVIL"] }, { index: 2 }],
    });
    const word = await app.call({ url: `${client(activity, "transcriptionWord")}?recording=${recording}`, token: observer });
    expect(word.headers["content-type"]).toContain("wordprocessingml");
    expect(decodeURIComponent(String(word.headers["content-disposition"]))).toContain("Charla en directo abonos.docx");
    const document = strFromU8(unzipSync(word.rawPayload)["word/document.xml"] as Uint8Array);
    for (const text of ["Charla en directo: abonos", "Fecha: ", "El móvil y el MOVIL", "0:05", "Sin identificar"])
      expect(document).toContain(text);
  });

  test("the community's sessions are searched together, within what one may see", async () => {
    const made = await written(["Quiero un abono fantasmagórico al 100%"]);
    const search = async (text: string, token: string) =>
      app.call({ url: `/communitiesVideo/${encodeURIComponent(text)}`, token });
    const found = await search("FANTASMAGORICO al 100%", moderator);
    expect(found.statusCode, found.body).toBe(200);
    expect(found.json().hits).toMatchObject([
      { activity: { id: made.activity }, recording: made.recording, startSeconds: 0, name: null },
    ]);
    expect((await search("fantasmagorico al 1_0", moderator)).json()).toEqual({ hits: [], hasMore: false });
    expect((await search("fantasmagorico", member)).statusCode).toBe(403);
    await rows(app, "update staff_role set visibility = 'SELECTED' where email = 'observer@demo.test'");
    const selective = await app.signIn("observer");
    expect((await search("fantasmagorico", selective)).json().hits).toEqual([]);
    expect((await app.call({ url: client(made.activity, "transcription"), token: selective })).statusCode).toBe(404);
    await rows(app, "update staff_role set visibility = 'ALL' where email = 'observer@demo.test'");
  });

  test("observers read, members don't, and another community's people don't find it", async () => {
    const made = await written();
    const url = client(made.activity, "transcription");
    expect((await app.call({ url, token: observer })).statusCode).toBe(200);
    expect((await app.call({ url, token: member })).statusCode).toBe(403);
    expect((await app.call({ url })).statusCode).toBe(401);
    const splice = { version: made.transcript.version, start: 0, remove: 1, insert: [] };
    expect((await send("PUT", made, "segments", splice, observer)).statusCode).toBe(403);
    expect((await send("POST", made, "subtitles", { version: 1, content: "x" }, observer)).statusCode).toBe(403);
    const foreign = await otherCommunity(app);
    const [space] = await rows<{ id: string }>(app, "select id from community where id <> $1 limit 1", [community]);
    expect(foreign).toBeDefined();
    await rows(app, "update recording set activity = null where id = $1", [made.recording]);
    expect((await send("PUT", made, "segments", splice)).statusCode).toBe(404);
    expect(
      (await app.call({ url: `/client/communities/${space?.id}/activity/${made.activity}/transcription`, token: moderator }))
        .statusCode,
    ).toBe(404);
  });

  test("what a member said goes with their data", async () => {
    const made = await recorded();
    const { space } = await joinByInvitation(app, "leaves@mail.test", { nickname: "Vencejo" });
    const [leaver] = await rows<{ id: string }>(app, "select id from member where email = 'leaves@mail.test' and space_id = $1", [
      space.id,
    ]);
    const seat = await addVoice(app, { ...made, member: leaver?.id ?? "", speech: [] });
    const insert = [seat, null].map((speaker) => ({
      startSeconds: 1,
      endSeconds: 2,
      speaker,
      text: speaker ? "Mío" : "De otros",
    }));
    await send("PUT", made, "segments", { version: 0, start: 0, remove: 0, insert });
    const removed = await app.call({
      method: "POST",
      url: `/api/members/${leaver?.id}/erasure`,
      token: await app.signIn("administrator"),
    });
    expect(removed.statusCode, removed.body).toBeLessThan(300);
    expect((await read(made.activity)).segments.map(({ text }) => text)).toEqual(["De otros"]);
  });

  test("a server that ends in the middle goes on where it was after its next start", async () => {
    const made = await recorded();
    await addVoice(app, { ...made, member: people.ana, speech: [span(1_000, 4_000), span(20_000, 25_000)] });
    answer = (_, index) => (index === 0 ? said([0, 1, "Uno"]) : {});
    await send("POST", made, "request", {});
    await expect
      .poll(async () => {
        await wake();
        return service.sent.length;
      }, SOON)
      .toBe(2);
    await app.app.close();
    answer = () => said([0, 1, "Dos"]);
    const environment = { DEMO: "1", LOG_LEVEL: "fatal", STT_URL: service.url, DATA_DIR: app.dataDir };
    const config = readConfig({ ...environment, ...(app.databaseUrl ? { DATABASE_URL: app.databaseUrl } : {}) });
    const next = await boot({ config, root: ROOT, features });
    try {
      await expect
        .poll(async () => {
          const url = client(made.activity, "transcription");
          const headers = { authorization: `Bearer ${moderator}` };
          return (await next.app.inject({ url, headers })).json().segments.map(({ text }: { text: string }) => text);
        }, SOON)
        .toEqual(["Uno", "Dos"]);
      expect(service.sent).toHaveLength(3);
    } finally {
      await next.close();
    }
  });
});
