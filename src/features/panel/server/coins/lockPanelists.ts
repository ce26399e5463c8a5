import { sql } from "../../../../server/kit";
import type { CoinBooking, CoinDb } from "./movements";

/** A panelist as they are until the transaction ends. */
export interface LockedPanelist {
  readonly coins: number;
  readonly invitedBy: string | null;
}

async function invitersOf(db: CoinDb, friends: readonly string[]): Promise<readonly string[]> {
  if (friends.length === 0) return [];
  const rows = await db
    .selectFrom("panelist")
    .select("invitedBy")
    .distinct()
    .where("id", "=", sql<string>`any(${[...friends]}::uuid[])`)
    .where("invitedBy", "is not", null)
    .execute();
  return rows.flatMap(({ invitedBy }) => invitedBy ?? []);
}

/**
 * Locks all whose coins the bookings can change, inviters too, in the order of their ids: who locks others in another
 * order would wait for whoever waits for them.
 * @returns by id; whoever was deleted is missing
 */
export async function lockPanelists(db: CoinDb, bookings: readonly CoinBooking[]): Promise<ReadonlyMap<string, LockedPanelist>> {
  const tested = bookings.filter(({ reason }) => reason === "TEST" || reason === "REVERSAL").map(({ panelistId }) => panelistId);
  const ids = [...new Set([...bookings.map(({ panelistId }) => panelistId), ...(await invitersOf(db, tested))])];
  const rows = await db
    .selectFrom("panelist")
    .select(["id", "coins", "invitedBy"])
    .where("id", "=", sql<string>`any(${ids}::uuid[])`)
    .orderBy("id")
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, ...panelist }) => [id, panelist]));
}
