import { type SpaceDb, sql } from "../../../server/kit";

const PUBLISHED = ["NEW", "ACTIVE", "FINISHED"];

/** The published activities that a member may know of: those for all, and the private ones that the member is chosen for. */
export function visibleActivities(db: SpaceDb, memberId: string) {
  return (
    db
      .selectFrom("activity")
      .where("activity.status", "in", PUBLISHED)
      // Of a type whose plugin the community has disabled.
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("pluginState")
              .select("pluginState.id")
              .where("pluginState.enabled", "=", false)
              .where(sql<boolean>`activity.type = any(plugin_state.activity_types)`),
          ),
        ),
      )
      .where((eb) =>
        eb.or([
          eb("activity.visibility", "=", "PUBLIC"),
          eb.exists(
            eb
              .selectFrom("activityParticipants")
              .select("ownerId")
              .whereRef("activityParticipants.ownerId", "=", "activity.id")
              .where("activityParticipants.targetId", "=", memberId),
          ),
        ]),
      )
  );
}
