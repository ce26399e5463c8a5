import { ledgerBooked } from "../../../contracts/events/ledger";
import type { Ledger, LedgerEntry } from "../../../contracts/services/ledger";
import { type HostTools, type SpaceDb, take } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { LEDGER_ERRORS } from "../shared/errors";
import { arriving, endingKeys, findBooking } from "./bookings";
import { releaseHold, settleHold } from "./holds";
import { type LabsCause, type LabsLeg, labs, readBalance } from "./labs";
import { scheduleReleases } from "./release";
import { notifyThresholds } from "./thresholds";

type Tools = Pick<HostTools, "publish" | "scheduleAt" | "notify">;
type About = Pick<LedgerEntry, "activityId" | "actorId" | "concept" | "reason">;

function causeOf({ activityId, actorId, concept, reason }: About, availableAt?: Date) {
  const availability = { availableAt: availableAt?.toISOString() ?? null };
  return { activity: activityId ?? null, actor: actorId ?? null, concept: concept ?? null, reason, ...availability };
}

const refuse = (available: number) => new AppError(LEDGER_ERRORS.insufficient, { extensions: { available } });

/** @param tools of the running server, from the first request on */
export function createLedger(tools: () => Tools): Ledger {
  async function notify(db: SpaceDb, bookingId: string, cause: Omit<LabsCause, "key">, amount: number): Promise<void> {
    const { owner, activity = null, reason = "", availableAt = null } = cause;
    if (owner !== null)
      await tools().publish(db, ledgerBooked, { bookingId, memberId: owner, activityId: activity, amount, reason, availableAt });
  }

  /** Takes LABs that may be spent. @returns whether they weren't taken before */
  const takeTo =
    (to: LabsLeg["to"]) =>
    (db: SpaceDb, { key, memberId, amount, ...about }: LedgerEntry) =>
      db.transaction(async () => {
        const cause = { key, owner: memberId, ...causeOf(about) };
        const bookingId = await take(labs, db, cause, { from: "AVAILABLE", to, amount, refuse });
        if (bookingId) await notify(db, bookingId, cause, -amount);
        return bookingId !== undefined;
      });

  return {
    book: (db, { key, memberId, amount, availableAt, ...about }) =>
      db.transaction(async () => {
        const cause = { key, owner: memberId, ...causeOf(about, availableAt) };
        const bookingId = await labs.book(db, cause, (balances) =>
          availableAt ? [{ from: "ISSUED", to: "PENDING", amount }] : arriving("ISSUED", amount, balances),
        );
        if (!bookingId) return false;
        if (availableAt) await scheduleReleases(db, { booked: [{ key, memberId }], at: availableAt }, tools());
        await notify(db, bookingId, cause, amount);
        if (!availableAt) await notifyThresholds(db, { cause: key, arrivals: [{ memberId, amount }] }, tools());
        return true;
      }),
    bookMany: (db, { entries, amount, ...about }) =>
      db.transaction(async () => {
        const owned = entries.map(({ key, memberId }) => ({ key, owner: memberId }));
        const booked = await labs.bookAll(db, causeOf(about), {
          entries: owned,
          plan: (balances) => arriving("ISSUED", amount, balances),
        });
        const members = booked.flatMap(({ owner }) => owner ?? []);
        const arrivals = members.map((memberId) => ({ memberId, amount }));
        await notifyThresholds(db, { cause: booked[0]?.key ?? "", arrivals }, tools());
        return members;
      }),
    bookPending: (db, { entries, amount, availableAt, ...about }) =>
      db.transaction(async () => {
        const cause = causeOf(about, availableAt);
        const owned = entries.map(({ key, memberId }) => ({ key, owner: memberId }));
        const booked = await labs.bookAll(db, cause, { entries: owned, plan: () => [{ from: "ISSUED", to: "PENDING", amount }] });
        const members = booked.flatMap(({ key, owner, bookingId }) =>
          owner === null ? [] : [{ key, memberId: owner, bookingId }],
        );
        await scheduleReleases(db, { booked: members, at: availableAt }, tools());
        const { activity: activityId, reason } = cause;
        const shared = { activityId, amount, reason, availableAt: cause.availableAt };
        await tools().publish(
          db,
          ledgerBooked,
          members.map(({ bookingId, memberId }) => ({ bookingId, memberId, ...shared })),
        );
      }),
    spend: takeTo("REDEEMED"),
    hold: takeTo("HELD"),
    settle: (db, held) => db.transaction(async () => (await settleHold(db, held)) !== undefined),
    release: (db, held) =>
      db.transaction(async () => {
        const ended = await releaseHold(db, held);
        if (ended) await notify(db, ended.bookingId, ended.cause, ended.amount);
        return ended !== undefined;
      }),
    reverse: (db, { key, memberId }) =>
      db.transaction(async () => {
        const booking = await findBooking(db, key);
        if (!booking) return false;
        const { activity, concept } = booking;
        const cause = { key: endingKeys(key).reversal, owner: memberId, reason: "REVERSAL", activity, concept };
        const bookingId = await labs.book(db, cause, async ({ AVAILABLE }) => {
          // Read while the accounts are held: a release that went before is seen.
          const pending = (await findBooking(db, key))?.pending ?? 0;
          const available = Math.min(booking.amount - pending, AVAILABLE);
          return [
            { from: "PENDING", to: "ISSUED", amount: pending },
            { from: "AVAILABLE", to: "ISSUED", amount: available },
            { from: "DEBT", to: "ISSUED", amount: booking.amount - pending - available },
          ];
        });
        if (bookingId) await notify(db, bookingId, cause, -booking.amount);
        return bookingId !== undefined;
      }),
    balanceOf: readBalance,
  };
}
