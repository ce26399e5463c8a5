import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { LARGEST_PAGE, LONGEST_CODE, LONGEST_REASON, MOST_AT_ONCE, PAGE_SIZE, SHORTEST_REASON, TYPES } from "../redeem";

const LONGEST_PASSWORD = 1_000;
const OptionalText = nullable(Type.String());
const Euros = nullable(Type.Number());

const Period = closed({
  isOpen: Type.Boolean(),
  from: nullable(Type.String({ description: "First day, YYYY-MM-DD, in the community's time zone; null without a first day" })),
  to: nullable(Type.String({ description: "The day after the last one; null without a last day" })),
});

const WalletCard = closed({
  id: Id,
  name: Type.String(),
  description: OptionalText,
  logo: OptionalText,
  labs: Type.Integer(),
  valueEuros: Type.Number(),
});

const OwnRedeem = closed({
  id: Id,
  type: Type.String(),
  cardName: OptionalText,
  labs: Type.Integer(),
  valueEuros: Euros,
  status: Type.String({ description: "PENDING, COMPLETED or REJECTED" }),
  initialDate: Type.String(),
  endDate: OptionalText,
  rejection: OptionalText,
  hasCode: Type.Boolean({ description: "Whether the member can reveal a code" }),
});

const Wallet = component(
  "RedeemWallet",
  closed({
    available: Type.Integer(),
    pending: Type.Integer(),
    held: Type.Integer(),
    period: Period,
    isAsked: Type.Boolean({ description: "Whether the member is notified when redemption opens" }),
    explanation: nullable(Type.String({ description: "The community's explanation" })),
    cards: Type.Array(WalletCard),
    redeems: Type.Array(OwnRedeem),
  }),
);

const TeamRedeem = closed({
  id: Id,
  member: nullable(closed({ id: Id, nickname: Type.String() }, { description: "null if the person has left" })),
  isFirst: Type.Boolean({ description: "Whether the member has no earlier completed redemption" }),
  type: Type.String(),
  cardId: nullable(Type.String({ description: "null for a raffle's entries, and where the card was deleted" })),
  cardName: OptionalText,
  labs: Type.Integer(),
  valueEuros: Euros,
  status: Type.String(),
  initialDate: Type.String(),
  endDate: OptionalText,
  transactionCode: nullable(Type.String({ description: "The last characters of the code" })),
  rejection: OptionalText,
});

const TeamRedeemPage = component(
  "RedeemPage",
  closed({
    items: Type.Array(TeamRedeem),
    totalElements: Type.Integer(),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  }),
);

const Filter = closed({
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} by default` })),
  type: Type.Optional(Type.Enum([...TYPES], { type: "string" })),
  initialDate: Type.Optional(Type.String({ format: "date-time", description: "Requested at or after this time" })),
  endDate: Type.Optional(Type.String({ format: "date-time", description: "Requested before this time" })),
});

const Completion = closed({
  id: Id,
  code: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: LONGEST_CODE,
      pattern: "\\S",
      description: "The reward, e.g. a gift card's code; absent if it was given otherwise",
    }),
  ),
  isFromPool: Type.Optional(
    Type.Boolean({ description: "Takes the next free code of the card's pool, in place of `code`. By default false" }),
  ),
});

const Rejection = closed({
  id: Id,
  reason: Type.String({
    minLength: SHORTEST_REASON,
    maxLength: LONGEST_REASON,
    pattern: "\\S",
    description: "What the member reads",
  }),
});

/** Dates on which LABs can be redeemed. */
export type Period = ValueOf<typeof Period>;
export type WalletCard = ValueOf<typeof WalletCard>;
/** A member's own redemption. */
export type OwnRedeem = ValueOf<typeof OwnRedeem>;
export type Wallet = ValueOf<typeof Wallet>;
/** A redemption as the team sees it. */
export type TeamRedeem = ValueOf<typeof TeamRedeem>;
export type TeamRedeemPage = ValueOf<typeof TeamRedeemPage>;
/** Which redemptions to list; all without a filter. */
export type RedeemFilter = Omit<ValueOf<typeof Filter>, "page" | "pageSize">;
export type Completion = ValueOf<typeof Completion>;
export type Rejection = ValueOf<typeof Rejection>;

const requested = {
  id: EXAMPLE_ID,
  cardName: "Tarjeta de 40 €",
  labs: 9,
  valueEuros: 40,
  status: "PENDING",
  initialDate: "2027-06-02T10:00:00.000Z",
  endDate: null,
  rejection: null,
};
const wallet: Wallet = {
  available: 60,
  pending: 5,
  held: 9,
  period: { isOpen: true, from: "2027-06-01", to: "2027-06-16" },
  isAsked: false,
  explanation: "Una tarjeta por cada 9 LABs",
  cards: [{ id: EXAMPLE_ID, name: "Tarjeta de 40 €", description: null, logo: null, labs: 9, valueEuros: 40 }],
  redeems: [{ ...requested, type: "CUSTOM", hasCode: false }],
};
const page: TeamRedeemPage = {
  items: [
    {
      ...requested,
      member: { id: EXAMPLE_ID, nickname: "lince" },
      isFirst: true,
      type: "CUSTOM",
      cardId: EXAMPLE_ID,
      transactionCode: null,
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: PAGE_SIZE,
};
const params = { id: EXAMPLE_ID };
const listExamples = { params, query: { page: "0", pageSize: String(PAGE_SIZE) }, answer: page };

/** LABs for rewards (spec section 7, redeem). `:id` is the community. */
export const redeemApi = defineApi({
  "GET /tester/communities/:id/wallet": defineCall({
    summary: "A member's balance, rewards on offer, and own redemptions",
    params: ById,
    answer: Wallet,
    examples: { params, answer: wallet },
  }),
  "POST /tester/communities/:id/redeemPoints": defineCall({
    summary: "Request a reward: its LABs are held until the team has decided",
    params: ById,
    body: closed({
      cardId: Id,
      key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again is the same request" }),
    }),
    answer: closed({
      id: Id,
      labs: Type.Integer(),
      available: Type.Integer({ description: "LABs left to spend" }),
    }),
    examples: {
      params,
      body: { cardId: EXAMPLE_ID, key: EXAMPLE_ID },
      answer: { id: EXAMPLE_ID, labs: 9, available: 51 },
    },
  }),
  "POST /tester/communities/:id/redeems/:redeemId/code": defineCall({
    summary: "Reveal the code of one's own redemption, for the password; each time is recorded in its history",
    params: closed({ id: Id, redeemId: Id }),
    body: closed({ password: Type.String({ minLength: 1, maxLength: LONGEST_PASSWORD }) }),
    answer: closed({ code: Type.String() }),
    examples: {
      params: { id: EXAMPLE_ID, redeemId: EXAMPLE_ID },
      body: { password: "Correct-horse-9" },
      answer: { code: "AB12-CD34-EF56" },
    },
  }),
  "POST /tester/communities/:id/askNotification": defineCall({
    summary: "Be notified, once, when LABs can be redeemed",
    params: ById,
    answer: closed({ asked: Type.Boolean() }),
    examples: { params, answer: { asked: true } },
  }),
  "GET /client/communities/:id/pendingRedeems": defineCall({
    summary: "Pending redemptions, the oldest first",
    params: ById,
    query: Filter,
    answer: TeamRedeemPage,
    examples: listExamples,
  }),
  "GET /client/communities/:id/completeRedeems": defineCall({
    summary: "Completed and rejected redemptions, the latest first",
    params: ById,
    query: Filter,
    answer: TeamRedeemPage,
    examples: listExamples,
  }),
  "POST /client/communities/:id/completeRedeems": defineCall({
    summary: "Complete redemptions, each with its reward: all of them, or none",
    params: ById,
    body: closed({ redeems: Type.Array(Completion, { minItems: 1, maxItems: MOST_AT_ONCE }) }),
    answer: closed({ completed: Type.Integer() }),
    examples: {
      params,
      body: { redeems: [{ id: EXAMPLE_ID, code: "AB12-CD34-EF56" }] },
      answer: { completed: 1 },
    },
  }),
  "POST /client/communities/:id/rejectRedeem": defineCall({
    summary: "Reject a redemption for a reason that the member reads: the LABs are given back",
    params: ById,
    body: Rejection,
    answer: closed({ rejected: Type.Boolean() }),
    examples: {
      params,
      body: { id: EXAMPLE_ID, reason: "La tarjeta ya no está disponible" },
      answer: { rejected: true },
    },
  }),
});
