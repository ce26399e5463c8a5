import { ledgerBooked } from "../../../contracts/events/ledger";
import type { Ledger } from "../../../contracts/services/ledger";
import type { HostTools, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { LEDGER_ERRORS } from "../shared/errors";
import { readBalance } from "./accounts";
import { arriving, endingKeys, findBooking } from "./bookings";
import { releaseHold, settleHold } from "./holds";
import { scheduleReleases } from "./release";
import { type Cause, isBooked, transfer } from "./transfer";
import { transferMany } from "./transferMany";

type Tools = Pick<HostTools, "publish" | "scheduleAt">;

function factOf(
  bookingId: string,
  memberId: string,
  cause: Pick<Cause, "activityId" | "reason" | "availableAt">,
  amount: number,
) {
  const { activityId = null, reason, availableAt = null } = cause;
  return { bookingId, memberId, activityId, amount, reason, availableAt };
}

/** @param tools of the running server, from the first request on */
export function createLedger(tools: () => Tools): Ledger {
  async function notify(db: SpaceDb, bookingId: string, memberId: string, cause: Cause, amount: number): Promise<void> {
    await tools().publish(db, ledgerBooked, factOf(bookingId, memberId, cause, amount));
  }

  return {
    book: (db, { amount, availableAt, ...entry }) =>
      db.transaction(async () => {
        const cause = { ...entry, availableAt: availableAt?.toISOString() ?? null };
        const bookingId = await transfer(db, cause, (balances) =>
          availableAt ? [{ from: "ISSUED", to: "PENDING", amount }] : arriving("ISSUED", amount, balances),
        );
        if (!bookingId) return false;
        if (availableAt) await scheduleReleases(db, { booked: [entry], at: availableAt }, tools());
        await notify(db, bookingId, entry.memberId, cause, amount);
        return true;
      }),
    bookMany: async (db, { entries, amount, ...cause }) => {
      const booked = await transferMany(db, cause, { entries, plan: (balances) => arriving("ISSUED", amount, balances) });
      return booked.map(({ memberId }) => memberId);
    },
    bookPending: (db, { entries, amount, availableAt, ...given }) =>
      db.transaction(async () => {
        const cause = { ...given, availableAt: availableAt.toISOString() };
        const booked = await transferMany(db, cause, { entries, plan: () => [{ from: "ISSUED", to: "PENDING", amount }] });
        await scheduleReleases(db, { booked, at: availableAt }, tools());
        const facts = booked.map(({ bookingId, memberId }) => factOf(bookingId, memberId, cause, amount));
        await tools().publish(db, ledgerBooked, facts);
      }),
    spend: (db, { amount, ...entry }) =>
      db.transaction(async () => {
        const bookingId = await transfer(db, entry, async ({ AVAILABLE }) => {
          if (await isBooked(db, entry.key)) return [];
          if (AVAILABLE < amount) throw new AppError(LEDGER_ERRORS.insufficient, { extensions: { available: AVAILABLE } });
          return [{ from: "AVAILABLE", to: "REDEEMED", amount }];
        });
        if (bookingId) await notify(db, bookingId, entry.memberId, entry, -amount);
        return bookingId !== undefined;
      }),
    hold: (db, { amount, ...entry }) =>
      db.transaction(async () => {
        const bookingId = await transfer(db, entry, async ({ AVAILABLE }) => {
          if (await isBooked(db, entry.key)) return [];
          if (AVAILABLE < amount) throw new AppError(LEDGER_ERRORS.insufficient, { extensions: { available: AVAILABLE } });
          return [{ from: "AVAILABLE", to: "HELD", amount }];
        });
        if (bookingId) await notify(db, bookingId, entry.memberId, entry, -amount);
        return bookingId !== undefined;
      }),
    settle: (db, held) => db.transaction(async () => (await settleHold(db, held)) !== undefined),
    release: (db, held) =>
      db.transaction(async () => {
        const ended = await releaseHold(db, held);
        if (ended) await notify(db, ended.bookingId, held.memberId, ended.cause, ended.amount);
        return ended !== undefined;
      }),
    reverse: (db, { key, memberId }) =>
      db.transaction(async () => {
        const booking = await findBooking(db, key);
        if (!booking) return false;
        const { reversal } = endingKeys(key);
        const cause = { key: reversal, memberId, reason: "REVERSAL", activityId: booking.activity, concept: booking.concept };
        const bookingId = await transfer(db, cause, async ({ AVAILABLE }) => {
          // Read while the accounts are held: a release that went before is seen.
          const pending = (await findBooking(db, key))?.pending ?? 0;
          const available = Math.min(booking.amount - pending, AVAILABLE);
          return [
            { from: "PENDING", to: "ISSUED", amount: pending },
            { from: "AVAILABLE", to: "ISSUED", amount: available },
            { from: "DEBT", to: "ISSUED", amount: booking.amount - pending - available },
          ];
        });
        if (bookingId) await notify(db, bookingId, memberId, cause, -booking.amount);
        return bookingId !== undefined;
      }),
    balanceOf: readBalance,
  };
}
