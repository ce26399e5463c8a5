import type { SpaceDb } from "../../../../server/kit";
import type { PlanName } from "../../shared/plans";

/**
 * What was ordered last for a community, in the handle of its company: its terms hold. Nothing for a community of before
 * orders, which has no limits.
 */
export async function latestOrder(db: SpaceDb, communityId: string) {
  const row = await db
    .selectFrom("communityOrder")
    .select(["id", "plan", "terms"])
    .where("community", "=", communityId)
    .orderBy("createdAt", "desc")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row && { ...row, plan: row.plan as PlanName };
}

/** All of a community's orders, the newest first. */
export async function readOrders(db: SpaceDb, communityId: string) {
  const rows = await db
    .selectFrom("communityOrder as o")
    .leftJoin("staffRole as person", "person.id", "o.orderedBy")
    .select(["o.id", "o.kind", "o.plan", "o.months", "o.total", "o.createdAt as orderedAt", "person.name as orderedBy"])
    .where("o.community", "=", communityId)
    .orderBy("o.createdAt", "desc")
    .orderBy("o.id", "desc")
    .execute();
  return rows.map((row) => ({ ...row, orderedAt: new Date(row.orderedAt).toISOString() }));
}
