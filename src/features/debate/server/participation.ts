import type { CommentFact } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import { type SpaceDb, sql } from "../../../server/kit";
import { DEBATE } from "../shared/debate";
import { readNeeded } from "./readDebate";

/** Topics in which a member has said something that counts, by activity. */
async function countAnswered(db: SpaceDb, memberId: string, activityIds: readonly string[]) {
  const rows = await db
    .selectFrom("comment")
    .select(["activity", sql<number>`count(distinct comment.topic)`.as("topics")])
    .where("member", "=", memberId)
    .where("activity", "in", [...activityIds])
    .where("status", "=", "PUBLISHED")
    .where("audience", "=", "EVERYBODY")
    .where("deletedAt", "is", null)
    .groupBy("activity")
    .execute();
  return new Map(rows.map(({ activity, topics }) => [activity, Number(topics)]));
}

/** How far a member is with debates. */
export async function readProgress({
  db,
  memberId,
  activityIds,
}: {
  readonly db: SpaceDb;
  readonly memberId: string;
  readonly activityIds: readonly string[];
}): Promise<ReadonlyMap<string, number>> {
  const answered = await countAnswered(db, memberId, activityIds);
  const shares = await Promise.all(
    activityIds.map(async (id): Promise<[string, number]> => {
      const needed = await readNeeded(db, id);
      return [id, needed === 0 ? 0 : Math.min((answered.get(id) ?? 0) / needed, 1)];
    }),
  );
  return new Map(shares);
}

/** Whoever has said something in enough topics has taken part; in the transaction of what was said, or taken away. */
export async function followComment(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const { activityId, memberId } = fact;
  if (!memberId) return;
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== DEBATE) return;
  const who = { activityId, memberId };
  const share = (await readProgress({ db, memberId, activityIds: [activityId] })).get(activityId) ?? 0;
  if (share === 1) return participations.complete(db, who);
  await participations.start(db, who);
  await participations.reverse(db, who, "STARTED");
}
