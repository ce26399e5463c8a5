import type { SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import { durationLines, isHigher, MOST_MONTHS, type OrderLine, type PlanName, totalOf, upgradeLine } from "../../shared/plans";
import { type Terms, validTerms } from "../plans/terms";
import { daysLeftOf, endOf, prolonged } from "./communityDays";
import type { HeldCommunity } from "./heldCommunity";
import { latestOrder } from "./latestOrder";

/** What an order of a community that is there costs, and what it makes of it. */
export interface PricedOrder {
  readonly lines: readonly OrderLine[];
  readonly total: number;
  /** The first day after it, `YYYY-MM-DD`. */
  readonly endsOn: string;
  readonly plan: PlanName;
  /** Id of the terms that hold afterwards. */
  readonly terms: string;
  readonly durationMonths: number;
}

/** @throws AppError `communities.noOrder` for a community of before orders */
async function demandOrder(db: SpaceDb, { id }: Pick<HeldCommunity, "id">) {
  const order = await latestOrder(db, id);
  if (!order) throw new AppError(COMMUNITY_ERRORS.noOrder);
  return order;
}

/**
 * More months, at today's prices; what the plan gives stays as it was ordered.
 * @throws AppError `communities.noOrder`, `communities.noTerms`, `communities.tooLong`
 */
export async function extensionPrice(db: SpaceDb, community: HeldCommunity, months: number): Promise<PricedOrder> {
  const { plan, terms } = await demandOrder(db, community);
  const lines = durationLines(await validTerms(db, plan, await db.today()), months);
  const durationMonths = prolonged(community, months);
  if (durationMonths > MOST_MONTHS) throw new AppError(COMMUNITY_ERRORS.tooLong, { params: { most: MOST_MONTHS } });
  return { lines, total: totalOf(lines), endsOn: endOf(community, durationMonths), plan, terms, durationMonths };
}

/**
 * A higher plan with what it gives today, for the days that are left.
 * @throws AppError `communities.noOrder`, `communities.noTerms`, `communities.notHigher`, `communities.over`
 */
export async function upgradePrice(db: SpaceDb, community: HeldCommunity, plan: PlanName): Promise<PricedOrder> {
  const order = await demandOrder(db, community);
  if (!isHigher(plan, order.plan)) throw new AppError(COMMUNITY_ERRORS.notHigher);
  const days = daysLeftOf(community);
  if (days === 0) throw new AppError(COMMUNITY_ERRORS.over);
  const today = await db.today();
  const [from, to]: readonly Terms[] = [await validTerms(db, order.plan, today), await validTerms(db, plan, today)];
  if (!from || !to) throw new AppError(COMMUNITY_ERRORS.noTerms);
  const line = upgradeLine(from, to, days);
  const durationMonths = community.durationMonths ?? 0;
  return { lines: [line], total: line.amount, endsOn: endOf(community), plan, terms: to.id, durationMonths };
}
