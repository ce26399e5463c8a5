import { createReadStream } from "node:fs";
import { rm } from "node:fs/promises";
import { type HostTools, json, newId, remux, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { emitChanged } from "../channel";
import { readLines, removeTrack, type WrittenTrack, writtenTracks } from "../media/recorderFile";
import { inSession, keyOf, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";
import { requestTranscript } from "../transcript/requestTranscript";
import { hasAgreed } from "./hasAgreed";
import { folderOf } from "./recordings";
import { fileAddressOf, removeFiles, TRACK_FILE, tracksWithFiles } from "./trackFiles";

const NAMES = { AUDIO: "voz.webm", CAMERA: "camara.webm", SCREEN: "pantalla.webm" } as const;
const LARGE = ".whole";
/** What can't be stored for want of space is tried again for so long. */
const KEPT_HOURS = 24;

interface Services {
  readonly tools: () => HostTools;
}

interface Kept {
  readonly recording: string;
  readonly track: WrittenTrack;
  readonly id: string;
  readonly size: number;
  readonly seconds: number;
}

/** Notes a track whose bytes are in the store. @returns false where nobody may have it any more, or it is there already */
async function keep(db: SpaceDb, { recording, track, id, size, seconds }: Kept): Promise<boolean> {
  const { startMs, speech } = await readLines(track);
  const { seat, kind } = track;
  return db.transaction(async () => {
    // Whoever takes their word back meanwhile waits, and then finds the track.
    const person = await db
      .selectFrom("videoSeat")
      .select(["role", "consent"])
      .where("id", "=", seat)
      .forUpdate()
      .executeTakeFirst();
    const waiting = await db.selectFrom("recording").select("status").where("id", "=", recording).forUpdate().executeTakeFirst();
    const mayStay = person && hasAgreed(person as Parameters<typeof hasAgreed>[0]) && waiting?.status === "PROCESSING";
    const same = await db
      .selectFrom("videoTrack")
      .select("id")
      .where("recording", "=", recording)
      .where("seat", "=", seat)
      .where("kind", "=", kind)
      .where("startMs", "=", startMs)
      .executeTakeFirst();
    if (!mayStay || same) return false;
    const trackId = newId();
    const file = fileAddressOf(id);
    const durationMs = Math.round(seconds * 1_000);
    await db
      .insertInto("videoTrack")
      .values({ id: trackId, recording, seat, kind, startMs, durationMs, file, speech: json(speech) })
      .execute();
    await db
      .updateTable("file")
      .set({ size, state: "ATTACHED", entity: "videoTrack", recordId: trackId, field: "file" })
      .where("id", "=", id)
      .execute();
    return true;
  });
}

/** @returns whether the track is in the store, or is to be in none */
async function takeTrack(db: SpaceDb, recording: string, track: WrittenTrack, { tools }: Services): Promise<boolean> {
  const { files } = tools();
  const whole = `${track.path}${LARGE}`;
  const id = newId();
  try {
    const seconds = await remux(track.path, whole);
    if (seconds !== undefined) {
      await db
        .insertInto("file")
        .values({ id, name: NAMES[track.kind], mediaType: "video/webm", size: 0, purpose: TRACK_FILE, uploaderId: null })
        .execute();
      const size = await files.write(id, createReadStream(whole));
      if (!(await keep(db, { recording, track, id, size, seconds }))) await removeFiles(db, files, [id]);
    }
    await removeTrack(track);
    return true;
  } catch (error) {
    await removeFiles(db, files, [id]).catch(() => undefined);
    // The disk is full: the recording waits.
    if (error instanceof AppError) throw error;
    return false;
  } finally {
    await rm(whole, { force: true });
  }
}

/** What a new recording replaces goes now that the new one is whole. */
async function removeReplaced(db: SpaceDb, sessionKey: SessionKey, recording: string): Promise<readonly string[]> {
  const others = await db
    .selectFrom("recording")
    .select("id")
    .where(...inSession(sessionKey))
    .where("kind", "=", kindOf(sessionKey).recordingKind)
    .where("id", "<>", recording)
    .where("status", "in", ["READY", "FAILED"])
    .execute();
  const ids = others.map(({ id }) => id);
  if (ids.length === 0) return [];
  const files = await tracksWithFiles(db, ids);
  await db.deleteFrom("recording").where("id", "in", ids).execute();
  return files;
}

async function finish(
  db: SpaceDb,
  recording: string,
  { isWhole, services }: { readonly isWhole: boolean; readonly services: Services },
) {
  const { files, emit } = services.tools();
  const replaced = await db.transaction(async () => {
    const row = await db
      .selectFrom("recording")
      .select(["activity", "focusSession", "status", "startedAt", "endedAt"])
      .where("id", "=", recording)
      .forUpdate()
      .executeTakeFirst();
    const sessionKey = row && keyOf(row);
    if (row?.status !== "PROCESSING" || !sessionKey) return [];
    const { count } = await db
      .selectFrom("videoTrack")
      .select((eb) => eb.fn.countAll<number>().as("count"))
      .where("recording", "=", recording)
      .executeTakeFirstOrThrow();
    const isReady = isWhole && Number(count) > 0;
    const length = Date.parse(row.endedAt ?? "") - Date.parse(row.startedAt ?? "");
    await db
      .updateTable("recording")
      .set({ status: isReady ? "READY" : "FAILED", durationSeconds: Math.max(0, Math.round(length / 1_000)) })
      .where("id", "=", recording)
      .execute();
    if (isReady) await requestTranscript(db, recording, services);
    emitChanged(db, { emit }, sessionKey);
    return isReady ? removeReplaced(db, sessionKey, recording) : [];
  });
  await removeFiles(db, files, replaced);
}

/**
 * Takes what was written of an ended recording into the store. It may be done again after a crash: what is there already
 * isn't taken twice.
 */
export async function takeInRecording(db: SpaceDb, recording: string, services: Services): Promise<void> {
  const row = await db.selectFrom("recording").select(["status", "endedAt"]).where("id", "=", recording).executeTakeFirst();
  if (row?.status !== "PROCESSING") return;
  const folder = folderOf(services, db, recording);
  let isWhole = true;
  try {
    for (const track of await writtenTracks(folder)) if (!(await takeTrack(db, recording, track, services))) isWhole = false;
  } catch (error) {
    if (Date.now() - Date.parse(row.endedAt ?? "") < KEPT_HOURS * 3_600_000) throw error;
    isWhole = false;
  }
  await finish(db, recording, { isWhole, services });
  if (isWhole) await rm(folder, { recursive: true, force: true });
}
