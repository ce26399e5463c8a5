import { component } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { LARGEST_PAGE, LIMITS, PAGE_SIZE, REASONS } from "../../shared/credits";

export const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";

const id: JsonObject = { type: "string", format: "uuid" };
const integer: JsonObject = { type: "integer" };
const maybe: JsonObject = { type: ["string", "null"] };
const instant: JsonObject = { type: "string", format: "date-time" };

export const BALANCE = {
  available: { ...integer, description: "May be spent" },
  held: { ...integer, description: "Set aside for studies that aren't over" },
  spent: { ...integer, description: "Paid for studies that are" },
} satisfies JsonObject;
export const BALANCE_EXAMPLE = { available: 13_800, held: 0, spent: 4_200 };

const LINE = requiredObject({
  id,
  date: instant,
  reason: { type: "string", enum: [...REASONS] },
  concept: maybe,
  study: { anyOf: [requiredObject({ id, name: maybe }), { type: "null" }] },
  available: { ...integer, description: "How the available credits changed" },
  held: { ...integer, description: "How the held credits changed" },
  spent: { ...integer, description: "Credits charged" },
  balance: { ...integer, description: "Available credits after it" },
  heldAfter: { ...integer, description: "Held credits after it" },
});
const LINE_EXAMPLE = {
  ...{ id: EXAMPLE_ID, date: "2027-01-15T10:00:00.000Z", reason: "STUDY_CHARGED", concept: "Desayunos" },
  study: { id: EXAMPLE_ID, name: "Desayunos" },
  ...{ available: 500, held: -4_700, spent: 4_200, balance: 13_800, heldAfter: 0 },
};

export const STATEMENT_PROPERTIES = {
  items: { type: "array", items: LINE },
  totalElements: integer,
  page: integer,
  pageSize: integer,
} satisfies JsonObject;
export const STATEMENT_EXAMPLE = { items: [LINE_EXAMPLE], totalElements: 1, page: 0, pageSize: PAGE_SIZE };
export const STATEMENT = component("CreditStatement", requiredObject(STATEMENT_PROPERTIES));

const PERIOD = { from: instant, to: { ...instant, description: "Not in it any more" } } satisfies JsonObject;
export const PERIOD_QUERY = optionalObject(PERIOD);
export const STATEMENT_QUERY = optionalObject({
  page: { type: "string", pattern: "^\\d{1,6}$", description: "From 0" },
  pageSize: { type: "string", pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} where absent` },
  ...PERIOD,
});
export const PAGE_EXAMPLES = { page: "0", pageSize: String(PAGE_SIZE) };

const limit: JsonObject = { type: ["integer", "null"], description: "null: without limit" };
const PLAN = requiredObject({
  plan: { type: "string", enum: ["BRONZE", "SILVER", "GOLD"] },
  billing: { type: "string", enum: ["MONTHLY", "QUARTERLY", "YEARLY"] },
  startsOn: { type: "string", format: "date" },
  endsOn: { type: ["string", "null"], format: "date", description: "The last day" },
  limits: requiredObject(Object.fromEntries(LIMITS.map((name) => [name, limit]))),
});
export const PLAN_DATA = component("PlanData", requiredObject({ ...BALANCE, plan: { anyOf: [PLAN, { type: "null" }] } }));
export const PLAN_DATA_EXAMPLE = {
  ...BALANCE_EXAMPLE,
  plan: {
    ...{ plan: "GOLD", billing: "YEARLY", startsOn: "2027-01-01", endsOn: "2027-12-31" },
    limits: {
      ...{ concurrentStudies: 10, maximumSample: 5_000, users: 25 },
      ...{ videoMinutes: 3_000, maxSurveyMinutes: 30, maxTestMinutes: null },
    },
  },
};

export const PROOF = requiredObject({
  accounts: integer,
  transfers: integer,
  differences: { ...integer, description: "0 where everything agrees" },
});
export const PROOF_EXAMPLE = { accounts: 4, transfers: 4, differences: 0 };
