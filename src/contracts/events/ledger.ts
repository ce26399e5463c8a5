import { defineEvent } from "../defineEvent";

/** LABs were booked for a member, or taken back. */
export const ledgerBooked = defineEvent<{
  /** Of the booking. */
  readonly bookingId: string;
  readonly memberId: string;
  /** Where an activity was the cause. */
  readonly activityId: string | null;
  /** LABs; below 0 where they were taken back. */
  readonly amount: number;
  /** `ACTIVITY`, `REVERSAL` and so on, as the member's history names them. */
  readonly reason: string;
  /** ISO 8601 instant from which they can be spent; null where that is now. */
  readonly availableAt: string | null;
}>("ledger.booked");
