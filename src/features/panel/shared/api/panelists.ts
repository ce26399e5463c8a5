import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { COIN_REASONS, LONGEST_CONCEPT, MOST_BY_HAND, SHORTEST_CONCEPT } from "../coins";
import { LONGEST_REASON, SHORTEST_REASON } from "../sanctions";

/** Columns of choices are texts in their type. */
const oneOf = (values: readonly string[]) => Type.Unsafe<string>({ type: "string", enum: values });

const PanelistInvitation = closed({
  id: Id,
  date: Instant,
  company: nullable(closed({ id: Id, name: Type.String() }, { description: "null where the company was deleted" })),
  state: oneOf(["INVITED", "ENTERED", "ENDED"]),
  disposition: nullable(Type.String({ description: "How it ended" })),
  coins: nullable(Type.Number({ description: "Coins that it earned" })),
});
const CoinMovement = closed({
  id: Id,
  date: Instant,
  reason: oneOf(COIN_REASONS),
  concept: nullable(Type.String()),
  change: Type.Number({ description: "Below 0 where coins were taken away" }),
  balance: Type.Number({ description: "Coins after it" }),
});
const PanelistSanction = closed({
  id: Id,
  date: Instant,
  reason: Type.String(),
  origin: oneOf(["RULE", "REVIEW"]),
  status: oneOf(["ACTIVE", "LIFTED"]),
  liftedAt: nullable(Instant),
});
const PanelistActivity = component(
  "PanelistActivity",
  closed({
    invited: Type.Integer(),
    entered: nullable(Type.Integer({ description: "Whose link was followed; null where some were only counted" })),
    completes: Type.Integer(),
    responseRate: nullable(Type.Integer({ description: "Completes per hundred invitations; null before there is one" })),
    coins: Type.Number(),
    invitations: Type.Array(PanelistInvitation),
    movements: Type.Array(CoinMovement),
    sanctions: Type.Array(PanelistSanction),
  }),
);

const CoinGrant = closed({
  amount: Type.Number({ exclusiveMinimum: 0, maximum: MOST_BY_HAND, multipleOf: 0.01 }),
  kind: Type.Enum(["CUSTOM", "PAYMENT"], { description: "CUSTOM gives coins, PAYMENT takes them away" }),
  concept: Type.String({ minLength: SHORTEST_CONCEPT, maxLength: LONGEST_CONCEPT, pattern: "\\S" }),
  key: Type.String({ format: "uuid", description: "Of the caller's: the same key again books nothing" }),
});
const CoinGrantResult = closed({
  isNew: Type.Boolean({ description: "Whether it was booked now; false where it was before" }),
  coins: Type.Number({ description: "What the panelist has" }),
});
const SanctionResult = closed({
  isBlocked: Type.Boolean({ description: "Whether it has blocked the panelist" }),
  activeSanctions: Type.Integer(),
});

export type PanelistInvitation = ValueOf<typeof PanelistInvitation>;
export type CoinMovement = ValueOf<typeof CoinMovement>;
export type PanelistSanction = ValueOf<typeof PanelistSanction>;
export type PanelistActivity = ValueOf<typeof PanelistActivity>;
export type CoinGrant = ValueOf<typeof CoinGrant>;
export type CoinGrantResult = ValueOf<typeof CoinGrantResult>;
export type SanctionResult = ValueOf<typeof SanctionResult>;

const params = { id: EXAMPLE_ID };
const invitation: PanelistInvitation = {
  id: EXAMPLE_ID,
  date: "2027-01-15T10:00:00.000Z",
  company: { id: EXAMPLE_ID, name: "Cafés del Norte" },
  state: "ENDED",
  disposition: "complete",
  coins: 1.25,
};
const movement: CoinMovement = {
  id: EXAMPLE_ID,
  date: "2027-01-20T10:00:00.000Z",
  reason: "TEST",
  concept: "Desayunos",
  change: 1.25,
  balance: 4.25,
};
const activity: PanelistActivity = {
  invited: 12,
  entered: 7,
  completes: 5,
  responseRate: 42,
  coins: 4.25,
  invitations: [invitation],
  movements: [movement],
  sanctions: [],
};

/** What the back office sees of a panelist's part in studies, and does by hand. */
export const panelistsApi = defineApi({
  "GET /api/panelists/:id/activity": defineCall({
    summary: "A panelist's invitations, coins and sanctions: the latest of each, the newest first",
    params: ById,
    answer: PanelistActivity,
    examples: { params, answer: activity },
  }),
  "POST /api/panelists/:id/coins": defineCall({
    summary: "Give a panelist coins, or note a payment of theirs, once for a key",
    params: ById,
    body: CoinGrant,
    answer: CoinGrantResult,
    examples: {
      params,
      body: { amount: 2.5, kind: "CUSTOM", concept: "Compensación por un fallo", key: EXAMPLE_ID },
      answer: { isNew: true, coins: 14.75 },
    },
  }),
  "POST /api/panelists/:id/sanctions": defineCall({
    summary: "Sanction a panelist; the third active sanction blocks",
    params: ById,
    body: closed({ reason: Type.String({ minLength: SHORTEST_REASON, maxLength: LONGEST_REASON, pattern: "\\S" }) }),
    answer: SanctionResult,
    examples: {
      params,
      body: { reason: "Respondió en menos de un minuto a 40 preguntas." },
      answer: { isBlocked: false, activeSanctions: 1 },
    },
  }),
});
