import { type ExtensionRoute, type RouteContext, route, type SpaceDb } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { ordersApi } from "../../shared/api/orders";
import { STUDY_ERRORS } from "../../shared/errors";
import { openCorrections } from "../comments/comments";
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

/** What a company reads as its study comes back. @throws AppError `studies.nothingToCorrect` */
async function correctionsOf(db: SpaceDb, studyId: string, comment: string, { tools }: StudyServices): Promise<string> {
  if (comment.trim() !== "") return comment.trim();
  const open = await openCorrections(db, studyId);
  if (open === 0) throw new AppError(STUDY_ERRORS.nothingToCorrect);
  return tools().text(await tools().language(db), "studies.comments.atPlaces", { smart_count: open });
}

const access = { kind: "backoffice" } as const;

/** The provider's review of what clients have released. */
export const reviewRoutes = (services: StudyServices): readonly ExtensionRoute[] => [
  route(ordersApi, "POST /api/studies/:id/sendBack", {
    access,
    handle: async (context, { params: { id }, body: { comment } }) => {
      const db = await companyOf(context, id);
      const reviewComment = await correctionsOf(db, id, comment, services);
      // Those who are told of it after the commit read the comment as well.
      await db.transaction(async () => {
        await context.records.transition({ entity: "study", id, name: "sendBack" });
        await db.updateTable("study").set({ reviewComment }).where("id", "=", id).execute();
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
