import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { codingApi } from "../../shared/api/coding";
import { LARGEST_PAGE, PAGE_SIZE } from "../../shared/coding";
import { codePassage, removePassage } from "./codePassage";
import { readCodePassages } from "./readCodePassages";
import { readActivityPassages, readPassages } from "./readPassages";

/** Whoever codes may write codes, and reaches the comment. @throws AppError `record.notFound` */
async function demandComment({ records }: RouteContext, commentId: string): Promise<void> {
  const reached = await records.reachable({ entity: "comment", action: "read", ids: [commentId] });
  if (reached.length === 0) throw new AppError("record.notFound");
}

/** Passages of what was written, and their codes. */
export const codingRoutes: readonly ExtensionRoute[] = [
  route(codingApi, "GET /api/comments/:id/passages", {
    access: { entity: "comment", action: "read" },
    handle: async (context, { params: { id } }) => {
      await demandComment(context, id);
      return { passages: await readPassages(context.db, id) };
    },
  }),
  route(codingApi, "GET /api/activities/:id/passages", {
    access: { entity: "activity", action: "read" },
    handle: async ({ db }, { params, query: { audience = "EVERYBODY" } }) => ({
      passages: await readActivityPassages(db, { activityId: params.id, audience }),
    }),
  }),
  route(codingApi, "GET /api/codes/:id/passages", {
    access: { entity: "code", action: "read" },
    handle: (context, { params: { id: codeId }, query }) =>
      readCodePassages(context, {
        codeId,
        page: Number(query.page ?? 0),
        pageSize: Math.min(Math.max(Number(query.pageSize ?? PAGE_SIZE), 1), LARGEST_PAGE),
      }),
  }),
  route(codingApi, "POST /api/comments/:id/passages", {
    isOpenAfterEnd: true,
    access: { entity: "code", action: "create" },
    handle: async (context, { params: { id: commentId }, body }) => {
      await demandComment(context, commentId);
      return codePassage(context.db, { commentId, body, createdBy: context.session?.subjectId ?? null });
    },
  }),
  route(codingApi, "DELETE /api/comments/:id/passages/:passageId", {
    isOpenAfterEnd: true,
    access: { entity: "code", action: "create" },
    handle: async (context, { params: { id: commentId, passageId } }) => {
      await demandComment(context, commentId);
      await removePassage(context.db, commentId, passageId);
    },
  }),
];
