import { redemptionMoved } from "../../../contracts/events/redemption";
import type { Ledger } from "../../../contracts/services/ledger";
import type { HostTools, SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { REDEEM_ERRORS } from "../shared/errors";
import { REQUESTED } from "./kinds";
import { readTeam } from "./readTeam";
import { openRequest, writeRequest } from "./request";

interface RedeemRequest {
  readonly memberId: string;
  readonly cardId: string;
  /** Of the caller's: the same key again is the same request. */
  readonly key: string;
}

interface Asking {
  readonly ledger: Ledger;
  readonly timeZone: string;
  readonly tools: Pick<HostTools, "notify" | "publish">;
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
 * Sets a card's LABs aside, writes the request with the card as it is now, and tells the team.
 * @returns the request, also where it was made before under the key
 * @throws AppError `redeem.off`, `redeem.closed` with the period's days, `redeem.cardUnavailable`, `ledger.insufficient`
 */
export async function askRedeem(db: SpaceDb, { memberId, cardId, key }: RedeemRequest, { ledger, timeZone, tools }: Asking) {
  return db.transaction(async () => {
    const before = await openRequest(db, { memberId, key }, timeZone);
    if (before) return before;
    const { name, labs, valueEuros, type } = await demandCard(db, cardId);
    const asked = { type: type ?? "CUSTOM", cardName: name, redeemCard: cardId, labs, valueEuros };
    const made = await writeRequest(db, { memberId, key, ...asked }, ledger);
    const member = await db.selectFrom("member").select("nickname").where("id", "=", memberId).executeTakeFirst();
    const params = { nickname: member?.nickname ?? "", card: name, labs };
    const moderators = (await readTeam(db)).map(({ id }) => id);
    await tools.notify(db, { kind: REQUESTED.name, moderators, params, key: `redeem:${made.id}` });
    await tools.publish(db, redemptionMoved, { redeemId: made.id, move: "requested" });
    return made;
  });
}
