import { newId, type SpaceDb, sql } from "../../../server/kit";
import { type AccountKind, type Accounts, addToBalance, holdAccounts, isOwn, type OwnKind, UNIT } from "./accounts";

/** An amount that leaves one account and enters another. */
export interface Leg {
  readonly from: AccountKind;
  readonly to: AccountKind;
  readonly amount: number;
}

/** What the transfers of one cause share. */
export interface Cause {
  readonly key: string;
  readonly memberId: string | null;
  readonly reason: string;
  readonly activityId?: string | null;
  readonly redeemId?: string | null;
  readonly concept?: string | null;
  readonly availableAt?: string | null;
  /** The staff role of whoever decided it. */
  readonly actorId?: string | null;
  /** @default now */
  readonly createdAt?: string;
}

/** How a leg changes an account: a debt grows by what leaves it, for it is what the member owes. */
function changeOf({ from, to, amount }: Leg, kind: OwnKind): number {
  const entering = (to === kind ? amount : 0) - (from === kind ? amount : 0);
  return kind === "DEBT" ? -entering : entering;
}

/** How legs change a member's account. */
export const changeBy = (legs: readonly Leg[], kind: OwnKind): number => legs.reduce((sum, leg) => sum + changeOf(leg, kind), 0);

/** What legs add to all that the member was ever given. */
export const earnedBy = (legs: readonly Leg[]): number =>
  legs.reduce((sum, { from, to, amount }) => sum + (from === "ISSUED" ? amount : 0) - (to === "ISSUED" ? amount : 0), 0);

/** The transfers of a cause. */
export function rowsOf(legs: readonly Leg[], cause: Cause, { ids }: Pick<Accounts, "ids">) {
  const bookingId = newId();
  return legs.map(({ from, to, amount }, index) => ({
    id: newId(),
    // The cause's own key is that of its first transfer: whoever comes second meets it.
    key: index === 0 ? cause.key : `${cause.key}#${index + 1}`,
    bookingId,
    from: ids.get(from) ?? "",
    to: ids.get(to) ?? "",
    unit: UNIT,
    amount,
    reason: cause.reason,
    member: cause.memberId,
    activity: cause.activityId ?? null,
    redeem: cause.redeemId ?? null,
    concept: cause.concept ?? null,
    availableAt: cause.availableAt ?? null,
    actor: cause.actorId ?? null,
    ...(cause.createdAt ? { createdAt: cause.createdAt } : {}),
  }));
}

/** Whether anything was booked under the key. */
export async function isBooked(db: SpaceDb, key: string): Promise<boolean> {
  return (await db.selectFrom("ledgerTransfer").select("id").where("key", "=", key).executeTakeFirst()) !== undefined;
}

/** `member.points` is what may be spent: written with the account, and read by those who know of no ledger. */
async function setPoints(db: SpaceDb, memberId: string, points: number): Promise<void> {
  await db
    .updateTable("member")
    .set((eb) => ({ points, updatedAt: sql<string>`now()`, version: eb("version", "+", 1) }))
    .where("id", "=", memberId)
    .where("points", "<>", points)
    .execute();
}

/**
 * The only place where LABs move: writes a cause's transfers once, with the balances and the member's points.
 * @param plan which transfers, by what is there while the member's accounts are held; none where there is nothing to do
 * @returns the booking's id; nothing where nothing moved
 */
export async function transfer(
  db: SpaceDb,
  cause: Cause,
  plan: (balances: Accounts["balances"]) => readonly Leg[] | Promise<readonly Leg[]>,
): Promise<string | undefined> {
  return db.transaction(async () => {
    const accounts = await holdAccounts(db, cause.memberId);
    const legs = (await plan(accounts.balances)).filter(({ amount }) => amount > 0);
    if (legs.length === 0) return undefined;
    // Asked for again it may be split otherwise than it was booked, by what is there now: a part of it would look new.
    if (legs.length > 1 && (await isBooked(db, cause.key))) return undefined;
    const written = await db
      .insertInto("ledgerTransfer")
      .values(rowsOf(legs, cause, accounts))
      .onConflict((conflict) => conflict.doNothing())
      .returning("bookingId")
      .execute();
    if (written.length === 0) return undefined;
    if (written.length < legs.length) throw new Error(`a part of ${cause.key} was booked before`);
    for (const [kind, id] of accounts.ids) {
      if (!isOwn(kind)) continue;
      const change = { balance: changeBy(legs, kind), earned: kind === "AVAILABLE" ? earnedBy(legs) : 0 };
      if (change.balance !== 0 || change.earned !== 0) await addToBalance(db, id, change);
    }
    const available = accounts.balances.AVAILABLE + changeBy(legs, "AVAILABLE");
    if (cause.memberId) await setPoints(db, cause.memberId, available);
    return written[0]?.bookingId;
  });
}
