import type { PlanLimits } from "../../../contracts/services/credits";
import type { SpaceDb } from "../../../server/kit";
import type { Plan } from "../shared/credits";

/** The licence that runs, of several the latest. @param today `YYYY-MM-DD` */
const runningOn = (db: SpaceDb, today: string) =>
  db
    .selectFrom("licence")
    .select(["plan", "billing", "startsOn", "endsOn", "concurrentStudies", "maximumSample", "users"])
    .select(["videoMinutes", "maxSurveyMinutes", "maxTestMinutes"])
    .where("startsOn", "<=", today)
    .where((eb) => eb.or([eb("endsOn", "is", null), eb("endsOn", ">=", today)]))
    .orderBy("startsOn", "desc")
    .orderBy("id", "desc")
    .limit(1);

/** @param today day of the company's clock, `YYYY-MM-DD` */
export async function readPlan(db: SpaceDb, today: string): Promise<Plan | null> {
  const row = await runningOn(db, today).executeTakeFirst();
  if (!row) return null;
  const { plan, billing, startsOn, endsOn, ...limits } = row;
  return { plan, billing, startsOn, endsOn, limits };
}

/** What the plan allows, its row held until the transaction ends: of many at once each sees the one before. */
export async function holdLimits(db: SpaceDb): Promise<PlanLimits | undefined> {
  return runningOn(db, await db.today())
    .forUpdate()
    .executeTakeFirst();
}
