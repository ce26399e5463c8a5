import Type from "typebox";
import { defineApi, defineCall } from "../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id } from "../../shared/calls/schemas";
import {
  AnswerBody,
  CaptchaState,
  CompleteBody,
  CompletedExecution,
  Execution,
  Language,
  MoveBody,
  PositionBody,
  QuestionId,
  RunToken,
  RunTokenBody,
  StartBody,
  UploadedFile,
} from "./execution";
import { ANSWER, CAPTCHA, COMPLETED, EXECUTION, MOVE, POSITION, RUN_TOKEN, UPLOADED } from "./executionExamples";

export const InLanguage = closed({ language: Type.Optional(Language) });
const OfQuestion = closed({ id: Id, questionId: QuestionId });

const linkToken = Type.String({ minLength: 16, maxLength: 100 });
const ByLink = closed({ linkToken });
const OfLinkQuestion = closed({ linkToken, questionId: QuestionId });

const params = { id: EXAMPLE_ID };
const ofQuestion = { id: EXAMPLE_ID, questionId: "q1" };
const byLink = { linkToken: "Qx4vJ2mB8nR6tY1kZ3wL5pD7" };
const ofLinkQuestion = { ...byLink, questionId: "q1" };

const starting = { parameters: { segment: "north" } };

const start = { summary: "Begin or resume answering", query: InLanguage, body: StartBody, answer: Execution };
const next = { summary: "Leave a question and get what is asked next", query: InLanguage, body: MoveBody, answer: Execution };
const saveAnswer = { summary: "Save one answer", body: AnswerBody };
const savePosition = { summary: "Remember where the respondent is", body: PositionBody };
const upload = { summary: "Upload a file for an answer", answer: UploadedFile, status: 201 } as const;
const runToken = { summary: "A token for calls about one question of this response", body: RunTokenBody, answer: RunToken };
const complete = { summary: "Finish answering", body: CompleteBody, answer: CompletedExecution };

/** Answering a questionnaire: members by their session, anyone by an open link, which a cookie knows again. */
export const executionApi = defineApi({
  "POST /api/activities/:id/execution": defineCall({
    ...start,
    params: ById,
    examples: { params, body: starting, answer: EXECUTION },
  }),
  "POST /api/activities/:id/execution/next": defineCall({
    ...next,
    params: ById,
    examples: { params, body: MOVE, answer: EXECUTION },
  }),
  "PUT /api/activities/:id/execution/answers/:questionId": defineCall({
    ...saveAnswer,
    params: OfQuestion,
    examples: { params: ofQuestion, body: ANSWER },
  }),
  "PUT /api/activities/:id/execution/position": defineCall({
    ...savePosition,
    params: ById,
    examples: { params, body: POSITION },
  }),
  "POST /api/activities/:id/execution/files/:questionId": defineCall({
    ...upload,
    params: OfQuestion,
    examples: { params: ofQuestion, answer: UPLOADED },
  }),
  "POST /api/activities/:id/execution/run-token": defineCall({
    ...runToken,
    params: ById,
    examples: { params, body: { questionId: "q1", purpose: "recording" }, answer: RUN_TOKEN },
  }),
  "POST /api/activities/:id/execution/complete": defineCall({
    ...complete,
    params: ById,
    examples: { params, body: {}, answer: COMPLETED },
  }),
  "POST /api/surveys/:linkToken/captcha": defineCall({
    summary: "A captcha to solve before beginning",
    params: ByLink,
    query: InLanguage,
    body: StartBody,
    answer: CaptchaState,
    examples: { params: byLink, body: {}, answer: CAPTCHA },
  }),
  "POST /api/surveys/:linkToken/execution": defineCall({
    ...start,
    params: ByLink,
    examples: { params: byLink, body: starting, answer: EXECUTION },
  }),
  "POST /api/surveys/:linkToken/execution/next": defineCall({
    ...next,
    params: ByLink,
    examples: { params: byLink, body: MOVE, answer: EXECUTION },
  }),
  "PUT /api/surveys/:linkToken/execution/answers/:questionId": defineCall({
    ...saveAnswer,
    params: OfLinkQuestion,
    examples: { params: ofLinkQuestion, body: ANSWER },
  }),
  "PUT /api/surveys/:linkToken/execution/position": defineCall({
    ...savePosition,
    params: ByLink,
    examples: { params: byLink, body: POSITION },
  }),
  "POST /api/surveys/:linkToken/execution/files/:questionId": defineCall({
    ...upload,
    params: OfLinkQuestion,
    examples: { params: ofLinkQuestion, answer: UPLOADED },
  }),
  "POST /api/surveys/:linkToken/execution/run-token": defineCall({
    ...runToken,
    params: ByLink,
    examples: { params: byLink, body: { questionId: "q1", purpose: "recording" }, answer: RUN_TOKEN },
  }),
  "POST /api/surveys/:linkToken/execution/complete": defineCall({
    ...complete,
    params: ByLink,
    examples: { params: byLink, body: {}, answer: COMPLETED },
  }),
});
