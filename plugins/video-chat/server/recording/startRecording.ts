import { newId, type SpaceDb } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { VIDEO_ERRORS } from "../../shared/errors";
import { holdSession, readSession } from "../session";
import { ofSession, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";
import type { VideoServices } from "../videoServices";
import { assertConsent } from "./consent";
import { noteRecording } from "./history";
import { readRecordings } from "./recordings";
import { recordRoom } from "./recordRoom";

interface Start {
  readonly sessionKey: SessionKey;
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
  { sessionKey, accountId, replaces }: Start,
  services: VideoServices,
): Promise<void> {
  services.tools().files.demandSpace();
  const id = newId();
  await db.transaction(async () => {
    await holdSession(db, sessionKey);
    const { status: stage, title, study } = await readSession(db, sessionKey);
    if (stage !== "STARTED") throw new AppError(VIDEO_ERRORS.wrongStatus);
    const before = await readRecordings(db, sessionKey);
    if (before.some(({ status }) => status === "RECORDING" || status === "PROCESSING"))
      throw new AppError(VIDEO_ERRORS.alreadyRecording);
    if (current(before)?.id !== replaces) throw new AppError(VIDEO_ERRORS.replaces);
    await assertConsent(db, sessionKey);
    await db
      .insertInto("recording")
      .values({
        ...{
          id,
          ...ofSession(sessionKey),
          study,
          title,
          kind: kindOf(sessionKey).recordingKind,
          status: "RECORDING",
          sources: ["WEBCAM", "MICROPHONE"],
        },
        startedAt: new Date().toISOString(),
      })
      .execute();
    await noteRecording(db, services, { id, accountId, action: "create", status: { from: null, to: "RECORDING" } });
  });
  try {
    await recordRoom(db, sessionKey, services);
  } catch (error) {
    await db.deleteFrom("recording").where("id", "=", id).execute();
    throw error;
  }
}
