import { sql } from "../../../../../server/kit";
import { isBefore, type TimelineSource } from "../source";

const at = "coalesce(redeem.end_date, redeem.initial_date, redeem.created_at)";

/** Cards that somebody asked for, and what became of it. */
export const redeemSource: TimelineSource = {
  kind: "redeem",
  read: async (part) => {
    const rows = await part.db
      .selectFrom("redeem")
      .select(["id", "status", "cardName", "labs", "rejection"])
      .select(sql<string>`${sql.raw(at)}`.as("at"))
      .where("member", "=", part.memberId)
      .where(isBefore(part, at, "redeem.id"))
      .orderBy(sql`date_trunc('milliseconds', ${sql.raw(at)})`, "desc")
      .orderBy("id", "desc")
      .limit(part.limit)
      .execute();
    return rows.map(({ id, at, status, cardName, labs, rejection }) => ({
      ...{ id, kind: "redeem", at, event: status, text: rejection },
      words: { card: cardName ?? "", labs },
      record: null,
    }));
  },
};
