import type { SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { type CreditLoad, MOST_CREDITS } from "../shared/credits";
import { CREDIT_ERRORS } from "../shared/errors";
import { transfer } from "./transfer";

/** Whether the load was booked before. @throws AppError `credits.keyReused` where its key stands for another one */
async function isLoaded(db: SpaceDb, key: string, { amount, concept }: CreditLoad): Promise<boolean> {
  const row = await db.selectFrom("creditTransfer").select(["amount", "concept"]).where("key", "=", key).executeTakeFirst();
  if (row && (row.amount !== amount || row.concept !== concept)) throw new AppError(CREDIT_ERRORS.keyReused);
  return row !== undefined;
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
  return transfer(db, { concept, ...(createdAt ? { createdAt } : {}) }, async ({ AVAILABLE, HELD }) => {
    if (await isLoaded(db, key, load)) return [];
    if (AVAILABLE + HELD + amount > MOST_CREDITS) throw new AppError(CREDIT_ERRORS.tooMany, { params: { most: MOST_CREDITS } });
    return [{ key, from: "LOADED", to: "AVAILABLE", amount, reason: "LOAD" }];
  });
}
