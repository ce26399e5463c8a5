import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { draftOf } from "../../../../survey/document/draftOf";
import { navigationRules } from "../../../../survey/logic/navigationRules";
import { surveySpecApi } from "../../shared/api/survey";
import { presentCaptcha } from "../captcha/presentCaptcha";
import type { ResponseContext } from "../context/responseContext";
import { presentResponse } from "../presentation/presentResponse";
import { readResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
import { completeResponse } from "../session/completeResponse";
import { nextBlock } from "../session/nextBlock";
import { startResponse } from "../session/startResponse";
import { askedBy, LARGE_ANSWERS } from "./channelCalls";
import { resolveMember } from "./resolveMember";
import { resolveSpec, specAccess } from "./resolveSpec";

const member: ExtensionRoute["access"] = { kind: "member" };

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
    route(surveySpecApi, "POST /execution/:id/start", {
      access: specAccess,
      handle: async (context, { request, params, query, body }) => {
        const responseContext = await resolveSpec({ context, request, services, activityId: params.id, isStart: true });
        const asked = await askedBy(context, query, { of: responseContext, services });
        return startResponse(responseContext, { ...asked, captcha: body?.captcha }, services);
      },
    }),
    route(surveySpecApi, "POST /execution/:id/captcha", {
      access: specAccess,
      // Good for the start of whoever asked for it alone.
      handle: async (context, { request, params, query }) => {
        const responseContext = await resolveSpec({ context, request, services, activityId: params.id, isStart: true });
        return presentCaptcha(responseContext, await askedBy(context, query, { of: responseContext, services }), services);
      },
    }),
    route(surveySpecApi, "GET /execution/:id/next-question-block", {
      access: specAccess,
      handle: async (context, { request, params, query }) => {
        const responseContext = await resolveSpec({ context, request, services, activityId: params.id });
        const asked = await askedBy(context, query, { of: responseContext, services });
        return presentResponse(responseContext, await requireResponse(responseContext), asked, services);
      },
    }),
    route(surveySpecApi, "POST /execution/:id/answer", {
      access: specAccess,
      ...LARGE_ANSWERS,
      handle: async (context, { request, params, query, body: { questionId, ...answer } }) => {
        const responseContext = await resolveSpec({ context, request, services, activityId: params.id });
        const asked = await askedBy(context, query, { of: responseContext, services });
        return nextBlock(responseContext, { questionId, answers: { [questionId]: answer } }, asked, services);
      },
    }),
    route(surveySpecApi, "POST /execution/:id/finish", {
      access: specAccess,
      handle: async (context, { request, params }) => {
        const responseContext = await resolveSpec({ context, request, services, activityId: params.id });
        return completeResponse(responseContext, { language: context.language }, services);
      },
    }),
  ];
}

/** `/tester/communities/{id}/activity/{activityId}/question/{questionId}` (spec section 7, activities). */
function testerCalls(services: FieldworkServices): readonly ExtensionRoute[] {
  return [
    route(surveySpecApi, "POST /tester/communities/:id/activity/:activityId/question/:questionId/answer", {
      access: member,
      handle: async (context, { request, params: { id, activityId, questionId }, query, body }) => {
        requireOwnCommunity(context, id);
        const responseContext = await resolveMember({ context, request, services, activityId });
        const asked = await askedBy(context, query, { of: responseContext, services });
        await startResponse(responseContext, asked, services);
        return nextBlock(responseContext, { questionId, answers: { [questionId]: body } }, asked, services);
      },
    }),
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
