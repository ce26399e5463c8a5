import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "comment.created_at";

/** What somebody wrote in activities. */
export const commentSource: TimelineSource = {
  kind: "comment",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("comment")
      .innerJoin("activity", "activity.id", "comment.activity")
      .select(["comment.id", "comment.createdAt as at", "comment.text", "comment.status", "comment.medal"])
      .select(["activity.id as activityId", "activity.title"])
      .where("comment.member", "=", part.memberId)
      .where("comment.deletedAt", "is", null)
      .where(isBefore(part, at, "comment.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("comment.id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, text, status, medal, activityId, title }) => ({
      ...{ id, kind: "comment", at, text, activityId },
      event: medal ? "winning" : status,
      words: { activity: title ?? "" },
      record: { resource: "activities", id: activityId },
    }));
  },
};
