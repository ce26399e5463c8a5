import type { Participations } from "../../../contracts/services/participation";
import { type SpaceDb, sql } from "../../../server/kit";
import { countingComments } from "./readAnswered";

/** Completes the participations of those who had answered enough topics all along, once fewer count. In the open transaction. */
export async function completeReady(
  db: SpaceDb,
  { activityId, needed }: { readonly activityId: string; readonly needed: number },
  participations: Participations,
): Promise<void> {
  const rows = await db
    .selectFrom("participation")
    .innerJoin(
      countingComments(db)
        .select(["member", sql<number>`count(distinct comment.topic)`.as("topics")])
        .where("activity", "=", activityId)
        .groupBy("member")
        .as("answered"),
      "answered.member",
      "participation.member",
    )
    .select("participation.member")
    .where("participation.activity", "=", activityId)
    .where("participation.status", "=", "STARTED")
    .where("answered.topics", ">=", needed)
    .orderBy("participation.member")
    .execute();
  for (const { member } of rows) await participations.complete(db, { activityId, memberId: member });
}
