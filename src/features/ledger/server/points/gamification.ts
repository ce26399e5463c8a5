import type { SpaceDb } from "../../../../server/kit";

/** Whether the community gives LABs: one that has configured nothing does. */
export async function hasGamification(db: SpaceDb): Promise<boolean> {
  const row = await db.selectFrom("communityConfiguration").select("gamification").executeTakeFirst();
  return row?.gamification ?? true;
}
