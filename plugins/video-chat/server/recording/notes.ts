import { newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { NewVideoNote, VideoNotes } from "../../shared/recordingApi";
import { readSession } from "../session";
import { inSession, ownerOf, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";
import { activeRecording } from "./recordings";

const MOST = 1_000;
/** Columns of what a note is about. */
const SUBJECTS = { activity: "subjectActivity", focusSession: "subjectFocusSession" } as const;
const secondsSince = (instant: string) => Math.max(0, Math.floor((Date.now() - Date.parse(instant)) / 1_000));

/** Notes of a session and of its recordings, by their moments. */
export async function readNotes(db: SpaceDb, sessionKey: SessionKey, moderatorId: string | undefined): Promise<VideoNotes> {
  const { startedAt } = await readSession(db, sessionKey);
  const { owner, id: ownerId } = ownerOf(sessionKey);
  const ofRecordings = db
    .selectFrom("recording")
    .select("id")
    .where(...inSession(sessionKey))
    .where("kind", "=", kindOf(sessionKey).recordingKind);
  const rows = await db
    .selectFrom("annotation")
    .leftJoin("staffRole", "staffRole.id", "annotation.author")
    .select(["annotation.id", "annotation.text", "annotation.color", "annotation.atSecond", "annotation.subjectRecording"])
    .select(["annotation.author", "staffRole.name"])
    .where("annotation.deletedAt", "is", null)
    .where("annotation.atSecond", "is not", null)
    .where((eb) =>
      eb.or([eb(`annotation.${SUBJECTS[owner]}`, "=", ownerId), eb("annotation.subjectRecording", "in", ofRecordings)]),
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
async function momentOf(db: SpaceDb, sessionKey: SessionKey, { recording, atSecond }: NewVideoNote) {
  if (recording) {
    const row = await db
      .selectFrom("recording")
      .select("id")
      .where("id", "=", recording)
      .where(...inSession(sessionKey))
      .executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    return { subject: `recording/${recording}`, atSecond: atSecond ?? 0 };
  }
  const active = await activeRecording(db, sessionKey);
  if (active) return { subject: `recording/${active.id}`, atSecond: atSecond ?? secondsSince(active.startedAt) };
  const { status, startedAt } = await readSession(db, sessionKey);
  if (status !== "STARTED" || !startedAt) throw new AppError(VIDEO_ERRORS.wrongStatus);
  return { subject: sessionKey, atSecond: atSecond ?? secondsSince(startedAt) };
}

export async function addNote(
  db: SpaceDb,
  { sessionKey, author, note }: { readonly sessionKey: SessionKey; readonly author: string; readonly note: NewVideoNote },
): Promise<void> {
  const moment = await momentOf(db, sessionKey, note);
  const { text, color } = note;
  await db
    .insertInto("annotation")
    .values({ id: newId(), text: text.trim(), ...(color ? { color } : {}), ...moment, author })
    .execute();
}

interface Own {
  readonly sessionKey: SessionKey;
  readonly noteId: string;
  readonly author: string;
}

/** @throws AppError `record.notFound` where it is no note of one's own of that session */
async function assertOwn(db: SpaceDb, { sessionKey, noteId, author }: Own): Promise<void> {
  const { notes } = await readNotes(db, sessionKey, author);
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
