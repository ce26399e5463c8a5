import type { CommentFact } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import type { SpaceDb } from "../../../server/kit";
import { OPINION } from "../shared/opinion";
import { hasOpinion } from "./opinions";

/** Whoever has an opinion there has taken part; in the transaction of what was said, or taken away. */
export async function followComment(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const { activityId, memberId, parentId } = fact;
  if (!memberId || parentId) return;
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  if (activity?.type !== OPINION) return;
  const who = { activityId, memberId };
  if (await hasOpinion(db, activityId, memberId)) return participations.complete(db, who);
  await participations.reverse(db, who, "STARTED");
}
