import { AppError } from "../../../../shared/errors";
import { STUDY_ERRORS } from "../../shared/errors";
import { type Price, priceOf, sessionsPriceOf, setupPriceOf } from "../../shared/price";
import type { StudyServices } from "../services";
import type { ValidPriceList } from "./priceLists";
import { isPricedBySessions, isPricedBySetup, pricedSessionsOf, pricedStudyOf, type StudyValues } from "./studyInputs";

const SESSION_FIGURES = ["perSession", "perSessionMinute", "perParticipant"] as const;

/** What a study costs by a list, by whatever its product is priced. @throws AppError `studies.noSessionPrices` */
export function studyPrice(list: ValidPriceList, study: StudyValues, { products }: Pick<StudyServices, "products">): Price {
  if (isPricedBySetup(study, products)) return setupPriceOf(list);
  if (!isPricedBySessions(study, products)) return priceOf(list, pricedStudyOf(study));
  const price = sessionsPriceOf(list, pricedSessionsOf(study));
  if (!price) {
    const missing = SESSION_FIGURES.filter((name) => list[name] === null);
    throw new AppError(STUDY_ERRORS.noSessionPrices, { extensions: { missing } });
  }
  return price;
}
