import type { SpaceDb } from "../../../../server/kit";
import type { PlanLimitName, PlanName } from "../../shared/plans";
import { latestOrder } from "../order/latestOrder";
import { termsById } from "../plans/terms";
import type { CommunityServices } from "../services";

/** A limit that holds, and whether it is the company's licence that says it, being the smaller. */
export interface Limit {
  readonly limit: number | null;
  readonly isOfLicence: boolean;
}

export interface PlanLimits extends Readonly<Record<PlanLimitName, Limit>> {
  readonly plan: PlanName;
}

const ofPlan = (limit: number | null): Limit => ({ limit, isOfLicence: false });

/** Of two that speak of the same the smaller holds. */
function smaller(plan: number | null, licence: number | null): Limit {
  const isOfLicence = licence !== null && (plan === null || licence < plan);
  return { limit: isOfLicence ? licence : plan, isOfLicence };
}

async function limitsOf(db: SpaceDb, { credits, tools }: CommunityServices, isHeld: boolean): Promise<PlanLimits | undefined> {
  const company = await tools().companyOf(db);
  const order = company && (await latestOrder(company, db.spaceId));
  if (!order) return undefined;
  if (isHeld) await company.selectFrom("communityOrder").select("id").where("id", "=", order.id).forUpdate().executeTakeFirst();
  const { members, team, activities } = await termsById(company, order.terms);
  const licence = await credits().limitsOf(company);
  return {
    plan: order.plan,
    members: smaller(members, licence?.communityMembers ?? null),
    team: ofPlan(team),
    activities: ofPlan(activities),
  };
}

/**
 * What a community's plan allows, in the handle of its own space; of members the smaller of plan and licence. Held until
 * the transaction ends: of many writes at once each counts the one before.
 * @returns nothing for a community of before orders: there only the licence speaks
 */
export const holdLimits = (db: SpaceDb, services: CommunityServices) => limitsOf(db, services, true);

/** The same, to be told: nothing is held. */
export const readLimits = (db: SpaceDb, services: CommunityServices) => limitsOf(db, services, false);
