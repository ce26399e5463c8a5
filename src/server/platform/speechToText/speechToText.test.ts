import { afterEach, describe, expect, test } from "vitest";
import { type SttAnswer, startSttService } from "../../../../tests/helpers/sttService";
import { RemoteServiceError } from "../remoteService/remoteServiceError";
import { createSpeechToText, LARGEST_AUDIO } from "./speechToText";

type Service = Awaited<ReturnType<typeof startSttService>>;

const WAITS = { restMs: 1, answerMs: 2_000 };
const AUDIO = { content: new Uint8Array([1, 2, 3]), seconds: 10, language: "es" };
const spoken = (body: object) => ({ body: JSON.stringify(body) });

describe("speech to text", () => {
  const services: Service[] = [];
  afterEach(async () => {
    await Promise.all(services.splice(0).map((service) => service.close()));
  });

  async function serve(...answers: readonly SttAnswer[]) {
    const service = await startSttService((_, index) => answers[Math.min(index, answers.length - 1)] ?? {});
    services.push(service);
    const config = { url: service.url, path: "/v1/audio/transcriptions", key: "k3y", model: "large-v3", format: "ogg" } as const;
    const speechToText = createSpeechToText(config, WAITS);
    if (!speechToText) throw new Error("a service is configured");
    return { ...service, speechToText };
  }
  const faultOf = async (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  test("isn't there where no service is configured", () => {
    expect(createSpeechToText(undefined)).toBeUndefined();
  });

  test("sends the form that services of OpenAI's kind read, always with the language", async () => {
    const { speechToText, sent } = await serve(spoken({ text: "Hola", segments: [{ start: 0.5, end: 2, text: " Hola " }] }));
    expect(await speechToText.transcribe(AUDIO)).toEqual({
      language: undefined,
      segments: [{ start: 0.5, end: 2, text: "Hola" }],
    });
    expect(sent[0]).toMatchObject({
      path: "/v1/audio/transcriptions",
      authorization: "Bearer k3y",
      fileName: "audio.ogg",
      fields: { language: "es", model: "large-v3", response_format: "verbose_json", temperature: "0" },
    });
    expect([...(sent[0]?.audio ?? [])]).toEqual([1, 2, 3]);
  });

  test.each([
    ["the text alone", { text: "Hola" }, [{ start: 0, end: 10, text: "Hola" }]],
    ["nothing said", { text: "  " }, []],
    ["segments without times", { text: "", segments: [{ text: "Hola" }] }, [{ start: 0, end: 10, text: "Hola" }]],
    [
      "times beyond the audio",
      {
        segments: [
          { start: 8, end: 60, text: "Hola" },
          { start: 30, end: 40, text: "Gracias por ver" },
        ],
      },
      [{ start: 8, end: 10, text: "Hola" }],
    ],
    [
      "what the model takes for silence",
      { segments: [{ start: 1, end: 2, text: "Subtítulos", no_speech_prob: 0.9, avg_logprob: -1.4 }] },
      [],
    ],
    [
      "segments in no order, and some that are none",
      { segments: [{ start: 4, end: 5, text: "b" }, 7, { start: 1, end: 2, text: "a" }] },
      [
        { start: 1, end: 2, text: "a" },
        { start: 4, end: 5, text: "b" },
      ],
    ],
  ])("reads an answer with %s", async (_, answer, segments) => {
    const { speechToText } = await serve(spoken(answer));
    expect((await speechToText.transcribe(AUDIO)).segments).toEqual(segments);
  });

  test("tries again where a service is busy or fails for now", async () => {
    const { speechToText, sent } = await serve(
      { status: 429, headers: { "retry-after": "0" }, body: "" },
      { status: 503, body: "" },
      spoken({ text: "Hola" }),
    );
    expect((await speechToText.transcribe(AUDIO)).segments).toHaveLength(1);
    expect(sent).toHaveLength(3);
  });

  test.each<readonly [string, SttAnswer, string, number]>([
    ["fails all the time", { status: 500, body: "k3y" }, "unavailable", 4],
    ["is busy all the time", { status: 429, headers: { "retry-after": "0" }, body: "" }, "busy", 4],
    ["doesn't take the key", { status: 401, body: "" }, "denied", 1],
    ["doesn't take the audio", { status: 400, body: "bad codec" }, "refused", 1],
    ["takes less", { status: 413, body: "" }, "tooLarge", 1],
    ["leads elsewhere", { status: 307, headers: { location: "https://elsewhere.example/" }, body: "" }, "refused", 1],
    ["answers a page", { body: "<html>" }, "badAnswer", 1],
    ["answers something else", { body: '{"detail":"x"}' }, "badAnswer", 1],
    ["answers without end", { body: "x".repeat(17_000_000) }, "badAnswer", 1],
    ["hangs", {}, "timeout", 1],
  ])("says why there is nothing where a service %s", async (_, answer, fault, attempts) => {
    const { speechToText, sent } = await serve(answer);
    const error = await faultOf(speechToText.transcribe(AUDIO));
    expect(error).toBeInstanceOf(RemoteServiceError);
    expect((error as RemoteServiceError).fault).toBe(fault);
    expect(String(error)).not.toContain("k3y");
    expect(sent).toHaveLength(attempts);
  });

  test("says that nobody answers", async () => {
    const { speechToText, close } = await serve({});
    await close();
    services.length = 0;
    expect(((await faultOf(speechToText.transcribe(AUDIO))) as RemoteServiceError).fault).toBe("unavailable");
  });

  test("sends nothing that is larger than services take", async () => {
    const { speechToText, sent } = await serve({});
    const error = await faultOf(speechToText.transcribe({ ...AUDIO, content: new Uint8Array(LARGEST_AUDIO + 1) }));
    expect((error as RemoteServiceError).fault).toBe("tooLarge");
    expect(sent).toHaveLength(0);
  });

  test("ends at once when it is told to", async () => {
    const { speechToText } = await serve({ status: 429, headers: { "retry-after": "60" }, body: "" });
    const control = new AbortController();
    const work = faultOf(speechToText.transcribe({ ...AUDIO, signal: control.signal }));
    setTimeout(() => control.abort(new Error("stopped")), 50);
    expect(String(await work)).toContain("stopped");
  });
});
