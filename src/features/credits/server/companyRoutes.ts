import { type ExtensionRoute, type HostTools, proveBooks, type RouteContext, route, type SpaceDb } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { creditsApi } from "../shared/api";
import { companyCredits, readBalance } from "./companyCredits";
import { loadCredits } from "./load";
import { pageOf } from "./pageOf";
import { readStatement } from "./readStatement";

/** The company's space. @throws AppError `record.notFound` */
async function companyDb({ findSpace }: RouteContext, id: string): Promise<SpaceDb> {
  const found = await findSpace({ entity: "company", field: "id", value: id });
  if (!found) throw new AppError("record.notFound");
  return found.db;
}

/** What the back office sees and does of a company's credits. @param tools from the first request on */
export const companyRoutes = (tools: () => Pick<HostTools, "note">): readonly ExtensionRoute[] => [
  route(creditsApi, "GET /api/companies/:id/credits", {
    access: { kind: "backoffice" },
    handle: async (context, { params, query }) => {
      const db = await companyDb(context, params.id);
      const statement = await readStatement(db, pageOf(query));
      return { ...(await readBalance(db)), ...statement, proof: await proveBooks(db, companyCredits.chart) };
    },
  }),
  route(creditsApi, "POST /api/companies/:id/credits", {
    access: { kind: "backoffice" },
    handle: async (context, { params, body: load }) => {
      const db = await companyDb(context, params.id);
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
  }),
];
