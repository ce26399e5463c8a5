import { sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { signOf, takesCoins, toHundredths } from "../../shared/coins";
import { PANEL_ERRORS } from "../../shared/errors";
import { friendRewards, lostRewards } from "./friendRewards";
import { type LockedPanelist, lockPanelists } from "./lockPanelists";
import { addToBalances, type CoinBooking, type CoinDb, insertMovements } from "./movements";

export type { CoinBooking } from "./movements";

function demandAmounts(bookings: readonly CoinBooking[]): void {
  const wrong = bookings.find(({ amount }) => !(amount > 0) || toHundredths(amount) / 100 !== amount);
  if (wrong) throw new Error(`${wrong.amount} is no amount of coins`);
}

async function readBooked(db: CoinDb, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("coinTransaction")
    .select("key")
    .where("key", "=", sql<string>`any(${[...keys]}::text[])`)
    .execute();
  return new Set(rows.map(({ key }) => key));
}

/** Asked before anything is written, so that a caller who goes on after the refusal has booked nothing. */
async function demandCoins(
  db: CoinDb,
  people: ReadonlyMap<string, LockedPanelist>,
  bookings: readonly CoinBooking[],
): Promise<void> {
  if (!bookings.some(({ reason }) => takesCoins(reason))) return;
  const booked = await readBooked(
    db,
    bookings.map(({ key }) => key),
  );
  const balances = new Map([...people].map(([id, { coins }]) => [id, toHundredths(coins)]));
  const once = new Map(bookings.toReversed().map((booking) => [booking.key, booking]));
  for (const { key, panelistId, amount, reason } of once.values()) {
    const change = toHundredths(amount) * signOf(reason);
    if (!booked.has(key)) balances.set(panelistId, (balances.get(panelistId) ?? 0) + change);
  }
  const lacking = [...balances.values()].filter((balance) => balance < 0).map((balance) => -balance);
  if (lacking.length === 0) return;
  const coins = lacking.reduce((sum, hundredths) => sum + hundredths, 0) / 100;
  throw new AppError(PANEL_ERRORS.tooFewCoins, { params: { smart_count: lacking.length, coins } });
}

/**
 * Books coins for panelists, in the open transaction: all of them or, by what it throws, none. REVERSAL, PAYMENT and
 * PAYOUT take coins away.
 *
 * - A key books once, however often and at once it is asked for; whoever was deleted gets nothing.
 * - A balance never falls below 0, so what was paid out already can't be taken back: a REVERSAL or PAYMENT beyond the
 *   balance is refused, not cut. Whoever wants to take what is there books it alone, and decides by the error.
 * - After a panelist's first TEST their inviter gets 0.5 coins, for the first 10 friends, once for a friend. Where a
 *   REVERSAL leaves the friend no test, the inviter's go as well, unless they were paid out.
 * - The panelists and their inviters stay locked until the transaction ends, in the order of their ids: ask once in a
 *   transaction, with all bookings.
 *
 * @example
 * await bookCoins(db, [{ panelistId, amount: 1.5, reason: "TEST", key: `study:${studyId}:${panelistId}`, concept: title }]);
 *
 * @returns how many of them were new; a key that was booked before books nothing
 * @throws AppError `panel.tooFewCoins`: its params say of how many panelists (`smart_count`) how much is lacking (`coins`)
 */
export async function bookCoins(db: CoinDb, bookings: readonly CoinBooking[]): Promise<number> {
  demandAmounts(bookings);
  if (bookings.length === 0) return 0;
  const people = await lockPanelists(db, bookings);
  const due = bookings.filter(({ panelistId }) => people.has(panelistId));
  await demandCoins(db, people, due);
  const booked = await insertMovements(db, due);
  const rewards = await insertMovements(db, await friendRewards(db, people, booked));
  const lost = await insertMovements(db, await lostRewards(db, people, booked));
  await addToBalances(db, [...booked, ...rewards, ...lost]);
  return booked.length;
}
