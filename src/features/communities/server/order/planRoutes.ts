import { type ExtensionRoute, type RouteContext, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { plansApi } from "../../shared/api";
import { durationLines, isHigher, isPlanName, type PlanName, totalOf } from "../../shared/plans";
import { readEnding } from "../end/readEnding";
import { readPlanUse } from "../limits/planUse";
import { readOffers, validTerms } from "../plans/terms";
import type { CommunityServices } from "../services";
import { changeOrder } from "./changeOrder";
import { endOf } from "./communityDays";
import { holdCommunity } from "./heldCommunity";
import { latestOrder, readOrders } from "./latestOrder";
import { extensionPrice, type PricedOrder, upgradePrice } from "./prices";

const CREATE = { entity: "community", action: "create" } as const;
const READ = { entity: "community", action: "read" } as const;
const UPDATE = { entity: "community", action: "update" } as const;

/** Today of the company; the back office, which is in none, has the server's. */
const dayOf = ({ session, db }: RouteContext): Promise<string> =>
  session?.spaceId ? db.today() : Promise.resolve(new Date().toISOString().slice(0, "YYYY-MM-DD".length));

/** @throws AppError `access.denied` where somebody of the company would have it for nothing */
function freeOf({ session }: RouteContext, { isFree = false }: { readonly isFree?: boolean }): boolean {
  if (isFree && session?.kind !== "backoffice") throw new AppError("access.denied");
  return isFree;
}

const planOf = (plan: string): PlanName => {
  if (!isPlanName(plan)) throw new AppError("request.invalid", { faults: [{ path: "/plan", rule: "enum" }] });
  return plan;
};

const actorOf = ({ session }: RouteContext) => ({
  actorId: session?.kind === "suite" ? session.subjectId : undefined,
  accountId: session?.accountId ?? null,
});

/** Who sets up communities sees what they cost. */
async function mayOrder({ records }: RouteContext, id: string): Promise<boolean> {
  try {
    return (await records.reachable({ entity: "community", action: "update", ids: [id] })).length > 0;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

async function priceAnswer(db: SpaceDb, { lines, total, endsOn }: PricedOrder, { credits }: CommunityServices) {
  return { lines, total, endsOn, available: (await credits().balanceOf(db)).available };
}

/** Before there is a community. */
const offerRoutes = ({ credits }: CommunityServices): readonly ExtensionRoute[] => [
  route(plansApi, "GET /api/communities/offers", {
    access: CREATE,
    handle: async (context) => readOffers(context.globalDb, await dayOf(context)),
  }),
  route(plansApi, "GET /api/communities/estimate", {
    access: CREATE,
    handle: async (context, { query: { plan, timeZone, ...asked } }) => {
      const terms = await validTerms(context.globalDb, planOf(plan), await dayOf(context));
      const durationMonths = Number(asked.durationMonths);
      const lines = durationLines(terms, durationMonths);
      const community = { createdAt: new Date().toISOString(), timeZone: timeZone ?? null, durationMonths };
      const available = context.session?.spaceId ? (await credits().balanceOf(context.db)).available : null;
      return { lines, total: totalOf(lines), endsOn: endOf(community), available };
    },
  }),
];

/** Of the home's card, which says what to prolong. */
const endingRoute = ({ tools }: CommunityServices): ExtensionRoute =>
  route(plansApi, "GET /api/communities/ending", {
    access: UPDATE,
    handle: async (context) => (context.session?.spaceId ? readEnding(context.db, tools()) : []),
  });

/** What was ordered for a community, and ordering more. */
const contractRoutes = (services: CommunityServices): readonly ExtensionRoute[] => [
  route(plansApi, "GET /api/communities/:id/contract", {
    access: READ,
    handle: async (context, { params: { id } }) => {
      const { db, globalDb } = context;
      const use = await readPlanUse(services.tools().communityDb(id), services);
      if (!(await mayOrder(context, id))) return { use, orders: [], upgrades: [] };
      const order = await latestOrder(db, id);
      const offers = await readOffers(globalDb, await db.today());
      return {
        use,
        orders: await readOrders(db, id),
        upgrades: order ? offers.filter(({ plan }) => isHigher(planOf(plan), order.plan)) : [],
      };
    },
  }),
  route(plansApi, "GET /api/communities/:id/extension/estimate", {
    access: UPDATE,
    handle: ({ db }, { params: { id }, query: { months } }) =>
      db.transaction(async () =>
        priceAnswer(db, await extensionPrice(db, await holdCommunity(db, id), Number(months)), services),
      ),
  }),
  route(plansApi, "POST /api/communities/:id/extension", {
    access: UPDATE,
    act: { action: "prolong", isNoted: true },
    handle: async (context, { params: { id: communityId }, body: { months, total, key, isFree } }) => {
      const order = { communityId, kind: "EXTENSION", months, total, key, ...actorOf(context) } as const;
      const free = freeOf(context, isFree === undefined ? {} : { isFree });
      const price = (db: SpaceDb, community: Parameters<typeof extensionPrice>[1]) => extensionPrice(db, community, months);
      await changeOrder(context.db, { ...order, isFree: free, price }, services);
    },
  }),
  route(plansApi, "GET /api/communities/:id/upgrade/estimate", {
    access: UPDATE,
    handle: ({ db }, { params: { id }, query: { plan } }) =>
      db.transaction(async () => priceAnswer(db, await upgradePrice(db, await holdCommunity(db, id), planOf(plan)), services)),
  }),
  route(plansApi, "POST /api/communities/:id/upgrade", {
    access: UPDATE,
    act: { action: "upgrade", isNoted: true },
    handle: async (context, { params: { id: communityId }, body: { plan, total, key, isFree } }) => {
      const order = { communityId, kind: "UPGRADE", months: 0, total, key, ...actorOf(context) } as const;
      const free = freeOf(context, isFree === undefined ? {} : { isFree });
      const price = (db: SpaceDb, community: Parameters<typeof upgradePrice>[1]) => upgradePrice(db, community, planOf(plan));
      await changeOrder(context.db, { ...order, isFree: free, price }, services);
    },
  }),
];

/** What communities cost and what was ordered, in the suite and the back office; how far the plan is used, for the team. */
export const planRoutes = (services: CommunityServices): readonly ExtensionRoute[] => [
  ...offerRoutes(services),
  endingRoute(services),
  ...contractRoutes(services),
  route(plansApi, "GET /client/communities/planUse", {
    access: { kind: "staff" },
    handle: ({ db }) => readPlanUse(db, services),
  }),
];
