import Type from "typebox";
import {
  AnswerBody,
  CaptchaState,
  CompletedExecution,
  Execution,
  QuestionId,
  Solution,
  StartBody,
} from "../../../../contracts/api/execution";
import { InLanguage } from "../../../../contracts/api/executionApi";
import { ANSWER, CAPTCHA, COMPLETED, EXECUTION } from "../../../../contracts/api/executionExamples";
import { defineApi, defineCall } from "../../../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id, Instant, nullable } from "../../../../shared/calls/schemas";
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

const OfTester = closed({ id: Id, activityId: Id, questionId: QuestionId });

const params = { id: EXAMPLE_ID };
const ofTester = { id: EXAMPLE_ID, activityId: EXAMPLE_ID, questionId: "q1" };
const token = "vis_Qx4vJ2mB8nR6tY1kZ3wL5pD7.1800000000000.sF9gH0aC";

/** Answering a survey by the addresses of spec section 7, as a member or as a visitor, and what is read beside it. */
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
      params,
      answer: [{ id: "r1", questionIds: ["q1"], condition: { all: [] }, action: "jump", target: "q3" }],
    },
  }),
  "POST /execution/:id/start": defineCall({
    summary: "Begin or resume a survey",
    params: ById,
    query: InLanguage,
    body: nullable(closed({ captcha: Type.Optional(Solution) })),
    answer: Execution,
    examples: { params, body: {}, answer: EXECUTION },
  }),
  "POST /execution/:id/captcha": defineCall({
    summary: "A captcha to solve before beginning",
    params: ById,
    query: InLanguage,
    body: StartBody,
    answer: CaptchaState,
    examples: { params, body: {}, answer: CAPTCHA },
  }),
  "GET /execution/:id/next-question-block": defineCall({
    summary: "What is asked now",
    params: ById,
    query: InLanguage,
    answer: Execution,
    examples: { params, answer: EXECUTION },
  }),
  "POST /execution/:id/answer": defineCall({
    summary: "Answer a question and leave it",
    params: ById,
    query: InLanguage,
    body: closed({ questionId: QuestionId, ...AnswerBody.properties }),
    answer: Execution,
    examples: { params, body: { questionId: "q1", ...ANSWER }, answer: EXECUTION },
  }),
  "POST /execution/:id/finish": defineCall({
    summary: "Finish a survey",
    params: ById,
    answer: CompletedExecution,
    examples: { params, answer: COMPLETED },
  }),
  "POST /tester/communities/:id/activity/:activityId/question/:questionId/answer": defineCall({
    summary: "Answer one question and leave it",
    params: OfTester,
    query: InLanguage,
    body: AnswerBody,
    answer: Execution,
    examples: { params: ofTester, body: ANSWER, answer: EXECUTION },
  }),
  "GET /tester/communities/:id/activity/:activityId/question/:questionId/answered": defineCall({
    summary: "Whether the member has answered a question",
    params: OfTester,
    answer: Type.Object({ answered: Type.Boolean() }),
    examples: { params: ofTester, answer: { answered: true } },
  }),
});
