import type { SpaceDb } from "../../../server/kit";

interface Who {
  readonly activityId: string;
  readonly memberId: string;
}

/** The questions that were sent and can be read, in the order they were asked, with whether the member has replied. */
export async function readSent(db: SpaceDb, { activityId, memberId }: Who) {
  const questions = await db
    .selectFrom("chatQuestion")
    .innerJoin("comment", "comment.id", "chatQuestion.comment")
    .select(["comment.id as commentId", "comment.text"])
    .where("chatQuestion.activity", "=", activityId)
    .where("comment.deletedAt", "is", null)
    .where("comment.status", "=", "PUBLISHED")
    .orderBy("comment.seq")
    .execute();
  const replies = await ownIn(db, { activityId, memberId })
    .select("comment.parentComment")
    .where("comment.parentComment", "is not", null)
    .execute();
  const answered = new Set(replies.map(({ parentComment }) => parentComment));
  return questions.map((question) => ({ ...question, isAnswered: answered.has(question.commentId) }));
}

/** What a member wrote, as far as it counts. */
function ownIn(db: SpaceDb, { activityId, memberId }: Who) {
  return db
    .selectFrom("comment")
    .where("comment.activity", "=", activityId)
    .where("comment.member", "=", memberId)
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null);
}

/** Whether a member took part: wrote something while the session was on, or answered all its questions afterwards. */
export async function hasTakenPart(db: SpaceDb, who: Who, endsAt: string): Promise<boolean> {
  const live = await ownIn(db, who).select("comment.id").where("comment.createdAt", "<=", endsAt).limit(1).executeTakeFirst();
  if (live) return true;
  const questions = await readSent(db, who);
  return questions.length > 0 && questions.every(({ isAnswered }) => isAnswered);
}
