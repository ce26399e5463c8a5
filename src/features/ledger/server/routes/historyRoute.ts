import { component, type ExtensionRoute } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { readHistory } from "../readHistory";
import { EXAMPLE_ID, PAGE_EXAMPLE, PAGE_PROPERTIES } from "./pageDocument";
import { PAGE_QUERY, type PageQuerystring, pageOf } from "./pageQuery";

const HISTORY = component("LedgerHistory", {
  type: "object",
  required: Object.keys(PAGE_PROPERTIES),
  properties: PAGE_PROPERTIES,
});

/** `POST /experienceLabs/{communityId}/transactionsSearch` (spec section 7, authentication and account). */
export const historyRoute: ExtensionRoute = {
  method: "POST",
  url: "/experienceLabs/:communityId/transactionsSearch",
  summary: "A member's own LABs, gained and spent",
  access: { kind: "member" },
  schema: { querystring: PAGE_QUERY, body: { type: ["object", "null"], additionalProperties: false } },
  describe: () => ({
    headers: ["X-Space"],
    examples: { communityId: EXAMPLE_ID, page: "0", pageSize: "10" },
    body: { schema: { type: "object", additionalProperties: false }, example: {}, isRequired: false },
    answer: { schema: HISTORY, example: PAGE_EXAMPLE },
  }),
  handle: async ({ db, session }, request) => {
    const { communityId } = request.params as { readonly communityId: string };
    // Another's is as good as absent.
    if (session?.space?.id !== communityId) throw new AppError("community.notFound");
    if (!session.memberId) throw new AppError("access.denied");
    return readHistory(db, session.memberId, pageOf(request.query as PageQuerystring));
  },
};
