import type { Participations } from "../../../src/contracts/services/participation";
import type { FilePurpose, Session, SpaceDb } from "../../../src/server/kit";
import { AppError } from "../../../src/shared/errors";

/** Files that images of heat maps refer to. */
export const PICTURE = "heatMap.picture";

async function isAdmitted(db: SpaceDb, participations: Participations, activityId: string, session: Session): Promise<boolean> {
  if (!session.memberId) return false;
  try {
    await participations.admit(db, { activityId, memberId: session.memberId });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** For those who may read the activity, and the members that it is for. @param participations of the running server */
export function pictures(participations: () => Participations): FilePurpose {
  return {
    name: PICTURE,
    isSwept: true,
    canRead: async ({ db, id, sessions, mayRead }) => {
      const row = await db.selectFrom("heatMapImage").select("activity").where("image", "=", `/files/${id}`).executeTakeFirst();
      if (!row) return isUploader(db, id, sessions);
      if (await mayRead("activity", row.activity)) return true;
      for (const session of sessions) if (await isAdmitted(db, participations(), row.activity, session)) return true;
      return false;
    },
  };
}

/** Until it is saved it is its uploader's alone. */
async function isUploader(db: SpaceDb, id: string, sessions: readonly Session[]): Promise<boolean> {
  const file = await db.selectFrom("file").select("uploaderId").where("id", "=", id).executeTakeFirst();
  return sessions.some(({ accountId }) => accountId === file?.uploaderId);
}
