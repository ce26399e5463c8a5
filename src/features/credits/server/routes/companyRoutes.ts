import {
  component,
  type ExtensionRoute,
  type HostTools,
  proveBooks,
  type RouteContext,
  type SpaceDb,
} from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import {
  type CompanyCredits,
  type CreditLoad,
  LONGEST_CONCEPT,
  type LoadResult,
  MOST_LOADED,
  SHORTEST_CONCEPT,
} from "../../shared/credits";
import { companyCredits, readBalance } from "../companyCredits";
import { loadCredits } from "../load";
import { readStatement } from "../readStatement";
import {
  BALANCE,
  BALANCE_EXAMPLE,
  EXAMPLE_ID,
  PAGE_EXAMPLES,
  PROOF,
  PROOF_EXAMPLE,
  STATEMENT_EXAMPLE,
  STATEMENT_PROPERTIES,
  STATEMENT_QUERY,
} from "./documents";
import { pageOf, type StatementQuerystring } from "./statementQuery";

const URL = "/api/companies/:id/credits";
const params = requiredObject({ id: { type: "string", format: "uuid" } });

const BODY = requiredObject({
  amount: { type: "integer", minimum: 1, maximum: MOST_LOADED },
  concept: {
    type: "string",
    minLength: SHORTEST_CONCEPT,
    maxLength: LONGEST_CONCEPT,
    pattern: "\\S",
    description: "What the company reads",
  },
  key: { type: "string", format: "uuid", description: "Of the caller's: the same key again books nothing" },
});
const LOADED = requiredObject({
  isNew: { type: "boolean", description: "Whether it was booked now; false where it was before" },
  ...BALANCE,
});
const CREDITS = component("CompanyCredits", requiredObject({ ...BALANCE, ...STATEMENT_PROPERTIES, proof: PROOF }));

/** The company's space. @throws AppError `record.notFound` */
async function companyDb({ findSpace }: RouteContext, params: unknown): Promise<SpaceDb> {
  const { id } = params as { readonly id: string };
  const found = await findSpace({ entity: "company", field: "id", value: id });
  if (!found) throw new AppError("record.notFound");
  return found.db;
}

/** What the back office sees and does of a company's credits. @param tools from the first request on */
export const companyRoutes = (tools: () => Pick<HostTools, "note">): readonly ExtensionRoute[] => [
  {
    method: "GET",
    url: URL,
    summary: "A company's credits: the balance, its proof, and the statement, the newest first",
    access: { kind: "backoffice" },
    schema: { params, querystring: STATEMENT_QUERY },
    describe: () => ({
      examples: { id: EXAMPLE_ID, ...PAGE_EXAMPLES },
      answer: { schema: CREDITS, example: { ...BALANCE_EXAMPLE, ...STATEMENT_EXAMPLE, proof: PROOF_EXAMPLE } },
    }),
    handle: async (context, request): Promise<CompanyCredits> => {
      const db = await companyDb(context, request.params);
      const statement = await readStatement(db, pageOf(request.query as StatementQuerystring));
      return { ...(await readBalance(db)), ...statement, proof: await proveBooks(db, companyCredits.chart) };
    },
  },
  {
    method: "POST",
    url: URL,
    summary: "Load credits for a company, once for a key",
    access: { kind: "backoffice" },
    schema: { params, body: BODY },
    describe: () => ({
      examples: { id: EXAMPLE_ID },
      body: { schema: BODY, example: { amount: 6_000, concept: "Factura 2027/031", key: EXAMPLE_ID } },
      answer: { schema: LOADED, example: { isNew: true, ...BALANCE_EXAMPLE } },
    }),
    handle: async (context, request): Promise<LoadResult> => {
      const db = await companyDb(context, request.params);
      const load = request.body as CreditLoad;
      const { accountId = null } = context.session ?? {};
      const about = { spaceId: db.spaceId, accountId, action: "update", entity: "company", recordId: db.spaceId, changes: {} };
      const isNew = await db.transaction(async () => {
        const isBooked = await loadCredits(db, { ...load, concept: load.concept.trim() });
        // The back office has no role in the company's space that the transfer could name.
        if (isBooked) await tools().note([about]);
        return isBooked;
      });
      return { isNew, ...(await readBalance(db)) };
    },
  },
];
