import type { SpaceDb } from "../../../../server/kit";
import type { Estimate } from "../../shared/api/orders";
import type { StudyServices } from "../services";
import { validPriceList } from "./priceLists";
import { isPricedBySessions, missingInputs, ownPeopleOf, panelRequestOf, type StudyValues } from "./studyInputs";
import { studyPrice } from "./studyPrice";

/**
 * What a study would cost, and whether the panel has the people, as far as it is known by now. Of one that is priced by
 * its sessions, and where the client brings the people, the panel isn't asked.
 * @throws AppError `studies.noPrices`, `studies.noSessionPrices`, `panel.unknownCriterion`
 */
export async function estimate(
  db: SpaceDb,
  values: StudyValues,
  { panel, products }: Pick<StudyServices, "panel" | "products">,
): Promise<Estimate> {
  const missing = missingInputs(values, products);
  if (missing.length > 0) return { missing, price: null, feasibility: null, population: null };
  const price = studyPrice(await validPriceList(db, await db.today()), values, { products });
  if (isPricedBySessions(values, products) || ownPeopleOf(values, products))
    return { missing, price, feasibility: null, population: null };
  const request = panelRequestOf(values);
  const [feasibility, population] = [await panel().feasibility(db, request), await panel().population(db, request)];
  return { missing, price, feasibility, population };
}
