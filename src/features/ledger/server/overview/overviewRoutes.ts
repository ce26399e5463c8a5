import { component, type ExtensionRoute, newId, type SpaceDb, sql } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { REASONS } from "../../shared/statement";
import { EXAMPLE_ID } from "../routes/pageDocument";
import { PAGE_QUERY, type PageQuerystring, pageOf } from "../routes/pageQuery";
import { withoutUnreached } from "../withheldActivities";
import { proveLedger } from "./prove";
import { type MovementFilter, readMovements } from "./readMovements";
import { readOverview } from "./readOverview";

const MOST_BUDGET = 1_000_000_000;
const number: JsonObject = { type: "integer" };
const maybe: JsonObject = { type: ["string", "null"] };
const instant: JsonObject = { type: "string", format: "date-time" };
const READ = { entity: "member", action: "list" } as const;

const PROOF = requiredObject({
  at: instant,
  accounts: number,
  transfers: number,
  differences: { ...number, description: "0 where everything agrees" },
});
const PROOF_EXAMPLE = { at: "2027-01-15T03:00:00.000Z", accounts: 402, transfers: 1200, differences: 0 };
const OVERVIEW = component(
  "LedgerOverview",
  requiredObject({
    issued: { ...number, description: "Given, less what was taken back" },
    available: number,
    pending: number,
    held: number,
    debt: number,
    redeemed: number,
    promised: { ...number, description: "What open activities would still bring, if all who may take part did" },
    budget: { type: ["integer", "null"] },
    months: {
      type: "array",
      items: requiredObject({ month: { type: "string", description: "YYYY-MM" }, earned: number, spent: number }),
    },
    proof: { anyOf: [PROOF, { type: "null" }] },
  }),
);
const OVERVIEW_EXAMPLE = {
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

const MOVEMENT = requiredObject({
  id: { type: "string", format: "uuid" },
  date: instant,
  type: { type: "string" },
  concept: maybe,
  labs: { ...number, description: "Below 0 where the member lost or spent them" },
  availableAt: maybe,
  member: { anyOf: [requiredObject({ id: maybe, nickname: maybe }), { type: "null" }] },
  activity: { anyOf: [requiredObject({ id: maybe, title: maybe }), { type: "null" }] },
  actor: { ...maybe, description: "Whoever of the team decided it" },
});
const MOVEMENTS = component(
  "LedgerMovements",
  requiredObject({ items: { type: "array", items: MOVEMENT }, totalElements: number, page: number, pageSize: number }),
);
const MOVEMENTS_EXAMPLE = {
  items: [
    {
      id: EXAMPLE_ID,
      date: "2027-01-15T10:00:00.000Z",
      type: "CUSTOM",
      concept: "Gracias por la entrevista",
      labs: 25,
      availableAt: null,
      member: { id: EXAMPLE_ID, nickname: "lince" },
      activity: null,
      actor: "Marta",
    },
  ],
  totalElements: 1,
  page: 0,
  pageSize: 25,
};
const MOVEMENTS_QUERY = optionalObject({
  ...(PAGE_QUERY.properties as JsonObject),
  reason: { type: "string", enum: REASONS.filter((reason) => reason !== "OPENING") },
  search: { type: "string", minLength: 1, maxLength: 40, description: "A part of the nickname" },
  from: instant,
  to: { ...instant, description: "Not in it any more" },
});

const BUDGET = requiredObject({ amount: { type: ["integer", "null"], minimum: 0, maximum: MOST_BUDGET } });

async function setBudget(db: SpaceDb, amount: number | null, setBy: string | null): Promise<void> {
  if (amount === null) {
    await db.deleteFrom("labBudget").execute();
    return;
  }
  await db
    .insertInto("labBudget")
    .values({ id: newId(), amount, setBy })
    .onConflict((conflict) => conflict.column("spaceId").doUpdateSet({ amount, setBy, updatedAt: sql<string>`now()` }))
    .execute();
}

/** What the team sees of all LABs of the community. */
export const overviewRoutes: readonly ExtensionRoute[] = [
  {
    method: "GET",
    url: "/api/ledger/overview",
    summary: "All LABs of the community: given, spent, set aside, promised, by month, and the last proof",
    access: READ,
    describe: () => ({ answer: { schema: OVERVIEW, example: OVERVIEW_EXAMPLE } }),
    handle: async ({ db, timeZone }) => readOverview(db, await timeZone()),
  },
  {
    method: "GET",
    url: "/api/ledger/movements",
    summary: "All members' LABs, earned and spent, the newest first",
    access: READ,
    schema: { querystring: MOVEMENTS_QUERY },
    describe: () => ({
      examples: { page: "0", pageSize: "25" },
      answer: { schema: MOVEMENTS, example: MOVEMENTS_EXAMPLE },
    }),
    handle: async (context, request) => {
      const { page, pageSize, ...filter } = request.query as PageQuerystring & MovementFilter;
      const asked = pageOf({ ...(page ? { page } : {}), ...(pageSize ? { pageSize } : {}) });
      const found = await readMovements(context.db, filter, asked);
      return { ...found, items: await withoutUnreached(context, found.items) };
    },
  },
  {
    method: "PUT",
    url: "/api/ledger/budget",
    summary: "Set how many LABs the community means to give, or none",
    access: { entity: "communityConfiguration", action: "update" },
    schema: { body: BUDGET },
    describe: () => ({
      body: { schema: BUDGET, example: { amount: 2000 } },
      answer: { schema: BUDGET, example: { amount: 2000 } },
    }),
    handle: async ({ db, session }, request) => {
      const { amount } = request.body as { readonly amount: number | null };
      await setBudget(db, amount, session?.kind === "staff" ? (session.subjectId ?? null) : null);
      return { amount };
    },
  },
  {
    method: "POST",
    url: "/api/ledger/proof",
    summary: "Prove now that what accounts keep is what their transfers say",
    access: { entity: "member", action: "update" },
    describe: () => ({ answer: { schema: PROOF, example: PROOF_EXAMPLE } }),
    handle: async ({ db }) => proveLedger(db),
  },
];
