import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../../../tests/helpers/app";
import { demoId, otherCommunity } from "../../../tests/helpers/communities";
import { rows } from "../../../tests/helpers/identity";
import { openLink } from "../../../tests/helpers/respondents";
import { runSchedules } from "../../../tests/helpers/schedules";
import { type Sent, type SttAnswer, startSttService } from "../../../tests/helpers/sttService";
import { publishedSurvey } from "../../../tests/helpers/surveys";
import type { UxTranscript, UxTranscripts } from "../shared/transcripts/api";
import type { Source } from "../shared/uxTest";
import { recordVoice } from "./voices";

const SOON = { timeout: 30_000, interval: 200 };
const QUESTION = "words";
const DRAFT = {
  languages: ["es"],
  title: { es: "La tienda" },
  blocks: [{ id: "b", questions: [{ id: QUESTION, variable: "v1", type: "short-text", title: { es: "Compra un abono" } }] }],
};
const said = (...segments: readonly (readonly [start: number, end: number, text: string])[]): SttAnswer => ({
  body: JSON.stringify({ text: "", segments: segments.map(([start, end, text]) => ({ start, end, text })) }),
});

describe.each(CONCURRENT_ENGINE)("transcripts of usability tests' recordings on %s", (engine) => {
  let app: TestApp;
  let service: Awaited<ReturnType<typeof startSttService>>;
  let answer: (sent: Sent, index: number) => SttAnswer = () => said();
  let moderator: string;
  let observer: string;
  let survey: string;
  let base: string;

  beforeAll(async () => {
    service = await startSttService((sent, index) => answer(sent, index));
    const stt = { STT_URL: service.url, STT_KEY: "k3y", STT_MODEL: "large-v3", STT_FORMAT: "ogg" };
    app = await startApp({ engine, environment: { LOG_LEVEL: "error", ...stt } });
    [moderator, observer] = await Promise.all([app.signIn("moderator"), app.signIn("observer")]);
    survey = await publishedSurvey(app, moderator, DRAFT);
    base = await openLink(app, moderator, survey);
  });
  afterEach(() => {
    service.sent.length = 0;
    answer = () => said();
  });
  afterAll(async () => {
    await app.close();
    await service.close();
  });

  const record = (seconds: number, source: Source = "MICROPHONE") =>
    recordVoice(app, { base, question: QUESTION, seconds, source });
  const request = (recording: string, token = moderator) =>
    app.call({ method: "POST", url: `/api/activities/${survey}/ux-test/recordings/${recording}/transcript`, token });
  const readAll = async (query = "", token = moderator): Promise<UxTranscripts> =>
    (await app.call({ url: `/api/activities/${survey}/ux-test/transcripts${query}`, token })).json();
  const read = async (recording: string): Promise<UxTranscript | undefined> =>
    (await readAll()).transcripts.find(({ recordingId }) => recordingId === recording);
  /** Lets the schedule be due at once. */
  const wake = () => rows(app, "update scheduled_task set due_at = now() where name = 'uxTest.transcripts'");
  const expectStatus = (recording: string, status: string) =>
    expect
      .poll(async () => {
        await wake();
        return (await read(recording))?.status;
      }, SOON)
      .toBe(status);

  test("a voice is written down when the team asks, in its response's language, at its times", async () => {
    const { id } = await record(20);
    await rows(app, "update response set language = 'pt-BR' where id = (select response from ux_recording where id = $1)", [id]);
    answer = () => said([1.5, 3, " Onde está o preço? "], [12.25, 14, "Já vi."]);
    expect(await readAll()).toEqual({ isAutomatic: true, transcripts: [] });
    const asked = await request(id);
    expect(asked.statusCode, asked.body).toBe(202);
    expect(asked.json()).toMatchObject({ recordingId: id, status: "REQUESTED", language: "pt", progress: 0, segments: [] });
    await expectStatus(id, "READY");
    const transcript = await read(id);
    expect(transcript).toMatchObject({ questionId: QUESTION, failure: null, progress: 1 });
    expect(transcript?.segments).toEqual([
      { startMs: 1_500, endMs: 3_000, text: "Onde está o preço?" },
      { startMs: 12_250, endMs: 14_000, text: "Já vi." },
    ]);
    expect(service.sent).toHaveLength(1);
    expect(service.sent[0]).toMatchObject({ authorization: "Bearer k3y", fileName: "audio.ogg", fields: { language: "pt" } });
    expect(Buffer.from(service.sent[0]?.audio.subarray(0, 4) ?? []).toString()).toBe("OggS");
    expect((await request(id)).json()).toMatchObject({ status: "READY" });
    const community = await demoId(app);
    const url = `/client/communities/${community}/activity/${survey}/uxTranscription`;
    expect((await app.call({ url, token: observer })).json()).toEqual({ isAutomatic: true, transcripts: [transcript] });
    const elsewhere = url.replace(community, (await otherCommunity(app)).communityId);
    expect((await app.call({ url: elsewhere, token: observer })).statusCode).toBe(404);
  });

  test("a long recording goes part by part, and lets a short one through in between", async () => {
    const [long, short] = [await record(1_205), await record(5)];
    answer = (_, index) => said([2, 3, `Parte ${index + 1}`]);
    await request(long.id);
    await request(short.id);
    await expectStatus(long.id, "READY");
    expect((await read(long.id))?.segments.map(({ startMs, text }) => [startMs, text])).toEqual([
      [2_000, "Parte 1"],
      [602_000, "Parte 3"],
      [1_202_000, "Parte 4"],
    ]);
    expect((await read(short.id))?.segments).toEqual([{ startMs: 2_000, endMs: 3_000, text: "Parte 2" }]);
  });

  test("what fails is said, keeps what is done and goes on from there", async () => {
    const { id } = await record(605);
    answer = (_, index) => (index === 0 ? said([0, 1, "Uno"]) : { status: 401, body: "" });
    await request(id);
    await expectStatus(id, "FAILED");
    const failed = await read(id);
    expect(failed).toMatchObject({ failure: "denied", segments: [{ text: "Uno" }] });
    expect(failed?.progress).toBeCloseTo(600 / 605, 2);
    answer = () => said([0, 1, "Dos"]);
    expect((await request(id)).json()).toMatchObject({ status: "REQUESTED", failure: null });
    await expectStatus(id, "READY");
    expect((await read(id))?.segments.map(({ text }) => text)).toEqual(["Uno", "Dos"]);
    expect(service.sent).toHaveLength(3);
  });

  test("of who has withdrawn nothing is sent, and what was written down is gone", async () => {
    const [written, waiting] = [await record(5), await record(5)];
    await request(written.id);
    await expectStatus(written.id, "READY");
    service.sent.length = 0;
    await written.withdraw();
    expect(await read(written.id)).toBeUndefined();
    expect(await rows(app, "select id from ux_transcript where recording = $1", [written.id])).toEqual([]);
    expect((await request(written.id)).statusCode).toBe(404);
    await rows(
      app,
      "update ux_consent set state = 'WITHDRAWN' where response = (select response from ux_recording where id = $1)",
      [waiting.id],
    );
    expect((await request(waiting.id)).json().code).toBe("uxTest.recordingWithdrawn");
    await rows(
      app,
      "insert into ux_transcript (id, space_id, recording, language, status) select gen_random_uuid(), space_id, id, 'es', 'REQUESTED' from ux_recording where id = $1",
      [waiting.id],
    );
    await expectStatus(waiting.id, "FAILED");
    expect((await read(waiting.id))?.failure).toBe("noConsent");
    expect(service.sent).toHaveLength(0);
  });

  test("an analysis reads what people said at their tasks, for as long as they agree", async () => {
    const own = await publishedSurvey(app, moderator, DRAFT);
    const link = await openLink(app, moderator, own);
    const voices = [];
    for (const name of ["Uno", "Dos", "Tres"]) {
      const voice = await recordVoice(app, { base: link, question: QUESTION, seconds: 5 });
      voices.push(voice);
      answer = () => said(...[0, 1, 1, 2].map((start, index) => [start, start + 1, `${name} busca el precio ${index}`] as const));
      await app.call({
        method: "POST",
        url: `/api/activities/${own}/ux-test/recordings/${voice.id}/transcript`,
        token: moderator,
      });
      const state = () => rows<{ status: string }>(app, "select status from ux_transcript where recording = $1", [voice.id]);
      await expect
        .poll(async () => {
          await wake();
          return (await state())[0]?.status;
        }, SOON)
        .toBe("READY");
    }
    const [first, second, third] = voices.map(({ id }) => id);
    const responseOf = "(select response from ux_recording where id = $1)";
    await rows(app, `update response set is_test = true where id = ${responseOf}`, [third]);
    const url = `/client/communities/${await demoId(app)}/activity/${own}/analysis`;
    const read = async () => (await app.call({ url, token: observer })).json();
    expect(await read()).toMatchObject({ status: "NONE", totalPassages: 8 });
    expect((await app.call({ method: "POST", url, token: moderator })).statusCode).toBe(200);
    await expect.poll(async () => (await read()).status, SOON).toBe("READY");
    const topics: readonly { readonly id: string }[] = [...(await read()).topics, { id: "none" }];
    const lists = await Promise.all(topics.map(({ id }) => app.call({ url: `${url}/topics/${id}/passages`, token: observer })));
    const passages: readonly object[] = lists.flatMap((list) => list.json().passages);
    expect(passages).toHaveLength(8);
    expect(passages).toContainEqual({
      ...{ id: `${second}:1000:1`, source: "uxTranscripts", text: "Dos busca el precio 2", author: "", sentiment: null },
      ...{ heading: "Compra un abono", at: "2026-11-30T10:00:01.000Z" },
    });
    await rows(app, `update ux_consent set state = 'WITHDRAWN' where response = ${responseOf}`, [first]);
    await voices[1]?.withdraw();
    const after = await Promise.all(topics.map(({ id }) => app.call({ url: `${url}/topics/${id}/passages`, token: observer })));
    expect(after.flatMap((list) => list.json().passages)).toEqual([]);
  });

  test("who withdraws while they are written down is in no transcript", async () => {
    const { id, withdraw } = await record(1_805);
    let withdrawn: Promise<unknown> | undefined;
    answer = () => {
      withdrawn ??= withdraw();
      return said([0, 1, "Hola"]);
    };
    await request(id);
    await expect
      .poll(async () => {
        await wake();
        return withdrawn !== undefined;
      }, SOON)
      .toBe(true);
    await withdrawn;
    await expect.poll(() => read(id), SOON).toBeUndefined();
    // What was on its way when they withdrew, of four parts.
    expect(service.sent.length).toBeLessThanOrEqual(2);
  });

  test("only voices are written down, by those who may change the test; one person's can be read alone", async () => {
    const screen = await record(5, "SCREEN");
    expect((await request(screen.id)).json().code).toBe("uxTest.noVoice");
    const { id } = await record(5);
    expect((await request(id, observer)).statusCode).toBe(403);
    expect((await request(id)).statusCode).toBe(202);
    const { responseId } = (await read(id)) ?? {};
    const own = await readAll(`?responseId=${responseId}&questionId=${QUESTION}`, observer);
    expect(own.transcripts.map(({ recordingId }) => recordingId)).toEqual([id]);
    expect((await readAll(`?responseId=${responseId}&questionId=other`)).transcripts).toEqual([]);
  });
});

describe.each(CONCURRENT_ENGINE)("without a service that writes down speech, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, environment: { LOG_LEVEL: "error" } });
  });
  afterAll(() => app.close());

  test("nothing can be asked for, and what waits fails for that", async () => {
    const moderator = await app.signIn("moderator");
    const survey = await publishedSurvey(app, moderator, DRAFT);
    const { id } = await recordVoice(app, { base: await openLink(app, moderator, survey), question: QUESTION, seconds: 5 });
    const address = `/api/activities/${survey}/ux-test`;
    const read = async () => (await app.call({ url: `${address}/transcripts`, token: moderator })).json();
    expect(await read()).toEqual({ isAutomatic: false, transcripts: [] });
    const asked = await app.call({ method: "POST", url: `${address}/recordings/${id}/transcript`, token: moderator });
    expect([asked.statusCode, asked.json().code]).toEqual([409, "uxTest.noSpeechToText"]);
    await rows(
      app,
      "insert into ux_transcript (id, space_id, recording, language, status) select gen_random_uuid(), space_id, id, 'es', 'REQUESTED' from ux_recording where id = $1",
      [id],
    );
    await runSchedules(app, "uxTest.transcripts");
    expect((await read()).transcripts).toMatchObject([{ status: "FAILED", failure: "notConfigured" }]);
  });
});
