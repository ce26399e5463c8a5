import Type from "typebox";
import { defineApi, defineCall, type ValueOf } from "../../../../shared/calls/defineApi";
import { ById, closed, component, EXAMPLE_ID, Id, nullable } from "../../../../shared/calls/schemas";
import { asked } from "./quality";

/** Of a page, and of one decision: so many ids still fit an address. */
export const MOST_RESPONSES = 100;
const MOST_ACTIVITIES = 20;
const LONGEST_REASON = 500;
const UUID = "[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}";

const pair = { before: Type.Number(), after: Type.Number() };
const Pair = Type.Object(pair);
const QuestionEffect = Type.Object({
  id: Type.String(),
  variable: Type.String(),
  title: Type.String(),
  base: Pair,
  counts: Type.Array(Type.Object({ code: Type.String(), label: Type.String(), ...pair }), {
    description: "The answers that move most, with their shares of the base, 0 to 1",
  }),
  mean: nullable(Pair),
  shift: Type.Number({ description: "The largest change of a share" }),
});
const Effect = component(
  "DiscardEffect",
  Type.Object({
    base: Type.Object(pair, { description: "Completes that count now, and that would still" }),
    questions: Type.Array(QuestionEffect, { description: "Those that change most come first" }),
  }),
);

const Decision = Type.Enum(["keep", "discard", "undecided"], { description: "`undecided` takes a decision back" });
const DecisionBody = closed({
  responses: Type.Array(Id, { minItems: 1, maxItems: MOST_RESPONSES, uniqueItems: true }),
  decision: Decision,
  reason: Type.Optional(Type.String({ maxLength: LONGEST_REASON, description: "Needed to discard" })),
  isSanctioned: Type.Optional(
    Type.Boolean({ description: "Whether members whose responses are discarded are sanctioned; false where absent" }),
  ),
});
const OverfullQuota = Type.Object({ id: Id, title: Type.String(), completed: Type.Integer(), target: Type.Integer() });
const DecisionReport = Type.Object({
  decided: Type.Integer({ description: "How many responses it is of" }),
  overfull: Type.Array(OverfullQuota, {
    description: "Quotas that count more than their target now that discarded responses count again",
  }),
});
const UndecidedCount = component(
  "UndecidedResponses",
  Type.Object({ activityId: Id, responses: Type.Integer({ description: "Flagged, and without a decision" }) }),
);

/** What discarding some responses would do to one question. */
export type QuestionEffect = ValueOf<typeof QuestionEffect>;
export type Effect = ValueOf<typeof Effect>;
export type Decision = ValueOf<typeof Decision>;
export type DecisionBody = ValueOf<typeof DecisionBody>;
/** A quota that counts more than its target. */
export type OverfullQuota = ValueOf<typeof OverfullQuota>;
export type DecisionReport = ValueOf<typeof DecisionReport>;
/** Responses of an activity that a sign speaks against and nobody has decided on. */
export type UndecidedCount = ValueOf<typeof UndecidedCount>;

const params = { id: EXAMPLE_ID };
const effect: QuestionEffect = {
  id: "q1",
  variable: "Q1",
  title: "Coffee or tea?",
  base: { before: 120, after: 119 },
  counts: [{ code: "tea", label: "Tea", before: 0.5, after: 0.496 }],
  mean: null,
  shift: 0.004,
};

/** Decisions, and what they would do. The same calls are there below `/api/studies/:id`. */
export const decisionsApi = defineApi({
  "GET /api/activities/:id/quality/effect": defineCall({
    summary: "What discarding responses would do to each question, before anything is discarded",
    params: ById,
    query: closed({
      ...asked,
      responses: Type.Optional(
        Type.String({
          pattern: `^${UUID}(,${UUID}){0,${MOST_RESPONSES - 1}}$`,
          description: "Which ones would be discarded: these ids, or all with the flag",
        }),
      ),
    }),
    answer: Effect,
    examples: { params, query: { responses: EXAMPLE_ID }, answer: { base: effect.base, questions: [effect] } },
  }),
  "POST /api/activities/:id/quality/decisions": defineCall({
    summary: "Keep or discard responses, or take that back",
    params: ById,
    body: DecisionBody,
    answer: DecisionReport,
    examples: { params, body: { responses: [EXAMPLE_ID], decision: "keep" }, answer: { decided: 1, overfull: [] } },
  }),
});

/** Where there is something to decide, over several activities. */
export const undecidedApi = defineApi({
  "GET /api/quality/undecided": defineCall({
    summary: "Activities with flagged responses that nobody has decided on",
    query: closed({
      activities: Type.String({
        description: "Ids, with commas between; those that the caller may not change are left out",
        pattern: `^[0-9a-fA-F-]{36}(,[0-9a-fA-F-]{36}){0,${MOST_ACTIVITIES - 1}}$`,
        maxLength: MOST_ACTIVITIES * 37,
      }),
    }),
    answer: Type.Array(UndecidedCount),
    examples: { query: { activities: EXAMPLE_ID }, answer: [{ activityId: EXAMPLE_ID, responses: 7 }] },
  }),
});
