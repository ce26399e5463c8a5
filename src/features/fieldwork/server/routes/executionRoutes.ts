import type { FastifyReply, FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { readUpload } from "../../../../server/kit";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { LARGEST_FILE } from "../../../../survey/compile/uploadRules";
import { languageSchema, millisecondsSchema, questionIdSchema } from "../../../../survey/document/jsonSchemas";
import type { Parameters } from "../answer/assignedAnswers";
import type { AnswerBody } from "../answer/checkAnswer";
import type { ResponseContext } from "../context/responseContext";
import { withExit } from "../entry/withExit";
import { uploadFile } from "../files/uploadFile";
import type { PresentationOptions } from "../presentation/presentResponse";
import type { FieldworkServices } from "../services";
import type { Move } from "../session/advance";
import { completeResponse } from "../session/completeResponse";
import { nextBlock } from "../session/nextBlock";
import { saveAnswer } from "../session/saveAnswer";
import { type Position, savePosition } from "../session/savePosition";
import { startResponse } from "../session/startResponse";

/** What a form takes beside its file. */
const FRAME = 64 * 1024;
/** Of one call; as many as a document has questions. */
const MOST_ANSWERS = 5_000;
/** A captcha's solution, base64 of `{challenge, solution}`. */
export const captchaSchema: JsonObject = { type: "string", maxLength: 4_000 };

export const languageQuery: JsonObject = optionalObject({ language: languageSchema });
/** When and where an answer or a position was given: both may wait in the browser before they can be sent. */
const sentMembers: JsonObject = {
  ago: { type: "integer", minimum: 0 },
  device: { type: "string", pattern: "^[A-Za-z0-9-]{1,64}$" },
};
export const positionBody: JsonObject = optionalObject({ questionId: questionIdSchema, ...sentMembers }, ["questionId"]);
/** Members of an answer's body. */
export const answerMembers: JsonObject = {
  value: {},
  comment: { type: "string", maxLength: 10_000 },
  missing: { enum: ["dont-know"] },
  ...sentMembers,
  timing: requiredObject({ activeMs: millisecondsSchema, wallMs: millisecondsSchema }),
  pastedShare: { type: "number", minimum: 0, maximum: 1 },
};
/** Answers hold long texts, and wait in the browser while there is no connection. */
export const LARGE_ANSWERS = {
  bodyLimit: 512 * 1024,
  largeBodyReason: "answers that were given without a connection come together",
} as const;
export const answerBody: JsonObject = optionalObject(answerMembers, ["value"]);
/** Answers that the server may not have yet, by question, in the order in which they were given. */
const answersBody: JsonObject = {
  type: "object",
  maxProperties: MOST_ANSWERS,
  propertyNames: questionIdSchema,
  additionalProperties: answerBody,
};
export const moveBody: JsonObject = optionalObject({ questionId: questionIdSchema, answers: answersBody }, ["questionId"]);
/** What the address that brought the respondent says, for hidden variables. */
export const startBody: JsonObject = {
  ...optionalObject({
    parameters: {
      type: "object",
      maxProperties: 50,
      propertyNames: { type: "string", maxLength: 64 },
      additionalProperties: { type: "string", maxLength: 500 },
    },
    again: { type: "boolean" },
    captcha: captchaSchema,
    key: { type: "string", pattern: "^[A-Za-z0-9_-]{32,128}$" },
  }),
  type: ["object", "null"],
};
/** The body of a start. */
export interface StartBody {
  readonly parameters?: Parameters;
  readonly again?: boolean;
  /** By an open link: a start of the same key is the same start, though its reply was lost. A secret of the browser's. */
  readonly key?: string;
  /** By an open link that asks for one: a captcha's solution. */
  readonly captcha?: string;
}

const completeBody: JsonObject = { ...optionalObject({ answers: answersBody }), type: ["object", "null"] };

export async function askedBy(context: RouteContext, request: FastifyRequest, spaceId: string): Promise<PresentationOptions> {
  const theme = (await context.communityTheme(spaceId)) ?? null;
  return { language: wantedLanguage(context, request), theme };
}

export function wantedLanguage({ language }: RouteContext, request: FastifyRequest): string {
  return (request.query as { readonly language?: string }).language ?? language;
}

/** An execution channel: an address, who may use it, and in whose context a request answers. */
export interface ExecutionChannel {
  /** Path below which the calls lie. */
  readonly base: string;
  /** Schemas of the base's path parameters. */
  readonly params: JsonObject;
  readonly access: ExtensionRoute["access"];
  /** @param isStart whether a respondent who isn't known yet may sit down */
  readonly resolve: (
    context: RouteContext,
    request: FastifyRequest,
    reply: FastifyReply,
    isStart: boolean,
  ) => Promise<ResponseContext>;
}

/** The calls of answering a questionnaire, as every channel has them. */
export function executionRoutes(
  { base, params, access, resolve }: ExecutionChannel,
  services: FieldworkServices,
): readonly ExtensionRoute[] {
  const withQuestion = requiredObject({ ...params, questionId: questionIdSchema });
  const questionOf = (request: FastifyRequest) => (request.params as { readonly questionId: string }).questionId;
  return [
    {
      method: "POST",
      url: base,
      summary: "Begin or resume answering",
      access,
      schema: { params: requiredObject(params), querystring: languageQuery, body: startBody },
      handle: async (context, request, reply) => {
        const taken = await resolve(context, request, reply, true);
        const { parameters, again, captcha } = (request.body ?? {}) as StartBody;
        const asked = await askedBy(context, request, taken.db.spaceId);
        return withExit(taken, services, () => startResponse(taken, { ...asked, parameters, again, captcha }, services));
      },
    },
    {
      method: "POST",
      url: `${base}/next`,
      summary: "Leave a question and get what is asked next",
      access,
      schema: { params: requiredObject(params), querystring: languageQuery, body: moveBody },
      ...LARGE_ANSWERS,
      handle: async (context, request, reply) => {
        const taken = await resolve(context, request, reply, false);
        const asked = await askedBy(context, request, taken.db.spaceId);
        return nextBlock(taken, request.body as Move, asked, services);
      },
    },
    {
      method: "PUT",
      url: `${base}/answers/:questionId`,
      summary: "Save one answer",
      access,
      schema: { params: withQuestion, body: answerBody },
      ...LARGE_ANSWERS,
      handle: async (context, request, reply) => {
        const taken = await resolve(context, request, reply, false);
        await saveAnswer(taken, { questionId: questionOf(request), body: request.body as AnswerBody }, services);
      },
    },
    {
      method: "PUT",
      url: `${base}/position`,
      summary: "Remember where the respondent is",
      access,
      schema: { params: requiredObject(params), body: positionBody },
      handle: async (context, request, reply) => {
        await savePosition(await resolve(context, request, reply, false), request.body as Position, services);
      },
    },
    {
      method: "POST",
      url: `${base}/files/:questionId`,
      summary: "Upload a file for an answer",
      access,
      schema: { params: withQuestion },
      bodyLimit: LARGEST_FILE + FRAME,
      largeBodyReason: "respondents of open links upload files, once the link has let them in",
      handle: async (context, request, reply) => {
        const taken = await resolve(context, request, reply, false);
        const upload = { questionId: questionOf(request), ...(await readUpload(request, LARGEST_FILE)) };
        const file = await uploadFile(taken, upload, { ...services, files: context.files });
        reply.code(201);
        return file;
      },
    },
    {
      method: "POST",
      url: `${base}/complete`,
      summary: "Finish answering",
      access,
      schema: { params: requiredObject(params), body: completeBody },
      ...LARGE_ANSWERS,
      handle: async (context, request, reply) => {
        const { answers } = (request.body ?? {}) as Pick<Move, "answers">;
        const taken = await resolve(context, request, reply, false);
        return completeResponse(taken, { language: context.language, answers }, services);
      },
    },
  ];
}
