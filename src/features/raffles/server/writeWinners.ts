import { type SpaceDb, sql } from "../../../server/kit";

/** A raffle's record says who has won, in the order of the draw, whatever it said before. */
export async function writeWinners(db: SpaceDb, raffleId: string, members: readonly string[]): Promise<void> {
  await db.deleteFrom("raffleWinners").where("ownerId", "=", raffleId).execute();
  if (members.length === 0) return;
  const rows = members.map((targetId, position) => ({ ownerId: raffleId, targetId, position }));
  await db.insertInto("raffleWinners").values(rows).execute();
}

/** What a raffle's record becomes, with its version. */
export async function writeRaffle(
  db: SpaceDb,
  raffleId: string,
  values: { readonly status?: string; readonly isRedeemed?: boolean },
): Promise<void> {
  await db
    .updateTable("raffle")
    .set({ ...values, updatedAt: sql<string>`now()`, version: sql<number>`version + 1` })
    .where("id", "=", raffleId)
    .execute();
}
