import { type CommentFact, commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import type { ServerHost, SpaceDb } from "../../../server/kit";
import { settle } from "./settle";

type Answer = CommentFact & { readonly memberId: string; readonly topicId: string };

/** Whether a comment answers a part of a task. */
async function isAnswer(db: SpaceDb, { memberId, topicId, parentId }: CommentFact): Promise<boolean> {
  if (memberId === null || topicId === null || parentId !== null) return false;
  const part = await db.selectFrom("taskPart").select("id").where("topic", "=", topicId).executeTakeFirst();
  return part !== undefined;
}

/** A member has begun with the first answer and is done with the last one that is needed; what is withdrawn counts no more. */
export function followAnswers(host: Pick<ServerHost, "on">, participations: () => Participations): void {
  host.on(commentPosted, async ({ db, payload }) => {
    if (!(await isAnswer(db, payload))) return;
    const { activityId, memberId } = payload as Answer;
    await participations().start(db, { activityId, memberId });
    await settle(db, { activityId, memberId }, participations());
  });
  host.on(commentWithdrawn, async ({ db, payload }) => {
    if (!(await isAnswer(db, payload))) return;
    const { activityId, memberId } = payload as Answer;
    await settle(db, { activityId, memberId }, participations());
  });
}
