import Type, { type TSchema } from "typebox";
import { COMMENT_EXAMPLE, Comment, commentFields } from "../../../../contracts/api/comments";
import { MemberQuery, OfActivity, TeamQuery } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { Digits, MemberFilterQuery, OF_ACTIVITY, OfComment, TeamFilterQuery } from "./schemas";

const Thread = component("ConversationThread", closed({ ...commentFields, replies: Type.Array(Comment) }));

const ThreadPage = component(
  "ConversationPage",
  closed({
    threads: Type.Array(Thread),
    before: Type.Integer({ minimum: 0, description: "To be sent with the next page" }),
    hasMore: Type.Boolean(),
    total: Type.Integer({ minimum: 0, description: "All threads that the reader may see and the filter leaves" }),
  }),
);

const CommentsSince = closed({
  comments: Type.Array(Comment, { description: "In the order of their numbers" }),
  lastSeq: Type.Integer({ minimum: 0, description: "The number to go on from: all up to it were told" }),
});

const Versions = closed({
  versions: Type.Array(
    closed({ number: Type.Integer(), text: Type.String(), writtenAt: Type.String(), isAfterSeeing: Type.Boolean() }),
  ),
});

/** A comment that begins a thread, with what was replied, in order. */
export type Thread = ValueOf<typeof Thread>;
/** Threads, the newest first. */
export type ThreadPage = ValueOf<typeof ThreadPage>;
export type CommentsSince = ValueOf<typeof CommentsSince>;
/** What a comment said before it was changed, the oldest first. */
export type CommentVersions = ValueOf<typeof Versions>;

const thread: Thread = { ...COMMENT_EXAMPLE, replies: [] };
const page: ThreadPage = { threads: [thread], before: 13, hasMore: false, total: 1 };

const threads = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Threads, the newest first; pages of the same `before` never repeat or skip",
    params: closed({ ...OfActivity.properties, page: Digits, size: Type.Enum(["10", "20", "50"]) }),
    query,
    answer: ThreadPage,
    examples: { params: { ...OF_ACTIVITY, page: "0", size: "10" }, answer: page },
  });

const since = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "Comments with a higher number, in order: what one has missed",
    params: closed({ ...OfActivity.properties, seq: Digits }),
    query,
    answer: CommentsSince,
    examples: { params: { ...OF_ACTIVITY, seq: "11" }, answer: { comments: [COMMENT_EXAMPLE], lastSeq: 12 } },
  });

const comments = <Query extends TSchema>(summary: string, query: Query) =>
  defineCall({
    summary,
    params: OfActivity,
    query,
    answer: Type.Array(Comment),
    examples: { params: OF_ACTIVITY, answer: [COMMENT_EXAMPLE] },
  });
const LATEST = "The newest comments of a stream, in order; `before` goes back";
const PINNED = "Comments that the team has pinned";
const before = { before: Type.Optional(Digits) };

const threadOf = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "The thread that a comment belongs to",
    params: OfComment,
    query,
    answer: Thread,
    examples: { params: { ...OF_ACTIVITY, commentId: EXAMPLE_ID }, answer: thread },
  });

const seen = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "All comments up to a number have been seen; it never goes back",
    params: OfActivity,
    query,
    body: closed({ seq: Type.Integer({ minimum: 0, maximum: 100_000_000 }) }),
    examples: { params: OF_ACTIVITY, body: { seq: 12 } },
  });

/** Reading a conversation, the same for members and the team; what comments said before, and a topic's threads, for the team. */
export const threadsApi = defineApi({
  "GET /tester/communities/:id/activity/:activityId/comments/page/:page/size/:size": threads(MemberFilterQuery),
  "GET /client/communities/:id/activity/:activityId/comments/page/:page/size/:size": threads(TeamFilterQuery),
  "GET /tester/communities/:id/activity/:activityId/comments/since/:seq": since(MemberQuery),
  "GET /client/communities/:id/activity/:activityId/comments/since/:seq": since(TeamQuery),
  "GET /tester/communities/:id/activity/:activityId/comments/latest": comments(LATEST, closed(before)),
  "GET /client/communities/:id/activity/:activityId/comments/latest": comments(
    LATEST,
    closed({ ...before, ...TeamQuery.properties }),
  ),
  "GET /tester/communities/:id/activity/:activityId/pinnedComments": comments(PINNED, MemberQuery),
  "GET /client/communities/:id/activity/:activityId/pinnedComments": comments(PINNED, TeamQuery),
  "GET /tester/communities/:id/activity/:activityId/comment/:commentId": threadOf(MemberQuery),
  "GET /client/communities/:id/activity/:activityId/comment/:commentId": threadOf(TeamQuery),
  "POST /tester/communities/:id/activity/:activityId/seeComments": seen(MemberQuery),
  "POST /client/communities/:id/activity/:activityId/seeComments": seen(TeamQuery),
  "GET /client/communities/:id/activity/:activityId/topic/:topicId/commentsPaged": defineCall({
    summary: "Threads of one topic, ten a page, the newest first",
    params: closed({ ...OfActivity.properties, topicId: Id }),
    query: closed({ page: Type.Optional(Digits), ...before }),
    answer: ThreadPage,
    examples: { params: { ...OF_ACTIVITY, topicId: EXAMPLE_ID }, answer: page },
  }),
  "GET /client/communities/:id/activity/:activityId/comment/:commentId/versions": defineCall({
    summary: "What a comment said before it was changed",
    params: OfComment,
    query: TeamQuery,
    answer: Versions,
    examples: {
      params: { ...OF_ACTIVITY, commentId: EXAMPLE_ID },
      answer: { versions: [{ number: 1, text: "By bike.", writtenAt: "2026-11-02T09:30:00.000Z", isAfterSeeing: false }] },
    },
  }),
});
