import { type HostTools, type SpaceDb, sql } from "../../../../server/kit";

/** Finishes what is still published in a community that has ended. No person does it, so it isn't a transition's to allow. */
export async function finishWithCommunity(db: SpaceDb, { communityEnd }: Pick<HostTools, "communityEnd">): Promise<void> {
  const endsAt = await communityEnd(db);
  if (endsAt === null || Date.parse(endsAt) > Date.now()) return;
  await db
    .updateTable("activity")
    .set((eb) => ({ status: "FINISHED", version: eb("version", "+", 1), updatedAt: sql<string>`now()` }))
    .where("status", "in", ["NEW", "ACTIVE", "BLOCKED"])
    .execute();
}
