import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../shared/calls/schemas";
import { LABS_REASONS } from "../../shared/labsReasons";

const Reason = Type.String({ enum: [...LABS_REASONS] });
const OptionalText = nullable(Type.String());
const AvailableAt = nullable(
  Type.String({ format: "date-time", description: "When they can be spent; null if they can be spent already" }),
);

const page = { totalElements: Type.Integer(), page: Type.Integer(), pageSize: Type.Integer() };
/** Which part of a list. */
export const PageQuery = closed({
  page: Type.Optional(Type.String({ description: "From 0" })),
  pageSize: Type.Optional(Type.String({ description: "1 to 100; 10 where absent" })),
});

const StatementItem = Type.Object({
  id: Id,
  date: Instant,
  type: Reason,
  concept: OptionalText,
  labs: Type.Integer({ description: "Below 0 where they were spent or taken back" }),
  balance: Type.Integer({ description: "What could be spent after it; below 0 where LABs were owed" }),
  availableAt: AvailableAt,
  activity: nullable(Type.Object({ id: Id, title: OptionalText })),
});
const statement = { items: Type.Array(StatementItem), ...page };
export const StatementPage = component("LedgerHistory", Type.Object(statement));

const Statement = component(
  "LedgerStatement",
  Type.Object({
    available: Type.Integer(),
    pending: Type.Integer({ description: "Earned, and may still be taken back" }),
    held: Type.Integer({ description: "Set aside for what the member asked for and hasn't got yet" }),
    debt: Type.Integer({ description: "Owed: taken back after it had been spent" }),
    ...statement,
  }),
);

export const Proof = closed({
  at: Instant,
  accounts: Type.Integer(),
  transfers: Type.Integer(),
  differences: Type.Integer({ description: "0 where everything agrees" }),
});

const Overview = component(
  "LedgerOverview",
  closed({
    issued: Type.Integer({ description: "Given, less what was taken back" }),
    available: Type.Integer(),
    pending: Type.Integer(),
    held: Type.Integer(),
    debt: Type.Integer(),
    redeemed: Type.Integer(),
    promised: Type.Integer({ description: "What open activities would still bring, if all who may take part did" }),
    budget: nullable(Type.Integer({ description: "null if the community has set none" })),
    months: Type.Array(
      closed({ month: Type.String({ description: "YYYY-MM" }), earned: Type.Integer(), spent: Type.Integer() }),
      { description: "The last twelve months of the community's clock, oldest first" },
    ),
    proof: nullable(Proof),
  }),
);

const Movement = closed({
  id: Id,
  date: Instant,
  type: Reason,
  concept: OptionalText,
  labs: Type.Integer({ description: "Below 0 where the member lost or spent them" }),
  availableAt: AvailableAt,
  member: nullable(closed({ id: Id, nickname: Type.String() }, { description: "null if the person has left" })),
  activity: nullable(closed({ id: Id, title: OptionalText })),
  actor: nullable(Type.String({ description: "Name of the team member who decided it" })),
});
const MovementPage = component("LedgerMovements", closed({ items: Type.Array(Movement), ...page }));

const MovementFilter = closed({
  reason: Type.Optional(Type.String({ enum: LABS_REASONS.filter((reason) => reason !== "OPENING") })),
  search: Type.Optional(Type.String({ minLength: 1, maxLength: 40, description: "Part of the nickname" })),
  from: Type.Optional(Instant),
  to: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
});

/** What a member got or gave for one cause. */
export type StatementItem = ValueOf<typeof StatementItem>;
export type StatementPage = ValueOf<typeof StatementPage>;
/** A member's LABs as the team sees them. */
export type Statement = ValueOf<typeof Statement>;
export type Proof = ValueOf<typeof Proof>;
/** All LABs of a community. */
export type Overview = ValueOf<typeof Overview>;
export type Movement = ValueOf<typeof Movement>;
export type MovementPage = ValueOf<typeof MovementPage>;
/** Which movements to list; all without a filter. */
export type MovementFilter = ValueOf<typeof MovementFilter>;

const items: StatementPage["items"] = [
  {
    id: EXAMPLE_ID,
    date: "2027-01-15T10:00:00.000Z",
    type: "ACTIVITY",
    concept: null,
    labs: 10,
    balance: 60,
    availableAt: null,
    activity: { id: EXAMPLE_ID, title: "Breakfast" },
  },
];
export const STATEMENT_EXAMPLE: StatementPage = { items, totalElements: 1, page: 0, pageSize: 10 };
const counted = { totalElements: 1, page: 0, pageSize: 10 };
const query = { page: "0", pageSize: "10" };
export const PROOF_EXAMPLE: Proof = { at: "2027-01-15T03:00:00.000Z", accounts: 402, transfers: 1200, differences: 0 };
const overview: Overview = {
  issued: 900,
  available: 600,
  pending: 40,
  held: 60,
  debt: 0,
  redeemed: 200,
  promised: 350,
  budget: 2000,
  months: [{ month: "2027-01", earned: 120, spent: 45 }],
  proof: PROOF_EXAMPLE,
};
const movement: Movement = {
  id: EXAMPLE_ID,
  date: "2027-01-15T10:00:00.000Z",
  type: "CUSTOM",
  concept: "Gracias por la entrevista",
  labs: 25,
  availableAt: null,
  member: { id: EXAMPLE_ID, nickname: "lince" },
  activity: null,
  actor: "Marta",
};

/** LABs, as the team reads them. */
export const ledgerApi = defineApi({
  "GET /api/members/:id/ledger": defineCall({
    summary: "A member's LABs: the balances, and what was gained and spent, the newest first",
    params: ById,
    query: PageQuery,
    answer: Statement,
    examples: {
      params: { id: EXAMPLE_ID },
      query,
      answer: { available: 60, pending: 0, held: 0, debt: 0, items, ...counted },
    },
  }),
  "GET /api/ledger/overview": defineCall({
    summary: "All LABs of the community: given, spent, set aside, promised, by month, and the last proof",
    answer: Overview,
    examples: { answer: overview },
  }),
  "GET /api/ledger/movements": defineCall({
    summary: "All members' LABs, earned and spent, the newest first",
    query: closed({ ...PageQuery.properties, ...MovementFilter.properties }),
    answer: MovementPage,
    examples: { query: { page: "0", pageSize: "25" }, answer: { items: [movement], ...counted, pageSize: 25 } },
  }),
});
