import { type Installation, newId } from "../../../../server/kit";
import type { PlanName } from "../../shared/plans";

const VALID_FROM = "2026-01-01";

const FIRST: Readonly<Record<PlanName, object>> = {
  BRONZE: { perMonth: 300, perYear: 3_000, members: 100, team: 3, activities: 3 },
  SILVER: { perMonth: 700, perYear: 7_000, members: 500, team: 8, activities: 10 },
  GOLD: { perMonth: 1_500, perYear: 15_000, members: 2_500, team: 25, activities: 40 },
};

/** First terms, so that communities can be ordered from the first day; the back office adds its own. */
export const firstPlans: Installation = {
  run: async (db) => {
    const known = await db.selectFrom("communityPlan").select("id").limit(1).executeTakeFirst();
    if (known) return;
    for (const [plan, terms] of Object.entries(FIRST))
      await db
        .insertInto("communityPlan")
        .values({ id: newId(), plan, validFrom: VALID_FROM, perMonth: 0, perYear: 0, ...terms })
        .execute();
  },
};
