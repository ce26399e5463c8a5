import type { LedgerEntry } from "../../../contracts/services/ledger";
import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { LEDGER_ERRORS } from "../shared/errors";
import { type LabsCause, labs } from "./labs";

type Held = Pick<LedgerEntry, "key" | "memberId">;

/** How a hold ends: once, in one of two ways. */
const ENDS = {
  settled: { key: (key: string) => `${key}:settle`, to: "REDEEMED", reason: null },
  released: { key: (key: string) => `${key}:return`, to: "AVAILABLE", reason: "RETURN" },
} as const;

/** What a hold took, as it was booked. */
async function findHold(db: SpaceDb, key: string) {
  return db
    .selectFrom("ledgerTransfer as t")
    .innerJoin("ledgerAccount as account", "account.id", "t.to")
    .select(["t.amount", "t.activity", "t.redeem", "t.concept", "t.reason"])
    .where("t.key", "=", key)
    .where("account.kind", "=", "HELD")
    .executeTakeFirst();
}

/** An ended hold, with what was booked for its end. */
export interface EndedHold {
  readonly bookingId: string;
  readonly cause: LabsCause;
  readonly amount: number;
}

/**
 * Ends a hold while the member's accounts are held, so that of two ends at once one is told of the other.
 * @returns nothing where there is none, or it ended in this way before
 */
async function endHold(db: SpaceDb, { key, memberId }: Held, end: keyof typeof ENDS): Promise<EndedHold | undefined> {
  const hold = await findHold(db, key);
  if (!hold) return undefined;
  const { amount, activity, redeem, concept } = hold;
  const { to, reason, key: keyOf } = ENDS[end];
  const cause = { key: keyOf(key), owner: memberId, activity, redeem, concept, reason: reason ?? hold.reason };
  const bookingId = await labs.book(db, cause, async () => {
    const other = end === "settled" ? "released" : "settled";
    if (await labs.isBooked(db, ENDS[other].key(key)))
      throw new AppError(end === "settled" ? LEDGER_ERRORS.holdReleased : LEDGER_ERRORS.holdSettled);
    return [{ from: "HELD", to, amount }];
  });
  return bookingId === undefined ? undefined : { bookingId, cause, amount };
}

/** Spends what is held. @throws AppError `ledger.holdReleased` */
export const settleHold = (db: SpaceDb, held: Held) => endHold(db, held, "settled");

/** Gives back what is held. @throws AppError `ledger.holdSettled` */
export const releaseHold = (db: SpaceDb, held: Held) => endHold(db, held, "released");
