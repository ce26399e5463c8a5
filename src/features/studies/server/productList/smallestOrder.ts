import type { SpaceDb, StudyProduct } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { ProductOffer } from "../../shared/api/products";
import { validPriceList } from "../quote/priceLists";
import { type StudyValues, withFixed } from "../quote/studyInputs";
import { studyPrice } from "../quote/studyPrice";
import type { StudyServices } from "../services";

/** By what a product is priced by; nothing of one that is priced by something else. */
const SMALLEST: Readonly<Record<string, StudyValues>> = {
  completes: { sampleSize: 100, incidenceRate: 100, estimatedDuration: 5 },
  sessions: { sessionCount: 1, participantsPerSession: 4, sessionMinutes: 60 },
};

/** The least of a product that is worth ordering, as fields of a study. */
export function smallestOrder(product: StudyProduct, products: StudyServices["products"]): StudyValues {
  const smallest = product.smallestOrder ?? SMALLEST[product.pricedBy ?? "completes"] ?? {};
  return withFixed({ type: product.name, ...smallest }, products);
}

const numberOf = (value: unknown) => (typeof value === "number" ? value : null);

/** What the price "from" is for. */
export function basisOf(order: StudyValues): NonNullable<ProductOffer["basis"]> {
  const sessions = numberOf(order.sessionCount);
  return {
    sessions,
    people: numberOf(sessions === null ? order.sampleSize : order.participantsPerSession),
    minutes: numberOf(sessions === null ? order.estimatedDuration : order.sessionMinutes),
  };
}

/** What it costs by today's price list, in credits; null where the list has no price for it. */
export async function fromPrice(db: SpaceDb, order: StudyValues, services: StudyServices): Promise<number | null> {
  try {
    const { total } = studyPrice(await validPriceList(db, await db.today()), order, services);
    return Number.isFinite(total) ? total : null;
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
