import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { CreditLoad } from "../shared/api";
import { MOST_CREDITS } from "../shared/credits";
import { CREDIT_ERRORS } from "../shared/errors";
import { companyCredits } from "./companyCredits";

/** @throws AppError `credits.keyReused` if the key was booked for another load */
async function demandSame(db: SpaceDb, key: string, { amount, concept }: CreditLoad): Promise<void> {
  const row = await db.selectFrom("creditTransfer").select(["amount", "concept"]).where("key", "=", key).executeTakeFirst();
  if (row && (row.amount !== amount || row.concept !== concept)) throw new AppError(CREDIT_ERRORS.keyReused);
}

/**
 * Gives a company credits.
 * @param createdAt ISO 8601 instant. @default now
 * @returns whether it was booked now
 * @throws AppError `credits.keyReused`, `credits.tooMany`
 */
export async function loadCredits(db: SpaceDb, load: CreditLoad, createdAt?: string): Promise<boolean> {
  const { amount, concept } = load;
  const key = `load:${load.key}`;
  const cause = { key, owner: null, concept, reason: "LOAD", ...(createdAt ? { createdAt } : {}) };
  const bookingId = await companyCredits.book(db, cause, ({ AVAILABLE, HELD }) => {
    if (AVAILABLE + HELD + amount > MOST_CREDITS) throw new AppError(CREDIT_ERRORS.tooMany, { params: { most: MOST_CREDITS } });
    return [{ from: "LOADED", to: "AVAILABLE", amount }];
  });
  if (bookingId === undefined) await demandSame(db, key, load);
  return bookingId !== undefined;
}
