import { newId, type SpaceDb, sql } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import type { RecordingConsent } from "../../shared/recordingApi";
import { emitChanged } from "../channel";
import { removeTrack, writtenTracks } from "../media/recorderFile";
import { type Holder, nameOf, ownedBy, readSeats, type SeatRow } from "../seats";
import { inSession, ofSession, ownerOf, type SessionKey } from "../sessionKey";
import { eraseSpeaker } from "../transcript/eraseSpeaker";
import type { VideoServices } from "../videoServices";
import { hasAgreed } from "./hasAgreed";
import { activeRecording, folderOf } from "./recordings";
import { recordRoom } from "./recordRoom";
import { removeFiles, tracksWithFiles } from "./trackFiles";

/** @throws AppError `videoChat.consentMissing` with the names of those who are in and haven't agreed */
export async function assertConsent(db: SpaceDb, sessionKey: SessionKey): Promise<void> {
  const missing = (await readSeats(db, sessionKey)).filter(
    (seat) => seat.role !== "OBSERVER" && seat.access === "GRANTED" && seat.connectedAt !== null && !hasAgreed(seat),
  );
  if (missing.length === 0) return;
  const names = missing.map(nameOf);
  throw new AppError(VIDEO_ERRORS.consentMissing, { params: { names: names.join(", ") }, extensions: { names } });
}

/**
 * Before somebody is connected, and once they are.
 * @throws AppError `videoChat.consentNeeded` where it is being recorded and they haven't agreed
 */
export async function assertMayBeRecorded(db: SpaceDb, sessionKey: SessionKey, seat: SeatRow): Promise<void> {
  if (seat.role === "OBSERVER" || hasAgreed(seat)) return;
  if (await activeRecording(db, sessionKey)) throw new AppError(VIDEO_ERRORS.consentNeeded);
}

/** Deletes all that was recorded of a seat. @returns recordings of the session, and files whose bytes are to go */
async function forgetRecorded(db: SpaceDb, sessionKey: SessionKey, seat: string) {
  const found = await db
    .selectFrom("recording")
    .select("id")
    .where(...inSession(sessionKey))
    .execute();
  const recordings = found.map(({ id }) => id);
  if (recordings.length === 0) return { recordings, files: [] };
  const tracks = await tracksWithFiles(db, recordings, seat);
  await db.deleteFrom("videoTrack").where("recording", "in", recordings).where("seat", "=", seat).execute();
  await eraseSpeaker(db, { seat, sessionKey });
  return { recordings, files: tracks };
}

interface Decision {
  readonly sessionKey: SessionKey;
  readonly holder: Holder;
  readonly consent: RecordingConsent;
}

/** @returns the seat's id; who comes by a link has one already */
async function noteConsent(db: SpaceDb, { sessionKey, holder, consent }: Decision): Promise<string> {
  const [column, id] = ownedBy(holder);
  const values = { consent, consentedAt: sql<string>`now()` };
  if (column === "id") {
    await db
      .updateTable("videoSeat")
      .set(values)
      .where(...inSession(sessionKey))
      .where("id", "=", id)
      .execute();
    return id;
  }
  const row = await db
    .insertInto("videoSeat")
    .values({ id: newId(), ...ofSession(sessionKey), [column]: id, role: holder.role, ...values })
    .onConflict((conflict) => conflict.columns(["spaceId", ownerOf(sessionKey).owner, column]).doUpdateSet(values))
    .returning("id")
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Notes whether somebody agrees to be recorded. Whoever takes it back is recorded no more from this moment on, and what was
 * recorded of them in this session is deleted.
 */
export async function decideConsent(
  db: SpaceDb,
  { sessionKey, holder, consent }: Decision,
  services: VideoServices,
): Promise<void> {
  const { seat, recordings, files } = await db.transaction(async () => {
    const seatId = await noteConsent(db, { sessionKey, holder, consent });
    const forgotten = consent === "REFUSED" ? await forgetRecorded(db, sessionKey, seatId) : { recordings: [], files: [] };
    emitChanged(db, services.tools(), sessionKey);
    return { seat: seatId, ...forgotten };
  });
  // What is being written goes before the files that are whole: nothing is added to them any more.
  await recordRoom(db, sessionKey, services);
  for (const recording of recordings)
    for (const track of await writtenTracks(folderOf(services, db, recording))) if (track.seat === seat) await removeTrack(track);
  await removeFiles(db, services.tools().files, files);
  await services.media().tell({ room: sessionKey, news: { type: "changed" } });
}
