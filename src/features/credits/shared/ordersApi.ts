import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { MOST_LOADED } from "./credits";
import {
  HIGHEST_PRICE,
  LONGEST_INVOICE_NUMBER,
  LONGEST_NOTE,
  LONGEST_REFERENCE,
  LONGEST_REJECTION,
  ORDER_PERIODS,
  ORDER_STATES,
  SHORTEST_REJECTION,
} from "./orders";

const Day = Type.String({ format: "date" });
const Euros = Type.Number({ description: "€" });

const Invoice = closed({
  number: Type.String(),
  date: Day,
  price: Type.Number({ description: "€ before tax" }),
  taxRate: Type.Number({ description: "Percent" }),
  tax: Euros,
  total: Euros,
});

const Period = Type.String({ enum: [...ORDER_PERIODS] });

const CreditOrder = component(
  "OrderedCredits",
  closed({
    id: Id,
    title: Type.String({ description: "The reference, or else how many credits" }),
    amount: Type.Integer(),
    period: Period,
    nextDate: nullable(Type.String({ format: "date", description: "When the next one is ordered by itself" })),
    reference: nullable(Type.String()),
    note: nullable(Type.String()),
    state: Type.String({ enum: [...ORDER_STATES] }),
    orderedAt: Instant,
    orderedBy: nullable(Type.String({ description: "Name; null where the person is gone" })),
    rejection: nullable(Type.String()),
    invoice: nullable(Invoice),
  }),
);
const OrderPage = component(
  "CreditOrderPage",
  closed({ items: Type.Array(CreditOrder), totalElements: Type.Integer(), page: Type.Integer() }),
);
const Paging = closed({
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$" })),
});

const OpenOrder = closed({
  id: Id,
  title: Type.String(),
  amount: Type.Integer(),
  period: Period,
  orderedAt: Instant,
  company: closed({ id: Id, name: Type.String() }),
});

const NewOrder = closed({
  amount: Type.Integer({ minimum: 1, maximum: MOST_LOADED }),
  reference: Type.Optional(Type.String({ maxLength: LONGEST_REFERENCE })),
  note: Type.Optional(Type.String({ maxLength: LONGEST_NOTE })),
  period: Type.Optional(Period),
  key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again is the same order" }),
});
const Confirmation = closed({
  invoiceNumber: Type.String({ minLength: 1, maxLength: LONGEST_INVOICE_NUMBER, pattern: "\\S" }),
  invoiceDate: Day,
  price: Type.Number({ minimum: 0.01, maximum: HIGHEST_PRICE, multipleOf: 0.01, description: "€ before tax" }),
  taxRate: Type.Number({ minimum: 0, maximum: 100, multipleOf: 0.01, description: "Percent" }),
});
const Refusal = closed({
  reason: Type.String({
    minLength: SHORTEST_REJECTION,
    maxLength: LONGEST_REJECTION,
    pattern: "\\S",
    description: "What the company reads",
  }),
});

export type CreditOrder = ValueOf<typeof CreditOrder>;
export type OrderPage = ValueOf<typeof OrderPage>;
export type OpenOrder = ValueOf<typeof OpenOrder>;
export type NewOrder = ValueOf<typeof NewOrder>;
export type Confirmation = ValueOf<typeof Confirmation>;

const params = { id: EXAMPLE_ID };
const example: CreditOrder = {
  id: EXAMPLE_ID,
  title: "PO-2027-018",
  amount: 3_000,
  period: "MONTHLY",
  nextDate: "2027-02-16",
  reference: "PO-2027-018",
  note: null,
  state: "CONFIRMED",
  orderedAt: "2027-01-15T10:00:00.000Z",
  orderedBy: "Nora",
  rejection: null,
  invoice: { number: "2027/031", date: "2027-01-16", price: 300, taxRate: 21, tax: 63, total: 363 },
};
const page: OrderPage = { items: [example], totalElements: 1, page: 0 };

/** Credits that companies ask for: ordered in the suite, confirmed and invoiced by the back office. */
export const ordersApi = defineApi({
  "GET /api/credits/orders": defineCall({
    summary: "The company's orders of credits, the newest first",
    query: Paging,
    answer: OrderPage,
    examples: { query: { page: "0" }, answer: page },
  }),
  "POST /api/credits/orders": defineCall({
    summary: "Order credits: the back office confirms them",
    body: NewOrder,
    answer: closed({ id: Id }),
    examples: {
      body: { amount: 3_000, reference: "PO-2027-018", period: "MONTHLY", key: EXAMPLE_ID },
      answer: { id: EXAMPLE_ID },
    },
  }),
  "POST /api/credit-orders/:id/withdraw": defineCall({
    summary: "Take an order back that isn't decided yet",
    params: ById,
    examples: { params },
  }),
  "POST /api/credit-orders/:id/endRepetition": defineCall({
    summary: "End the repetition of an order: what was ordered stays",
    params: ById,
    examples: { params },
  }),
  "GET /api/companies/:id/credits/orders": defineCall({
    summary: "A company's orders of credits, the newest first",
    params: ById,
    query: Paging,
    answer: OrderPage,
    examples: { params, query: { page: "0" }, answer: page },
  }),
  "GET /api/credits/openOrders": defineCall({
    summary: "The orders of all companies that wait for the back office, the oldest first",
    answer: closed({ items: Type.Array(OpenOrder), totalElements: Type.Integer() }),
    examples: {
      answer: {
        items: [
          {
            id: EXAMPLE_ID,
            title: "PO-2027-018",
            amount: 3_000,
            period: "ONCE",
            orderedAt: "2027-01-15T10:00:00.000Z",
            company: { id: EXAMPLE_ID, name: "Demo" },
          },
        ],
        totalElements: 1,
      },
    },
  }),
  "POST /api/credit-orders/:id/confirm": defineCall({
    summary: "Confirm an order: its credits are loaded, once, and it is invoiced",
    params: ById,
    body: Confirmation,
    examples: { params, body: { invoiceNumber: "2027/031", invoiceDate: "2027-01-16", price: 300, taxRate: 21 } },
  }),
  "POST /api/credit-orders/:id/reject": defineCall({
    summary: "Reject an order, and say why",
    params: ById,
    body: Refusal,
    examples: { params, body: { reason: "El pedido está duplicado" } },
  }),
  "GET /api/credit-orders/:id/invoice.pdf": defineCall({
    summary: "The invoice of a confirmed order, as it was on that day",
    params: ById,
    examples: { params },
  }),
});
