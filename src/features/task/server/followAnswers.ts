import { type CommentFact, commentPosted, commentWithdrawn } from "../../../contracts/events/comment";
import type { Participations } from "../../../contracts/services/participation";
import { type ServerHost, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { countWords } from "../shared/countWords";
import { TASK_ERRORS } from "../shared/errors";
import { settle } from "./settle";

type Answer = CommentFact & { readonly memberId: string; readonly topicId: string };

/** Whether a comment answers a part of a task, and how many words that asks for. */
async function readAsked(db: SpaceDb, fact: CommentFact) {
  if (fact.memberId === null || fact.topicId === null || fact.parentId !== null) return undefined;
  return db.selectFrom("taskPart").select("minWords").where("topic", "=", fact.topicId).executeTakeFirst();
}

/**
 * Asks for enough words where the member has just written; an answer that the team shows again stays as it is.
 * @throws AppError `task.tooShort` with `minWords`
 */
async function demandWords(db: SpaceDb, { commentId }: CommentFact, minWords: number): Promise<void> {
  const written = await db
    .selectFrom("comment")
    .select("text")
    .where("id", "=", commentId)
    // A new one has no number yet; one that was changed was so in this very transaction.
    .where(({ eb, or }) => or([eb("seq", "is", null), eb("editedAt", "=", sql<string>`now()`)]))
    .executeTakeFirst();
  if (written && countWords(written.text) < minWords)
    throw new AppError(TASK_ERRORS.tooShort, { extensions: { minWords }, params: { smart_count: minWords } });
}

/** A member has begun with the first answer and is done with the last one that is needed; what is withdrawn counts no more. */
export function followAnswers(host: Pick<ServerHost, "on">, participations: () => Participations): void {
  host.on(commentPosted, async ({ db, payload }) => {
    const asked = await readAsked(db, payload);
    if (!asked) return;
    if (asked.minWords) await demandWords(db, payload, asked.minWords);
    const { activityId, memberId } = payload as Answer;
    await participations().start(db, { activityId, memberId });
    await settle(db, { activityId, memberId }, participations());
  });
  host.on(commentWithdrawn, async ({ db, payload }) => {
    if (!(await readAsked(db, payload))) return;
    const { activityId, memberId } = payload as Answer;
    await settle(db, { activityId, memberId }, participations());
  });
}
