import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../shared/calls/schemas";
import { LARGEST_PAGE, MOST_CONDITIONS, PAGE_SIZE } from "./segments";

const Count = Type.Integer({ minimum: 0 });
const Years = Type.Integer({ minimum: 0, maximum: 120, description: "Of age, included" });
const Words = Type.Record(Type.String(), Type.String(), { description: "By language" });
const KINDS = ["TAG", "GENDER", "AGE", "PROVINCE", "LAST_SEEN", "MEMBER_SINCE", "ACTIVITY", "ANSWER"] as const;

const Condition = closed(
  {
    kind: Type.Enum(KINDS, { description: "What it is about, and which of the other parts count" }),
    isAlternative: Type.Optional(
      Type.Boolean({ description: "Enough in place of the condition before; otherwise both have to hold" }),
    ),
    isNot: Type.Optional(Type.Boolean({ description: "Those of whom it doesn't hold" })),
    values: Type.Optional(
      Type.Array(Type.String({ minLength: 1, maxLength: 80 }), {
        maxItems: 60,
        description: "Tags, genders, ids of provinces or codes of an answer: any of them will do",
      }),
    ),
    minimum: Type.Optional(Years),
    maximum: Type.Optional(Years),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 3650 })),
    activity: Type.Optional(Id),
    question: Type.Optional(Type.String({ minLength: 1, maxLength: 80, description: "Of the activity's questionnaire" })),
  },
  { ordered: ["minimum", "maximum"] },
);

const Preview = component("SegmentPreview", Type.Object({ members: Count, names: Type.Array(Type.String()) }));

const Questions = component(
  "AskableQuestions",
  Type.Array(
    Type.Object({
      id: Type.String(),
      title: Words,
      options: Type.Array(Type.Object({ code: Type.String(), label: Words })),
    }),
  ),
);

const Page = component(
  "SegmentMembers",
  Type.Object({
    totalElements: Count,
    page: Type.Integer({ minimum: 0, description: "From 0" }),
    items: Type.Array(Type.Object({ id: Id, nickname: Type.String(), lastSeenAt: nullable(Instant) })),
  }),
);

export type ConditionKind = (typeof KINDS)[number];
export type SegmentCondition = ValueOf<typeof Condition>;
/** How many meet some conditions, and a few of them by name. */
export type SegmentPreview = ValueOf<typeof Preview>;
/** A question whose answers a segment can ask for. */
export type AskableQuestion = ValueOf<typeof Questions>[number];
export type SegmentPage = ValueOf<typeof Page>;
export type SegmentMember = SegmentPage["items"][number];

const questions: readonly AskableQuestion[] = [
  { id: "rides", title: { es: "¿Vas en bici?" }, options: [{ code: "yes", label: { es: "Sí" } }] },
];

/** What lists, forms and pages of segments ask beside the record. */
export const segmentsApi = defineApi({
  "POST /api/segments/preview": defineCall({
    summary: "How many members meet some conditions now, and a few of their nicknames",
    body: closed({ conditions: Type.Array(Condition, { maxItems: MOST_CONDITIONS }) }),
    answer: Preview,
    examples: {
      body: { conditions: [{ kind: "GENDER", values: ["W"] }] },
      answer: { members: 24, names: ["brisa", "lince"] },
    },
  }),
  "GET /api/segments/questions": defineCall({
    summary: "The questions of an activity that segments can ask for the answers of",
    query: closed({ activity: Id }),
    answer: Questions,
    examples: { query: { activity: EXAMPLE_ID }, answer: questions },
  }),
  "GET /api/segments/:id/members": defineCall({
    summary: "The members who are in a segment now, by nickname",
    params: ById,
    query: closed({
      page: Type.Optional(Type.String({ pattern: "^\\d{1,6}$", description: "From 0" })),
      pageSize: Type.Optional(
        Type.String({ pattern: "^\\d{1,3}$", description: `1 to ${LARGEST_PAGE}; ${PAGE_SIZE} if absent` }),
      ),
    }),
    answer: Page,
    examples: {
      params: { id: EXAMPLE_ID },
      query: { page: "0", pageSize: String(PAGE_SIZE) },
      answer: {
        totalElements: 1,
        page: 0,
        items: [{ id: EXAMPLE_ID, nickname: "lince", lastSeenAt: "2026-05-04T10:00:00.000Z" }],
      },
    },
  }),
});
