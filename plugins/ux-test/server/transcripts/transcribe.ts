import {
  AudioError,
  cutAudio,
  type HostTools,
  json,
  RemoteServiceError,
  type SpaceDb,
  type SpeechToText,
  sql,
} from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { LONGEST_TEXT, MOST_SEGMENTS, type TranscriptFailure, type UxTranscriptSegment } from "../../shared/transcripts/api";
import { assertConsent } from "../recordings/consent";
import { fileIdOf } from "../recordings/recordingFiles";

/** Of a recording at once: as WAV it is below what services take, and others have their turn after it. */
const PART_MS = 10 * 60_000;
/** After so long other spaces, and other work, have their turn; the rest waits for the next. */
const TURN_MS = 5 * 60_000;

/** The transcript whose turn it is: that which has waited longest since its last part. */
async function nextWork(db: SpaceDb) {
  const row = await db
    .selectFrom("uxTranscript")
    .innerJoin("uxRecording", "uxRecording.id", "uxTranscript.recording")
    .select(["uxTranscript.id", "uxTranscript.language", "uxTranscript.doneMs", "uxTranscript.segments"])
    .select(["uxRecording.response", "uxRecording.durationMs", "uxRecording.file"])
    .where("uxTranscript.status", "in", ["REQUESTED", "PROCESSING"])
    .orderBy("uxTranscript.updatedAt")
    .executeTakeFirst();
  if (!row) return undefined;
  const segments = (row.segments ?? []) as unknown as readonly UxTranscriptSegment[];
  return { ...row, segments, doneMs: row.doneMs ?? 0, durationMs: row.durationMs ?? 0 };
}
type Work = NonNullable<Awaited<ReturnType<typeof nextWork>>>;

interface Values {
  readonly status: "PROCESSING" | "READY" | "FAILED";
  readonly failure?: TranscriptFailure;
  readonly doneMs?: number;
  readonly segments?: string;
}

/** Nothing where the recording was erased, or another process has done this part, meanwhile. */
async function save(db: SpaceDb, { id, doneMs }: Work, values: Values): Promise<void> {
  await db
    .updateTable("uxTranscript")
    .set({ ...values, updatedAt: sql<string>`now()` })
    .where("id", "=", id)
    .where("doneMs", "=", doneMs)
    .where("status", "in", ["REQUESTED", "PROCESSING"])
    .execute();
}

interface Sending {
  readonly speechToText: SpeechToText;
  readonly signal: AbortSignal;
  readonly tools: HostTools;
}

/** What is said in the next part, on the recording's time. @throws AudioError, RemoteServiceError */
async function hear(db: SpaceDb, work: Work, { speechToText, signal, tools }: Sending): Promise<UxTranscriptSegment[]> {
  const { file: address, doneMs, language } = work;
  const fileId = address && fileIdOf(address);
  const file = fileId ? await db.selectFrom("file").select("size").where("id", "=", fileId).executeTakeFirst() : undefined;
  if (!file || !fileId) throw new AudioError("the recording has no file");
  const span = { from: doneMs / 1_000, to: (doneMs + PART_MS) / 1_000, format: speechToText.format };
  const audio = await cutAudio({ fileId, size: file.size, files: tools.files }, span);
  if (!audio) return [];
  const { content, seconds, from } = audio;
  const { segments } = await speechToText.transcribe({ content, seconds, language, signal });
  const atRecording = (second: number) => Math.round((from + second) * 1_000);
  return segments.map(({ start, end, text }) => ({
    startMs: atRecording(start),
    endMs: atRecording(end),
    text: text.slice(0, LONGEST_TEXT),
  }));
}

function failureOf(error: unknown): TranscriptFailure {
  if (error instanceof AudioError) return "audio";
  if (error instanceof RemoteServiceError) return error.fault;
  // Of the consent: nothing is sent without it.
  if (error instanceof AppError) return "noConsent";
  throw error;
}

async function doPart(db: SpaceDb, work: Work, sending: Sending): Promise<void> {
  await save(db, work, { status: "PROCESSING" });
  try {
    await assertConsent(db, work.response, "MICROPHONE");
    const segments = [...work.segments, ...(await hear(db, work, sending))].slice(0, MOST_SEGMENTS);
    const doneMs = work.doneMs + PART_MS;
    const isLast = doneMs >= work.durationMs;
    await save(db, work, {
      status: isLast ? "READY" : "PROCESSING",
      doneMs: isLast ? work.durationMs : doneMs,
      segments: json(segments),
    });
  } catch (error) {
    // The server stops: the part is done again.
    if (sending.signal.aborted) return;
    await save(db, work, { status: "FAILED", failure: failureOf(error) });
  }
}

/**
 * Writes down what is said in the recordings of a space that wait for it, one part of each in turn; parts that are done
 * stay done, whatever ends the process.
 * @param signal aborted when the server stops
 */
export async function transcribeWaiting(db: SpaceDb, signal: AbortSignal, tools: HostTools): Promise<void> {
  const { speechToText } = tools;
  const turnEnds = Date.now() + TURN_MS;
  for (let work = await nextWork(db); work; work = await nextWork(db)) {
    if (signal.aborted || Date.now() > turnEnds) return;
    if (speechToText) await doPart(db, work, { speechToText, signal, tools });
    else await save(db, work, { status: "FAILED", failure: "notConfigured" });
  }
}
