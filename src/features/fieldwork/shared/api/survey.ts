import Type from "typebox";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant } from "../../../../shared/calls/schemas";
import { QUESTION_ID } from "../../../../survey/document/jsonSchemas";
import type { Condition } from "../../../../survey/logic/condition";

const NavigationRule = Type.Object({
  id: Type.Optional(Type.String({ description: "Absent for what decides on showing something" })),
  questionIds: Type.Array(Type.String(), {
    description: "The question that the rule stands behind, or that it shows; of a block, all of its questions",
  }),
  condition: Type.Unsafe<Condition>({ type: "object" }),
  action: Type.Enum(["jump", "expel", "expelForQuality", "finish", "showQuestion", "showOption"]),
  target: Type.Optional(Type.String({ description: "The question jumped to, or the code of the option shown" })),
  isSanctioned: Type.Optional(Type.Boolean({ description: "Of an expulsion for quality" })),
});

const token = "vis_Qx4vJ2mB8nR6tY1kZ3wL5pD7.1800000000000.sF9gH0aC";

/** What is read beside the answering of a survey (spec section 7). */
export const surveySpecApi = defineApi({
  "GET /visitorToken": defineCall({
    summary: "A token to answer by an open link without cookies",
    answer: Type.Object({
      visToken: Type.String(),
      tesVisToken: Type.String({ description: "The same, by its other name" }),
      expiresAt: Instant,
    }),
    examples: { answer: { visToken: token, tesVisToken: token, expiresAt: "2027-01-15T08:00:00.000Z" } },
  }),
  "GET /test/:id/navigationRules": defineCall({
    summary: "The rules of an activity's questionnaire in one list",
    params: ById,
    answer: Type.Array(NavigationRule),
    examples: {
      params: { id: EXAMPLE_ID },
      answer: [{ id: "r1", questionIds: ["q1"], condition: { all: [] }, action: "jump", target: "q3" }],
    },
  }),
  "GET /tester/communities/:id/activity/:activityId/question/:questionId/answered": defineCall({
    summary: "Whether the member has answered a question",
    params: closed({ id: Id, activityId: Id, questionId: Type.String({ pattern: QUESTION_ID }) }),
    answer: Type.Object({ answered: Type.Boolean() }),
    examples: {
      params: { id: EXAMPLE_ID, activityId: EXAMPLE_ID, questionId: "q1" },
      answer: { answered: true },
    },
  }),
});
