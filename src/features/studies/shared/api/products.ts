import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, nullable } from "../../../../shared/calls/schemas";

const Left = {
  allowed: Type.Integer({ description: "What the licence has of it in all" }),
  left: Type.Integer({ description: "What other studies have left of it, 0 or above" }),
};
const number = nullable(Type.Integer());

const Offer = closed({
  name: Type.String({
    description: "As `type` of studies names it; a product that is no study, e.g. a community, has a name of its own",
  }),
  isInPlan: Type.Boolean({ description: "Whether the company's licence has the product" }),
  isAllowed: Type.Boolean({ description: "Whether one can be made now" }),
  reason: nullable(Type.String({ description: "Why none can be made now, in the reader's language" })),
  fromPrice: nullable(Type.Integer({ description: "Credits of the smallest order by today's price list; null: by agreement" })),
  basis: nullable(
    closed({ people: number, sessions: number, minutes: number }, { description: "The order that `fromPrice` is for" }),
  ),
  room: nullable(
    closed({ limit: Type.String(), ...Left }, { description: "A limit of the licence that only some products draw on" }),
  ),
});
const Offers = closed({
  concurrentStudies: nullable(closed(Left, { description: "Studies in review and in field; null: without limit" })),
  products: Type.Array(Offer),
});

/** A product, as the new-study page offers it. */
export type ProductOffer = ValueOf<typeof Offer>;
export type ProductOffers = ValueOf<typeof Offers>;

const answer: ProductOffers = {
  concurrentStudies: { allowed: 10, left: 7 },
  products: [
    {
      ...{ name: "CONSUMER_SURVEY", isInPlan: true, isAllowed: true, reason: null, fromPrice: 700, room: null },
      basis: { people: 100, sessions: null, minutes: 5 },
    },
    {
      ...{ name: "FOCUS", isInPlan: true, isAllowed: true, reason: null, fromPrice: 1_090 },
      basis: { people: 4, sessions: 1, minutes: 60 },
      room: { limit: "videoMinutes", allowed: 600, left: 240 },
    },
    {
      ...{ name: "ONLINE_COMMUNITY", isInPlan: false, isAllowed: false, fromPrice: null, basis: null, room: null },
      reason: "Your license doesn’t include communities. Ask us to add them.",
    },
  ],
};

/** What a company may order. */
export const studyProductsApi = defineApi({
  "GET /api/studies/products": defineCall({
    summary: "Every product that can be ordered, from what price, and what the company's licence says of it",
    answer: Offers,
    examples: { answer },
  }),
});
