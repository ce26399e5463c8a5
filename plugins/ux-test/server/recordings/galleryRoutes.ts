import { forEachOwner } from "../../../../src/contracts/questionnaireOwners";
import { type ExtensionRoute, type RouteContext, route } from "../../../../src/server/kit";
import { AppError } from "../../../../src/shared/errors";
import { galleryApi, uxVideoApi } from "../../shared/recordings/galleryApi";
import { addMark, changeMark, deleteMark } from "./marks";
import { questionnaireOf, readGallery } from "./readGallery";

const authorOf = ({ session }: RouteContext) => session?.subjectId;

/** Whether the caller may change the record that was recorded for. */
async function mayMark({ records }: RouteContext, entity: string, id: string): Promise<boolean> {
  const reached = await records.reachable({ entity, action: "update", ids: [id] }).catch((error: unknown): readonly string[] => {
    if (error instanceof AppError) return [];
    throw error;
  });
  return reached.includes(id);
}

/** What teams see of recordings, and mark in them. */
export const galleryRoutes: readonly ExtensionRoute[] = [
  ...forEachOwner(({ entity, reading, writing }) => [
    route(galleryApi, "GET /api/activities/:id/ux-test/recordings", {
      access: reading,
      handle: async (context, { params: { id } }) => ({
        ...(await readGallery(context, await questionnaireOf(context.db, entity, id))),
        mayMark: await mayMark(context, entity, id),
      }),
    }),
    route(galleryApi, "POST /api/activities/:id/ux-test/marks", {
      access: writing,
      handle: async (context, { params: { id }, body: mark }) =>
        addMark(context.db, await questionnaireOf(context.db, entity, id), { author: authorOf(context), mark }),
    }),
    route(galleryApi, "PUT /api/activities/:id/ux-test/marks/:markId", {
      access: writing,
      handle: async (context, { params: { id, markId }, body }) =>
        changeMark(context.db, await questionnaireOf(context.db, entity, id), {
          id: markId,
          author: authorOf(context),
          ...body,
        }),
    }),
    route(galleryApi, "DELETE /api/activities/:id/ux-test/marks/:markId", {
      access: writing,
      handle: async ({ db }, { params: { id, markId } }) => deleteMark(db, await questionnaireOf(db, entity, id), markId),
    }),
  ]),
  route(uxVideoApi, "POST /uxVideo", {
    access: { kind: "staff" },
    handle: async (context, { body: { activityId, responseId } }) => {
      const { db, records } = context;
      const reached = await records.reachable({ entity: "activity", action: "read", ids: [activityId] });
      if (reached.length === 0) throw new AppError("record.notFound");
      const { sessions } = await readGallery(context, await questionnaireOf(db, "activity", activityId));
      const own = sessions.filter((session) => session.responseId === responseId);
      if (own.length === 0) throw new AppError("record.notFound");
      return { sessions: own };
    },
  }),
];
