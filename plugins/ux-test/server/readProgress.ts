import type { ActivityType } from "../../../src/server/kit";
import { readAttempts } from "./attempts";
import { readTasksOf } from "./readTest";

/** How far a member is with usability tests, by activity: tasks that have ended. */
export const readProgress: NonNullable<ActivityType["progress"]> = async ({ db, memberId, activityIds }) => {
  const tasks = await readTasksOf(db, activityIds);
  const attempts = await readAttempts(db, { tasks, memberId }, Date.now());
  return new Map(
    activityIds.map((activityId) => {
      const own = tasks.filter(({ activity }) => activity === activityId);
      const ended = own.filter(({ id }) => attempts.get(id)?.endedAt);
      return [activityId, own.length === 0 ? 0 : ended.length / own.length];
    }),
  );
};
