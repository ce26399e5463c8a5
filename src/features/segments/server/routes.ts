import { type ExtensionRoute, type RouteContext, route } from "../../../server/kit";
import { AppError } from "../../../shared/errors";
import { segmentsApi } from "../shared/api";
import { LARGEST_PAGE, PAGE_SIZE } from "../shared/segments";
import { readAskableQuestions } from "./askableQuestions";
import { namedActivities } from "./namedActivities";
import { preview, readPage } from "./people";

/** What the person doesn't reach is as good as absent. @throws AppError `record.notFound` */
async function demandRead({ records }: RouteContext, entity: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const reached = await records.reachable({ entity, action: "read", ids });
  if (reached.length < ids.length) throw new AppError("record.notFound");
}

export const segmentRoutes: readonly ExtensionRoute[] = [
  route(segmentsApi, "POST /api/segments/preview", {
    isOpenAfterEnd: true,
    access: { entity: "segment", action: "create" },
    handle: async (context, { body: { conditions } }) => {
      await demandRead(context, "activity", namedActivities(conditions));
      return preview(context.db, conditions);
    },
  }),
  route(segmentsApi, "GET /api/segments/questions", {
    access: { entity: "segment", action: "create" },
    handle: async (context, { query: { activity } }) => {
      await demandRead(context, "activity", [activity]);
      return readAskableQuestions(context.db, activity);
    },
  }),
  route(segmentsApi, "GET /api/segments/:id/members", {
    access: { entity: "segment", action: "read" },
    handle: async (context, { params: { id: segmentId }, query: { page = "0", pageSize = String(PAGE_SIZE) } }) => {
      await demandRead(context, "segment", [segmentId]);
      return readPage(context.db, {
        segmentId,
        readable: context.records.readableFields("member"),
        page: Number(page),
        pageSize: Math.min(Math.max(Number(pageSize), 1), LARGEST_PAGE),
      });
    },
  }),
];
