import { activityEnded } from "../../../../contracts/events/activity";
import { type NotificationKind, type ServerHost, type SpaceDb, staffOfActivity } from "../../../../server/kit";

export const ENDED: NotificationKind = { name: "activity.ended", icon: "Flag" };

async function countCompleted(db: SpaceDb, activityId: string): Promise<number> {
  const { count } = await db
    .selectFrom("participation")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("activity", "=", activityId)
    .where("status", "=", "COMPLETED")
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Tells the team that an activity is over, and how many took part. */
export function notifyTeam(host: Pick<ServerHost, "notificationKind" | "afterCommit" | "tools">): void {
  host.notificationKind(ENDED);
  host.afterCommit(activityEnded, {
    name: "activities.tellTeam",
    handle: async ({ db, payload: { activityId } }) => {
      const params = { smart_count: await countCompleted(db, activityId) };
      const moderators = await staffOfActivity(db, activityId);
      await host.tools().notify(db, { kind: ENDED.name, moderators, activityId, params });
    },
  });
}
