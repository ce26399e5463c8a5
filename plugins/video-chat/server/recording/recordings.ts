import { join } from "node:path";
import type { HostTools, SpaceDb } from "../../../../src/server/kit";

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
export async function activeRecording(db: SpaceDb, activityId: string) {
  const row = await db
    .selectFrom("recording")
    .select(["id", "startedAt"])
    .where("activity", "=", activityId)
    .where("kind", "=", "VIDEO_CHAT")
    .where("status", "=", "RECORDING")
    .executeTakeFirst();
  return row?.startedAt ? { id: row.id, startedAt: row.startedAt } : undefined;
}

/** Recordings of a session, the newest first. */
export function readRecordings(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("recording")
    .select(["id", "status", "startedAt", "endedAt", "durationSeconds"])
    .where("activity", "=", activityId)
    .where("kind", "=", "VIDEO_CHAT")
    .orderBy("startedAt", "desc")
    .orderBy("id", "desc")
    .limit(20)
    .execute();
}
