import { type SpaceDb, sql } from "../../../server/kit";

/** What members said that counts: a reply is as good as a thread of one's own. */
export function countingComments(db: SpaceDb) {
  return db
    .selectFrom("comment")
    .where("topic", "is not", null)
    .where("status", "=", "PUBLISHED")
    .where("audience", "=", "EVERYBODY")
    .where("deletedAt", "is", null);
}

/** How many topics a member has answered, by activity; nothing of those where it is none. */
export async function countAnswered(
  db: SpaceDb,
  memberId: string,
  activityIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await countingComments(db)
    .select(["activity", sql<number>`count(distinct comment.topic)`.as("topics")])
    .where("member", "=", memberId)
    .where("activity", "in", [...activityIds])
    .groupBy("activity")
    .execute();
  return new Map(rows.map(({ activity, topics }) => [activity, Number(topics)]));
}

/** Ids of the topics that a member has answered. */
export async function readAnswered(db: SpaceDb, activityId: string, memberId: string): Promise<readonly string[]> {
  const rows = await countingComments(db)
    .select("topic")
    .distinct()
    .where("activity", "=", activityId)
    .where("member", "=", memberId)
    .execute();
  return rows.flatMap(({ topic }) => topic ?? []);
}
