import { type Entry, findMembers, type HostTools, readGamification, type SpaceDb, sql } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { CustomPoints, CustomPointsResult } from "../../shared/api/points";
import { LEDGER_ERRORS } from "../../shared/errors";
import { MOST_A_DAY } from "../../shared/points";
import { arriving } from "../bookings";
import { type LabsBalances, type LabsLeg, labs } from "../labs";
import { notifyThresholds } from "../thresholds";
import { CUSTOM, CUSTOM_TAKEN } from "./kinds";

/** Who decides it, and since when the day of the community's clock runs. */
interface Decision {
  /** Staff role. */
  readonly actorId: string;
  /** ISO 8601 instant. */
  readonly dayBegan: string;
  readonly tools: Pick<HostTools, "notify">;
}

/**
 * Of several movements of one person at once each sees what the others have moved. What only refers to that person, e.g. a
 * decision or an alert of somebody who holds members meanwhile, doesn't wait.
 */
async function demandDailyLimit(db: SpaceDb, wanted: number, { actorId, dayBegan }: Decision): Promise<void> {
  await db.selectFrom("staffRole").select("id").where("id", "=", actorId).forNoKeyUpdate().executeTakeFirst();
  const { sum } = await db
    .selectFrom("ledgerTransfer")
    .select((eb) => eb.fn.sum<string | null>("amount").as("sum"))
    .where("actor", "=", actorId)
    .where("reason", "=", "CUSTOM")
    .where("createdAt", ">=", dayBegan)
    .executeTakeFirstOrThrow();
  const left = MOST_A_DAY - Number(sum ?? 0);
  if (wanted > left) throw new AppError(LEDGER_ERRORS.dailyLimit, { params: { limit: MOST_A_DAY, left: Math.max(left, 0) } });
}

/** LABs that are taken leave what may be spent: nobody gets into debt by somebody's hand. */
function taking(amount: number, lacking: Set<string>) {
  return ({ AVAILABLE }: Pick<LabsBalances, "AVAILABLE">, { owner }: Entry): readonly LabsLeg[] => {
    if (owner !== null && AVAILABLE < amount) lacking.add(owner);
    return [{ from: "AVAILABLE", to: "ISSUED", amount: Math.min(amount, AVAILABLE) }];
  };
}

async function isBookedBefore(db: SpaceDb, key: string): Promise<boolean> {
  const row = await db
    .selectFrom("ledgerTransfer")
    .select("id")
    .where("key", "like", sql<string>`${key} || ':%'`)
    .where("reason", "=", "CUSTOM")
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Gives members LABs by hand, or takes them away: all of them, or none. The members are told.
 * @throws AppError `ledger.off` without gamification, `ledger.unknownMembers` with `unknown`, `ledger.membersLack` with `members`, `ledger.dailyLimit`
 */
export async function bookCustomPoints(
  db: SpaceDb,
  { members: names, points, reason, key: ownKey }: CustomPoints,
  decision: Decision,
): Promise<CustomPointsResult> {
  const { actorId, tools } = decision;
  return db.transaction(async () => {
    if (!(await readGamification(db)).isOn) throw new AppError(LEDGER_ERRORS.off);
    const { members, unknown, repeated } = await findMembers(db, names);
    if (unknown.length > 0 || members.length === 0) throw new AppError(LEDGER_ERRORS.unknownMembers, { extensions: { unknown } });
    const result = { members: members.length, repeated };
    const key = `custom:${ownKey}`;
    await demandDailyLimit(db, (await isBookedBefore(db, key)) ? 0 : Math.abs(points) * members.length, decision);
    const lacking = new Set<string>();
    const moved = await labs.bookAll(
      db,
      { reason: "CUSTOM", concept: reason, actor: actorId },
      {
        entries: members.map(({ id }) => ({ key: `${key}:${id}`, owner: id })),
        plan: points > 0 ? (balances) => arriving("ISSUED", points, balances) : taking(-points, lacking),
      },
    );
    if (lacking.size > 0) {
      const nicknames = members.filter(({ id }) => lacking.has(id)).map(({ nickname }) => nickname);
      throw new AppError(LEDGER_ERRORS.membersLack, { extensions: { members: nicknames } });
    }
    if (moved.length === 0) return result;
    const kind = points > 0 ? CUSTOM.name : CUSTOM_TAKEN.name;
    const params = { smart_count: Math.abs(points), reason };
    const movedTo = moved.flatMap(({ owner }) => owner ?? []);
    await tools.notify(db, { kind, members: movedTo, params, key });
    if (points > 0) {
      const arrivals = movedTo.map((memberId) => ({ memberId, amount: points }));
      await notifyThresholds(db, { cause: key, arrivals }, tools);
    }
    return result;
  });
}
