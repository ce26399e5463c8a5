import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { studyCommentsApi } from "../../shared/api/comments";
import { areCommentsClosed, commentatorOf, deleteComment, readComments, resolveComment, writeComment } from "./comments";

const access = { entity: "study", action: "update" } as const;

function whoever({ session }: RouteContext) {
  if (!session) throw new AppError("access.denied");
  return commentatorOf(session);
}

/** What the company and the provider say to each other, at the places of a study that they speak of. */
export const commentRoutes: readonly ExtensionRoute[] = [
  route(studyCommentsApi, "GET /api/studies/:id/comments", {
    access: { entity: "study", action: "read" },
    handle: async (context, { params: { id: studyId } }) => {
      const isClosed = await areCommentsClosed(context.db, studyId);
      return { comments: await readComments(context.db, studyId, whoever(context).accountId), isClosed };
    },
  }),
  route(studyCommentsApi, "POST /api/studies/:id/comments", {
    access,
    handle: async (context, { params: { id: studyId }, body }) => ({
      id: await writeComment(context.db, { ...body, studyId }, whoever(context)),
    }),
  }),
  route(studyCommentsApi, "PUT /api/studies/:id/comments/:commentId", {
    access,
    handle: (context, { params: { id: studyId, commentId }, body: { isResolved } }) =>
      resolveComment(context.db, { studyId, commentId, isResolved }, whoever(context)),
  }),
  route(studyCommentsApi, "DELETE /api/studies/:id/comments/:commentId", {
    access,
    handle: (context, { params: { id: studyId, commentId } }) =>
      deleteComment(context.db, { studyId, commentId }, whoever(context)),
  }),
];
