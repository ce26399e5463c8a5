import { type ExtensionRoute, type HostTools, type RouteContext, route } from "../../../../server/kit";
import { postsApi } from "../../shared/api/posts";
import { openReader } from "../conversation/openReader";
import { reportComment } from "../moderation/reports";
import { activityOf } from "../write/holdComment";
import type { WriteTools } from "../write/postComment";
import { react } from "../write/react";
import { removeOwnComment } from "../write/removeComment";

const access = { kind: "member" } as const;

/** What members do with one comment. */
export function memberRoutes(write: Omit<WriteTools, "tools"> & { readonly tools: () => HostTools }): readonly ExtensionRoute[] {
  const readerOf = async (context: RouteContext, commentId: string) => {
    const { activity } = await activityOf(context.db, commentId);
    return openReader(context, activity, write.services);
  };
  return [
    route(postsApi, "PUT /tester/communities/comment/:commentId/reaction", {
      access,
      handle: async (context, { params: { commentId }, body }) =>
        react(await readerOf(context, commentId), commentId, body.reactionType),
    }),
    route(postsApi, "POST /tester/communities/comment/:commentId/report", {
      isOpenAfterEnd: true,
      access,
      handle: async (context, { params: { commentId }, body }) =>
        reportComment(await readerOf(context, commentId), commentId, body, write.tools()),
    }),
    route(postsApi, "DELETE /tester/communities/comment/:commentId", {
      access,
      handle: async (context, { params: { commentId } }) =>
        removeOwnComment(await readerOf(context, commentId), commentId, write),
    }),
  ];
}
