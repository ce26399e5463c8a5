import { type SpaceDb, sql } from "../../../../server/kit";

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

/** Whether an eligible member has neither done the activity nor been refused by it. */
export const isPending = sql<boolean>`coalesce(participation.status, 'INVITED') in ('INVITED', 'STARTED')`;
/** Whether the activities that come first are done. */
export const isUnlocked = sql<boolean>`not exists (
  select 1 from activity_prerequisites first
  where first.owner_id = activity.id and not exists (
    select 1 from participation done
    where done.activity = first.target_id and done.member = member.id and done.status = 'COMPLETED'))`;

export type EligibleMembers = ReturnType<typeof eligibleMembers>;
