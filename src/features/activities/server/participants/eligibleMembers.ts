import type { SpaceDb } from "../../../../server/kit";

/** The members for whom an activity is: all who are active, or those that were chosen. As `member`, with their `participation`. */
export function eligibleMembers(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("member")
    .innerJoin("activity", (join) => join.on("activity.id", "=", activityId))
    .leftJoin("participation", (join) =>
      join.onRef("participation.member", "=", "member.id").on("participation.activity", "=", activityId),
    )
    .where("member.status", "=", "ACTIVE")
    .where((eb) =>
      eb.or([
        eb("activity.visibility", "=", "PUBLIC"),
        eb.exists(
          eb
            .selectFrom("activityParticipants")
            .select("ownerId")
            .whereRef("activityParticipants.ownerId", "=", "activity.id")
            .whereRef("activityParticipants.targetId", "=", "member.id"),
        ),
      ]),
    );
}

export type EligibleMembers = ReturnType<typeof eligibleMembers>;
