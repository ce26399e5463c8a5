import { newId, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { visibleActivities } from "../visibleActivities";

/**
 * Notes that a member has opened an activity.
 * @throws AppError `record.notFound` where the member may not know of it
 */
export async function seeActivity(db: SpaceDb, activityId: string, memberId: string): Promise<void> {
  const activity = await visibleActivities(db, memberId)
    .select("activity.id")
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const seenAt = sql<string>`now()`;
  await db
    .insertInto("activityVisit")
    .values({ id: newId(), activity: activityId, member: memberId, seenAt })
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "activity", "member"]).doUpdateSet({ seenAt, updatedAt: sql<string>`now()` }),
    )
    .execute();
}
