import type { Ledger } from "../../../contracts/services/ledger";
import { newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { REDEEM_ERRORS } from "../shared/errors";
import { readRules } from "./period";

export const holdKey = (redeemId: string): string => `redeem:${redeemId}`;

interface RequestKey {
  readonly memberId: string;
  /** Of the caller's: the same key again is the same request. */
  readonly key: string;
}

/**
 * Holds the member until the transaction ends, so that of two requests at once the second finds the first.
 * @returns the request that was made before under the key
 * @throws AppError `redeem.off`, `redeem.closed` with the period's days, where a new one can't be made
 */
export async function openRequest(db: SpaceDb, { memberId, key }: RequestKey, timeZone: string) {
  await db.selectFrom("member").select("id").where("id", "=", memberId).forNoKeyUpdate().executeTakeFirst();
  const before = await db
    .selectFrom("redeem")
    .select(["id", "labs"])
    .where("requestKey", "=", key)
    .where("member", "=", memberId)
    .executeTakeFirst();
  if (before) return before;
  const { hasGamification, period } = await readRules(db, timeZone);
  if (!hasGamification) throw new AppError(REDEEM_ERRORS.off);
  if (!period.isOpen) throw new AppError(REDEEM_ERRORS.closed, { extensions: { from: period.from, to: period.to } });
  return undefined;
}

interface NewRequest extends RequestKey {
  readonly type: string;
  /** As the member asks for it; what is changed later is for later requests. */
  readonly cardName: string;
  readonly redeemCard: string | null;
  readonly labs: number;
  readonly valueEuros: number | null;
}

/** Sets a request's LABs aside and writes it. @throws AppError `ledger.insufficient` */
export async function writeRequest(db: SpaceDb, { memberId, key, ...asked }: NewRequest, ledger: Ledger) {
  const id = newId();
  const { type, labs, cardName } = asked;
  const reason = type === "RAFFLE" ? "RAFFLE" : "REDEEM";
  await ledger.hold(db, { key: holdKey(id), memberId, amount: labs, reason, concept: cardName });
  await db
    .insertInto("redeem")
    .values({
      ...{ id, member: memberId, ...asked, requestKey: key },
      ...{ status: "PENDING", initialDate: new Date().toISOString() },
    })
    .execute();
  return { id, labs };
}
