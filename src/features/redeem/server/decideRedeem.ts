import { redemptionMoved } from "../../../contracts/events/redemption";
import type { Ledger } from "../../../contracts/services/ledger";
import { type HostTools, type SpaceDb, sql } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import type { Completion, Rejection } from "../shared/api/redeem";
import { REDEEM_ERRORS } from "../shared/errors";
import { takeCode } from "./codes";
import { COMPLETED, REJECTED } from "./kinds";
import { holdKey } from "./request";
import { endOf, sealCode } from "./seal";

/** Who decides, and what it takes. */
export interface Deciding {
  /** Staff role. */
  readonly actorId: string;
  readonly ledger: Ledger;
  readonly tools: Pick<HostTools, "notify" | "publish" | "keyedHash">;
}

/** The requests in one order, then their members in one: whoever else decides some of them, or moves the members' LABs, waits. */
async function holdAll(db: SpaceDb, ids: readonly string[]): Promise<void> {
  const redeems = await db.selectFrom("redeem").select("member").where("id", "in", ids).orderBy("id").forUpdate().execute();
  const members = redeems.flatMap(({ member }) => member ?? []);
  if (members.length === 0) return;
  await db.selectFrom("member").select("id").where("id", "in", members).orderBy("id").forNoKeyUpdate().execute();
}

/**
 * A card's request that waits, held until the decision is written.
 * @throws AppError `record.notFound`, `redeem.decided`, `redeem.ofRaffle`
 */
async function demandPending(db: SpaceDb, id: string) {
  const redeem = await db
    .selectFrom("redeem")
    .select(["id", "member", "status", "type", "redeemCard", "cardName"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!redeem) throw new AppError("record.notFound");
  if (redeem.type === "RAFFLE") throw new AppError(REDEEM_ERRORS.ofRaffle);
  // Whoever has left takes nothing: what was held for them was forgotten with them.
  if (redeem.status !== "PENDING" || redeem.member === null) throw new AppError(REDEEM_ERRORS.decided);
  return { ...redeem, member: redeem.member };
}

async function write(db: SpaceDb, id: string, values: Readonly<Record<string, string>>): Promise<void> {
  await db
    .updateTable("redeem")
    .set({
      ...values,
      endDate: new Date().toISOString(),
      updatedAt: sql<string>`now()`,
      version: sql<number>`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

async function complete(db: SpaceDb, { id, isFromPool, ...given }: Completion, deciding: Deciding): Promise<void> {
  const { actorId, ledger, tools } = deciding;
  const { member, cardName, redeemCard } = await demandPending(db, id);
  await ledger.settle(db, { key: holdKey(id), memberId: member });
  const code = isFromPool ? await takeCode(db, { redeemId: id, cardId: redeemCard }, tools) : given.code;
  const sealed: Readonly<Record<string, string>> = code
    ? { sealedCode: sealCode(tools, id, code), transactionCode: endOf(code) }
    : {};
  await write(db, id, { status: "COMPLETED", completedBy: actorId, ...sealed });
  await tools.notify(db, { kind: COMPLETED.name, members: [member], params: { card: cardName ?? "" }, key: `redeem:${id}` });
  await tools.publish(db, redemptionMoved, { redeemId: id, move: "completed" });
}

/** Spends what is held for the requests and hands over their codes: all of them, or none. */
export async function completeRedeems(db: SpaceDb, completions: readonly Completion[], deciding: Deciding): Promise<number> {
  return db.transaction(async () => {
    await holdAll(
      db,
      completions.map(({ id }) => id),
    );
    for (const completion of completions) await complete(db, completion, deciding);
    return completions.length;
  });
}

/** Gives back what is held, with a reason that the member reads. */
export async function rejectRedeem(db: SpaceDb, { id, reason }: Rejection, { actorId, ledger, tools }: Deciding): Promise<void> {
  await db.transaction(async () => {
    const { member, cardName } = await demandPending(db, id);
    await ledger.release(db, { key: holdKey(id), memberId: member });
    await write(db, id, { status: "REJECTED", rejection: reason, completedBy: actorId });
    const params = { card: cardName ?? "", reason };
    await tools.notify(db, { kind: REJECTED.name, members: [member], params, key: `redeem:${id}` });
    await tools.publish(db, redemptionMoved, { redeemId: id, move: "rejected" });
  });
}
