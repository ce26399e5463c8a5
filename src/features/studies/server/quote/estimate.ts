import type { SpaceDb } from "../../../../server/kit";
import type { Estimate } from "../../shared/api/orders";
import { priceOf } from "../../shared/price";
import type { StudyServices } from "../services";
import { validPriceList } from "./priceLists";
import { missingInputs, panelRequestOf, pricedStudyOf, type StudyValues } from "./studyInputs";

/**
 * What a study would cost, and whether the panel has the people, as far as it is known by now.
 * @throws AppError `studies.noPrices`, `panel.unknownCriterion`
 */
export async function estimate(db: SpaceDb, values: StudyValues, { panel }: Pick<StudyServices, "panel">): Promise<Estimate> {
  const missing = missingInputs(values);
  if (missing.length > 0) return { missing, price: null, feasibility: null };
  const price = priceOf(await validPriceList(db, await db.today()), pricedStudyOf(values));
  return { missing, price, feasibility: await panel().feasibility(db, panelRequestOf(values)) };
}
