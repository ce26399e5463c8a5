import Type from "typebox";
import { defineApi, defineCall } from "../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id } from "../../shared/calls/schemas";
import { AnswerBody, Completion, Language, MoveBody, PositionBody, Preview, QuestionId, UploadedFile } from "./execution";
import { ANSWER, EXECUTION, MOVE, POSITION, UPLOADED } from "./executionExamples";

const MOST_FULL = 50;
const ID = "[0-9a-fA-F-]{36}";

const PreviewQuery = closed({
  language: Type.Optional(Language),
  full: Type.Optional(
    Type.String({
      pattern: `^${ID}(,${ID}){0,${MOST_FULL - 1}}$`,
      description: "Ids of quotas that are taken to be full, with commas between",
    }),
  ),
});
const OfQuestion = closed({ id: Id, questionId: QuestionId });

const params = { id: EXAMPLE_ID };
const ofQuestion = { id: EXAMPLE_ID, questionId: "q1" };
const { exit: _exit, mayRetake: _mayRetake, ...state } = EXECUTION;
const preview = { ...state, responseId: null, beginsWithQuestion: true };

/** The team tries out the draft, and nothing is stored. The same calls are there below `/api/studies/:id`. */
export const previewApi = defineApi({
  "POST /api/activities/:id/preview": defineCall({
    summary: "Begin a preview of the draft",
    params: ById,
    query: PreviewQuery,
    answer: Preview,
    examples: { params, answer: preview },
  }),
  "POST /api/activities/:id/preview/next": defineCall({
    summary: "Move on in a preview, with all its answers so far",
    params: ById,
    query: PreviewQuery,
    body: MoveBody,
    answer: Preview,
    examples: { params, body: MOVE, answer: preview },
  }),
  "PUT /api/activities/:id/preview/answers/:questionId": defineCall({
    summary: "Check one answer of a preview",
    params: OfQuestion,
    body: AnswerBody,
    examples: { params: ofQuestion, body: ANSWER },
  }),
  "PUT /api/activities/:id/preview/position": defineCall({
    summary: "Move on in a preview",
    params: ById,
    body: PositionBody,
    examples: { params, body: POSITION },
  }),
  "POST /api/activities/:id/preview/files/:questionId": defineCall({
    summary: "Check a file of a preview",
    params: OfQuestion,
    answer: UploadedFile,
    status: 201,
    examples: { params: ofQuestion, answer: UPLOADED },
  }),
  "POST /api/activities/:id/preview/complete": defineCall({
    summary: "Finish a preview",
    params: ById,
    answer: Completion,
    examples: { params, answer: { state: "complete", disposition: "complete", closing: "Thank you!" } },
  }),
});
