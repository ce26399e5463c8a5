import type { SpaceDb } from "../../../../src/server/kit";
import type { TranscriptSpeaker, VideoTranscript } from "../../shared/transcript/api";
import type { Segment } from "../../shared/transcript/segments";
import { nameOf, readSeats } from "../seats";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { type RecordingRow, readParts, readRecording, readRow, type SpeakerName, type TranscriptRow } from "./rows";

/** Spec section 9: a transcript takes one to two hours. */
const USUAL_MS = 2 * 3_600_000;

type Asked = Pick<TranscriptRow, "segments" | "speakerNames">;

/** Whoever took part, and who else a segment names, by what the transcript calls them. */
async function readSpeakers(db: SpaceDb, sessionKey: SessionKey, { segments, speakerNames }: Asked) {
  const given = new Map(speakerNames.map(({ speaker, name }: SpeakerName) => [speaker, name]));
  const seats = (await readSeats(db, sessionKey)).flatMap((seat): readonly TranscriptSpeaker[] => {
    const { id, role } = seat;
    return role === "OBSERVER" ? [] : [{ speaker: id, name: given.get(id) ?? nameOf(seat), role }];
  });
  const known = new Set(seats.map(({ speaker }) => speaker));
  const others = new Set(segments.flatMap(({ speaker }) => (speaker === null || known.has(speaker) ? [] : speaker)));
  return [...seats, ...[...others].map((speaker) => ({ speaker, name: given.get(speaker) ?? speaker, role: null }))];
}

function expectedAt({ status, updatedAt }: TranscriptRow, progress: number, now: number): string | null {
  if (status !== "REQUESTED" && status !== "PROCESSING") return null;
  const since = now - Date.parse(updatedAt);
  const rest = status === "PROCESSING" && progress > 0 ? (since / progress) * (1 - progress) : USUAL_MS - since;
  return rest < 0 ? null : new Date(now + rest).toISOString();
}

type Progress = Pick<VideoTranscript, "status" | "expectedAt" | "progress" | "failure">;

const NOTHING: Progress = { status: "NONE", expectedAt: null, progress: null, failure: null };

async function readProgress(db: SpaceDb, row: TranscriptRow | undefined) {
  if (!row) return { ...NOTHING, segments: [] as readonly Segment[] };
  if (row.status === "READY") return { ...NOTHING, status: row.status, segments: row.segments };
  const { progress, failure, segments } = await readParts(db, row.id);
  return {
    status: row.status,
    progress,
    expectedAt: expectedAt(row, progress, Date.now()),
    failure: row.status === "FAILED" ? (failure ?? "notConfigured") : null,
    segments,
  };
}

interface Of {
  readonly sessionKey: SessionKey;
  readonly recordingId?: string | undefined;
}

/** @throws AppError `record.notFound` where the activity is no video chat, or has no such recording */
export async function presentTranscript(
  db: SpaceDb,
  { sessionKey, recordingId }: Of,
  { tools }: Pick<VideoServices, "tools">,
): Promise<VideoTranscript> {
  const recording: RecordingRow | undefined = await readRecording(db, sessionKey, recordingId);
  const row = recording && (await readRow(db, recording.id));
  const { segments, ...progress } = await readProgress(db, row);
  const speakers = await readSpeakers(db, sessionKey, { segments, speakerNames: row?.speakerNames ?? [] });
  return {
    recording: recording?.id ?? null,
    startedAt: recording?.startedAt ?? null,
    durationSeconds: recording?.durationSeconds ?? null,
    version: row?.version ?? 0,
    ...progress,
    isAutomatic: tools().speechToText !== undefined,
    language: row?.language ?? null,
    speakers,
    segments,
  };
}

/** What a transcript calls its speakers. */
export function namesOf({ speakers }: Pick<VideoTranscript, "speakers">): (speaker: string) => string {
  const names = new Map(speakers.map(({ speaker, name }) => [speaker, name]));
  return (speaker) => names.get(speaker) ?? speaker;
}
