import type { SpaceDb } from "../../../server/kit";
import { type ActivityDates, openingOf } from "../../../shared/dates/activityOpening";
import { AppError } from "../../../shared/errors";
import { ACTIVITY_ERRORS } from "../shared/errors";
import { readMissingPrerequisites } from "./readMissingPrerequisites";
import { visibleActivities } from "./visibleActivities";

interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/**
 * Whether the activity is for the member.
 * @throws AppError `record.notFound` where the member may not know of it, `activity.locked`
 */
export async function admit(db: SpaceDb, { activityId, memberId }: Who): Promise<ActivityDates> {
  const activity = await visibleActivities(db, memberId)
    .select(["activity.status", "activity.startsAt", "activity.endsAt"])
    .where("activity.id", "=", activityId)
    .executeTakeFirst();
  if (!activity) throw new AppError("record.notFound");
  const missing = (await readMissingPrerequisites(db, { memberId, activityIds: [activityId] })).get(activityId) ?? [];
  if (missing.length > 0) {
    const names = missing.map(({ title }) => title).join(", ");
    throw new AppError(ACTIVITY_ERRORS.locked, { params: { names }, extensions: { prerequisites: missing } });
  }
  return activity;
}

/** @throws AppError `activity.notOpen` with `opensAt`, `activity.closed` with `closedAt` */
export function demandOpen(activity: ActivityDates): void {
  const opening = openingOf(activity, new Date());
  if (opening === "open") return;
  if (opening === "ended") throw new AppError(ACTIVITY_ERRORS.closed, { extensions: { closedAt: activity.endsAt } });
  throw new AppError(ACTIVITY_ERRORS.notOpen, { extensions: { opensAt: activity.startsAt } });
}
