import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "t.created_at";
/** What lies here isn't the member's to spend. */
const OUTSIDE = ["ISSUED", "REDEEMED", "HELD"];

/** LABs that somebody got or gave. */
export const labsSource: TimelineSource = {
  kind: "labs",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("ledgerTransfer as t")
      .innerJoin("ledgerAccount as source", "source.id", "t.from")
      .innerJoin("ledgerAccount as target", "target.id", "t.to")
      .leftJoin("activity", "activity.id", "t.activity")
      .select(["t.id", "t.createdAt as at", "t.reason", "t.concept", "activity.id as activityId", "activity.title"])
      .select(sql<number>`case when source.kind in ('ISSUED', 'HELD') then t.amount else -t.amount end`.as("labs"))
      .where("t.member", "=", part.memberId)
      .where((eb) => eb(eb("source.kind", "in", OUTSIDE), "<>", eb("target.kind", "in", OUTSIDE)))
      .where(isBefore(part, at, "t.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("t.id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, reason, concept, labs, activityId, title }) => ({
      ...{ id, kind: "labs", at, event: reason, text: concept, activityId },
      words: { labs, activity: title ?? "" },
      record: activityId ? { resource: "activities", id: activityId } : null,
    }));
  },
};
