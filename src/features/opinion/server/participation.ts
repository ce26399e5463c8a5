import type { CommentFact } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import type { SpaceDb } from "../../../server/kit";
import { OPINION } from "../shared/opinion";
import { hasOpinion } from "./opinions";

type Who = Parameters<Participations["start"]>[1];

/** The member whose opinion a comment is. */
async function findWho(db: SpaceDb, { activityId, memberId, parentId }: CommentFact): Promise<Who | undefined> {
  if (!memberId || parentId) return undefined;
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  return activity?.type === OPINION ? { activityId, memberId } : undefined;
}

/** Whoever has an opinion there has taken part; in the transaction of what was said. */
export async function followPosted(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const who = await findWho(db, fact);
  if (!who) return;
  await participations.start(db, who);
  if ((await participations.holdStatus(db, who)) === "STARTED" && (await hasOpinion(db, who.activityId, who.memberId)))
    await participations.complete(db, who);
}

/** Whoever has no opinion there any more has only begun; in the transaction that took it away. */
export async function followWithdrawn(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const who = await findWho(db, fact);
  if (!who) return;
  if ((await participations.holdStatus(db, who)) === "COMPLETED" && !(await hasOpinion(db, who.activityId, who.memberId)))
    await participations.reverse(db, who, "STARTED");
}
