import Type from "typebox";
import { OfActivity } from "../../../contracts/api/conversation";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LONGEST_TOPIC, MODEL_FAULTS, MOST_TOPICS, SENTIMENTS } from "./analysis";

const Count = Type.Integer({ minimum: 0 });
const Title = Type.String({ minLength: 1, maxLength: LONGEST_TOPIC, pattern: "\\S" });

const Topic = component(
  "AnalysisTopic",
  closed({
    id: Id,
    title: Type.String(),
    words: Type.Array(Type.String(), { description: "What sets it apart, the strongest first" }),
    origin: Type.Enum(["EXTRACT", "MODEL", "MODERATOR"]),
    count: Type.Integer({ minimum: 0, description: "Passages that belong to it: as many as its list has" }),
    sentiment: nullable(closed({ positive: Count, neutral: Count, negative: Count })),
  }),
);

const Passage = component(
  "AnalysedPassage",
  closed({
    id: Type.String({ description: "With its source, unique in the activity" }),
    source: Type.String(),
    text: Type.String({ description: "As it is stored now" }),
    author: Type.String({ description: "Nickname; empty where nobody is named" }),
    heading: Type.String({ description: "The topic or question of the activity that it belongs to; may be empty" }),
    at: Instant,
    sentiment: nullable(Type.Enum([...SENTIMENTS])),
  }),
);

const Analysis = component(
  "Analysis",
  closed({
    status: Type.Enum(["NONE", "PENDING", "RUNNING", "READY", "FAILED"]),
    dueAt: nullable(Instant),
    method: nullable(Type.Enum(["EXTRACT", "MODEL"], { description: "Without a language model: an automatic extract" })),
    model: nullable(Type.String()),
    modelFault: nullable(Type.Enum([...MODEL_FAULTS], { description: "Why the language model grouped nothing" })),
    finishedAt: nullable(Instant),
    summary: nullable(Type.String({ description: "By the team or a language model; null where there is none" })),
    summaryLong: nullable(Type.String()),
    summaryEditedAt: nullable(Instant),
    readPassages: Count,
    totalPassages: Count,
    unassigned: Type.Integer({ minimum: 0, description: "Passages read that belong to no topic" }),
    newPassages: Type.Integer({ minimum: 0, description: "Passages that came after the analysis" }),
    removedPassages: Type.Integer({
      minimum: 0,
      description:
        "Passages read that were deleted or hidden since; no other number but `readPassages` and `totalPassages` counts them",
    }),
    topics: Type.Array(Topic),
  }),
);

const Claim = closed({
  topic: Id,
  text: Type.String({ description: "By the language model: words alone, no number and no quotation" }),
  evidence: Type.Array(Passage, { description: "What it rests on, as it is stored now: two texts or more" }),
});

const AnalysisData = component(
  "AnalysisData",
  closed({
    ...Analysis.properties,
    quotes: Type.Array(closed({ topic: Id, passages: Type.Array(Passage) }), { description: "The most typical of each topic" }),
    claims: Type.Array(Claim),
    droppedClaims: Type.Integer({ minimum: 0, description: "Statements of the model without valid evidence, left out" }),
    changes: nullable(
      closed({
        added: Count,
        gone: Count,
        topics: Type.Array(closed({ title: Type.String(), before: Count, now: Count })),
      }),
    ),
  }),
);

const PassagePage = closed({ total: Count, page: Count, passages: Type.Array(Passage) });

const TopicChange = closed({
  id: Type.Optional(Id),
  title: Type.Optional(Title),
  merge: Type.Optional(Type.Array(Id, { maxItems: MOST_TOPICS, description: "Topics that become part of this one" })),
});

const Topics = closed({ topics: Type.Array(Topic) });

export type Topic = ValueOf<typeof Topic>;
export type Passage = ValueOf<typeof Passage>;
export type Analysis = ValueOf<typeof Analysis>;
export type AnalysisData = ValueOf<typeof AnalysisData>;
export type PassagePage = ValueOf<typeof PassagePage>;
/** Without an id a new topic, of the passages that hold all words of its title. */
export type TopicChange = ValueOf<typeof TopicChange>;

const topic: Topic = {
  ...{ id: EXAMPLE_ID, title: "bike lanes", words: ["lanes", "bike", "safe"], origin: "EXTRACT", count: 12 },
  sentiment: null,
};
const passage: Passage = {
  ...{ id: EXAMPLE_ID, source: "comments", text: "The lane ends in the middle of the road.", author: "lince" },
  ...{ heading: "On the way", at: "2026-11-02T09:30:00.000Z", sentiment: null },
};
const analysis: Analysis = {
  ...{ status: "READY", dueAt: null, method: "EXTRACT", model: null, modelFault: null, finishedAt: "2026-11-03T12:00:00.000Z" },
  ...{ summary: null, summaryLong: null, summaryEditedAt: null },
  ...{ readPassages: 60, totalPassages: 60, unassigned: 7, newPassages: 0, removedPassages: 0, topics: [topic] },
};
const params = { id: EXAMPLE_ID, activityId: EXAMPLE_ID };
const BASE = "/client/communities/:id/activity/:activityId";

/** What participants of an activity wrote and said, by topics; the team's calls. */
export const analysisApi = defineApi({
  [`GET ${BASE}/analysis` as const]: defineCall({
    summary: "An activity's analysis: summary and topics with their counts",
    params: OfActivity,
    answer: Analysis,
    examples: { params, answer: analysis },
  }),
  [`GET ${BASE}/analysisData` as const]: defineCall({
    summary: "An activity's analysis with what it rests on: quotes, statements with their evidence, what changed",
    params: OfActivity,
    answer: AnalysisData,
    examples: {
      params,
      answer: {
        ...analysis,
        quotes: [{ topic: EXAMPLE_ID, passages: [passage] }],
        ...{ claims: [], droppedClaims: 0, changes: null },
      },
    },
  }),
  [`POST ${BASE}/analysis` as const]: defineCall({
    summary: "Analyse now what there is; the job says how far it is",
    params: OfActivity,
    answer: closed({ job: Id }),
    examples: { params, answer: { job: EXAMPLE_ID } },
  }),
  [`GET ${BASE}/analysis/topics/:topicId/passages` as const]: defineCall({
    summary: "The passages of a topic, the most typical first; of the topic `none`: those that belong to none",
    params: closed({ ...OfActivity.properties, topicId: Type.Union([Id, Type.Literal("none")]) }),
    query: closed({
      page: Type.Optional(Type.String({ pattern: "^\\d{1,4}$", description: "From 0" })),
      sentiment: Type.Optional(Type.Enum([...SENTIMENTS], { description: "Those alone" })),
    }),
    answer: PassagePage,
    examples: { params: { ...params, topicId: EXAMPLE_ID }, answer: { total: 1, page: 0, passages: [passage] } },
  }),
  [`GET ${BASE}/moderatorTopics` as const]: defineCall({
    summary: "The topics that the team has named, merged or added",
    params: OfActivity,
    answer: Topics,
    examples: { params, answer: { topics: [{ ...topic, origin: "MODERATOR" }] } },
  }),
  [`PUT ${BASE}/moderatorTopics` as const]: defineCall({
    summary: "Rename topics, merge some into one, or add one; they stay when the analysis is made again",
    params: OfActivity,
    body: closed({ topics: Type.Array(TopicChange, { minItems: 1, maxItems: MOST_TOPICS }) }),
    answer: Topics,
    examples: { params, body: { topics: [{ id: EXAMPLE_ID, title: "Bike lanes" }] }, answer: { topics: [topic] } },
  }),
  [`DELETE ${BASE}/moderatorTopics` as const]: defineCall({
    summary: "Remove a topic; its passages belong to none then",
    params: OfActivity,
    query: closed({ topicId: Id }),
    answer: Topics,
    examples: { params, query: { topicId: EXAMPLE_ID }, answer: { topics: [{ ...topic, origin: "MODERATOR" }] } },
  }),
  [`PUT ${BASE}/changeSummary` as const]: defineCall({
    summary: "Write the summary in one's own words; empty takes back what was written",
    params: OfActivity,
    body: closed({
      summary: Type.String({ maxLength: 5_000 }),
      summaryLong: Type.Optional(Type.String({ maxLength: 50_000 })),
    }),
    answer: Analysis,
    examples: { params, body: { summary: "Lanes that end are what people mind most." }, answer: analysis },
  }),
});
