import { json, newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import type { TranscriptFailure, VideoTranscript } from "../../shared/transcript/api";
import type { Segment } from "../../shared/transcript/segments";
import { readSession } from "../session";
import { inSession, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";

export type TranscriptStatus = Exclude<VideoTranscript["status"], "NONE">;

export interface SpeakerName {
  readonly speaker: string;
  readonly name: string;
}

/** A segment as it is stored: what nobody knows is absent. */
type StoredSegment = Pick<Segment, "startSeconds" | "text"> & { readonly endSeconds?: number; readonly speaker?: string };

const stored = ({ startSeconds, endSeconds, speaker, text }: Segment): StoredSegment => ({
  startSeconds,
  ...(endSeconds === null ? {} : { endSeconds }),
  ...(speaker === null ? {} : { speaker }),
  text,
});

export const storedSegments = (segments: readonly Segment[]) => json(segments.map(stored));

function toSegments(value: unknown): readonly Segment[] {
  const segments = (value ?? []) as readonly StoredSegment[];
  return segments.map(({ endSeconds = null, speaker = null, ...rest }) => ({ ...rest, endSeconds, speaker }));
}

/**
 * The recording of a session: that which is named, or the latest that is ready, or the latest.
 * @returns nothing where there is none. @throws AppError `record.notFound` where there is none of that id
 */
export async function readRecording(db: SpaceDb, sessionKey: SessionKey, recordingId?: string) {
  await readSession(db, sessionKey);
  const recording = await db
    .selectFrom("recording")
    .select(["id", "status", "startedAt", "durationSeconds"])
    .where(...inSession(sessionKey))
    .where("kind", "=", kindOf(sessionKey).recordingKind)
    .$if(recordingId !== undefined, (query) => query.where("id", "=", recordingId ?? null))
    .orderBy(sql`status = 'READY'`, "desc")
    .orderBy("startedAt", sql`desc nulls last`)
    .orderBy("id", "desc")
    .executeTakeFirst();
  if (!recording && recordingId) throw new AppError("record.notFound");
  return recording;
}

export type RecordingRow = NonNullable<Awaited<ReturnType<typeof readRecording>>>;

/** A recording's transcript; with `isLocked`, whoever comes at the same time waits until the transaction is over. */
export async function readRow(db: SpaceDb, recordingId: string, { isLocked = false } = {}) {
  const row = await db
    .selectFrom("transcript")
    .select(["id", "version", "status", "language", "segments", "speakerNames", "updatedAt"])
    .where("recording", "=", recordingId)
    .$if(isLocked, (query) => query.forNoKeyUpdate())
    .executeTakeFirst();
  if (!row) return undefined;
  const speakerNames = (row.speakerNames ?? []) as unknown as readonly SpeakerName[];
  return { ...row, status: row.status as TranscriptStatus, segments: toSegments(row.segments), speakerNames };
}

export type TranscriptRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

/** How far a transcript's parts are, what they say so far, and why the first of those that failed did. */
export async function readParts(db: SpaceDb, transcriptId: string) {
  const rows = await db
    .selectFrom("transcriptPart")
    .innerJoin("videoTrack", "videoTrack.id", "transcriptPart.track")
    .innerJoin("videoSeat", "videoSeat.id", "videoTrack.seat")
    .select(["transcriptPart.startMs", "transcriptPart.endMs", "transcriptPart.status", "transcriptPart.failure"])
    .select(["transcriptPart.segments", "videoTrack.seat", "videoSeat.consent"])
    .where("transcriptPart.transcript", "=", transcriptId)
    .orderBy("transcriptPart.startMs")
    .execute();
  const length = (part: { readonly startMs: number; readonly endMs: number }) => part.endMs - part.startMs;
  const total = rows.reduce((sum, part) => sum + length(part), 0);
  const done = rows.filter(({ status }) => status === "DONE").reduce((sum, part) => sum + length(part), 0);
  const segments = rows
    // Whoever has taken their consent back meanwhile is in no transcript.
    .filter(({ consent }) => consent !== "REFUSED")
    .flatMap((part) => toSegments(part.segments).map((segment) => ({ ...segment, speaker: part.seat })));
  const failed = rows.find(({ status }) => status === "FAILED");
  return {
    count: rows.length,
    progress: total > 0 ? done / total : 0,
    failure: (failed?.failure ?? null) as TranscriptFailure | null,
    segments: segments.sort((one, other) => one.startSeconds - other.startSeconds),
  };
}

/** Makes a recording's transcript where there is none, in the open transaction. @returns it, locked */
export async function lockedRow(db: SpaceDb, recordingId: string, status: TranscriptStatus): Promise<TranscriptRow> {
  await db
    .insertInto("transcript")
    .values({ id: newId(), recording: recordingId, status, version: 0 })
    .onConflict((conflict) => conflict.columns(["spaceId", "recording"]).doNothing())
    .execute();
  const row = await readRow(db, recordingId, { isLocked: true });
  if (!row) throw new AppError("record.notFound");
  return row;
}

/** What every write of a transcript writes. */
export const WRITTEN = { updatedAt: sql<string>`now()`, version: sql<number>`version + 1` };
