import { component, type ExtensionRoute } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Statement } from "../../shared/statement";
import { readBalance } from "../labs";
import { readHistory } from "../readHistory";
import { withoutUnreached } from "../withheldActivities";
import { EXAMPLE_ID, PAGE_EXAMPLE, PAGE_PROPERTIES } from "./pageDocument";
import { PAGE_QUERY, type PageQuerystring, pageOf } from "./pageQuery";

const BALANCES = {
  available: { type: "integer" },
  pending: { type: "integer", description: "Earned, and may still be taken back" },
  held: { type: "integer", description: "Set aside for what the member asked for and hasn't got yet" },
  debt: { type: "integer", description: "Owed: taken back after it had been spent" },
};
const STATEMENT = component("LedgerStatement", {
  type: "object",
  required: [...Object.keys(BALANCES), ...Object.keys(PAGE_PROPERTIES)],
  properties: { ...BALANCES, ...PAGE_PROPERTIES },
});

/** The team's view of a member's LABs. */
export const statementRoute: ExtensionRoute = {
  method: "GET",
  url: "/api/members/:id/ledger",
  summary: "A member's LABs: the balances, and what was gained and spent, the newest first",
  access: { entity: "member", action: "read" },
  schema: {
    params: {
      type: "object",
      additionalProperties: false,
      required: ["id"],
      properties: { id: { type: "string", format: "uuid" } },
    },
    querystring: PAGE_QUERY,
  },
  describe: () => ({
    examples: { id: EXAMPLE_ID, page: "0", pageSize: "10" },
    answer: { schema: STATEMENT, example: { available: 60, pending: 0, held: 0, debt: 0, ...PAGE_EXAMPLE } },
  }),
  handle: async (context, request): Promise<Statement> => {
    const { db } = context;
    const { id } = request.params as { readonly id: string };
    const member = await db.selectFrom("member").select("id").where("id", "=", id).executeTakeFirst();
    if (!member) throw new AppError("record.notFound");
    const page = await readHistory(db, id, pageOf(request.query as PageQuerystring));
    return { ...(await readBalance(db, id)), ...page, items: await withoutUnreached(context, page.items) };
  },
};
