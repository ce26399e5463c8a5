import { rm } from "node:fs/promises";
import type { SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { inSession, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";
import type { VideoServices } from "../videoServices";
import { noteRecording } from "./history";
import { folderOf } from "./recordings";
import { removeFiles, tracksWithFiles } from "./trackFiles";

interface Deletion {
  readonly sessionKey: SessionKey;
  readonly recordId: string;
  readonly accountId: string;
}

/**
 * Deletes a recording with its files, notes and transcript.
 * @throws AppError `record.notFound`, `videoChat.alreadyRecording` while it is on
 */
export async function deleteRecording(
  db: SpaceDb,
  { sessionKey, recordId, accountId }: Deletion,
  services: VideoServices,
): Promise<void> {
  const files = await db.transaction(async () => {
    const row = await db
      .selectFrom("recording")
      .select("status")
      .where("id", "=", recordId)
      .where(...inSession(sessionKey))
      .where("kind", "=", kindOf(sessionKey).recordingKind)
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw new AppError("record.notFound");
    if (row.status === "RECORDING") throw new AppError(VIDEO_ERRORS.alreadyRecording);
    const tracks = await tracksWithFiles(db, [recordId]);
    await db.deleteFrom("recording").where("id", "=", recordId).execute();
    await noteRecording(db, services, { id: recordId, accountId, action: "delete", status: { from: row.status, to: null } });
    return tracks;
  });
  await removeFiles(db, services.tools().files, files);
  await rm(folderOf(services, db, recordId), { recursive: true, force: true });
}
