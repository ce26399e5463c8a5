import type { GlobalDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Offer } from "../../shared/api";
import { COMMUNITY_ERRORS } from "../../shared/errors";
import { PLANS, type PlanName } from "../../shared/plans";

/** What a plan gives and costs by one of its versions. */
export interface Terms {
  readonly id: string;
  readonly plan: PlanName;
  readonly perMonth: number;
  readonly perYear: number;
  readonly members: number | null;
  readonly team: number | null;
  readonly activities: number | null;
}

function termsOn(db: GlobalDb, day: string) {
  return db
    .selectFrom("communityPlan")
    .select(["id", "plan", "perMonth", "perYear", "members", "team", "activities"])
    .where("validFrom", "<=", day)
    .orderBy("validFrom", "desc")
    .orderBy("id", "desc")
    .limit(1);
}

/** A plan's terms on a day, `YYYY-MM-DD`. @throws AppError `communities.noTerms` */
export async function validTerms(db: GlobalDb, plan: PlanName, day: string): Promise<Terms> {
  const row = await termsOn(db, day).where("plan", "=", plan).executeTakeFirst();
  if (!row) throw new AppError(COMMUNITY_ERRORS.noTerms);
  return { ...row, plan };
}

export function offerOf({ plan, perMonth, perYear, members, team, activities }: Terms): Offer {
  return { plan, perMonth, perYear, limits: { members, team, activities } };
}

/** What can be ordered today, the smallest plan first. */
export async function readOffers(db: GlobalDb, day: string): Promise<readonly Offer[]> {
  const offers: Offer[] = [];
  for (const plan of PLANS) {
    const row = await termsOn(db, day).where("plan", "=", plan).executeTakeFirst();
    if (row) offers.push(offerOf({ ...row, plan }));
  }
  return offers;
}

/** Those of an order, which are never changed. */
export async function termsById(db: GlobalDb, id: string): Promise<Omit<Terms, "plan">> {
  return db
    .selectFrom("communityPlan")
    .select(["id", "perMonth", "perYear", "members", "team", "activities"])
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
}
