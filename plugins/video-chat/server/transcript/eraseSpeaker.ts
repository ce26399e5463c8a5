import { type EntityHook, type SpaceDb, sql } from "../../../../src/server/kit";
import { activityKey, inSession, type SessionKey } from "../sessionKey";
import { readRow, storedSegments, WRITTEN } from "./rows";

/** Takes out of all transcripts of a session what somebody said and was called, in the open transaction. */
export async function eraseSpeaker(
  db: SpaceDb,
  { seat, sessionKey }: { readonly seat: string; readonly sessionKey: SessionKey },
) {
  const recordings = await db
    .selectFrom("recording")
    .select("id")
    .where(...inSession(sessionKey))
    .execute();
  for (const { id } of recordings) {
    const row = await readRow(db, id, { isLocked: true });
    if (!row) continue;
    const values = {
      ...WRITTEN,
      segments: storedSegments(row.segments.filter(({ speaker }) => speaker !== seat)),
      speakerNames: JSON.stringify(row.speakerNames.filter(({ speaker }) => speaker !== seat)),
    };
    await db.updateTable("transcript").set(values).where("id", "=", row.id).execute();
    await db
      .deleteFrom("transcriptPart")
      .where("transcript", "=", row.id)
      .where(sql<boolean>`track in (select id from video_track where seat = ${seat})`)
      .execute();
  }
}

/** What a person said goes with their data. */
export const eraseSpokenWords: EntityHook = {
  entity: "member",
  afterErasure: async ({ db, record }) => {
    const seats = await db.selectFrom("videoSeat").select(["id", "activity"]).where("member", "=", String(record.id)).execute();
    for (const { id, activity } of seats) if (activity) await eraseSpeaker(db, { seat: id, sessionKey: activityKey(activity) });
  },
};
