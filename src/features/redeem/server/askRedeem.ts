import type { Ledger } from "../../../contracts/services/ledger";
import { newId, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { REDEEM_ERRORS } from "../shared/errors";
import { readRules } from "./period";

interface RedeemRequest {
  readonly memberId: string;
  readonly cardId: string;
  /** Of the caller's: the same key again is the same request. */
  readonly key: string;
}

interface Asking {
  readonly ledger: Ledger;
  readonly timeZone: string;
}

export const holdKey = (redeemId: string): string => `redeem:${redeemId}`;

async function findRequest(db: SpaceDb, { memberId, key }: RedeemRequest) {
  return db
    .selectFrom("redeem")
    .select(["id", "labs"])
    .where("requestKey", "=", key)
    .where("member", "=", memberId)
    .executeTakeFirst();
}

/** A card that is offered, as it is now: it doesn't change until the request is written. */
async function demandCard(db: SpaceDb, id: string) {
  const card = await db
    .selectFrom("redeemCard")
    .select(["id", "name", "labs", "valueEuros", "type", "active"])
    .where("id", "=", id)
    .forShare()
    .executeTakeFirst();
  if (!card?.active) throw new AppError(REDEEM_ERRORS.cardUnavailable);
  return card;
}

/**
 * Sets a card's LABs aside and writes the request, with the card as it is now: what is changed later is for later requests.
 * @returns the request, also where it was made before under the key
 * @throws AppError `redeem.off`, `redeem.closed` with the period's days, `redeem.cardUnavailable`, `ledger.insufficient`
 */
export async function askRedeem(db: SpaceDb, request: RedeemRequest, { ledger, timeZone }: Asking) {
  const { memberId, cardId, key } = request;
  return db.transaction(async () => {
    // Two presses at once: the second waits for the first, and finds its request.
    await db.selectFrom("member").select("id").where("id", "=", memberId).forNoKeyUpdate().executeTakeFirst();
    const before = await findRequest(db, request);
    if (before) return before;
    const { hasGamification, period } = await readRules(db, timeZone);
    if (!hasGamification) throw new AppError(REDEEM_ERRORS.off);
    if (!period.isOpen) throw new AppError(REDEEM_ERRORS.closed, { extensions: { from: period.from, to: period.to } });
    const { name, labs, valueEuros, type } = await demandCard(db, cardId);
    const id = newId();
    await ledger.hold(db, { key: holdKey(id), memberId, amount: labs, reason: "REDEEM", concept: name });
    await db
      .insertInto("redeem")
      .values({
        id,
        member: memberId,
        type: type ?? "CUSTOM",
        redeemCard: cardId,
        cardName: name,
        labs,
        valueEuros,
        status: "PENDING",
        initialDate: new Date().toISOString(),
        requestKey: key,
      })
      .execute();
    return { id, labs };
  });
}
