import type { ActivityType } from "../../../server/kit";
import { progressOf } from "../shared/progressOf";
import { readAnswered } from "./answers";
import { readParts } from "./readTask";

/** How much of what a task needs a member has answered. */
export const readProgress: NonNullable<ActivityType["progress"]> = async ({ db, memberId, activityIds }) => {
  const progress = new Map<string, number>();
  for (const id of activityIds) progress.set(id, progressOf(await readParts(db, id), await readAnswered(db, id, memberId)));
  return progress;
};
