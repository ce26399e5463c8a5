import type { ExtensionRoute, HostTools, RouteContext } from "../../../../server/kit";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import type { Reaction } from "../../shared/comment";
import { LONGEST_EXPLANATION, REASONS, type Reason } from "../../shared/report";
import { openReader } from "../conversation/openReader";
import { reportComment } from "../moderation/reports";
import { activityOf } from "../write/holdComment";
import type { WriteTools } from "../write/postComment";
import { react } from "../write/react";
import { removeOwnComment } from "../write/removeComment";
import { paramsOf } from "./asked";
import * as schemas from "./schemas";

const BASE = "/tester/communities/comment/:commentId";
const params = requiredObject({ commentId: schemas.id });
const examples = { commentId: schemas.EXAMPLE_ID };
const reportBody = optionalObject(
  { reason: { type: "string", enum: [...REASONS] }, explanation: { type: "string", maxLength: LONGEST_EXPLANATION } },
  ["reason"],
);
const reactionBody = requiredObject({ reactionType: { enum: ["LIKE", "DISLIKE", null] } });

/** What members do with one comment. */
export function memberRoutes(write: Omit<WriteTools, "tools"> & { readonly tools: () => HostTools }): readonly ExtensionRoute[] {
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
      method: "POST",
      url: `${BASE}/report`,
      summary: "Tell the team that a comment of another member should not be there",
      access: { kind: "member" },
      schema: { params, body: reportBody },
      describe: () => ({
        examples,
        body: { schema: reportBody, example: { reason: "PERSONAL_DATA", explanation: "It names a neighbour." } },
      }),
      handle: async (context, request) => {
        const { commentId } = paramsOf(request);
        const report = request.body as { readonly reason: Reason; readonly explanation?: string };
        await reportComment(await readerOf(context, commentId), commentId, report, write.tools());
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
