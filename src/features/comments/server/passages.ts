import { type Passage, type PassageSource, type SpaceDb, sql } from "../../../server/kit";
import { readTopicNames } from "./exports/readTranscript";

/** What members said that everybody may read, but for what somebody has reported and the team hasn't looked at yet. */
const counting = (db: SpaceDb, activityId: string) =>
  db
    .selectFrom("comment")
    .leftJoin("comment as root", "root.id", "comment.parentComment")
    .leftJoin("member", "member.id", "comment.member")
    .where("comment.activity", "=", activityId)
    .where("comment.member", "is not", null)
    .where("comment.audience", "=", "EVERYBODY")
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null)
    .where("root.deletedAt", "is", null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("commentReport")
            .select("commentReport.id")
            .whereRef("commentReport.comment", "=", "comment.id")
            .where("commentReport.settledAt", "is", null),
        ),
      ),
    );

async function present(db: SpaceDb, activityId: string, query: ReturnType<typeof counting>): Promise<readonly Passage[]> {
  const rows = await query
    .select(["comment.id", "comment.text", "comment.topic", "comment.createdAt as at", "member.nickname as author"])
    .execute();
  const topics = await readTopicNames(db, activityId);
  return rows.map(({ topic, author, ...row }) => ({ ...row, author: author ?? "", heading: topics.get(topic ?? "") ?? "" }));
}

/** Members' comments, for analysis. */
export const commentPassages: PassageSource = {
  name: "comments",
  read: async ({ db, activityId, limit }) => {
    const { total } = await counting(db, activityId).select(sql<number>`count(*)::integer`.as("total")).executeTakeFirstOrThrow();
    const newest = await present(db, activityId, counting(db, activityId).orderBy("comment.seq", "desc").limit(limit));
    return { total, passages: newest.toReversed() };
  },
  find: ({ db, activityId, ids }) => present(db, activityId, counting(db, activityId).where("comment.id", "in", ids)),
};
