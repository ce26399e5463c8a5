import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";
import { MOST_MORE, MOST_MORE_DAYS } from "../studies";
import { Lines } from "./orders";

const asked = {
  interviews: Type.Integer({ minimum: 1, maximum: MOST_MORE }),
  days: Type.Integer({ minimum: 0, maximum: MOST_MORE_DAYS, description: "Days for which its field goes on beyond its end" }),
};

const Offer = component(
  "MoreInterviewsOffer",
  Type.Object({
    lines: Lines,
    total: Type.Integer({ description: "Credits, beside what is set aside for the study already" }),
    available: Type.Integer({ description: "The company's credits that may be spent" }),
    sample: Type.Integer({ description: "Interviews of the study, those included" }),
    reachable: Type.Integer({ description: "Interviews that the panel can give in all" }),
    endsAt: Instant,
  }),
);

/** What more interviews of a study in field cost. */
export type MoreOffer = ValueOf<typeof Offer>;

const offer: MoreOffer = {
  lines: [{ kind: "completes", quantity: 100, unit: 7.19, amount: 719 }],
  ...{ total: 719, available: 18_000, sample: 600, reachable: 712, endsAt: "2026-12-02T08:00:00.000Z" },
};
const example = { params: { id: EXAMPLE_ID } };

/** More interviews of a study that is in field, as an order of their own. */
export const moreApi = defineApi({
  "GET /api/studies/:id/more": defineCall({
    summary: "What more interviews of a study in field cost, at today's prices",
    params: closed({ id: Id }),
    query: closed({
      interviews: Type.String({ pattern: "^[1-9]\\d{0,5}$", description: `1 to ${MOST_MORE}` }),
      days: Type.String({ pattern: "^\\d{1,2}$", description: `0 to ${MOST_MORE_DAYS}` }),
    }),
    answer: Offer,
    examples: { ...example, query: { interviews: "100", days: "2" }, answer: offer },
  }),
  "POST /api/studies/:id/more": defineCall({
    summary: "Order more interviews of a study in field for a price that was told",
    description: "Nothing is ordered where the price or the sample is another one by now.",
    params: closed({ id: Id }),
    body: closed({
      ...asked,
      total: Type.Integer({ minimum: 0, description: "The price that was told" }),
      sample: Type.Integer({
        minimum: 1,
        description: "The interviews in all that were told: what is sent twice is ordered once",
      }),
    }),
    answer: Offer,
    examples: { ...example, body: { interviews: 100, days: 2, total: 719, sample: 600 }, answer: offer },
  }),
});
