import type { SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { inSession, type SessionKey } from "../sessionKey";
import type { VideoServices } from "../videoServices";
import { noteRecording } from "./history";

/**
 * Ends a session's recording in the database, in the open transaction: from now on it is to be taken into the store.
 * @returns its id; nothing where none was on
 */
export async function endRecording(
  db: SpaceDb,
  { sessionKey, accountId }: { readonly sessionKey: SessionKey; readonly accountId: string | null },
  services: VideoServices,
): Promise<string | undefined> {
  const ended = await db
    .updateTable("recording")
    .set({ status: "PROCESSING", endedAt: new Date().toISOString() })
    .where(...inSession(sessionKey))
    .where("status", "=", "RECORDING")
    .returning("id")
    .executeTakeFirst();
  if (!ended) return undefined;
  await noteRecording(db, services, {
    id: ended.id,
    accountId,
    action: "update",
    status: { from: "RECORDING", to: "PROCESSING" },
  });
  return ended.id;
}

/** Ends the recording of whoever is in the room. Without the process there is nobody to end it for: what it wrote is there. */
export async function stopRoom(sessionKey: SessionKey, { media }: VideoServices): Promise<void> {
  await media()
    .stopRecording({ room: sessionKey })
    .catch(() => undefined);
}

/** @throws AppError `videoChat.notRecording` */
export async function stopRecording(
  db: SpaceDb,
  stop: { readonly sessionKey: SessionKey; readonly accountId: string },
  services: VideoServices,
): Promise<void> {
  const id = await db.transaction(() => endRecording(db, stop, services));
  if (!id) throw new AppError(VIDEO_ERRORS.notRecording);
  await stopRoom(stop.sessionKey, services);
  void services.takeIn(db, id);
}
