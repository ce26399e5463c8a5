import type { SpaceDb } from "../../../../src/server/kit";
import { sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { TRANSCRIPT_ERRORS } from "../../shared/transcript/errors";
import { applySplice, MOST_SEGMENTS, type Segment, type Splice } from "../../shared/transcript/segments";
import { clockOf } from "../../shared/transcript/times";
import { emitChanged } from "../channel";
import type { SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { lockedRow, readParts, type SpeakerName, storedSegments, type TranscriptRow, WRITTEN } from "./rows";
import { readSubtitles } from "./subtitles/readSubtitles";

interface Editing {
  readonly sessionKey: SessionKey;
  readonly recordingId: string;
  readonly accountId: string | null;
  /** That was seen. @default any */
  readonly version?: number | undefined;
}

interface Values {
  readonly segments?: readonly Segment[];
  readonly speakerNames?: readonly SpeakerName[];
}

/** What people see and work on: of a transcript that failed, what was understood before. */
const visibleSegments = async (db: SpaceDb, row: TranscriptRow) =>
  row.status === "FAILED" ? (await readParts(db, row.id)).segments : row.segments;

/**
 * Changes a transcript, makes it where there is none, and notes who did it: the number of segments, never what was said.
 * @throws AppError `videoChat.transcriptBusy`, `record.conflict`, `videoChat.tooManySegments`
 */
async function edit(
  db: SpaceDb,
  { sessionKey, recordingId, accountId, version }: Editing,
  { tools }: Pick<VideoServices, "tools">,
  change: (segments: readonly Segment[], row: TranscriptRow) => Values,
): Promise<void> {
  await db.transaction(async () => {
    const row = await lockedRow(db, recordingId, "READY");
    if (row.status === "REQUESTED" || row.status === "PROCESSING") throw new AppError(TRANSCRIPT_ERRORS.busy);
    if (version !== undefined && version !== row.version) throw new AppError("record.conflict");
    const before = await visibleSegments(db, row);
    const { segments = before, speakerNames } = change(before, row);
    if (segments.length > MOST_SEGMENTS) throw new AppError(TRANSCRIPT_ERRORS.tooMany, { params: { most: MOST_SEGMENTS } });
    await db
      .updateTable("transcript")
      .set({
        ...WRITTEN,
        status: "READY",
        segments: storedSegments(segments),
        ...(speakerNames ? { speakerNames: JSON.stringify(speakerNames) } : {}),
        completedAt: sql<string>`coalesce(completed_at, now())`,
      })
      .where("id", "=", row.id)
      .execute();
    await db.deleteFrom("transcriptPart").where("transcript", "=", row.id).execute();
    const [field, from, to] = speakerNames
      ? ["speakerNames", row.speakerNames.length, speakerNames.length]
      : ["segments", before.length, segments.length];
    const note = { spaceId: db.spaceId, accountId, action: "update", entity: "transcript", recordId: row.id };
    await tools().note([{ ...note, changes: { [field]: { from, to } } }]);
    emitChanged(db, tools(), sessionKey);
  });
}

/** What a player shows at the end may be a moment later than what was measured. */
const TOLERANCE_SECONDS = 1;

/** @throws AppError `videoChat.segmentBeyond` */
async function assertWithin(db: SpaceDb, recordingId: string, segments: readonly Segment[]): Promise<void> {
  const recording = await db
    .selectFrom("recording")
    .select("durationSeconds")
    .where("id", "=", recordingId)
    .executeTakeFirstOrThrow();
  const seconds = recording.durationSeconds;
  if (seconds === null) return;
  const ends = segments.map(({ startSeconds, endSeconds }) => endSeconds ?? startSeconds);
  const end = ends.find((one) => one > seconds + TOLERANCE_SECONDS);
  if (end === undefined) return;
  throw new AppError(TRANSCRIPT_ERRORS.segmentBeyond, { params: { length: clockOf(seconds), end: clockOf(end) } });
}

/** Puts segments in the place of others. @throws AppError as `edit`, and `videoChat.segmentBeyond` */
export async function editSegments(
  db: SpaceDb,
  { splice, ...editing }: Editing & { readonly splice: Splice },
  services: Pick<VideoServices, "tools">,
): Promise<void> {
  await assertWithin(db, editing.recordingId, splice.insert);
  await edit(db, editing, services, (segments) => ({ segments: applySplice(segments, splice) }));
}

/**
 * Takes subtitles in place of what there is. A voice that is called as somebody who was there is theirs.
 * @throws AppError as `edit`, and what `readSubtitles` throws
 */
export function importSubtitles(
  db: SpaceDb,
  { content, seats, ...editing }: Editing & { readonly content: string; readonly seats: ReadonlyMap<string, string> },
  services: Pick<VideoServices, "tools">,
) {
  const read = readSubtitles(content);
  const seatOf = (name: string) => seats.get(name.trim().toLowerCase()) ?? name;
  const segments = read.map((segment) => ({ ...segment, speaker: segment.speaker === null ? null : seatOf(segment.speaker) }));
  return edit(db, editing, services, () => ({ segments }));
}

/** Says what speakers are called; a blank name gives the seat its own back. @throws AppError as `edit` */
export function nameSpeakers(
  db: SpaceDb,
  { names, ...editing }: Editing & { readonly names: readonly SpeakerName[] },
  services: Pick<VideoServices, "tools">,
) {
  return edit(db, editing, services, (_, { speakerNames }) => {
    const named = new Map(speakerNames.map(({ speaker, name }) => [speaker, name]));
    for (const { speaker, name } of names) {
      if (name.trim()) named.set(speaker, name.trim());
      else named.delete(speaker);
    }
    return { speakerNames: [...named].map(([speaker, name]) => ({ speaker, name })) };
  });
}
