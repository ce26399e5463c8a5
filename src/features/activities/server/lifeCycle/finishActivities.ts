import { type SpaceDb, sql } from "../../../../server/kit";

/**
 * Finishes what is published, where no person does it: so it isn't a transition's to allow.
 * @param activityId @default all activities of the space
 */
export async function finishActivities(db: SpaceDb, activityId?: string): Promise<void> {
  await db
    .updateTable("activity")
    .set((eb) => ({ status: "FINISHED", version: eb("version", "+", 1), updatedAt: sql<string>`now()` }))
    .where("status", "in", ["NEW", "ACTIVE", "BLOCKED"])
    .$if(activityId !== undefined, (activities) => activities.where("id", "=", activityId ?? ""))
    .execute();
}
