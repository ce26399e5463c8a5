import Type, { type TSchema } from "typebox";
import { COMMENT_EXAMPLE, Comment, Reaction } from "../../../../contracts/api/comments";
import { MemberQuery, OfActivity, TeamQuery } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { FILE_KINDS } from "../../../../shared/fileKinds";
import { LONGEST_TEXT, MOST_FILES, MOST_IMAGES, MOST_VIDEOS } from "../comment";
import { LONGEST_EXPLANATION, REASONS } from "../report";
import { OF_ACTIVITY, OfComment } from "./schemas";

const Address = Type.String({ maxLength: 60, pattern: "^/files/[0-9a-f-]{36}$" });
const Name = Type.String({ minLength: 1, maxLength: 200, pattern: "\\S" });

const content = {
  text: Type.String({ minLength: 1, maxLength: LONGEST_TEXT, pattern: "\\S" }),
  images: Type.Optional(Type.Array(closed({ image: Address }), { maxItems: MOST_IMAGES })),
  videos: Type.Optional(Type.Array(closed({ file: Address }), { maxItems: MOST_VIDEOS })),
  files: Type.Optional(Type.Array(closed({ name: Name, file: Address }), { maxItems: MOST_FILES })),
  pdf: Type.Optional(nullable(Address)),
};

const PostBody = closed({
  ...content,
  topicId: Type.Optional(Id),
  isRootComment: Type.Optional(
    Type.Boolean({ description: "The specification says both it and the comment replied to; they have to agree" }),
  ),
  parentCommentId: Type.Optional(Id),
  isQuestion: Type.Optional(Type.Boolean({ description: "Of the team's" })),
  clientKey: Type.Optional(
    Type.String({
      pattern: "^[A-Za-z0-9:-]{8,60}$",
      maxLength: 60,
      description: "Made by the client once for each post: the same key again answers what was posted",
    }),
  ),
});

const ChangeBody = closed({ ...content, editedAt: nullable(Instant) });

const SentFile = closed({
  id: Id,
  url: Type.String(),
  kind: Type.Enum(FILE_KINDS),
  name: Type.String(),
  size: Type.Integer({ minimum: 0, description: "Bytes" }),
});

const Report = closed({
  reason: Type.Enum(REASONS),
  explanation: Type.Optional(Type.String({ maxLength: LONGEST_EXPLANATION })),
});

/** What is posted. */
export type PostBody = ValueOf<typeof PostBody>;
/** What a comment is changed into, with when it was changed last as whoever changes it has read it. */
export type ChangeBody = ValueOf<typeof ChangeBody>;
/** A file that was sent, for a comment to refer to. */
export type SentFile = ValueOf<typeof SentFile>;
/** Why a member reports a comment. */
export type Report = ValueOf<typeof Report>;

const post = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Post a comment or a reply; the same `clientKey` again is the same comment",
    params: OfActivity,
    query,
    body: PostBody,
    answer: Comment,
    examples: {
      params: OF_ACTIVITY,
      body: { text: "I go by bike, except when it rains.", clientKey: EXAMPLE_ID },
      answer: COMMENT_EXAMPLE,
    },
  });

const change = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Change a comment of one's own; what it said before is kept",
    params: OfComment,
    query,
    body: ChangeBody,
    answer: Comment,
    examples: {
      params: { ...OF_ACTIVITY, commentId: EXAMPLE_ID },
      body: { text: "By bike, mostly.", editedAt: null },
      answer: COMMENT_EXAMPLE,
    },
  });

const file = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Send a photo, a video, a PDF or a document, for a comment to refer to",
    params: OfActivity,
    query,
    answer: SentFile,
    examples: {
      params: OF_ACTIVITY,
      answer: { id: EXAMPLE_ID, url: `/files/${EXAMPLE_ID}`, kind: "video", name: "breakfast.mp4", size: 8_211_004 },
    },
  });

const typing = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Say to those who are there that one is writing",
    params: OfActivity,
    query,
    examples: { params: OF_ACTIVITY },
  });

const OfOne = closed({ commentId: Id });
const params = { commentId: EXAMPLE_ID };

/** Writing in a conversation, the same for members and the team, and what members do with one comment. */
export const postsApi = defineApi({
  "POST /tester/communities/:id/activity/:activityId/comment": post(MemberQuery),
  "POST /client/communities/:id/activity/:activityId/comment": post(TeamQuery),
  "PUT /tester/communities/:id/activity/:activityId/comment/:commentId": change(MemberQuery),
  "PUT /client/communities/:id/activity/:activityId/comment/:commentId": change(TeamQuery),
  "POST /tester/communities/:id/activity/:activityId/comments/files": file(MemberQuery),
  "POST /client/communities/:id/activity/:activityId/comments/files": file(TeamQuery),
  "POST /tester/communities/:id/activity/:activityId/typing": typing(MemberQuery),
  "POST /client/communities/:id/activity/:activityId/typing": typing(TeamQuery),
  "PUT /tester/communities/comment/:commentId/reaction": defineCall({
    summary: "Like or dislike a comment of somebody else, or take that back",
    params: OfOne,
    body: closed({ reactionType: nullable(Reaction) }),
    answer: Comment,
    examples: { params, body: { reactionType: "LIKE" }, answer: COMMENT_EXAMPLE },
  }),
  "POST /tester/communities/comment/:commentId/report": defineCall({
    summary: "Tell the team that a comment of another member should not be there",
    params: OfOne,
    body: Report,
    examples: { params, body: { reason: "PERSONAL_DATA", explanation: "It names a neighbour." } },
  }),
  "DELETE /tester/communities/comment/:commentId": defineCall({
    summary: "Delete a comment of one's own",
    params: OfOne,
    examples: { params },
  }),
});
