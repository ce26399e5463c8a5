import { newId, type SpaceDb, sql } from "../../../../server/kit";
import type { Reader } from "../conversation/openReader";

/** The next number of the conversation. */
function nextSeq(db: Pick<SpaceDb, "insertInto">, { activityId, audience }: Reader["view"]) {
  return db
    .insertInto("commentThread")
    .values({ id: newId(), activity: activityId, audience, lastSeq: 1 })
    .onConflict((conflict) =>
      conflict.columns(["spaceId", "activity", "audience"]).doUpdateSet({ lastSeq: sql<number>`comment_thread.last_seq + 1` }),
    )
    .returning("lastSeq");
}

/**
 * Gives a comment the conversation's next number; whoever wrote at the end of what they had read has read that as well.
 * Call it last in the transaction, it is one statement: the row that it holds is the queue of those who write, so numbers
 * are gap-free and in the order of the commits, and the queue moves as fast as one statement and its commit.
 * @returns the number
 */
export async function numberComment({ db, viewer, view }: Reader, id: string): Promise<number> {
  const { lastSeq } = await db
    .with("next", (of) => nextSeq(of, view))
    .with("numbered", (of) =>
      of
        .updateTable("comment")
        .from("next")
        .set((eb) => ({ seq: eb.ref("next.lastSeq") }))
        .where("comment.id", "=", id)
        .returning("comment.id"),
    )
    .with("seen", (of) =>
      of
        .updateTable("commentMarker")
        .from("next")
        .set((eb) => ({ lastSeen: eb.ref("next.lastSeq") }))
        .where("commentMarker.activity", "=", view.activityId)
        .where(viewer.kind === "member" ? "commentMarker.member" : "commentMarker.moderator", "=", viewer.id)
        .where("commentMarker.lastSeen", "=", sql<number>`next.last_seq - 1`)
        .returning("commentMarker.id"),
    )
    .selectFrom("next")
    .select("next.lastSeq")
    .executeTakeFirstOrThrow();
  return lastSeq;
}
