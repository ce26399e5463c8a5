import { newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Audience } from "../conversation/view";

/**
 * The conversation's next number. Call it last in the transaction: the row that it holds is the queue of those who write,
 * so numbers are gap-free and in the order of the commits.
 */
export async function nextSeq(db: SpaceDb, activityId: string, audience: Audience): Promise<number> {
  const { lastSeq } = await db
    .insertInto("commentThread")
    .values({ id: newId(), activity: activityId, audience, lastSeq: 1 })
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "activity", "audience"]).doUpdateSet({ lastSeq: sql<number>`comment_thread.last_seq + 1` }),
    )
    .returning("lastSeq")
    .executeTakeFirstOrThrow();
  return lastSeq;
}
