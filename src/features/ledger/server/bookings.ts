import type { SpaceDb } from "../../../server/kit";
import type { LabsBalances, LabsLeg } from "./labs";

/** What a member was given for a cause. */
export interface StoredBooking {
  readonly amount: number;
  /** The part of it that can't be spent yet. */
  readonly pending: number;
  readonly activity: string | null;
  readonly concept: string | null;
}

/** Keys of what ends a booking's first state, once each. */
export function endingKeys(key: string) {
  return { release: `${key}:release`, reversal: `${key}:reversal` };
}

/** LABs that become available pay what the member owes first. */
export function arriving(from: LabsLeg["from"], amount: number, { DEBT }: Pick<LabsBalances, "DEBT">): readonly LabsLeg[] {
  const paid = Math.min(amount, DEBT);
  return [
    { from, to: "DEBT", amount: paid },
    { from, to: "AVAILABLE", amount: amount - paid },
  ];
}

/** LABs that a member was given. @returns nothing where none were, under this key */
export async function findBooking(db: SpaceDb, key: string): Promise<StoredBooking | undefined> {
  const rows = await db
    .selectFrom("ledgerTransfer as t")
    .innerJoin("ledgerTransfer as first", "first.bookingId", "t.bookingId")
    .innerJoin("ledgerAccount as source", "source.id", "t.from")
    .innerJoin("ledgerAccount as account", "account.id", "t.to")
    .select(["t.amount", "t.activity", "t.concept", "account.kind"])
    .where("first.key", "=", key)
    .where("source.kind", "=", "ISSUED")
    .execute();
  const [row] = rows;
  if (!row) return undefined;
  const ended = await db
    .selectFrom("ledgerTransfer")
    .select("id")
    .where("key", "in", Object.values(endingKeys(key)))
    .executeTakeFirst();
  const sum = (kinds: readonly (typeof row)[]) => kinds.reduce((total, { amount }) => total + amount, 0);
  const pending = ended ? 0 : sum(rows.filter(({ kind }) => kind === "PENDING"));
  return { amount: sum(rows), pending, activity: row.activity, concept: row.concept };
}
