import { RemoteServiceError } from "../remoteService/remoteServiceError";

/** Something said, in seconds of the audio. */
export interface SpokenSegment {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface SpokenText {
  /** In order of time; nothing where nothing was said. */
  readonly segments: readonly SpokenSegment[];
  /** As the service names it. */
  readonly language: string | undefined;
}

/** Where Whisper itself takes a segment for silence. */
const SILENT = { noSpeech: 0.6, likelihood: -1 };

type Values = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

const within = (value: unknown, fallback: number, most: number) =>
  Math.min(Math.max(typeof value === "number" && Number.isFinite(value) ? value : fallback, 0), most);

function isSilence({ no_speech_prob: noSpeech, avg_logprob: likelihood }: Values): boolean {
  if (typeof noSpeech !== "number" || typeof likelihood !== "number") return false;
  return noSpeech > SILENT.noSpeech && likelihood < SILENT.likelihood;
}

function readSegment(value: unknown, seconds: number): readonly SpokenSegment[] {
  if (!isObject(value) || typeof value.text !== "string" || isSilence(value)) return [];
  const text = value.text.trim();
  const start = within(value.start, 0, seconds);
  // What begins after the audio's end is an invention.
  if (!text || (typeof value.start === "number" && value.start > seconds)) return [];
  return [{ start, end: Math.max(within(value.end, seconds, seconds), start), text }];
}

/**
 * Reads an answer of OpenAI's `verbose_json`, of which services leave out all but the text.
 * @param seconds length of the audio
 * @throws RemoteServiceError `badAnswer`
 */
export function readAnswer(body: string, seconds: number): SpokenText {
  let answer: unknown;
  try {
    answer = JSON.parse(body);
  } catch {
    throw new RemoteServiceError("badAnswer");
  }
  if (!isObject(answer) || (typeof answer.text !== "string" && !Array.isArray(answer.segments)))
    throw new RemoteServiceError("badAnswer");
  const language = typeof answer.language === "string" ? answer.language : undefined;
  if (Array.isArray(answer.segments) && answer.segments.length > 0) {
    const segments = answer.segments.flatMap((segment) => readSegment(segment, seconds));
    return { language, segments: segments.sort((one, other) => one.start - other.start) };
  }
  const text = typeof answer.text === "string" ? answer.text.trim() : "";
  return { language, segments: text ? [{ start: 0, end: seconds, text }] : [] };
}
