import type { SpaceDb } from "../db/query/spaceDb";

/** @returns ids of the staff roles of the community that see an activity */
export async function staffOfActivity(db: SpaceDb, activityId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("staffRole")
    .select("staffRole.id")
    .where((eb) =>
      eb.or([
        eb("staffRole.visibility", "=", "ALL"),
        eb.exists(
          eb
            .selectFrom("staffRoleActivities")
            .select("ownerId")
            .whereRef("staffRoleActivities.ownerId", "=", "staffRole.id")
            .where("staffRoleActivities.targetId", "=", activityId),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}
