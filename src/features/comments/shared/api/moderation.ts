import Type, { type TSchema } from "typebox";
import { COMMENT_EXAMPLE, Comment } from "../../../../contracts/api/comments";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { LONGEST_NOTE, LONGEST_REQUEST, LONGEST_TAG, MOST_TAGS, TAG_PATTERN } from "../moderation";

const Tag = Type.String({ minLength: 1, maxLength: LONGEST_TAG, pattern: TAG_PATTERN });
const OfComment = closed({ commentId: Id });
const params = { commentId: EXAMPLE_ID };

/** @returns a call that changes the comment of the address, and answers it */
const moderation = <Body extends TSchema>(summary: string, body: Body, example: ValueOf<Body>) => {
  const call = { summary, params: OfComment, body, answer: Comment };
  return { ...call, examples: { params, body: example, answer: COMMENT_EXAMPLE } };
};

/** What the team does with one comment. */
export const moderationApi = defineApi({
  "PUT /client/communities/comment/:commentId/tags": moderation(
    "Tag a comment",
    closed({ tags: Type.Array(Tag, { maxItems: MOST_TAGS }) }),
    { tags: ["price", "use:daily"] },
  ),
  "PUT /client/communities/comment/:commentId/pin": moderation(
    "Pin a comment above the others, or not any more",
    closed({ isPinned: Type.Boolean() }),
    { isPinned: true },
  ),
  "PUT /client/communities/comment/:commentId/note": moderation(
    "The team's own note on a comment",
    closed({ note: nullable(Type.String({ maxLength: LONGEST_NOTE })) }),
    { note: "Ask her about the price" },
  ),
  "PUT /client/communities/comment/:commentId/visibility": moderation(
    "Hide a comment from members, or publish it again",
    closed({ isHidden: Type.Boolean() }),
    { isHidden: true },
  ),
  "POST /client/communities/comment/:commentId/settleReports": defineCall({
    summary: "Leave a comment that members reported as it is",
    params: OfComment,
    answer: Comment,
    examples: { params, answer: COMMENT_EXAMPLE },
  }),
  "POST /client/communities/comment/:commentId/sendBack": moderation(
    "Send a member's answer back, with what is missing: it counts again once it is written anew",
    closed({ explanation: Type.String({ minLength: 1, maxLength: LONGEST_REQUEST, pattern: "\\S" }) }),
    { explanation: "Could you add a photo of the label?" },
  ),
  "POST /experienceLabs/comment/:id/medal": defineCall({
    summary: "Make a comment a winning one, which pays its LABs once, or not any more",
    params: ById,
    body: closed({ medal: Type.Boolean() }),
    answer: Comment,
    examples: { params: { id: EXAMPLE_ID }, body: { medal: true }, answer: COMMENT_EXAMPLE },
  }),
  "DELETE /client/communities/comment/:id": defineCall({
    summary: "Delete anybody's comment, with its replies",
    params: ById,
    examples: { params: { id: EXAMPLE_ID } },
  }),
});
