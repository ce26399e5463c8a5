import type { CreditCharge, CreditHold } from "../../../contracts/services/credits";
import { type SpaceDb, take } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { CREDIT_ERRORS } from "../shared/errors";
import { type CreditsLeg, companyCredits, END, HOLD } from "./companyCredits";

const REST = "rest:";
const REVERSAL = "reversal:";
const CHARGE = "charge:";

function demandAmount(amount: number, least: number): void {
  if (!Number.isSafeInteger(amount) || amount < least) throw new RangeError(`${amount} is no number of credits from ${least}`);
}

const refusalOf = (needed: number) => (available: number) => {
  const figures = { available, needed };
  return new AppError(CREDIT_ERRORS.insufficient, { params: figures, extensions: figures });
};

/** Spends credits at once. @throws AppError `credits.insufficient` */
export async function charge(db: SpaceDb, { key, amount, concept, actorId }: CreditCharge): Promise<boolean> {
  demandAmount(amount, 1);
  const cause = { key: CHARGE + key, owner: null, concept, actor: actorId ?? null, reason: "COMMUNITY_CHARGED" };
  const leg = { from: "AVAILABLE", to: "SPENT", amount, refuse: refusalOf(amount) } as const;
  return (await take(companyCredits, db, cause, leg)) !== undefined;
}

/** Sets credits aside. @throws AppError `credits.insufficient` */
export async function hold(db: SpaceDb, { key, amount, studyId, concept, actorId }: CreditHold): Promise<boolean> {
  demandAmount(amount, 1);
  const cause = { key: HOLD + key, owner: null, concept, study: studyId, actor: actorId ?? null, reason: "STUDY_BLOCKED" };
  const leg = { from: "AVAILABLE", to: "HELD", amount, refuse: refusalOf(amount) } as const;
  return (await take(companyCredits, db, cause, leg)) !== undefined;
}

/** What a hold took, as it was booked. */
async function findHold(db: SpaceDb, key: string) {
  return db
    .selectFrom("creditTransfer")
    .select(["amount", "study", "concept"])
    .where("key", "=", HOLD + key)
    .executeTakeFirst();
}

/** What the end of a hold charged. */
async function findCharge(db: SpaceDb, key: string): Promise<number> {
  const row = await db
    .selectFrom("creditTransfer")
    .select("amount")
    .where("key", "=", END + key)
    .where("reason", "=", "STUDY_CHARGED")
    .executeTakeFirst();
  return row?.amount ?? 0;
}

/** The transfers that end a hold: what is charged, and what is available again. */
function endingLegs(key: string, { held, charged }: { readonly held: number; readonly charged: number }): readonly CreditsLeg[] {
  const parts = [
    { from: "HELD", to: "SPENT", amount: charged, reason: "STUDY_CHARGED" },
    { from: "HELD", to: "AVAILABLE", amount: held - charged, reason: "STUDY_RELEASED" },
  ] as const;
  return parts.filter(({ amount }) => amount > 0).map((leg, index) => ({ ...leg, key: (index === 0 ? END : REST) + key }));
}

/** @returns whether it was still held */
async function endHold(db: SpaceDb, key: string, charged: number): Promise<boolean> {
  const found = await findHold(db, key);
  if (!found) return false;
  const { amount: held, study, concept } = found;
  const bookingId = await companyCredits.book(db, { key: END + key, owner: null, concept, study }, () => {
    if (charged > held) {
      const figures = { held, needed: charged };
      throw new AppError(CREDIT_ERRORS.exceedsHold, { params: figures, extensions: figures });
    }
    return endingLegs(key, { held, charged });
  });
  return bookingId !== undefined;
}

/** Spends a part of a hold, or all of it. @throws AppError `credits.exceedsHold` with `held` and `needed` */
export async function settle(db: SpaceDb, { key, amount }: { readonly key: string; readonly amount: number }): Promise<boolean> {
  demandAmount(amount, 0);
  return endHold(db, key, amount);
}

/** Gives a part back of what was charged at the end of a hold, once. */
export async function reverse(db: SpaceDb, { key, amount }: { readonly key: string; readonly amount: number }): Promise<boolean> {
  demandAmount(amount, 1);
  const found = await findHold(db, key);
  if (!found) return false;
  const { concept, study } = found;
  const cause = { key: REVERSAL + key, owner: null, concept, study, reason: "REVERSAL" };
  const bookingId = await companyCredits.book(db, cause, async () => {
    const charged = await findCharge(db, key);
    if (amount > charged) {
      const figures = { held: charged, needed: amount };
      throw new AppError(CREDIT_ERRORS.exceedsHold, { params: figures, extensions: figures });
    }
    return [{ from: "SPENT", to: "AVAILABLE", amount }];
  });
  return bookingId !== undefined;
}

/** Gives all of a hold back. */
export const release = (db: SpaceDb, { key }: { readonly key: string }): Promise<boolean> => endHold(db, key, 0);
