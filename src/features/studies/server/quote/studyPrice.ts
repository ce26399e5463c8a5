import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { type Price, priceOf, sessionsPriceOf } from "../../shared/price";
import type { StudyServices } from "../services";
import type { ValidPriceList } from "./priceLists";
import { isPricedBySessions, pricedSessionsOf, pricedStudyOf, type StudyValues } from "./studyInputs";

/** What a study costs by a list, by whatever its product is priced. @throws AppError `studies.noPrices` */
export function studyPrice(list: ValidPriceList, study: StudyValues, { products }: Pick<StudyServices, "products">): Price {
  if (!isPricedBySessions(study, products)) return priceOf(list, pricedStudyOf(study));
  const price = sessionsPriceOf(list, pricedSessionsOf(study));
  if (!price) throw new AppError(STUDY_ERRORS.noPrices);
  return price;
}
