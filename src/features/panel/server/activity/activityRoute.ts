import { component, type ExtensionRoute } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { COIN_REASONS } from "../../shared/coins";
import { readActivity } from "./readActivity";

const EXAMPLE_ID = "0193fd0a-7c1e-7000-8000-000000000001";
const id: JsonObject = { type: "string", format: "uuid" };
const text: JsonObject = { type: "string" };
const date: JsonObject = { type: "string", format: "date-time" };
const integer: JsonObject = { type: "integer" };

const INVITATION = requiredObject({
  id,
  date,
  company: { anyOf: [requiredObject({ id, name: text }), { type: "null" }] },
  state: { type: "string", enum: ["INVITED", "ENTERED", "ENDED"] },
  disposition: { type: ["string", "null"], description: "How it ended" },
  coins: { type: ["number", "null"], description: "Coins that it earned" },
});
const MOVEMENT = requiredObject({
  id,
  date,
  reason: { type: "string", enum: [...COIN_REASONS] },
  concept: { type: ["string", "null"] },
  change: { type: "number", description: "Below 0 where coins were taken away" },
  balance: { type: "number", description: "Coins after it" },
});
const SANCTION = requiredObject({
  id,
  date,
  reason: text,
  origin: { type: "string", enum: ["RULE", "REVIEW"] },
  status: { type: "string", enum: ["ACTIVE", "LIFTED"] },
  liftedAt: { type: ["string", "null"], format: "date-time" },
});
const ANSWER = component(
  "PanelistActivity",
  requiredObject({
    invited: integer,
    entered: { type: ["integer", "null"], description: "Whose link was followed; null where some were only counted" },
    completes: integer,
    responseRate: { type: ["integer", "null"], description: "Completes per hundred invitations" },
    coins: { type: "number" },
    invitations: { type: "array", items: INVITATION },
    movements: { type: "array", items: MOVEMENT },
    sanctions: { type: "array", items: SANCTION },
  }),
);
const EXAMPLE = {
  ...{ invited: 12, entered: 7, completes: 5, responseRate: 42, coins: 4.25 },
  invitations: [
    {
      ...{ id: EXAMPLE_ID, date: "2027-01-15T10:00:00.000Z", company: { id: EXAMPLE_ID, name: "Cafés del Norte" } },
      ...{ state: "ENDED", disposition: "complete", coins: 1.25 },
    },
  ],
  movements: [
    {
      ...{ id: EXAMPLE_ID, date: "2027-01-20T10:00:00.000Z", reason: "TEST", concept: "Desayunos" },
      ...{ change: 1.25, balance: 4.25 },
    },
  ],
  sanctions: [],
};

/** What the back office sees of a panelist's part in studies. */
export const activityRoute: ExtensionRoute = {
  method: "GET",
  url: "/api/panelists/:id/activity",
  summary: "A panelist's invitations, coins and sanctions: the latest of each, the newest first",
  access: { kind: "backoffice" },
  schema: { params: requiredObject({ id }) },
  describe: () => ({ examples: { id: EXAMPLE_ID }, answer: { schema: ANSWER, example: EXAMPLE } }),
  handle: ({ globalDb }, request) => readActivity(globalDb, (request.params as { readonly id: string }).id),
};
