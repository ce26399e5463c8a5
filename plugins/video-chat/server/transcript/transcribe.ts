import {
  AudioError,
  cutAudio,
  json,
  newId,
  RemoteServiceError,
  type SpaceDb,
  type SpeechToText,
  sql,
} from "../../../../src/server/kit";
import type { TranscriptFailure } from "../../shared/transcript/api";
import { LONGEST_TEXT } from "../../shared/transcript/segments";
import { emitChanged } from "../channel";
import { keyOf, type SessionKey } from "../sessionKey";
import { RECORDING_KINDS } from "../sessionKinds";
import type { VideoServices } from "../videoServices";
import { planParts, type Span } from "./planParts";
import { readParts, storedSegments, WRITTEN } from "./rows";

type Services = Pick<VideoServices, "tools">;

/** After so long other spaces have their turn; the rest waits for the next. */
const TURN_MS = 10 * 60_000;

/** Faults of one part's sound; any other would meet all that follows. */
const OF_ONE_PART: ReadonlySet<TranscriptFailure> = new Set(["audio", "refused", "tooLarge", "badAnswer"]);

interface Work {
  readonly id: string;
  readonly recording: string;
  readonly language: string;
  readonly sessionKey: SessionKey;
}

async function nextTranscript(db: SpaceDb): Promise<Work | undefined> {
  const row = await db
    .selectFrom("transcript")
    .innerJoin("recording", "recording.id", "transcript.recording")
    .select(["transcript.id", "transcript.recording", "transcript.language", "recording.activity"])
    .select("recording.focusSession")
    .where("transcript.status", "in", ["REQUESTED", "PROCESSING"])
    .where("recording.kind", "in", RECORDING_KINDS)
    .where("recording.status", "=", "READY")
    .orderBy("transcript.updatedAt")
    .executeTakeFirst();
  const sessionKey = row && keyOf(row);
  return sessionKey ? { ...row, sessionKey, language: row.language ?? "es" } : undefined;
}

/** Whose voices are sent away: of those who have withdrawn their consent, none is. */
const audioTracks = (db: SpaceDb) =>
  db
    .selectFrom("videoTrack")
    .innerJoin("videoSeat", "videoSeat.id", "videoTrack.seat")
    .where("videoTrack.kind", "=", "AUDIO")
    .where((eb) => eb.or([eb("videoSeat.consent", "is", null), eb("videoSeat.consent", "!=", "REFUSED")]));

/** Cuts the recording into parts, the first time, and says that it has begun. */
async function begin(db: SpaceDb, { id, recording }: Work): Promise<void> {
  await db.transaction(async () => {
    const begun = await db
      .updateTable("transcript")
      .set({ ...WRITTEN, status: "PROCESSING" })
      .where("id", "=", id)
      .where("status", "=", "REQUESTED")
      .executeTakeFirst();
    if (begun.numUpdatedRows === 0n) return;
    const { count } = await readParts(db, id);
    if (count > 0) return;
    const tracks = await audioTracks(db)
      .select(["videoTrack.id", "videoTrack.startMs", "videoTrack.durationMs", "videoTrack.speech"])
      .where("videoTrack.recording", "=", recording)
      .execute();
    const parts = tracks.flatMap(({ id: track, startMs, durationMs, speech }) =>
      planParts((speech ?? []) as unknown as readonly Span[], { startMs, endMs: startMs + durationMs }).map((part) => ({
        ...{ id: newId(), transcript: id, track },
        ...part,
      })),
    );
    if (parts.length > 0) await db.insertInto("transcriptPart").values(parts).execute();
  });
}

async function nextPart(db: SpaceDb, { id }: Work) {
  return audioTracks(db)
    .innerJoin("transcriptPart", "transcriptPart.track", "videoTrack.id")
    .select(["transcriptPart.id", "transcriptPart.startMs", "transcriptPart.endMs"])
    .select(["videoTrack.startMs as trackMs", "videoTrack.file"])
    .where("transcriptPart.transcript", "=", id)
    .where("transcriptPart.status", "=", "WAITING")
    .orderBy("transcriptPart.startMs")
    .executeTakeFirst();
}

type Part = NonNullable<Awaited<ReturnType<typeof nextPart>>>;

interface Sending {
  readonly speechToText: SpeechToText;
  readonly language: string;
  readonly signal: AbortSignal;
}

/** What is said in a part, on the recording's time. @throws AudioError, RemoteServiceError */
async function heard(db: SpaceDb, part: Part, { speechToText, language, signal }: Sending, { tools }: Services) {
  const fileId = part.file?.split("/").at(-1) ?? null;
  const file = await db.selectFrom("file").select("size").where("id", "=", fileId).executeTakeFirst();
  if (!file || !fileId) throw new AudioError("the track has no file");
  const audio = await cutAudio(
    { fileId, size: file.size, files: tools().files },
    {
      from: (part.startMs - part.trackMs) / 1_000,
      to: (part.endMs - part.trackMs) / 1_000,
      format: speechToText.format,
    },
  );
  if (!audio) return [];
  const { content, seconds } = audio;
  const { segments } = await speechToText.transcribe({ content, seconds, language, signal });
  const shift = part.trackMs / 1_000 + audio.from;
  const atRecording = (second: number) => Math.round((second + shift) * 100) / 100;
  return segments.map(({ start, end, text }) => ({
    startSeconds: atRecording(start),
    endSeconds: atRecording(end),
    text: text.slice(0, LONGEST_TEXT),
  }));
}

function failureOf(error: unknown): TranscriptFailure {
  if (error instanceof AudioError) return "audio";
  if (error instanceof RemoteServiceError) return error.fault;
  throw error;
}

/** Does one part. @returns why it failed */
async function doPart(db: SpaceDb, part: Part, sending: Sending, services: Services): Promise<TranscriptFailure | undefined> {
  const save = (values: { readonly status: "DONE" | "FAILED"; readonly segments?: string; readonly failure?: string }) =>
    db.updateTable("transcriptPart").set(values).where("id", "=", part.id).where("status", "=", "WAITING").execute();
  try {
    await save({ status: "DONE", segments: json(await heard(db, part, sending, services)) });
    return undefined;
  } catch (error) {
    sending.signal.throwIfAborted();
    const failure = failureOf(error);
    await save({ status: "FAILED", failure });
    return failure;
  }
}

/** Puts the parts together, or says that some are missing; what is done stays for the next attempt. */
async function finish(db: SpaceDb, work: Work, failure: TranscriptFailure | undefined, { tools }: Services): Promise<void> {
  await db.transaction(async () => {
    const parts = await readParts(db, work.id);
    const isReady = failure === undefined && parts.failure === null;
    const values = isReady
      ? { status: "READY", segments: storedSegments(parts.segments), completedAt: sql<string>`now()` }
      : { status: "FAILED" };
    const { numUpdatedRows } = await db
      .updateTable("transcript")
      .set({ ...WRITTEN, ...values })
      .where("id", "=", work.id)
      .where("status", "=", "PROCESSING")
      .executeTakeFirst();
    if (numUpdatedRows > 0n && isReady) await db.deleteFrom("transcriptPart").where("transcript", "=", work.id).execute();
    emitChanged(db, tools(), work.sessionKey);
  });
}

/**
 * Makes the transcripts that wait in a space, part by part; each part that is done stays done, whatever ends the process.
 * @param signal aborted when the server stops
 */
export async function transcribeWaiting(db: SpaceDb, signal: AbortSignal, services: Services): Promise<void> {
  const turnEnds = Date.now() + TURN_MS;
  for (let work = await nextTranscript(db); work; work = await nextTranscript(db)) {
    const { speechToText } = services.tools();
    await begin(db, work);
    emitChanged(db, services.tools(), work.sessionKey);
    if (!speechToText) {
      await finish(db, work, "notConfigured", services);
      continue;
    }
    let failure: TranscriptFailure | undefined;
    const sending = { speechToText, language: work.language, signal };
    for (let part = await nextPart(db, work); part; part = await nextPart(db, work)) {
      if (signal.aborted || Date.now() > turnEnds) return;
      const fault = await doPart(db, part, sending, services);
      emitChanged(db, services.tools(), work.sessionKey);
      if (fault && !OF_ONE_PART.has(fault)) failure = fault;
      if (failure) break;
    }
    await finish(db, work, failure, services);
  }
}
