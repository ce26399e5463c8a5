import Type from "typebox";
import { defineApi, defineCall } from "../../shared/calls/defineApi";
import { ById, closed, EXAMPLE_ID, Id } from "../../shared/calls/schemas";
import {
  AnswerBody,
  CaptchaState,
  CompleteBody,
  CompletedExecution,
  Completion,
  Execution,
  type ExecutionState,
  Language,
  MoveBody,
  PositionBody,
  Preview,
  QuestionId,
  StartBody,
  UploadedFile,
} from "./execution";

const MOST_FULL = 50;
const ID = "[0-9a-fA-F-]{36}";

export const InLanguage = closed({ language: Type.Optional(Language) });
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

const linkToken = Type.String({ minLength: 16, maxLength: 100 });
const ByLink = closed({ linkToken });
const OfLinkQuestion = closed({ linkToken, questionId: QuestionId });

const params = { id: EXAMPLE_ID };
const ofQuestion = { id: EXAMPLE_ID, questionId: "q1" };
const byLink = { linkToken: "Qx4vJ2mB8nR6tY1kZ3wL5pD7" };
const ofLinkQuestion = { ...byLink, questionId: "q1" };

const state: ExecutionState = {
  ...{ responseId: EXAMPLE_ID, state: "open", disposition: null },
  ...{ title: "What you drink", welcome: "A minute, no more.", closing: "Thank you!", language: "en", languages: ["en", "es"] },
  survey: { locale: "en", pages: [{ name: "q1", elements: [{ type: "comment", name: "q1", title: "Coffee or tea?" }] }] },
  ...{ stops: [], isWhole: true, passed: 0, ahead: 0, answers: { q1: "Tea" }, missing: {}, dontKnow: {} },
  ...{ currentQuestionId: "q1", clock: null, theme: null, labs: 10 },
};
/** Examples that other addresses of the same calls show as well. */
export const EXECUTION_EXAMPLES = {
  execution: { ...state, exit: null, mayRetake: false },
  answer: { value: "Tea", ago: 1_200, device: "5f2b8c1d", timing: { activeMs: 4_100, wallMs: 5_300 } },
  completed: { state: "complete", disposition: "complete", closing: "Thank you!", exit: null, mayRetake: false },
  captcha: {
    challenge: {
      parameters: {
        ...{ algorithm: "PBKDF2/SHA-256", nonce: "9c1d", salt: "7e0a", cost: 1_000, keyLength: 32, keyPrefix: "00" },
        expiresAt: 1_800_000_000,
      },
      signature: "sF9gH0aC",
    },
    ...{ seconds: 600, title: "What you drink", language: "en", theme: null },
  },
} as const;
const { execution, answer, completed, captcha } = EXECUTION_EXAMPLES;
const preview = { ...state, responseId: null, beginsWithQuestion: true };
const file = { id: EXAMPLE_ID, name: "cup.jpg", type: "image/jpeg", size: 48_213, url: `/files/${EXAMPLE_ID}` };
const move = { questionId: "q1", answers: { q1: answer } };
const position = { questionId: "q1", ago: 300, device: "5f2b8c1d" };
const starting = { parameters: { segment: "north" } };

const start = { summary: "Begin or resume answering", query: InLanguage, body: StartBody, answer: Execution };
const next = { summary: "Leave a question and get what is asked next", query: InLanguage, body: MoveBody, answer: Execution };
const saveAnswer = { summary: "Save one answer", body: AnswerBody };
const savePosition = { summary: "Remember where the respondent is", body: PositionBody };
const upload = { summary: "Upload a file for an answer", answer: UploadedFile, status: 201 } as const;
const complete = { summary: "Finish answering", body: CompleteBody, answer: CompletedExecution };

/** Answering a questionnaire: members by their session, anyone by an open link, which a cookie knows again. */
export const executionApi = defineApi({
  "POST /api/activities/:id/execution": defineCall({
    ...start,
    params: ById,
    examples: { params, body: starting, answer: execution },
  }),
  "POST /api/activities/:id/execution/next": defineCall({
    ...next,
    params: ById,
    examples: { params, body: move, answer: execution },
  }),
  "PUT /api/activities/:id/execution/answers/:questionId": defineCall({
    ...saveAnswer,
    params: OfQuestion,
    examples: { params: ofQuestion, body: answer },
  }),
  "PUT /api/activities/:id/execution/position": defineCall({
    ...savePosition,
    params: ById,
    examples: { params, body: position },
  }),
  "POST /api/activities/:id/execution/files/:questionId": defineCall({
    ...upload,
    params: OfQuestion,
    examples: { params: ofQuestion, answer: file },
  }),
  "POST /api/activities/:id/execution/complete": defineCall({
    ...complete,
    params: ById,
    examples: { params, body: {}, answer: completed },
  }),
  "POST /api/surveys/:linkToken/captcha": defineCall({
    summary: "A captcha to solve before beginning",
    params: ByLink,
    query: InLanguage,
    body: StartBody,
    answer: CaptchaState,
    examples: { params: byLink, body: {}, answer: captcha },
  }),
  "POST /api/surveys/:linkToken/execution": defineCall({
    ...start,
    params: ByLink,
    examples: { params: byLink, body: starting, answer: execution },
  }),
  "POST /api/surveys/:linkToken/execution/next": defineCall({
    ...next,
    params: ByLink,
    examples: { params: byLink, body: move, answer: execution },
  }),
  "PUT /api/surveys/:linkToken/execution/answers/:questionId": defineCall({
    ...saveAnswer,
    params: OfLinkQuestion,
    examples: { params: ofLinkQuestion, body: answer },
  }),
  "PUT /api/surveys/:linkToken/execution/position": defineCall({
    ...savePosition,
    params: ByLink,
    examples: { params: byLink, body: position },
  }),
  "POST /api/surveys/:linkToken/execution/files/:questionId": defineCall({
    ...upload,
    params: OfLinkQuestion,
    examples: { params: ofLinkQuestion, answer: file },
  }),
  "POST /api/surveys/:linkToken/execution/complete": defineCall({
    ...complete,
    params: ByLink,
    examples: { params: byLink, body: {}, answer: completed },
  }),
});

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
    examples: { params, body: move, answer: preview },
  }),
  "PUT /api/activities/:id/preview/answers/:questionId": defineCall({
    summary: "Check one answer of a preview",
    params: OfQuestion,
    body: AnswerBody,
    examples: { params: ofQuestion, body: answer },
  }),
  "PUT /api/activities/:id/preview/position": defineCall({
    summary: "Move on in a preview",
    params: ById,
    body: PositionBody,
    examples: { params, body: position },
  }),
  "POST /api/activities/:id/preview/files/:questionId": defineCall({
    summary: "Check a file of a preview",
    params: OfQuestion,
    answer: UploadedFile,
    status: 201,
    examples: { params: ofQuestion, answer: file },
  }),
  "POST /api/activities/:id/preview/complete": defineCall({
    summary: "Finish a preview",
    params: ById,
    answer: Completion,
    examples: { params, answer: { state: "complete", disposition: "complete", closing: "Thank you!" } },
  }),
});
