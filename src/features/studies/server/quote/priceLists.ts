import { type Installation, newId, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import type { PriceList } from "../../shared/price";

const FIRST: PriceList = {
  ...{ setup: 300, perComplete: 4, perMinute: 0.35, incidenceWeight: 0.25, perCriterion: 0.4, perQuota: 15 },
  ...{ perSession: 250, perSessionMinute: 5, perParticipant: 60 },
};

/** A first list, so that studies have a price from the first day; the back office adds its own. */
export const firstPriceList: Installation = {
  run: async (db) => {
    const known = await db.selectFrom("priceList").select("id").limit(1).executeTakeFirst();
    if (known) return;
    await db
      .insertInto("priceList")
      .values({ id: newId(), name: "Tarifa inicial", validFrom: "2026-01-01", ...FIRST })
      .execute();
  },
};

export interface ValidPriceList extends PriceList {
  readonly id: string;
}

/** The list that holds on a day, `YYYY-MM-DD`. @throws AppError `studies.noPrices` */
export async function validPriceList(db: SpaceDb, day: string): Promise<ValidPriceList> {
  const row = await db
    .selectFrom("priceList")
    .select(["id", "setup", "perComplete", "perMinute", "incidenceWeight", "perCriterion", "perQuota"])
    .select(["perSession", "perSessionMinute", "perParticipant"])
    .where("validFrom", "<=", day)
    .orderBy("validFrom", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row) throw new AppError(STUDY_ERRORS.noPrices);
  const { id, ...prices } = row;
  const numbers = Object.fromEntries(
    Object.entries(prices).map(([name, value]) => [name, value === null ? null : Number(value)]),
  );
  return { id, ...(numbers as unknown as PriceList) };
}
