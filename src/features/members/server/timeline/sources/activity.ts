import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "coalesce(participation.completed_at, participation.started_at, participation.created_at)";

/** Activities that somebody was invited to, began, completed or was left out of: each as it stands now. */
export const activitySource: TimelineSource = {
  kind: "activity",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("participation")
      .innerJoin("activity", "activity.id", "participation.activity")
      .select(["participation.id", "participation.status", "activity.id as activityId", "activity.title"])
      .select(sql<string>`${sql.raw(at)}`.as("at"))
      .where("participation.member", "=", part.memberId)
      .where(isBefore(part, at, "participation.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("participation.id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, status, activityId, title }) => ({
      ...{ id, kind: "activity", at, event: status, text: null, activityId },
      words: { activity: title ?? "" },
      record: { resource: "activities", id: activityId },
    }));
  },
};
