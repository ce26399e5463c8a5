import { ledgerBooked } from "../../../contracts/events/ledger";
import { type HostTools, newId, type SpaceDb, sql } from "../../../server/kit";

export interface Booking {
  /** Names the cause: the same key is booked once. */
  readonly key: string;
  readonly memberId: string;
  readonly activityId: string;
  /** LABs that the member gets; below 0 where they are taken back. */
  readonly amount: number;
  readonly reason: "ACTIVITY" | "REVERSAL";
}

/**
 * Writes both sides of a booking and the member's balance, once a key. In the transaction of its cause.
 * @returns whether it wasn't there before
 */
export async function book(
  db: SpaceDb,
  { key, memberId, activityId, amount, reason }: Booking,
  { publish }: Pick<HostTools, "publish">,
): Promise<boolean> {
  const bookingId = newId();
  const shared = { key, member: memberId, activity: activityId, reason, bookingId };
  const written = await db
    .insertInto("labTransaction")
    .values([
      { id: newId(), ...shared, amount, account: "MEMBER", counterAccount: "ISSUED" },
      { id: newId(), ...shared, amount: -amount, account: "ISSUED", counterAccount: "MEMBER" },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .execute();
  if (written.length === 0) return false;
  await db
    .updateTable("member")
    .set((eb) => ({ points: eb("points", "+", amount), updatedAt: sql<string>`now()`, version: eb("version", "+", 1) }))
    .where("id", "=", memberId)
    .execute();
  await publish(db, ledgerBooked, { bookingId, memberId, activityId, amount, reason, availableAt: null });
  return true;
}
