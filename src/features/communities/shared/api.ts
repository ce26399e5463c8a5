import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { DURATIONS, PLANS } from "./plans";

const Credits = Type.Integer({ description: "Credits" });
const Plan = Type.String({ enum: [...PLANS] });
const Limit = nullable(Type.Integer({ description: "null: without limit" }));
const limits = { members: Limit, team: Limit, activities: Limit };

const Offer = component("CommunityOffer", closed({ plan: Plan, perMonth: Credits, perYear: Credits, limits: closed(limits) }));
const Line = closed({
  kind: Type.String({ enum: ["years", "months", "upgrade"] }),
  quantity: Type.Integer({ description: "Years or months; of an upgrade, the days that are left" }),
  unit: Credits,
  amount: Credits,
});
const priced = {
  lines: Type.Array(Line),
  total: Credits,
  available: nullable(
    Type.Integer({ description: "Credits that the company may spend; null for the back office, which is of none" }),
  ),
  endsOn: Type.String({ format: "date", description: "The first day after it, on the community's clock" }),
};
const Price = component("CommunityPrice", closed(priced));

const Order = closed({
  id: Id,
  kind: Type.String({ enum: ["NEW", "EXTENSION", "UPGRADE"] }),
  plan: Plan,
  months: Type.Integer(),
  total: Credits,
  orderedAt: Instant,
  orderedBy: nullable(Type.String({ description: "Name; null where the person is gone, or is of the back office" })),
});
const Use = closed({
  used: Type.Integer(),
  limit: Limit,
  isOfLicence: Type.Boolean({ description: "Whether it is the company's licence that limits, being the smaller" }),
});
const uses = { members: Use, team: Use, activities: Use };
const PlanUse = component(
  "CommunityPlanUse",
  closed({
    plan: nullable(Plan),
    endsAt: nullable(Instant),
    endsOn: nullable(Type.String({ format: "date" })),
    isLimited: Type.Boolean(),
    uses: closed(uses),
  }),
);
const Contract = component(
  "CommunityContract",
  closed({
    use: PlanUse,
    orders: Type.Array(Order, { description: "The newest first; none of a community of before orders" }),
    upgrades: Type.Array(Offer, { description: "The plans above its own" }),
  }),
);

const Request = {
  total: Type.Integer({ minimum: 0, description: "The price that the person has seen" }),
  key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again orders nothing" }),
  isFree: Type.Optional(Type.Boolean({ description: "Whether nothing is charged; for the back office alone" })),
};
const Extension = closed({ months: Type.Integer({ minimum: 1, maximum: 36 }), ...Request });
const Upgrade = closed({ plan: Plan, ...Request });

export type Offer = ValueOf<typeof Offer>;
export type Price = ValueOf<typeof Price>;
export type PlanUse = ValueOf<typeof PlanUse>;
export type Contract = ValueOf<typeof Contract>;
export type Extension = ValueOf<typeof Extension>;
export type Upgrade = ValueOf<typeof Upgrade>;

const offer: Offer = { plan: "BRONZE", perMonth: 300, perYear: 3_000, limits: { members: 100, team: 3, activities: 3 } };
const price: Price = {
  lines: [{ kind: "years", quantity: 1, unit: 3_000, amount: 3_000 }],
  total: 3_000,
  available: 13_800,
  endsOn: "2028-01-15",
};
const use: PlanUse = {
  plan: "BRONZE",
  endsAt: "2028-01-14T23:00:00.000Z",
  endsOn: "2028-01-15",
  isLimited: true,
  uses: {
    members: { used: 94, limit: 100, isOfLicence: false },
    team: { used: 2, limit: 3, isOfLicence: false },
    activities: { used: 1, limit: 3, isOfLicence: false },
  },
};
const contract: Contract = {
  use,
  orders: [
    {
      ...{ id: EXAMPLE_ID, kind: "NEW", plan: "BRONZE", months: 12, total: 3_000 },
      ...{ orderedAt: "2027-01-15T10:00:00.000Z", orderedBy: "Nora" },
    },
  ],
  upgrades: [{ plan: "SILVER", perMonth: 700, perYear: 7_000, limits: { members: 500, team: 8, activities: 10 } }],
};
const params = { id: EXAMPLE_ID };
const request = { total: 900, key: EXAMPLE_ID };

/** What communities cost, what was ordered of them, and how far their plans are used. */
export const plansApi = defineApi({
  "GET /api/communities/offers": defineCall({
    summary: "What each plan of communities gives and costs today",
    answer: Type.Array(Offer),
    examples: { answer: [offer] },
  }),
  "GET /api/communities/estimate": defineCall({
    summary: "What a new community would cost, and when it would end",
    query: closed({
      plan: Plan,
      durationMonths: Type.String({ pattern: "^([1-9]|[12]\\d|3[0-6])$", description: `One of ${DURATIONS.join(", ")}` }),
      timeZone: Type.Optional(Type.String({ maxLength: 64, description: "IANA name" })),
    }),
    answer: Price,
    examples: { query: { plan: "BRONZE", durationMonths: "12" }, answer: price },
  }),
  "GET /api/communities/ending": defineCall({
    summary: "The company's communities that end within 30 days, or ended within the last, the first to end first",
    answer: Type.Array(closed({ id: Id, name: Type.String(), endsAt: Instant })),
    examples: { answer: [{ id: EXAMPLE_ID, name: "Movilidad", endsAt: "2028-01-14T23:00:00.000Z" }] },
  }),
  "GET /api/communities/:id/contract": defineCall({
    summary: "What was ordered for a community, and how far its plan is used",
    params: ById,
    answer: Contract,
    examples: { params, answer: contract },
  }),
  "GET /api/communities/:id/extension/estimate": defineCall({
    summary: "What more months of a community would cost, and when it would end",
    params: ById,
    query: closed({ months: Type.String({ pattern: "^([1-9]|[12]\\d|3[0-6])$", description: "1 to 36" }) }),
    answer: Price,
    examples: { params, query: { months: "3" }, answer: price },
  }),
  "POST /api/communities/:id/extension": defineCall({
    summary: "Prolong a community, once for a key",
    params: ById,
    body: Extension,
    examples: { params, body: { months: 3, ...request } },
  }),
  "GET /api/communities/:id/upgrade/estimate": defineCall({
    summary: "What a higher plan would cost for the time that a community has left",
    params: ById,
    query: closed({ plan: Plan }),
    answer: Price,
    examples: { params, query: { plan: "SILVER" }, answer: price },
  }),
  "POST /api/communities/:id/upgrade": defineCall({
    summary: "Give a community a higher plan, once for a key",
    params: ById,
    body: Upgrade,
    examples: { params, body: { plan: "SILVER", ...request } },
  }),
  "GET /client/communities/planUse": defineCall({
    summary: "How far the plan of one's community is used",
    answer: PlanUse,
    examples: { answer: use },
  }),
});
