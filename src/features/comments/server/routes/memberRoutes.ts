import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { requiredObject } from "../../../../shared/objectSchema";
import type { Reaction } from "../../shared/comment";
import { openReader } from "../conversation/openReader";
import { activityOf } from "../write/holdComment";
import type { WriteTools } from "../write/postComment";
import { react } from "../write/react";
import { removeOwnComment } from "../write/removeComment";
import { paramsOf } from "./asked";
import * as schemas from "./schemas";

const BASE = "/tester/communities/comment/:commentId";
const params = requiredObject({ commentId: schemas.id });
const examples = { commentId: schemas.EXAMPLE_ID };
const reactionBody = requiredObject({ reactionType: { enum: ["LIKE", "DISLIKE", null] } });

/** What members do with one comment. */
export function memberRoutes(write: WriteTools): readonly ExtensionRoute[] {
  const readerOf = async (context: RouteContext, commentId: string) => {
    const { activity } = await activityOf(context.db, commentId);
    return openReader(context, activity, write.services);
  };
  return [
    {
      method: "PUT",
      url: `${BASE}/reaction`,
      summary: "Like or dislike a comment of somebody else, or take that back",
      access: { kind: "member" },
      schema: { params, body: reactionBody },
      describe: () => ({
        examples,
        body: { schema: reactionBody, example: { reactionType: "LIKE" } },
        answer: { schema: schemas.COMMENT, example: schemas.COMMENT_EXAMPLE },
      }),
      handle: async (context, request) => {
        const { commentId } = paramsOf(request);
        const { reactionType } = request.body as { readonly reactionType: Reaction | null };
        return react(await readerOf(context, commentId), commentId, reactionType);
      },
    },
    {
      method: "DELETE",
      url: BASE,
      summary: "Delete a comment of one's own",
      access: { kind: "member" },
      schema: { params },
      describe: () => ({ examples }),
      handle: async (context, request) => {
        const { commentId } = paramsOf(request);
        await removeOwnComment(await readerOf(context, commentId), commentId, write);
      },
    },
  ];
}
