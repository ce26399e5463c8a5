import { newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { readSession } from "../session";
import type { VideoServices } from "../videoServices";
import { assertConsent } from "./consent";
import { noteRecording } from "./history";
import { readRecordings } from "./recordings";
import { recordRoom } from "./recordRoom";

interface Start {
  readonly activityId: string;
  readonly accountId: string;
  /** The recording that the new one replaces, as whoever starts it has been told. */
  readonly replaces: string | undefined;
}

/** The recording that counts: the newest that is whole, else the newest of all. */
const current = (recordings: Awaited<ReturnType<typeof readRecordings>>) =>
  recordings.find(({ status }) => status === "READY") ?? recordings[0];

/**
 * Records a session from now on. Of two starts at once one is refused.
 * @throws AppError `videoChat.wrongStatus`, `videoChat.alreadyRecording`, `videoChat.replaces`, `videoChat.consentMissing`,
 *   `server.storageFull`
 */
export async function startRecording(
  db: SpaceDb,
  { activityId, accountId, replaces }: Start,
  services: VideoServices,
): Promise<void> {
  services.tools().files.demandSpace();
  const id = newId();
  await db.transaction(async () => {
    const activity = await db.selectFrom("activity").select("title").where("id", "=", activityId).forUpdate().executeTakeFirst();
    if ((await readSession(db, activityId)).status !== "STARTED") throw new AppError(VIDEO_ERRORS.wrongStatus);
    const before = await readRecordings(db, activityId);
    if (before.some(({ status }) => status === "RECORDING" || status === "PROCESSING"))
      throw new AppError(VIDEO_ERRORS.alreadyRecording);
    if (current(before)?.id !== replaces) throw new AppError(VIDEO_ERRORS.replaces);
    await assertConsent(db, activityId);
    await db
      .insertInto("recording")
      .values({
        ...{ id, activity: activityId, kind: "VIDEO_CHAT", status: "RECORDING", sources: ["WEBCAM", "MICROPHONE"] },
        ...{ title: activity?.title ?? "", startedAt: new Date().toISOString() },
      })
      .execute();
    await noteRecording(db, services, { id, accountId, action: "create", status: { from: null, to: "RECORDING" } });
  });
  try {
    await recordRoom(db, activityId, services);
  } catch (error) {
    await db.deleteFrom("recording").where("id", "=", id).execute();
    throw error;
  }
}
