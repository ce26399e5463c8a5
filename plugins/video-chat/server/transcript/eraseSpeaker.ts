import { type EntityHook, type SpaceDb, sql } from "../../../../src/server/kit";
import { readRow, storedSegments, WRITTEN } from "./rows";

/** Takes out of all transcripts of a session what somebody said and was called, in the open transaction. */
export async function eraseSpeaker(db: SpaceDb, { seat, activityId }: { readonly seat: string; readonly activityId: string }) {
  const recordings = await db.selectFrom("recording").select("id").where("activity", "=", activityId).execute();
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
    for (const { id, activity } of seats) await eraseSpeaker(db, { seat: id, activityId: activity });
  },
};
