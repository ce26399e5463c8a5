import Type, { type TSchema } from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, nullable } from "../../shared/calls/schemas";
import { Comment } from "./comments";

const Flag = Type.Boolean();
const Count = Type.Integer({ minimum: 0 });

/** An activity of a community. */
export const OfActivity = closed({ id: Id, activityId: Id });
/** `TEAM`: the team's own conversation about an activity. */
export const Audience = Type.Enum(["EVERYBODY", "TEAM"]);
/** Which of an activity's two conversations; the team's choice alone. */
export const TeamQuery = closed({ audience: Type.Optional(Audience) });
/** Members have one conversation. */
export const MemberQuery = closed({});

const TopicStanding = closed({
  id: Id,
  title: Type.String(),
  description: nullable(Type.String()),
  tag: nullable(Type.String()),
  color: Type.String({ description: "`#rrggbb`" }),
  comments: Count,
  unseen: Count,
  isAnswered: Type.Boolean({ description: "Whether the reader, a member, has begun a thread in it" }),
});

const ConversationState = component(
  "ConversationState",
  closed({
    topics: Type.Array(TopicStanding),
    ...{ mayStart: Flag, mayReply: Flag, mayReact: Flag },
    hasTopics: Type.Boolean({ description: "Whether a thread belongs to a topic" }),
    isOneThreadEach: Flag,
    changeable: Type.Enum(["shortly", "untilEnd"]),
    isLive: Flag,
    others: Type.Enum(["visible", "afterOwn", "never"], {
      description: "Whether what others wrote can be seen; `afterOwn`: not before one has written",
    }),
    hasWritten: Type.Boolean({ description: "Whether the reader has begun a thread that counts" }),
    lastSeq: Type.Integer({
      minimum: 0,
      description: "Number of the last comment; 0 if there is none, or if others can't be seen yet",
    }),
    lastSeen: Type.Integer({ minimum: 0, description: "Number of the last comment that the reader has seen" }),
    unseen: Type.Integer({ minimum: 0, description: "Comments of others that are newer; at most 100" }),
    pinned: Type.Array(Comment),
  }),
);

export type Audience = ValueOf<typeof Audience>;
/** A topic with how its conversation stands. */
export type TopicStanding = ValueOf<typeof TopicStanding>;
/** What one may do in a conversation now, and how far one has read. */
export type ConversationState = ValueOf<typeof ConversationState>;

const example: ConversationState = {
  topics: [],
  ...{ mayStart: true, mayReply: true, mayReact: true, hasTopics: false, isOneThreadEach: false },
  changeable: "shortly",
  isLive: false,
  others: "visible",
  hasWritten: true,
  ...{ lastSeq: 12, lastSeen: 12, unseen: 0 },
  pinned: [],
};

const state = <Query extends TSchema>(query: Query) =>
  defineCall({
    summary: "How a conversation stands: topics, what one may do, what is new",
    params: OfActivity,
    query,
    answer: ConversationState,
    examples: { params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID }, answer: example },
  });

/** How an activity's conversation stands, for members and for the team. */
export const conversationApi = defineApi({
  "GET /tester/communities/:id/activity/:activityId/conversation": state(MemberQuery),
  "GET /client/communities/:id/activity/:activityId/conversation": state(TeamQuery),
});
