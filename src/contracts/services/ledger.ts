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
  /** The staff role of whoever decided it. @default nobody: it follows from what the member did */
  readonly actorId?: string;
}

/** The same for many members at once. */
export interface LedgerEntries extends Omit<LedgerEntry, "key" | "memberId"> {
  /** One for each member. */
  readonly entries: readonly Pick<LedgerEntry, "key" | "memberId">[];
}

/** A member's LABs; all 0 or above. */
export interface LedgerBalance {
  /** May be spent; `member.points`. */
  readonly available: number;
  /** Earned, and may still be taken back. */
  readonly pending: number;
  /** Set aside for what the member asked for and hasn't got yet. */
  readonly held: number;
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
   * Gives many members the same, set by set: at most 1,000 at once. Nobody is told: the caller notifies them.
   * @returns the members for whom it wasn't booked before
   */
  readonly bookMany: (db: SpaceDb, entries: LedgerEntries) => Promise<readonly string[]>;
  /**
   * Gives many members the same, set by set, to be spent from an instant on: at most 1,000 at once. What was booked under
   * one's key before is not booked again; the others are told.
   */
  readonly bookPending: (db: SpaceDb, entries: LedgerEntries & { readonly availableAt: Date }) => Promise<void>;
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
  /**
   * Sets LABs aside until it is settled or released: they can't be spent meanwhile, and aren't spent yet.
   * @returns whether nothing was held before under this key
   * @throws AppError `ledger.insufficient` with `available`
   */
  readonly hold: (db: SpaceDb, entry: LedgerEntry) => Promise<boolean>;
  /**
   * Spends what was held under a key. @returns whether it was still held; false where it was settled before
   * @throws AppError `ledger.holdReleased` where the member has it back already
   */
  readonly settle: (db: SpaceDb, held: Pick<LedgerEntry, "key" | "memberId">) => Promise<boolean>;
  /**
   * Gives back what was held under a key. @returns whether it was still held; false where it was released before
   * @throws AppError `ledger.holdSettled` where it is spent already
   */
  readonly release: (db: SpaceDb, held: Pick<LedgerEntry, "key" | "memberId">) => Promise<boolean>;
  /** All 0 for a member without bookings. */
  readonly balanceOf: (db: SpaceDb, memberId: string) => Promise<LedgerBalance>;
}

export const ledger = defineService<Ledger>("ledger");
