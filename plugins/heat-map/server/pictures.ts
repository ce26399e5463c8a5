import type { Participations } from "../../../src/contracts/services/participation";
import type { FilePurpose, Session, SpaceDb } from "../../../src/server/kit";

/** Files that images of heat maps refer to. */
export const PICTURE = "heatMap.picture";

/** For those who may read the activity, and the members that it is for. @param participations of the running server */
export function pictures(participations: () => Participations): FilePurpose {
  return {
    name: PICTURE,
    isSwept: true,
    canRead: async ({ db, id, sessions, mayRead }) => {
      const row = await db.selectFrom("heatMapImage").select("activity").where("image", "=", `/files/${id}`).executeTakeFirst();
      if (!row) return isUploader(db, id, sessions);
      if (await mayRead("activity", row.activity)) return true;
      for (const { memberId } of sessions)
        if (memberId && (await participations().isAdmitted(db, { activityId: row.activity, memberId }))) return true;
      return false;
    },
  };
}

/** Until it is saved it is its uploader's alone. */
async function isUploader(db: SpaceDb, id: string, sessions: readonly Session[]): Promise<boolean> {
  const file = await db.selectFrom("file").select("uploaderId").where("id", "=", id).executeTakeFirst();
  return sessions.some(({ accountId }) => accountId === file?.uploaderId);
}
