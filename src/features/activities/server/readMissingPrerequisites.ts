import type { SpaceDb } from "../../../server/kit";

export interface Prerequisite {
  readonly id: string;
  readonly title: string;
}

/** The activities that a member has to complete first, by the activity that waits for them. */
export async function readMissingPrerequisites(
  db: SpaceDb,
  { memberId, activityIds }: { readonly memberId: string; readonly activityIds: readonly string[] },
): Promise<ReadonlyMap<string, readonly Prerequisite[]>> {
  if (activityIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("activityPrerequisites")
    .innerJoin("activity", "activity.id", "activityPrerequisites.targetId")
    .select(["activityPrerequisites.ownerId", "activity.id", "activity.title"])
    .where("activityPrerequisites.ownerId", "in", [...activityIds])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("participation")
            .select("participation.id")
            .whereRef("participation.activity", "=", "activity.id")
            .where("participation.member", "=", memberId)
            .where("participation.status", "=", "COMPLETED"),
        ),
      ),
    )
    .orderBy("activityPrerequisites.position")
    .execute();
  const missing = new Map<string, Prerequisite[]>();
  for (const { ownerId, id, title } of rows) missing.set(ownerId, [...(missing.get(ownerId) ?? []), { id, title }]);
  return missing;
}
