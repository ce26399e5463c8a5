import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** Something that a member gets, or gives. */
export interface LedgerEntry {
  /** Names the cause, e.g. `participation:{id}:0`: what has been booked under it is not booked again. */
  readonly key: string;
  readonly memberId: string;
  /** LABs, above 0. */
  readonly amount: number;
  /** As the member's history names it. */
  readonly reason: "ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE";
  /** The activity that was the cause. */
  readonly activityId?: string;
  /** What the member reads beside the reason. */
  readonly concept?: string;
}

/** A member's LABs; all 0 or above. */
export interface LedgerBalance {
  /** May be spent; `member.points`. */
  readonly available: number;
  /** Earned, and may still be taken back. */
  readonly pending: number;
  /** Owed: taken back after it had been spent. Paid by what becomes available next. */
  readonly debt: number;
}

/**
 * The members' LABs. Call it in the transaction of the cause: both are written, or neither. Each booking is told by
 * `ledger.booked`.
 *
 * @example
 * await ledger.book(db, { key: `medal:${id}`, memberId, amount: 5, reason: "WINNING_COMMENT" });
 */
export interface Ledger {
  /**
   * Gives a member LABs.
   * @param availableAt until then they can't be spent. @default at once
   * @returns whether it wasn't booked before
   */
  readonly book: (db: SpaceDb, entry: LedgerEntry & { readonly availableAt?: Date }) => Promise<boolean>;
  /**
   * Takes LABs that a member spends.
   * @returns whether it wasn't booked before
   * @throws AppError `ledger.insufficient` with `available`
   */
  readonly spend: (db: SpaceDb, entry: LedgerEntry) => Promise<boolean>;
  /**
   * Takes back what was booked under a key: pending LABs first, then available ones; the rest becomes a debt.
   * @returns whether there was something to take back
   */
  readonly reverse: (db: SpaceDb, booked: Pick<LedgerEntry, "key" | "memberId">) => Promise<boolean>;
  /** All 0 for a member without bookings. */
  readonly balanceOf: (db: SpaceDb, memberId: string) => Promise<LedgerBalance>;
}

export const ledger = defineService<Ledger>("ledger");
