import type { Redemptions } from "../../../contracts/services/redemptions";
import { type SpaceDb, sql } from "../../../server/kit";

/** Redemptions that one transaction ends. */
const PORTION = 50;

async function readPayments(db: SpaceDb, raffleId: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom("raffleTicket")
    .select("redeem")
    .distinct()
    .where("raffle", "=", raffleId)
    .where("redeem", "is not", null)
    .orderBy("redeem")
    .execute();
  return rows.flatMap(({ redeem }) => redeem ?? []);
}

/**
 * Spends the LABs of entries whose raffle is drawn, and gives back those of a cancelled one, portion by portion. What a
 * crash interrupts is done by the next sweep: each redemption ends once.
 */
export async function settleEntries(db: SpaceDb, redemptions: Redemptions): Promise<void> {
  const ended = await db
    .selectFrom("raffle")
    .innerJoin("raffleDraw as draw", "draw.raffle", "raffle.id")
    .select(["raffle.id", "raffle.status", "raffle.cancelReason"])
    .where("raffle.labs", "is not", null)
    .where("raffle.status", "<>", "PENDING")
    .where("draw.settledAt", "is", null)
    .execute();
  for (const { id, status, cancelReason } of ended) {
    const payments = await readPayments(db, id);
    for (let from = 0; from < payments.length; from += PORTION) {
      const portion = payments.slice(from, from + PORTION);
      if (status === "CANCELLED") await redemptions.reject(db, portion, cancelReason ?? "");
      else await redemptions.complete(db, portion);
    }
    await db.updateTable("raffleDraw").set({ settledAt: sql<string>`now()` }).where("raffle", "=", id).execute();
  }
}
