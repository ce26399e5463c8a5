import type { SpaceDb } from "../../../../server/kit";
import type { Estimate } from "../../shared/api/orders";
import type { StudyServices } from "../services";
import { validPriceList } from "./priceLists";
import { isPricedBySessions, missingInputs, panelRequestOf, type StudyValues } from "./studyInputs";
import { studyPrice } from "./studyPrice";

/**
 * What a study would cost, and whether the panel has the people, as far as it is known by now. Of one that is priced by
 * its sessions the panel isn't asked.
 * @throws AppError `studies.noPrices`, `studies.noSessionPrices`, `panel.unknownCriterion`
 */
export async function estimate(
  db: SpaceDb,
  values: StudyValues,
  { panel, products }: Pick<StudyServices, "panel" | "products">,
): Promise<Estimate> {
  const missing = missingInputs(values, products);
  if (missing.length > 0) return { missing, price: null, feasibility: null };
  const price = studyPrice(await validPriceList(db, await db.today()), values, { products });
  if (isPricedBySessions(values, products)) return { missing, price, feasibility: null };
  return { missing, price, feasibility: await panel().feasibility(db, panelRequestOf(values)) };
}
