import type { Audience } from "../../../../contracts/services/audience";
import type { EntityHook, ExtensionSchedule, HostTools, SpaceDb } from "../../../../server/kit";
import { openingOf } from "../../../../shared/dates/activityOpening";
import { portionsOf } from "../../../../shared/portionsOf";
import { OPENED } from "../notify/notifyMembers";

const AT_ONCE = 1_000;
/** Behind all those who were chosen by hand. */
const AFTER_CHOSEN = 1_000_000;

/** Whoever sets an activity up may still name other segments. */
const UNFOLLOWED: ReadonlySet<string> = new Set(["CONFIGURING", "FINISHED"]);

/** What segments are followed with, from the first request on. */
export interface FollowServices {
  readonly audience: () => Pick<Audience, "members">;
  readonly tools: () => Pick<HostTools, "notify">;
}

/** Members who are in one of an activity's segments, and not yet chosen for it. */
async function readNewcomers(db: SpaceDb, activityId: string, { audience }: FollowServices): Promise<readonly string[]> {
  const named = await db.selectFrom("activitySegments").select("targetId").where("ownerId", "=", activityId).execute();
  if (named.length === 0) return [];
  const chosen = await db.selectFrom("activityParticipants").select("targetId").where("ownerId", "=", activityId).execute();
  const known = new Set(chosen.map(({ targetId }) => targetId));
  const members = await audience().members(
    db,
    named.map(({ targetId }) => targetId),
  );
  return members.map(({ id }) => id).filter((id) => !known.has(id));
}

/**
 * Makes the members of an activity's segments its participants, until it ends; those who come while it is open are told.
 * Nobody is taken out who left a segment: they were told of the activity, and may have begun.
 */
export async function followSegments(db: SpaceDb, activityId: string, services: FollowServices): Promise<void> {
  await db.transaction(async () => {
    const activity = await db
      .selectFrom("activity")
      .select(["id", "status", "startsAt", "endsAt", "announced", "notificationsDisabled"])
      .where("id", "=", activityId)
      .forUpdate()
      .executeTakeFirst();
    const opening = activity && openingOf(activity, new Date());
    if (!activity || UNFOLLOWED.has(activity.status) || opening === "ended") return;
    const members = await readNewcomers(db, activityId, services);
    if (members.length === 0) return;
    for (const portion of portionsOf(members, AT_ONCE))
      await db
        .insertInto("activityParticipants")
        .values(portion.map((targetId, place) => ({ ownerId: activityId, targetId, position: AFTER_CHOSEN + place })))
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const isTold = opening === "open" && activity.announced !== null && activity.notificationsDisabled !== true;
    if (isTold) await services.tools().notify(db, { kind: OPENED.name, members, activityId, key: `opened:${activityId}` });
  });
}

/** Whoever is in a segment when its activity is published, or when it is named later, takes part at once. */
export function followHook(services: FollowServices): EntityHook {
  const follow = (db: SpaceDb, id: unknown) => followSegments(db, String(id), services);
  return {
    entity: "activity",
    fields: ["segments", "status", "startsAt", "endsAt"],
    afterCreate: ({ db, record }) => follow(db, record.id),
    afterUpdate: ({ db, record }) => follow(db, record.id),
    afterTransition: ({ db, record }) => follow(db, record.id),
  };
}

/** Being in a segment can come of anything, the passing of days included: it is looked for every minute. */
export function followSchedule(services: FollowServices): ExtensionSchedule {
  return {
    name: "activities.followSegments",
    everyMinutes: 1,
    run: async (db, signal) => {
      const rows = await db
        .selectFrom("activity")
        .innerJoin("activitySegments", "activitySegments.ownerId", "activity.id")
        .select("activity.id")
        .distinct()
        .where("activity.status", "not in", [...UNFOLLOWED])
        .orderBy("activity.id")
        .execute();
      for (const { id } of rows) {
        if (signal.aborted) return;
        await followSegments(db, id, services);
      }
    },
  };
}
