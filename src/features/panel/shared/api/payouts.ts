import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { LONGEST_PAYOUT_REASON, SHORTEST_CONCEPT } from "../coins";

const Payout = closed({
  id: Id,
  panelist: Id,
  email: Type.String({ description: "Of the panelist" }),
  address: Type.String({ description: "Where it is paid to" }),
  amount: Type.Number(),
  coins: Type.Number({ description: "What the panelist has beside it" }),
  isBlocked: Type.Boolean(),
  status: Type.Enum(["REQUESTED", "PAID", "REJECTED"]),
  reason: nullable(Type.String()),
  createdAt: Instant,
  decidedAt: nullable(Instant),
});
const List = component("PanelPayouts", closed({ payouts: Type.Array(Payout), pending: Type.Integer() }));

export type Payout = ValueOf<typeof Payout>;
export type PayoutList = ValueOf<typeof List>;

const params = { id: EXAMPLE_ID };
const answer: PayoutList = {
  pending: 1,
  payouts: [
    {
      ...{ id: EXAMPLE_ID, panelist: EXAMPLE_ID, email: "ana@mail.test", address: "ana@pago.test", amount: 12.5, coins: 0.75 },
      ...{ isBlocked: false, status: "REQUESTED", reason: null, createdAt: "2027-01-20T10:00:00.000Z", decidedAt: null },
    },
  ],
};

/** What panelists ask to be paid, as the back office decides it. */
export const payoutsApi = defineApi({
  "GET /api/panel/payouts": defineCall({
    summary: "Payouts that panelists asked for: pending ones first, the oldest first, and then the latest decided",
    answer: List,
    examples: { answer },
  }),
  "POST /api/panel/payouts/:id/approve": defineCall({
    summary: "Note that a payout was paid, and tell the panelist",
    params: ById,
    answer: List,
    examples: { params, answer },
  }),
  "POST /api/panel/payouts/:id/reject": defineCall({
    summary: "Give a payout's coins back, and tell the panelist why",
    params: ById,
    body: closed({ reason: Type.String({ minLength: SHORTEST_CONCEPT, maxLength: LONGEST_PAYOUT_REASON, pattern: "\\S" }) }),
    answer: List,
    examples: { params, body: { reason: "La dirección de pago no existe." }, answer },
  }),
});
