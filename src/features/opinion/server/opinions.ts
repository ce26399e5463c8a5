import type { SpaceDb } from "../../../server/kit";

/** Opinions that are there: each begins a thread of a member's. */
export function opinionsOf(db: SpaceDb, activityId: string) {
  return db
    .selectFrom("comment")
    .where("activity", "=", activityId)
    .where("member", "is not", null)
    .where("parentComment", "is", null)
    .where("audience", "=", "EVERYBODY")
    .where("deletedAt", "is", null);
}

/** How many members have written, also what is hidden or sent back. */
export async function countOpinions(db: SpaceDb, activityId: string): Promise<number> {
  const { count } = await opinionsOf(db, activityId)
    .select(({ fn }) => fn.count<number>("member").distinct().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Whether a member has an opinion that counts. */
export async function hasOpinion(db: SpaceDb, activityId: string, memberId: string): Promise<boolean> {
  const own = await opinionsOf(db, activityId)
    .select("id")
    .where("member", "=", memberId)
    .where("status", "=", "PUBLISHED")
    .limit(1)
    .executeTakeFirst();
  return own !== undefined;
}
