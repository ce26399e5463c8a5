import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../shared/calls/schemas";
import { LONGEST_DESCRIPTION, LONGEST_TAG, LONGEST_TITLE, MOST_TOPICS } from "./debate";

const topic = {
  title: Type.String({ minLength: 1, maxLength: LONGEST_TITLE, pattern: "\\S" }),
  description: Type.Optional(Type.String({ maxLength: LONGEST_DESCRIPTION })),
  tag: Type.Optional(Type.String({ maxLength: LONGEST_TAG })),
  color: Type.String({ pattern: "^#[0-9a-fA-F]{6}$", maxLength: 7 }),
};
const TopicSettings = closed({ id: Type.Optional(Id), ...topic }, { description: "Without an id it is new" });

const DebateSettings = closed({
  topics: Type.Array(TopicSettings, { minItems: 1, maxItems: MOST_TOPICS, description: "In the order of members' screens" }),
  minTopics: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MOST_TOPICS,
      description: "How many topics a member has to answer; all of them where absent",
    }),
  ),
});

const TeamDebate = component(
  "TeamDebate",
  closed({
    topics: Type.Array(closed({ id: Id, ...topic, comments: Type.Integer() })),
    minTopics: nullable(Type.Integer()),
  }),
);

const MemberDebate = component(
  "MemberDebate",
  closed({
    needed: Type.Integer({ description: "How many topics count as taking part" }),
    answered: Type.Array(Type.String(), { description: "Ids of the topics in which the member has said something" }),
  }),
);

export type TopicSettings = ValueOf<typeof TopicSettings>;
/** Step 2 of a debate. */
export type DebateSettings = ValueOf<typeof DebateSettings>;
/** As the team reads it, with how much was said in each topic. */
export type TeamDebate = ValueOf<typeof TeamDebate>;
/** How far a member is with a debate. */
export type MemberDebate = ValueOf<typeof MemberDebate>;

const price = { title: "Price", color: "#3447d4" };
const team: TeamDebate = { topics: [{ id: EXAMPLE_ID, ...price, comments: 12 }], minTopics: 1 };
const params = { id: EXAMPLE_ID };

/** Debates. Members write by the calls of its conversation. */
export const debateApi = defineApi({
  "GET /api/activities/:id/debate": defineCall({
    summary: "What a debate is about, and how much was said under each topic",
    params: ById,
    answer: TeamDebate,
    examples: { params, answer: team },
  }),
  "POST /client/communities/:id/activity/:activityId/step2Debate": defineCall({
    summary: "Save what a debate is about: its topics in order, and how many of them count as taking part",
    params: closed({ id: Id, activityId: Id }),
    body: DebateSettings,
    answer: TeamDebate,
    examples: {
      params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID },
      body: { topics: [price], minTopics: 1 },
      answer: team,
    },
  }),
  "GET /api/member/activities/:id/debate": defineCall({
    summary: "How many topics of a debate the member has answered, and how many count as taking part",
    params: ById,
    answer: MemberDebate,
    examples: { params, answer: { needed: 2, answered: [EXAMPLE_ID] } },
  }),
});
