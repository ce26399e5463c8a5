import type { PlanLimits } from "../../../contracts/services/credits";
import type { SpaceDb } from "../../../server/kit";
import type { Plan } from "../shared/api";
import { LIMITS } from "../shared/credits";

/** The licence that runs, of several the latest. @param today `YYYY-MM-DD` */
const runningOn = (db: SpaceDb, today: string) =>
  db
    .selectFrom("licence")
    .select(["plan", "billing", "startsOn", "endsOn", "products"])
    .select(LIMITS)
    .where("startsOn", "<=", today)
    .where((eb) => eb.or([eb("endsOn", "is", null), eb("endsOn", ">=", today)]))
    .orderBy("startsOn", "desc")
    .orderBy("id", "desc")
    .limit(1);

/** @param today day of the company's clock, `YYYY-MM-DD` */
export async function readPlan(db: SpaceDb, today: string): Promise<Plan | null> {
  const row = await runningOn(db, today).executeTakeFirst();
  if (!row) return null;
  const { plan, billing, startsOn, endsOn, products, ...limits } = row;
  return { plan, billing, startsOn, endsOn, products: products ?? [], limits };
}

/**
 * What the plan allows, its row held until the transaction ends: of many at once each sees the one before. Between two
 * licences the ended one's limits stay, before the first one those of the first: an end lifts no limit.
 */
export const holdLimits = (db: SpaceDb): Promise<PlanLimits | undefined> => readLimits(db, true);

/** The same, without holding the row. */
export const limitsOf = (db: SpaceDb): Promise<PlanLimits | undefined> => readLimits(db, false);

async function readLimits(db: SpaceDb, isHeld: boolean): Promise<PlanLimits | undefined> {
  const row = await governing(db, isHeld);
  return row && { ...row, products: row.products ?? [] };
}

async function governing(db: SpaceDb, isHeld: boolean) {
  const today = await db.today();
  const running = await runningOn(db, today)
    .$if(isHeld, (query) => query.forUpdate())
    .executeTakeFirst();
  if (running) return running;
  const others = db
    .selectFrom("licence")
    .select(["startsOn", "products", ...LIMITS])
    .limit(1)
    .$if(isHeld, (query) => query.forUpdate());
  const ended = await others.where("startsOn", "<=", today).orderBy("endsOn", "desc").orderBy("id", "desc").executeTakeFirst();
  return ended ?? others.orderBy("startsOn").orderBy("id").executeTakeFirst();
}
