import type { SpeechToTextConfig } from "../config";
import { callRemoteService, type Waits } from "../remoteService/callRemoteService";
import { RemoteServiceError } from "../remoteService/remoteServiceError";
import { readAnswer, type SpokenText } from "./readAnswer";

export type { SpokenSegment, SpokenText } from "./readAnswer";

/** What the services that speak this form take at most; longer recordings are cut before. */
export const LARGEST_AUDIO = 25_000_000;

const ANSWER_MS = 10 * 60_000;
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
   * @throws RemoteServiceError; the signal's reason where it is aborted
   */
  readonly transcribe: (audio: SpokenAudio) => Promise<SpokenText>;
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

/** @returns nothing where no service is configured */
export function createSpeechToText(config: SpeechToTextConfig | undefined, waits: Waits = {}): SpeechToText | undefined {
  if (!config) return undefined;
  const { url, path, key, ...service } = config;
  return {
    format: config.format,
    transcribe: async (audio) => {
      if (audio.content.length > LARGEST_AUDIO) throw new RemoteServiceError("tooLarge");
      return callRemoteService({
        url: `${url}${path}`,
        key,
        body: formOf(service, audio),
        waits: { answerMs: ANSWER_MS, ...waits },
        largestAnswer: LARGEST_ANSWER,
        read: (body) => readAnswer(body, audio.seconds),
        signal: audio.signal,
      });
    },
  };
}
