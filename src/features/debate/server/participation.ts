import type { CommentFact } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import type { SpaceDb } from "../../../server/kit";
import { DEBATE } from "../shared/debate";
import { readAnswered } from "./readAnswered";
import { readNeeded } from "./readDebate";

type Who = Parameters<Participations["start"]>[1];

/** The member of a comment in a debate. */
async function findWho(db: SpaceDb, { activityId, memberId }: CommentFact): Promise<Who | undefined> {
  if (!memberId) return undefined;
  const activity = await db.selectFrom("activity").select("type").where("id", "=", activityId).executeTakeFirst();
  return activity?.type === DEBATE ? { activityId, memberId } : undefined;
}

/** Whoever has answered enough topics has taken part; in the transaction of what was said. */
export async function followPosted(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const who = await findWho(db, fact);
  if (!who) return;
  await participations.start(db, who);
  if ((await participations.holdStatus(db, who)) !== "STARTED") return;
  const answered = await readAnswered(db, who.activityId, who.memberId);
  if (answered.length >= (await readNeeded(db, who.activityId))) await participations.complete(db, who);
}

/**
 * Takes a completed participation back where its topic isn't answered any more, and too few others are; in the
 * transaction that took the comment away. Topics that came later take nothing from those who had done enough.
 */
export async function followWithdrawn(db: SpaceDb, fact: CommentFact, participations: Participations): Promise<void> {
  const who = await findWho(db, fact);
  if (!who) return;
  // A thread goes with the replies of several members: threads of one debate go one after the other, so that two of them
  // never wait for each other's members.
  await db.selectFrom("debate").select("id").where("activity", "=", who.activityId).forUpdate().execute();
  if ((await participations.holdStatus(db, who)) !== "COMPLETED") return;
  const answered = await readAnswered(db, who.activityId, who.memberId);
  const isAnswered = fact.topicId !== null && answered.includes(fact.topicId);
  if (isAnswered || answered.length >= (await readNeeded(db, who.activityId))) return;
  await participations.reverse(db, who, "STARTED");
}
