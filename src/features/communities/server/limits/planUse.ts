import type { SpaceDb } from "../../../../server/kit";
import { dayIn } from "../../../../shared/dates/dayIn";
import type { PlanUse } from "../../shared/api";
import type { PlanLimitName } from "../../shared/plans";
import type { CommunityServices } from "../services";
import { type Limit, readLimits } from "./planLimits";

/** Announced ones count: they open by themselves. */
const IN_PROGRESS = ["NEW", "ACTIVE"] as const;

async function countOf(query: Promise<{ readonly count: string | number }>): Promise<number> {
  return Number((await query).count);
}

/** How much of each limit a community uses, in the handle of its space. */
export const USES: Readonly<Record<PlanLimitName, (db: SpaceDb) => Promise<number>>> = {
  members: (db) =>
    countOf(
      db
        .selectFrom("member")
        .select((eb) => eb.fn.countAll<string>().as("count"))
        .executeTakeFirstOrThrow(),
    ),
  team: (db) =>
    countOf(
      db
        .selectFrom("staffRole")
        .select((eb) => eb.fn.countAll<string>().as("count"))
        // One whose data were erased is nobody any more.
        .where("accountId", "is not", null)
        .executeTakeFirstOrThrow(),
    ),
  activities: (db) =>
    countOf(
      db
        .selectFrom("activity")
        .select((eb) => eb.fn.countAll<string>().as("count"))
        .where("status", "in", IN_PROGRESS)
        .executeTakeFirstOrThrow(),
    ),
};

const UNLIMITED: Limit = { limit: null, isOfLicence: false };

/** How far a community's plan is used. @param db of its own space */
export async function readPlanUse(db: SpaceDb, services: CommunityServices): Promise<PlanUse> {
  const limits = await readLimits(db, services);
  const countUse = async (name: PlanLimitName) => ({ used: await USES[name](db), ...(limits?.[name] ?? UNLIMITED) });
  const endsAt = await services.tools().communityEnd(db);
  return {
    plan: limits?.plan ?? null,
    endsAt,
    endsOn: endsAt && dayIn(await services.tools().timeZone(db), new Date(endsAt)),
    isLimited: limits !== undefined,
    uses: { members: await countUse("members"), team: await countUse("team"), activities: await countUse("activities") },
  };
}
