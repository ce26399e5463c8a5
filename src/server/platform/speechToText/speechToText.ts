import type { SpeechToTextConfig } from "../config";
import { readAnswer, type SpokenText } from "./readAnswer";
import { SpeechToTextError } from "./speechToTextError";

export type { SpokenSegment, SpokenText } from "./readAnswer";
export { SpeechToTextError, type SpeechToTextFault } from "./speechToTextError";

/** What the services that speak this form take at most; longer recordings are cut before. */
export const LARGEST_AUDIO = 25_000_000;

const ANSWER_MS = 10 * 60_000;
const REST_MS = 2_000;
const LONGEST_REST_MS = 60_000;
const ATTEMPTS = 4;
/** A day's speech is far below it. */
const LARGEST_ANSWER = 16_000_000;

const MEDIA_TYPES = { webm: "audio/webm", ogg: "audio/ogg", wav: "audio/wav" } as const;

export interface SpokenAudio {
  /** A whole file of the format that `SpeechToText.format` says. */
  readonly content: Uint8Array<ArrayBuffer>;
  /** Length in seconds; what an answer places beyond it was invented. */
  readonly seconds: number;
  /** ISO 639-1. Always sent: some services take English for granted. */
  readonly language: string;
  readonly signal?: AbortSignal;
}

/** Writes down what is said, by the operator's service (`STT_URL`). */
export interface SpeechToText {
  /** What it is to be sent. */
  readonly format: SpeechToTextConfig["format"];
  /**
   * Tries again by itself what may only fail for now (429, 5xx, no connection).
   * @throws SpeechToTextError; the signal's reason where it is aborted
   */
  readonly transcribe: (audio: SpokenAudio) => Promise<SpokenText>;
}

/** How long is waited, in milliseconds. */
interface Waits {
  /** For an answer. @default ten minutes */
  readonly answerMs?: number;
  /** Before the second attempt, and twice as long before each that follows. @default two seconds */
  readonly restMs?: number;
}

function formOf({ model, format }: Pick<SpeechToTextConfig, "model" | "format">, { content, language }: SpokenAudio): FormData {
  const form = new FormData();
  form.set("file", new Blob([content], { type: MEDIA_TYPES[format] }), `audio.${format}`);
  form.set("model", model);
  form.set("language", language);
  form.set("temperature", "0");
  form.set("response_format", "verbose_json");
  return form;
}

async function readBounded(answer: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > LARGEST_ANSWER) throw new SpeechToTextError("badAnswer");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Milliseconds that the service asks to be left alone for. */
function restOf(answer: Response): number | undefined {
  const seconds = Number(answer.headers.get("retry-after") ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds * 1_000, LONGEST_REST_MS) : undefined;
}

async function refusal(answer: Response): Promise<SpeechToTextError> {
  const { status } = answer;
  const restMs = restOf(answer);
  await answer.body?.cancel();
  if (status === 413) return new SpeechToTextError("tooLarge", { status });
  if (status === 401 || status === 403) return new SpeechToTextError("denied", { status });
  if (status === 429) return new SpeechToTextError("busy", { status, restMs });
  if (status >= 500 || status === 408) return new SpeechToTextError("unavailable", { status, restMs });
  return new SpeechToTextError("refused", { status });
}

function faultOf(error: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason;
  if (error instanceof SpeechToTextError) return error;
  // Without the cause: its texts may hold the address, and with it what an operator has put into it.
  return new SpeechToTextError("unavailable");
}

async function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", end);
      resolve();
    }, ms);
    signal?.addEventListener("abort", end, { once: true });
  });
}

/** @returns nothing where no service is configured */
export function createSpeechToText(
  config: SpeechToTextConfig | undefined,
  { answerMs = ANSWER_MS, restMs = REST_MS }: Waits = {},
): SpeechToText | undefined {
  if (!config) return undefined;
  async function attempt({ url, path, key, ...config }: SpeechToTextConfig, audio: SpokenAudio): Promise<SpokenText> {
    // Not AbortSignal.any with a timeout's signal: on Node 20 that may be collected before it is due.
    const control = new AbortController();
    const end = () => control.abort(audio.signal?.reason);
    const timer = setTimeout(() => control.abort(new SpeechToTextError("timeout")), answerMs);
    audio.signal?.addEventListener("abort", end, { once: true });
    try {
      audio.signal?.throwIfAborted();
      const answer = await fetch(`${url}${path}`, {
        method: "POST",
        headers: key ? { Authorization: `Bearer ${key}` } : {},
        body: formOf(config, audio),
        // Speech and key are for this address alone.
        redirect: "manual",
        signal: control.signal,
      });
      if (!answer.ok) throw await refusal(answer);
      return readAnswer(await readBounded(answer), audio.seconds);
    } catch (error) {
      throw faultOf(control.signal.aborted ? control.signal.reason : error, audio.signal);
    } finally {
      clearTimeout(timer);
      audio.signal?.removeEventListener("abort", end);
    }
  }

  return {
    format: config.format,
    transcribe: async (audio) => {
      if (audio.content.length > LARGEST_AUDIO) throw new SpeechToTextError("tooLarge");
      for (let done = 1; ; done++) {
        try {
          return await attempt(config, audio);
        } catch (error) {
          if (!(error instanceof SpeechToTextError) || !error.isForNow || done === ATTEMPTS) throw error;
          await pause(error.restMs ?? Math.min(restMs * 2 ** (done - 1), LONGEST_REST_MS), audio.signal);
        }
      }
    },
  };
}
