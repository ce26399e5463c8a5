import type { FastifyRequest } from "fastify";
import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { draftOf } from "../../../../survey/document/draftOf";
import { idSchema, questionIdSchema } from "../../../../survey/document/jsonSchemas";
import { navigationRules } from "../../../../survey/logic/navigationRules";
import { surveySpecApi } from "../../shared/api/survey";
import type { AnswerBody } from "../answer/checkAnswer";
import type { ResponseContext } from "../context/responseContext";
import { presentResponse } from "../presentation/presentResponse";
import { readResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { completeResponse } from "../session/completeResponse";
import { nextBlock } from "../session/nextBlock";
import { startResponse } from "../session/startResponse";
import { captchaRoute } from "./captchaRoute";
import {
  answerBody,
  answerMembers,
  askedBy,
  captchaSchema,
  LARGE_ANSWERS,
  languageQuery,
  type StartBody,
} from "./executionRoutes";
import { resolveMember } from "./memberChannel";
import { resolveSpec, specAccess } from "./specChannel";

const byId = requiredObject({ id: idSchema });
const ACTIVITY = "/tester/communities/:id/activity/:activityId/question/:questionId";
const byQuestion = requiredObject({ id: idSchema, activityId: idSchema, questionId: questionIdSchema });
const member: ExtensionRoute["access"] = { kind: "member" };

const solvedBody: JsonObject = { ...optionalObject({ captcha: captchaSchema }), type: ["object", "null"] };

interface Params {
  readonly id: string;
  readonly activityId: string;
  readonly questionId: string;
}

function paramsOf(request: FastifyRequest): Params {
  return request.params as Params;
}

/** Another community is as good as absent. @throws AppError `community.notFound` */
function requireOwnCommunity({ session }: RouteContext, id: string): void {
  if (session?.space?.id !== id) throw new AppError("community.notFound");
}

async function requireResponse(responseContext: ResponseContext) {
  const response = await readResponse(responseContext);
  if (!response) throw new AppError("execution.notFound");
  return response;
}

/** `/execution/{id}`: answering a survey as a member or as a visitor; the id is the activity's (spec section 7, other). */
function executionCalls(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: "/execution/:id/start",
      summary: "Begin or resume a survey",
      access: specAccess,
      schema: { params: byId, querystring: languageQuery, body: solvedBody },
      handle: async (context, request) => {
        const responseContext = await resolveSpec({ context, request, services, isStart: true });
        const { captcha } = (request.body ?? {}) as Pick<StartBody, "captcha">;
        const asked = await askedBy(context, request, responseContext.db.spaceId);
        return startResponse(responseContext, { ...asked, captcha }, services);
      },
    },
    captchaRoute({ url: "/execution/:id/captcha", params: byId, access: specAccess, resolve: resolveSpec }, services),
    {
      method: "GET",
      url: "/execution/:id/next-question-block",
      summary: "What is asked now",
      access: specAccess,
      schema: { params: byId, querystring: languageQuery },
      handle: async (context, request) => {
        const responseContext = await resolveSpec({ context, request, services });
        const asked = await askedBy(context, request, responseContext.db.spaceId);
        return presentResponse(responseContext, await requireResponse(responseContext), asked, services);
      },
    },
    {
      method: "POST",
      url: "/execution/:id/answer",
      summary: "Answer a question and leave it",
      access: specAccess,
      schema: {
        params: byId,
        querystring: languageQuery,
        body: optionalObject({ questionId: questionIdSchema, ...answerMembers }, ["questionId", "value"]),
      },
      ...LARGE_ANSWERS,
      handle: async (context, request) => {
        const responseContext = await resolveSpec({ context, request, services });
        const { questionId, ...body } = request.body as AnswerBody & { readonly questionId: string };
        const asked = await askedBy(context, request, responseContext.db.spaceId);
        return nextBlock(responseContext, { questionId, answers: { [questionId]: body } }, asked, services);
      },
    },
    {
      method: "POST",
      url: "/execution/:id/finish",
      summary: "Finish a survey",
      access: specAccess,
      schema: { params: byId },
      handle: async (context, request) => {
        const responseContext = await resolveSpec({ context, request, services });
        return completeResponse(responseContext, { language: context.language }, services);
      },
    },
  ];
}

/** `/tester/communities/{id}/activity/{activityId}/question/{questionId}` (spec section 7, activities). */
function testerCalls(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: `${ACTIVITY}/answer`,
      summary: "Answer one question and leave it",
      access: member,
      schema: { params: byQuestion, querystring: languageQuery, body: answerBody },
      handle: async (context, request) => {
        const { id, activityId, questionId } = paramsOf(request);
        requireOwnCommunity(context, id);
        const responseContext = await resolveMember({ context, request, services, activityId });
        const asked = await askedBy(context, request, responseContext.db.spaceId);
        await startResponse(responseContext, asked, services);
        return nextBlock(responseContext, { questionId, answers: { [questionId]: request.body as AnswerBody } }, asked, services);
      },
    },
    route(surveySpecApi, "GET /tester/communities/:id/activity/:activityId/question/:questionId/answered", {
      access: member,
      handle: async (context, { request, params: { id, activityId, questionId } }) => {
        requireOwnCommunity(context, id);
        const responseContext = await resolveMember({ context, request, services, activityId });
        const response = await readResponse(responseContext);
        const answer = response?.answers.find((stored) => stored.questionId === questionId);
        return { answered: answer !== undefined && answer.missing !== "no-answer" };
      },
    }),
  ];
}

/** The calls of answering under the paths of spec section 7. */
export function specRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    route(surveySpecApi, "GET /test/:id/navigationRules", {
      access: { entity: "activity", action: "read" },
      handle: async ({ db }, { params }) =>
        navigationRules(draftOf(await services.questionnaires().questionnaireOf(db, params.id))),
    }),
    ...executionCalls(services),
    ...testerCalls(services),
  ];
}
