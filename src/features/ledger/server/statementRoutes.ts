import { ledgerApi } from "../../../contracts/api/ledger";
import { type ExtensionRoute, jsonSchema, route } from "../../../server/kit";
import { closed } from "../../../shared/calls/schemas";
import { AppError } from "../../../shared/errors";
import { historyApi } from "../shared/api/history";
import { readBalance } from "./labs";
import { pageOf } from "./pageOf";
import { readHistory } from "./readHistory";
import { withoutUnreached } from "./withheldActivities";

/** A member's LABs, as the member and the team see them. */
export const statementRoutes: readonly ExtensionRoute[] = [
  route(historyApi, "POST /experienceLabs/:communityId/transactionsSearch", {
    isOpenAfterEnd: true,
    access: { kind: "member" },
    document: { headers: ["X-Space"], body: { schema: jsonSchema(closed({})), example: {}, isRequired: false } },
    handle: async ({ db, session }, { params: { communityId }, query }) => {
      // Another's is as good as absent.
      if (session?.space?.id !== communityId) throw new AppError("community.notFound");
      if (!session.memberId) throw new AppError("access.denied");
      return readHistory(db, session.memberId, pageOf(query));
    },
  }),
  route(ledgerApi, "GET /api/members/:id/ledger", {
    access: { entity: "member", action: "read" },
    handle: async (context, { params: { id }, query }) => {
      const { db } = context;
      const member = await db.selectFrom("member").select("id").where("id", "=", id).executeTakeFirst();
      if (!member) throw new AppError("record.notFound");
      const page = await readHistory(db, id, pageOf(query));
      return { ...(await readBalance(db, id)), ...page, items: await withoutUnreached(context, page.items) };
    },
  }),
];
