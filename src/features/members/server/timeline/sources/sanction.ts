import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "sanction.created_at";

/** Sanctions, and whether they still hold. */
export const sanctionSource: TimelineSource = {
  kind: "sanction",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("sanction")
      .leftJoin("activity", "activity.id", "sanction.activity")
      .select(["sanction.id", "sanction.createdAt as at", "sanction.status", "sanction.reason"])
      .select(["activity.id as activityId", "activity.title"])
      .where("sanction.member", "=", part.memberId)
      .where(isBefore(part, at, "sanction.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("sanction.id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, status, reason, activityId, title }) => ({
      ...{ id, kind: "sanction", at, event: status, text: reason, activityId },
      words: { activity: title ?? "" },
      record: { resource: "sanctions", id },
    }));
  },
};
