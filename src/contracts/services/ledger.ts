import type { SpaceDb } from "../../server/kit";
import { defineService } from "../defineService";

/** What is counted: a whole number of the unit's smallest part. Units never mix. */
export type LedgerUnit = "LAB";

/** `member:*` accounts belong to a member; the others to the space, and have no cached balance. */
export type LedgerAccount =
  | { readonly kind: "member:available" | "member:pending" | "member:debt"; readonly memberId: string }
  | { readonly kind: "issued" | "redeemed" };

export interface Booking {
  /** Names the cause, e.g. `participation:<id>:earn:1`: the same key is booked once. */
  readonly key: string;
  readonly unit: LedgerUnit;
  /** The account that the amount is taken from. */
  readonly debit: LedgerAccount;
  /** The account that the amount is given to. */
  readonly credit: LedgerAccount;
  /** Above 0. */
  readonly amount: number;
  /** Why, of the closed list of reasons (`labTransaction.reason`). */
  readonly reason: "ACTIVITY" | "WINNING_COMMENT" | "STAYING_ACTIVE" | "CUSTOM" | "REDEEM" | "RAFFLE" | "REVERSAL";
  /** A sentence of the team's, for CUSTOM. */
  readonly concept?: string;
  readonly activityId?: string;
  /** The account of the person who decided it; absent where the system did. */
  readonly actorId?: string;
}

export interface Balance {
  readonly available: number;
  readonly pending: number;
  readonly debt: number;
}

/** Double-entry ledger: one row is one transfer. Call it in the transaction of the cause. */
export interface Ledger {
  /**
   * Writes one transfer, once a key.
   * @returns the transfer's id, also where it was there before
   * @throws AppError `ledger.insufficient` where the debited account would fall below its floor, `ledger.keyReused`
   *   where the key was used for another content
   */
  readonly book: (db: SpaceDb, booking: Booking) => Promise<string>;
  readonly balance: (db: SpaceDb, who: { readonly memberId: string; readonly unit: LedgerUnit }) => Promise<Balance>;
}

export const ledger = defineService<Ledger>("ledger");
