import Type from "typebox";
import { COMMENT_EXAMPLE, commentFields } from "../../../../contracts/api/comments";
import { OfActivity } from "../../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { OF_ACTIVITY } from "./schemas";

const Count = Type.Integer({ minimum: 0 });

const { id, seq, author, text, likes, dislikes, medal } = commentFields;

const ConversationSummary = component(
  "ConversationSummary",
  closed({
    comments: Type.Integer({ minimum: 0, description: "By members, replies included" }),
    replies: Count,
    members: Type.Integer({ minimum: 0, description: "Members who wrote" }),
    teamComments: Count,
    days: Type.Array(closed({ day: Type.String({ format: "date" }), comments: Count }), {
      description: "Members' comments by day of the community's clocks, those without any left out",
    }),
    topics: Type.Array(closed({ id: nullable(Id), title: Type.String(), comments: Count, members: Count })),
    codes: Type.Array(closed({ id: Id, name: Type.String(), color: Type.String(), passages: Count, members: Count })),
    mostValued: Type.Array(closed({ id, seq, author, text, likes, dislikes, medal })),
    quotes: Type.Array(
      closed({ id: Id, commentId: Id, quote: Type.String(), code: Type.String(), color: Type.String(), author: Type.String() }),
      { description: "What was coded last" },
    ),
  }),
);

export type ConversationSummary = ValueOf<typeof ConversationSummary>;

const summary: ConversationSummary = {
  ...{ comments: 12, replies: 4, members: 7, teamComments: 3 },
  days: [{ day: "2027-01-15", comments: 12 }],
  topics: [{ id: EXAMPLE_ID, title: "Breakfast", comments: 12, members: 7 }],
  codes: [{ id: EXAMPLE_ID, name: "Price", color: "#0a7d4f", passages: 3, members: 2 }],
  mostValued: [
    {
      ...{ id: COMMENT_EXAMPLE.id, seq: COMMENT_EXAMPLE.seq, author: COMMENT_EXAMPLE.author, text: COMMENT_EXAMPLE.text },
      ...{ likes: COMMENT_EXAMPLE.likes, dislikes: COMMENT_EXAMPLE.dislikes, medal: COMMENT_EXAMPLE.medal },
    },
  ],
  quotes: [{ id: EXAMPLE_ID, commentId: EXAMPLE_ID, quote: "too expensive", code: "Price", color: "#0a7d4f", author: "lince" }],
};

/** What came of a conversation, in figures; the team's. */
export const summaryApi = defineApi({
  "GET /client/communities/:id/activity/:activityId/summary": defineCall({
    summary: "Figures of a conversation: people, days, topics, codes, the most valued comments and what was coded last",
    params: OfActivity,
    answer: ConversationSummary,
    examples: { params: OF_ACTIVITY, answer: summary },
  }),
});
