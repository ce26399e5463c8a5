import { type SpaceDb, sql } from "../../../../server/kit";
import type { ReportedComment } from "../../shared/api/waiting";
import type { Reason } from "../../shared/report";
import { MOST_WAITING } from "../../shared/waiting";
import { EXCERPT } from "./excerpt";

interface Said {
  readonly reason: Reason;
  readonly explanation: string | null;
}

/** Comments that members have reported and the team has not settled yet, the ones reported most often first. */
export async function readReported(db: SpaceDb, activityIds: readonly string[]): Promise<readonly ReportedComment[]> {
  const rows = await db
    .selectFrom("commentReport")
    .innerJoin("comment", "comment.id", "commentReport.comment")
    .innerJoin("activity", "activity.id", "comment.activity")
    .innerJoin("member", "member.id", "comment.member")
    .select(["comment.id", "comment.activity", "activity.title", "activity.type", "comment.member", "member.nickname"])
    .select([sql<string>`left(comment.text, ${EXCERPT}::int)`.as("text"), "comment.createdAt"])
    .select(
      sql<
        readonly Said[]
      >`jsonb_agg(jsonb_build_object('reason', comment_report.reason, 'explanation', comment_report.explanation)
        order by comment_report.created_at)`.as("reports"),
    )
    .where("comment.activity", "in", [...activityIds])
    .where("commentReport.settledAt", "is", null)
    .where("comment.status", "=", "PUBLISHED")
    .where("comment.deletedAt", "is", null)
    .groupBy(["comment.id", "activity.title", "activity.type", "member.nickname"])
    .orderBy(({ fn }) => fn.countAll(), "desc")
    .orderBy("comment.createdAt")
    .limit(MOST_WAITING)
    .execute();
  return rows.map(({ id, activity, title, type, member, nickname, text, createdAt, reports }) => ({
    id,
    activity: { id: activity, title, type },
    author: { id: member ?? "", name: nickname },
    text,
    createdAt,
    reports,
  }));
}
