import Type from "typebox";
import { COMMENT_EXAMPLE, commentFields } from "../../../../contracts/api/comments";
import { OfActivity } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id } from "../../../../shared/calls/schemas";
import { Digits, OF_ACTIVITY, TeamFilterQuery, Word } from "./schemas";

const FoundComment = component(
  "FoundComment",
  closed({ ...commentFields, activity: closed({ id: Id, title: Type.String(), type: Type.String() }) }),
);

const FoundPage = closed({
  comments: Type.Array(FoundComment),
  before: Type.Integer({ description: "To be sent with the next page; milliseconds since 1970" }),
  hasMore: Type.Boolean(),
  total: Type.Integer(),
});

const WordUse = closed({
  word: Type.String(),
  count: Type.Integer(),
  excerpts: Type.Array(closed({ commentId: Id, text: Type.String() })),
});

const Page = {
  ...TeamFilterQuery.properties,
  before: Type.Optional(Type.String({ pattern: "^[0-9]{1,15}$", maxLength: 15 })),
  page: Type.Optional(Digits),
};

/** A comment that was looked for in more than one activity. */
export type FoundComment = ValueOf<typeof FoundComment>;
/** Comments of several activities, the newest first. */
export type FoundPage = ValueOf<typeof FoundPage>;
/** How often a word was used, and where. */
export type WordUse = ValueOf<typeof WordUse>;

const comments: readonly FoundComment[] = [
  { ...COMMENT_EXAMPLE, activity: { id: EXAMPLE_ID, title: "Breakfast", type: "wat_chat" } },
];
const found: FoundPage = { comments, before: 1_790_000_000_000, hasMore: false, total: 1 };
const params = { id: EXAMPLE_ID };

/** Looking for comments; the team's calls, but for the first. */
export const searchApi = defineApi({
  "GET /tester/communities/:id/commentSearch": defineCall({
    summary: "Comments with a word, in all activities that are open to the member; at most 30, the newest first",
    params: ById,
    query: closed({ word: Type.String({ minLength: 2, maxLength: 100 }) }),
    answer: closed({ comments: Type.Array(FoundComment) }),
    examples: { params, query: { word: "bike" }, answer: { comments } },
  }),
  "GET /client/communities/:id/commentSearch": defineCall({
    summary: "Comments of all activities that one sees, the newest first",
    params: ById,
    query: closed({ ...Page, activityId: Type.Optional(Id) }),
    answer: FoundPage,
    examples: { params, answer: found },
  }),
  "GET /client/communities/:id/activity/:activityId/commentSearch": defineCall({
    summary: "Comments of an activity, replies as well, the newest first",
    params: OfActivity,
    query: closed(Page),
    answer: FoundPage,
    examples: { params: OF_ACTIVITY, answer: found },
  }),
  "GET /client/communities/:id/activity/:activityId/searchWord": defineCall({
    summary: "How often a word was used in an activity, and where",
    params: OfActivity,
    query: closed({ word: Word }),
    answer: WordUse,
    examples: {
      params: OF_ACTIVITY,
      query: { word: "bike" },
      answer: {
        word: "bike",
        count: 1,
        excerpts: [{ commentId: EXAMPLE_ID, text: "I go by bike, except when it rains." }],
      },
    },
  }),
});
