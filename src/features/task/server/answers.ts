import type { SpaceDb } from "../../../server/kit";

/** Members' answers to the parts of tasks: the comments that begin a thread under them. */
export function answersIn(db: SpaceDb, activityIds: readonly string[]) {
  return db
    .selectFrom("comment")
    .innerJoin("taskPart", "taskPart.topic", "comment.topic")
    .where("comment.activity", "in", [...activityIds])
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.parentComment", "is", null)
    .where("comment.member", "is not", null)
    .where("comment.deletedAt", "is", null);
}

/** Those that count. */
export const countedAnswersIn = (db: SpaceDb, activityIds: readonly string[]) =>
  answersIn(db, activityIds).where("comment.status", "=", "PUBLISHED");

/** The parts that a member has answered, as far as it counts. */
export async function readAnswered(db: SpaceDb, activityId: string, memberId: string): Promise<ReadonlySet<string>> {
  const rows = await countedAnswersIn(db, [activityId]).select("taskPart.topic").where("comment.member", "=", memberId).execute();
  return new Set(rows.map(({ topic }) => topic));
}

/** How many answers a part has, those that were sent back or hidden included; by part. */
export async function countAnswers(
  db: SpaceDb,
  activityId: string,
): Promise<ReadonlyMap<string, { readonly answers: number; readonly sentBack: number }>> {
  const rows = await answersIn(db, [activityId])
    .select(({ fn }) => [
      "taskPart.topic",
      fn.countAll<number>().as("answers"),
      fn.countAll<number>().filterWhere("comment.status", "=", "SENT_BACK").as("sentBack"),
    ])
    .groupBy("taskPart.topic")
    .execute();
  return new Map(rows.map(({ topic, answers, sentBack }) => [topic, { answers: Number(answers), sentBack: Number(sentBack) }]));
}
