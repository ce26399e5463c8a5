import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LARGEST_PAGE, LONGEST_CONCEPT, MOST_LOADED, PAGE_SIZE, REASONS, SHORTEST_CONCEPT } from "./credits";

const OptionalText = nullable(Type.String());

const balance = {
  available: Type.Integer({ description: "May be spent" }),
  held: Type.Integer({ description: "Set aside for studies that aren't over" }),
  spent: Type.Integer({ description: "Paid for studies that are" }),
};

const StatementLine = closed({
  id: Id,
  date: Instant,
  reason: Type.String({ enum: [...REASONS] }),
  concept: OptionalText,
  study: nullable(closed({ id: Id, name: OptionalText }, { description: "null if there is none, or it was deleted" })),
  available: Type.Integer({ description: "How the available credits changed" }),
  held: Type.Integer({ description: "How the held credits changed" }),
  spent: Type.Integer({ description: "Credits charged; below 0 if they were given back" }),
  balance: Type.Integer({ description: "Available credits after it" }),
  heldAfter: Type.Integer({ description: "Held credits after it" }),
});
const statement = {
  items: Type.Array(StatementLine),
  totalElements: Type.Integer(),
  page: Type.Integer(),
  pageSize: Type.Integer(),
};
const StatementPage = component("CreditStatement", closed(statement));

const Period = closed({
  from: Type.Optional(Instant),
  to: Type.Optional(Type.String({ format: "date-time", description: "Exclusive" })),
  reason: Type.Optional(Type.String({ enum: [...REASONS] })),
});
const StatementQuery = closed({
  page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
  pageSize: Type.Optional(Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` })),
  ...Period.properties,
});

const Limit = nullable(Type.Integer({ description: "null: without limit" }));
const Plan = closed({
  plan: Type.String({ enum: ["BRONZE", "SILVER", "GOLD"] }),
  billing: Type.String({ enum: ["MONTHLY", "QUARTERLY", "YEARLY"] }),
  startsOn: Type.String({ format: "date", description: "Day of the company's clock" }),
  endsOn: nullable(Type.String({ format: "date", description: "The last day" })),
  products: Type.Array(Type.String(), { description: "Names of the products that it has; none named: all there are" }),
  limits: closed({
    concurrentStudies: Limit,
    maximumSample: Limit,
    users: Limit,
    communityMembers: Limit,
    videoMinutes: Limit,
    maxSurveyMinutes: Limit,
    maxTestMinutes: Limit,
  }),
});
const PlanData = component("PlanData", closed({ ...balance, plan: nullable(Plan) }));

const Proof = closed({
  accounts: Type.Integer(),
  transfers: Type.Integer(),
  differences: Type.Integer({ description: "Accounts and sums that are wrong; 0 where everything agrees" }),
});
const CompanyCredits = component("CompanyCredits", closed({ ...balance, ...statement, proof: Proof }));

const CreditLoad = closed({
  amount: Type.Integer({ minimum: 1, maximum: MOST_LOADED }),
  concept: Type.String({
    minLength: SHORTEST_CONCEPT,
    maxLength: LONGEST_CONCEPT,
    pattern: "\\S",
    description: "What the company reads",
  }),
  key: Type.String({ format: "uuid", description: "Chosen by the caller: the same key again books nothing" }),
});

/** What moved for one cause: a settled hold is one line, with what was charged and what came back. */
export type StatementLine = ValueOf<typeof StatementLine>;
export type StatementPage = ValueOf<typeof StatementPage>;
/** Which part of a statement: of a time, of a reason; everything without them. */
export type Period = ValueOf<typeof Period>;
export type StatementQuery = ValueOf<typeof StatementQuery>;
export type Plan = ValueOf<typeof Plan>;
export type PlanData = ValueOf<typeof PlanData>;
export type Proof = ValueOf<typeof Proof>;
export type CompanyCredits = ValueOf<typeof CompanyCredits>;
export type CreditLoad = ValueOf<typeof CreditLoad>;

const credits = { available: 13_800, held: 0, spent: 4_200 };
const line: StatementLine = {
  id: EXAMPLE_ID,
  date: "2027-01-15T10:00:00.000Z",
  reason: "STUDY_CHARGED",
  concept: "Desayunos",
  study: { id: EXAMPLE_ID, name: "Desayunos" },
  available: 500,
  held: -4_700,
  spent: 4_200,
  balance: 13_800,
  heldAfter: 0,
};
const page: StatementPage = { items: [line], totalElements: 1, page: 0, pageSize: PAGE_SIZE };
const plan: Plan = {
  plan: "GOLD",
  billing: "YEARLY",
  startsOn: "2027-01-01",
  endsOn: "2027-12-31",
  products: ["CONSUMER_SURVEY", "FOCUS"],
  limits: {
    concurrentStudies: 10,
    maximumSample: 5_000,
    users: 25,
    communityMembers: 5000,
    videoMinutes: 3_000,
    maxSurveyMinutes: 30,
    maxTestMinutes: null,
  },
};
const params = { id: EXAMPLE_ID };
const query = { page: "0", pageSize: String(PAGE_SIZE) };

/** A company's credits, for its own people and, by `/api/companies`, for the back office. */
export const creditsApi = defineApi({
  "GET /clientSuite/creditsPlan/planData": defineCall({
    summary: "The company's credits, and the plan that runs with its limits",
    answer: PlanData,
    examples: { answer: { ...credits, plan } },
  }),
  "GET /api/credits/statement": defineCall({
    summary: "The company's credits, loaded, set aside and spent, the newest first",
    query: StatementQuery,
    answer: StatementPage,
    examples: { query, answer: page },
  }),
  "GET /api/credits/statement.xlsx": defineCall({ summary: "The company's statement, as a workbook", query: Period }),
  "GET /api/companies/:id/credits": defineCall({
    summary: "A company's credits: the balance, its proof, and the statement, the newest first",
    params: ById,
    query: StatementQuery,
    answer: CompanyCredits,
    examples: { params, query, answer: { ...credits, ...page, proof: { accounts: 4, transfers: 4, differences: 0 } } },
  }),
  "POST /api/companies/:id/credits": defineCall({
    summary: "Load credits for a company, once for a key",
    params: ById,
    body: CreditLoad,
    answer: closed({
      isNew: Type.Boolean({ description: "Whether it was booked now; false where it was before" }),
      ...balance,
    }),
    examples: {
      params,
      body: { amount: 6_000, concept: "Factura 2027/031", key: EXAMPLE_ID },
      answer: { isNew: true, ...credits },
    },
  }),
});
