import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
import { checks } from "../checks";
import { Evidence } from "../evidence";

const flagName = Type.Unsafe<string>({ enum: checks.map(({ name }) => name) });
/** What is looked at, and in which language. */
export const asked = {
  test: Type.Optional(Type.Enum(["true", "false", ""], { description: "Whether test responses are looked at, too" })),
  language: Type.Optional(Type.String({ pattern: "^[A-Za-z]{2,8}([-_][A-Za-z0-9]{1,8})*$", maxLength: 35 })),
  flag: Type.Optional(flagName),
};

const Flag = Type.Object({ name: Type.String(), evidence: Type.Array(Evidence) });
const Review = Type.Object(
  {
    decision: Type.Enum(["kept", "discarded"]),
    at: nullable(Instant),
    reason: nullable(Type.String()),
    isSanctioned: Type.Boolean(),
  },
  { description: "What a person decided" },
);
const milliseconds = nullable(Type.Number());
const row = {
  id: Id,
  respondent: nullable(Type.String({ description: "The member's nickname, or the respondent's id in an imported file" })),
  channel: Type.String(),
  isTest: Type.Boolean(),
  isMember: Type.Boolean(),
  startedAt: Instant,
  activeMs: milliseconds,
  wallMs: nullable(Type.Number({ description: "Length of interview, from beginning to end" })),
  flags: Type.Array(Flag),
  review: nullable(Review),
};
const QualityRow = component("QualityRow", Type.Object(row));

const settings = Type.Unsafe<Readonly<Record<string, number>>>({
  type: "object",
  additionalProperties: { type: "number" },
  description: "Thresholds of the check",
});
const FlagCount = Type.Object({ name: Type.String(), icon: Type.String(), count: Type.Integer(), settings });
const Quality = component(
  "Quality",
  Type.Object({
    completes: Type.Integer({ description: "That count in results" }),
    discarded: Type.Integer(),
    flagged: Type.Integer({ description: "Responses with a flag" }),
    undecided: Type.Integer({ description: "Of the flagged ones, those without a decision" }),
    medianWallMs: milliseconds,
    medianActiveMs: milliseconds,
    flags: Type.Array(FlagCount),
    questions: Type.Unsafe<Readonly<Record<string, { readonly variable: string; readonly title: string }>>>({
      type: "object",
      additionalProperties: Type.Object({ variable: Type.String(), title: Type.String() }),
      description: "What evidence speaks of, by id",
    }),
    rows: Type.Array(QualityRow),
    total: Type.Integer({ description: "Of rows" }),
  }),
);

const AnswerQuality = Type.Object({
  questionId: Type.String(),
  variable: Type.String(),
  title: Type.String(),
  activeMs: milliseconds,
  wallMs: milliseconds,
  pastedShare: nullable(Type.Number()),
  chosen: Type.Array(Type.String(), { description: "In words; what was written is in the evidence" }),
  labels: Type.Unsafe<Readonly<Record<string, string>>>({
    type: "object",
    additionalProperties: { type: "string" },
    description: "Codes of the answers that could be chosen, in words",
  }),
});
const FlaggedResponse = component("FlaggedResponse", Type.Object({ ...row, answers: Type.Array(AnswerQuality) }));

/** A sign, and what speaks for it. */
export type Flag = ValueOf<typeof Flag>;
export type Review = ValueOf<typeof Review>;
/** A response with what was noticed and what was decided. */
export type QualityRow = ValueOf<typeof QualityRow>;
export type FlagCount = ValueOf<typeof FlagCount>;
export type Quality = ValueOf<typeof Quality>;
/** One question as it was answered. */
export type AnswerQuality = ValueOf<typeof AnswerQuality>;
export type FlaggedResponse = ValueOf<typeof FlaggedResponse>;

const params = { id: EXAMPLE_ID };
const rowExample: QualityRow = {
  id: EXAMPLE_ID,
  respondent: "lince",
  channel: "member",
  isTest: false,
  isMember: true,
  startedAt: "2027-01-15T10:00:00.000Z",
  activeMs: 31_000,
  wallMs: 40_000,
  flags: [{ name: "speeder", evidence: [{ says: "fasterThanMedian", figures: { spentMs: 31_000, medianMs: 160_000 } }] }],
  review: null,
};
const answer: AnswerQuality = {
  questionId: "q1",
  variable: "Q1",
  title: "Coffee or tea?",
  activeMs: 900,
  wallMs: 1_000,
  pastedShare: null,
  chosen: ["Tea"],
  labels: { coffee: "Coffee", tea: "Tea" },
};
const quality: Quality = {
  completes: 120,
  discarded: 3,
  flagged: 8,
  undecided: 5,
  medianWallMs: 180_000,
  medianActiveMs: 160_000,
  flags: [{ name: "speeder", icon: "Bolt", count: 4, settings: { share: 0.33 } }],
  questions: { q1: { variable: "Q1", title: "Coffee or tea?" } },
  rows: [rowExample],
  total: 1,
};

/** The quality of responses. The same calls are there below `/api/studies/:id`. */
export const qualityApi = defineApi({
  "GET /api/activities/:id/quality": defineCall({
    summary: "Figures, flags and flagged responses with their evidence",
    params: ById,
    query: closed({
      ...asked,
      range: Type.Optional(Type.String({ maxLength: 40, description: "First and last row, from 0; [0,24] where absent" })),
      review: Type.Optional(Type.Enum(["kept", "discarded", "undecided"])),
    }),
    answer: Quality,
    examples: { params, query: { flag: "speeder" }, answer: quality },
  }),
  "GET /api/activities/:id/quality/:responseId": defineCall({
    summary: "One response with its flags, their evidence and the time of each answer",
    params: closed({ id: Id, responseId: Id }),
    query: closed({ language: asked.language }),
    answer: FlaggedResponse,
    examples: { params: { ...params, responseId: EXAMPLE_ID }, answer: { ...rowExample, answers: [answer] } },
  }),
});
