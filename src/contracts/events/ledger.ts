import { defineEvent } from "../defineEvent";

/** A transfer was written into the ledger. */
export const ledgerBooked = defineEvent<{
  readonly transferId: string;
  readonly unit: string;
  readonly kind: string;
  readonly amount: number;
  /** Of the member whose account it concerns, if any. */
  readonly memberId: string | null;
  /** Of the activity that it was earned in, if any. */
  readonly activityId: string | null;
}>("ledger.booked");
