import type { ActivityType } from "../../../server/kit";
import { countAnswered } from "./readAnswered";
import { readNeeded } from "./readDebate";

/** How far a member is with debates, by activity. */
export const readProgress: NonNullable<ActivityType["progress"]> = async ({ db, memberId, activityIds }) => {
  const answered = await countAnswered(db, memberId, activityIds);
  const shares = await Promise.all(
    activityIds.map(async (id): Promise<[string, number]> => {
      const needed = await readNeeded(db, id);
      return [id, needed === 0 ? 0 : Math.min((answered.get(id) ?? 0) / needed, 1)];
    }),
  );
  return new Map(shares);
};
