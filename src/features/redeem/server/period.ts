import { readGamification, type SpaceDb } from "../../../server/kit";
import { createZone } from "../../../shared/dates/zone";
import type { Period } from "../shared/api/redeem";

/** When LABs are redeemed, and whether the community gives any. */
export interface RedeemRules {
  readonly hasGamification: boolean;
  readonly explanation: string | null;
  readonly period: Period;
}

/** A period begins as its first day does in the community, and ends as its last one begins (spec section 4, redeems). */
export function periodAt(
  days: Pick<Period, "from" | "to">,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): Period {
  const { startOf } = createZone(timeZone);
  const at = now.getTime();
  const hasBegun = days.from === null || Date.parse(startOf(days.from)) <= at;
  const hasEnded = days.to !== null && Date.parse(startOf(days.to)) <= at;
  return { ...days, isOpen: hasBegun && !hasEnded };
}

type Days = Pick<Period, "from" | "to">;

/** Of two periods the one that members are told of: the second as soon as the first is over. */
export function currentPeriod(
  [first, second]: readonly [first: Days, second: Days],
  clock: { readonly now: Date; readonly timeZone: string },
): Period {
  const isOver = first.to !== null && Date.parse(createZone(clock.timeZone).startOf(first.to)) <= clock.now.getTime();
  return periodAt(isOver && second.to !== null ? second : first, clock);
}

/** As the community has set it; a community that has set nothing redeems at any time. */
export async function readRules(db: SpaceDb, timeZone: string, now = new Date()): Promise<RedeemRules> {
  const row = await db
    .selectFrom("communityConfiguration")
    .select(["redeemFrom", "redeemTo", "secondRedeemFrom", "secondRedeemTo", "redeemExplanation"])
    .executeTakeFirst();
  return {
    hasGamification: (await readGamification(db)).isOn,
    explanation: row?.redeemExplanation ?? null,
    period: currentPeriod(
      [
        { from: row?.redeemFrom ?? null, to: row?.redeemTo ?? null },
        { from: row?.secondRedeemFrom ?? null, to: row?.secondRedeemTo ?? null },
      ],
      { now, timeZone },
    ),
  };
}
