import { join } from "node:path";
import type { HostTools, SpaceDb } from "../../../../src/server/kit";
import { inSession, type SessionKey } from "../sessionKey";
import { kindOf } from "../sessionKinds";

interface Platform {
  readonly tools: () => HostTools;
}

/** Of a folder in the server's data: what is being recorded, and waits to be taken into the store. */
const FOLDER = "recordings";

/** Where a recording's tracks lie while they are written. */
export const folderOf = ({ tools }: Platform, { spaceId }: Pick<SpaceDb, "spaceId">, recording: string) =>
  join(spaceFolder({ tools }, { spaceId }), recording);

export const spaceFolder = ({ tools }: Platform, { spaceId }: Pick<SpaceDb, "spaceId">) => join(tools().folder(FOLDER), spaceId);

/** The recording that a session is on at the moment. */
export async function activeRecording(db: SpaceDb, sessionKey: SessionKey) {
  const row = await db
    .selectFrom("recording")
    .select(["id", "startedAt"])
    .where(...inSession(sessionKey))
    .where("kind", "=", kindOf(sessionKey).recordingKind)
    .where("status", "=", "RECORDING")
    .executeTakeFirst();
  return row?.startedAt ? { id: row.id, startedAt: row.startedAt } : undefined;
}

/** Recordings of a session, the newest first. */
export function readRecordings(db: SpaceDb, sessionKey: SessionKey) {
  return db
    .selectFrom("recording")
    .select(["id", "status", "startedAt", "endedAt", "durationSeconds"])
    .where(...inSession(sessionKey))
    .where("kind", "=", kindOf(sessionKey).recordingKind)
    .orderBy("startedAt", "desc")
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}
