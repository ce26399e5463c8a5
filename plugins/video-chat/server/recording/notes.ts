import { newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { NewVideoNote, VideoNotes } from "../../shared/recordingApi";
import { readSession } from "../session";
import { activeRecording } from "./recordings";

const MOST = 1_000;
const secondsSince = (instant: string) => Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 1_000));

/** Notes of a session and of its recordings, by their moments. */
export async function readNotes(db: SpaceDb, activityId: string, moderatorId: string | undefined): Promise<VideoNotes> {
  const { startedAt } = await readSession(db, activityId);
  const ofRecordings = db
    .selectFrom("recording")
    .select("id")
    .where("activity", "=", activityId)
    .where("kind", "=", "VIDEO_CHAT");
  const rows = await db
    .selectFrom("annotation")
    .leftJoin("staffRole", "staffRole.id", "annotation.author")
    .select(["annotation.id", "annotation.text", "annotation.color", "annotation.atSecond", "annotation.subjectRecording"])
    .select(["annotation.author", "staffRole.name"])
    .where("annotation.deletedAt", "is", null)
    .where("annotation.atSecond", "is not", null)
    .where((eb) =>
      eb.or([eb("annotation.subjectActivity", "=", activityId), eb("annotation.subjectRecording", "in", ofRecordings)]),
    )
    .orderBy("annotation.atSecond")
    .orderBy("annotation.createdAt")
    .limit(MOST)
    .execute();
  const notes = rows.map(({ id, text, color, atSecond, subjectRecording, author, name }) => ({
    ...{ id, text, color, atSecond, author: name },
    recording: subjectRecording,
    isOwn: author !== null && author === moderatorId,
  }));
  return { sessionStartedAt: startedAt, notes };
}

/** What a note that is written now is about, and its moment. @throws AppError `videoChat.wrongStatus` where nothing is on */
async function momentOf(db: SpaceDb, activityId: string, { recording, atSecond }: NewVideoNote) {
  if (recording) {
    const row = await db
      .selectFrom("recording")
      .select("id")
      .where("id", "=", recording)
      .where("activity", "=", activityId)
      .executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    return { subject: `recording/${recording}`, atSecond: atSecond ?? 0 };
  }
  const active = await activeRecording(db, activityId);
  if (active) return { subject: `recording/${active.id}`, atSecond: atSecond ?? secondsSince(active.startedAt) };
  const { status, startedAt } = await readSession(db, activityId);
  if (status !== "STARTED" || !startedAt) throw new AppError(VIDEO_ERRORS.wrongStatus);
  return { subject: `activity/${activityId}`, atSecond: atSecond ?? secondsSince(startedAt) };
}

export async function addNote(
  db: SpaceDb,
  { activityId, author, note }: { readonly activityId: string; readonly author: string; readonly note: NewVideoNote },
): Promise<void> {
  const moment = await momentOf(db, activityId, note);
  const { text, color } = note;
  await db
    .insertInto("annotation")
    .values({ id: newId(), text: text.trim(), ...(color ? { color } : {}), ...moment, author })
    .execute();
}

interface Own {
  readonly activityId: string;
  readonly noteId: string;
  readonly author: string;
}

/** @throws AppError `record.notFound` where it is no note of one's own of that session */
async function assertOwn(db: SpaceDb, { activityId, noteId, author }: Own): Promise<void> {
  const { notes } = await readNotes(db, activityId, author);
  if (!notes.some(({ id, isOwn }) => id === noteId && isOwn)) throw new AppError("record.notFound");
}

/** @throws AppError `record.notFound` */
export async function changeNote(
  db: SpaceDb,
  own: Own,
  values: { readonly text: string; readonly color?: string },
): Promise<void> {
  await assertOwn(db, own);
  await db
    .updateTable("annotation")
    .set({ ...values, text: values.text.trim() })
    .where("id", "=", own.noteId)
    .execute();
}

/** @throws AppError `record.notFound` */
export async function deleteNote(db: SpaceDb, own: Own): Promise<void> {
  await assertOwn(db, own);
  await db.updateTable("annotation").set({ deletedAt: new Date().toISOString() }).where("id", "=", own.noteId).execute();
}
