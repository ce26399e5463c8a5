import { type ExtensionRoute, route } from "../../../../server/kit";
import { studyCommentsApi } from "../../shared/api/comments";
import { makeShare, readShares, revokeShare } from "./shares";

const access = { entity: "study", action: "update" } as const;

/** Links by which a company's colleagues look at a study without an account: made, listed and taken back. */
export const shareRoutes: readonly ExtensionRoute[] = [
  route(studyCommentsApi, "GET /api/studies/:id/shares", {
    access,
    handle: async ({ db }, { params: { id } }) => ({ shares: await readShares(db, id) }),
  }),
  route(studyCommentsApi, "POST /api/studies/:id/shares", {
    act: { action: "share" },
    access,
    handle: ({ db }, { params: { id }, body: { name } }) => makeShare(db, id, name.trim()),
  }),
  route(studyCommentsApi, "DELETE /api/studies/:id/shares/:shareId", {
    act: { action: "unshare" },
    access,
    handle: ({ db }, { params: { id, shareId } }) => revokeShare(db, id, shareId),
  }),
];
