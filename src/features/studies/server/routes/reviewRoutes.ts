import { type ExtensionRoute, type RouteContext, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ordersApi } from "../../shared/api/orders";
import { approveStudy } from "../moves/approveStudy";
import { reconcileStudy } from "../moves/reconcileStudy";
import type { StudyServices } from "../services";

const accountOf = ({ session }: RouteContext) => session?.accountId ?? null;

/** The back office is in no space: it works in the study's. @throws AppError `record.notFound` */
async function companyOf({ findSpace }: RouteContext, studyId: string): Promise<SpaceDb> {
  const found = await findSpace({ entity: "study", field: "id", value: studyId });
  if (!found) throw new AppError("record.notFound");
  return found.db;
}

const access = { kind: "backoffice" } as const;

/** The provider's review of what clients have released. */
export const reviewRoutes = (services: StudyServices): readonly ExtensionRoute[] => [
  route(ordersApi, "POST /api/studies/:id/sendBack", {
    access,
    handle: async (context, { params: { id }, body: { comment } }) => {
      const db = await companyOf(context, id);
      const reviewComment = comment.trim() || null;
      // The move itself sees to it that something has to be corrected.
      await db.transaction(async () => {
        await db.updateTable("study").set({ reviewComment }).where("id", "=", id).where("status", "=", "CONFIRMED").execute();
        await context.records.transition({ entity: "study", id, name: "sendBack" });
      });
    },
  }),
  route(ordersApi, "POST /api/studies/:id/approve", {
    access,
    handle: async (context, { params: { id: studyId } }) =>
      approveStudy(await companyOf(context, studyId), { studyId, accountId: accountOf(context) }, services),
  }),
  route(ordersApi, "POST /api/studies/:id/reconcile", {
    access,
    handle: async (context, { params: { id: studyId } }) =>
      reconcileStudy(await companyOf(context, studyId), { studyId, accountId: accountOf(context) }, services),
  }),
];
