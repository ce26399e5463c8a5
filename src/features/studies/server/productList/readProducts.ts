import type { PlanLimits } from "../../../../contracts/services/credits";
import type { PlanRoom, RouteContext, StudyProduct } from "../../../../server/kit";
import type { ProductOffer, ProductOffers } from "../../shared/api/products";
import { countRunning, hasProduct } from "../moves/licenceLimits";
import type { StudyServices } from "../services";
import { basisOf, fromPrice, smallestOrder } from "./smallestOrder";

type Context = Pick<RouteContext, "db" | "text">;

/** What the licence says of all studies, read once. */
interface Plan {
  readonly limits: PlanLimits | undefined;
  readonly studies: ProductOffers["concurrentStudies"];
}

async function readPlan({ db }: Context, { credits }: StudyServices): Promise<Plan> {
  const limits = await credits().limitsOf(db);
  const allowed = limits?.concurrentStudies ?? null;
  if (allowed === null) return { limits, studies: null };
  return { limits, studies: { allowed, left: Math.max(0, allowed - (await countRunning(db, ""))) } };
}

/** What the licence says of a product, whatever it is. */
function standingOf({ text }: Context, name: string, { limits }: Plan): Pick<ProductOffer, "isAllowed" | "isInPlan" | "reason"> {
  const isInPlan = !limits || hasProduct(limits, name);
  const product = text(`studyProducts.${name}.name`);
  return { isAllowed: isInPlan, isInPlan, reason: isInPlan ? null : text("studies.products.notInPlan", { product }) };
}

/** Why no study of a product can be made now, though the licence has it. */
function lackOf({ text }: Context, { studies }: Plan, room: PlanRoom | undefined): string | null {
  if (studies?.left === 0) return text("errors.studies.concurrentStudies", { limit: studies.allowed });
  if (!room || room.needed <= room.left) return null;
  return text(`studies.products.lack.${room.limit}`, { left: room.left, allowed: room.allowed });
}

async function offerStudy(context: Context, product: StudyProduct, plan: Plan, services: StudyServices): Promise<ProductOffer> {
  const { db } = context;
  const order = smallestOrder(product, services.products);
  const room = await product.planRoom?.(db, order);
  const standing = standingOf(context, product.name, plan);
  const lack = standing.isInPlan ? lackOf(context, plan, room) : null;
  const price = await fromPrice(db, order, services);
  return {
    ...standing,
    ...(lack === null ? {} : { isAllowed: false, reason: lack }),
    name: product.name,
    fromPrice: price,
    basis: price === null ? null : basisOf(order),
    room: room ? { limit: room.limit, allowed: room.allowed, left: room.left } : null,
  };
}

/** Every product that clients can order, with its price and what the licence says of it. */
export async function readProducts(context: Context, services: StudyServices): Promise<ProductOffers> {
  const { db } = context;
  const plan = await readPlan(context, services);
  const products: ProductOffer[] = [];
  for (const product of services.products.values()) products.push(await offerStudy(context, product, plan, services));
  for (const { name, fromPrice: priceOf } of services.otherProducts.values())
    products.push({
      ...standingOf(context, name, plan),
      ...{ name, fromPrice: (await priceOf?.(db)) ?? null, basis: null, room: null },
    });
  return { concurrentStudies: plan.studies, products };
}
