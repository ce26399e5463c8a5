import type { FastifyRequest } from "fastify";
import type { GuestRoute, RouteContext } from "../../../../server/kit";
import { questionnaireOf } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { JsonObject } from "../../../../shared/json";
import { draftOf } from "../../../../survey/document/draftOf";
import { idSchema, objectOf, questionIdSchema } from "../../../../survey/document/jsonSchemas";
import { navigationRules } from "../../../../survey/logic/navigationRules";
import type { AnswerBody } from "../answer/checkAnswer";
import type { Seat } from "../context/seat";
import { completeResponse } from "../ending/completeResponse";
import { presentResponse } from "../presentation/presentResponse";
import { readResponse } from "../response/findResponse";
import type { FieldworkServices } from "../services";
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
import { takeMemberSeat } from "./memberDoor";
import { specAccess, takeSpecSeat } from "./specDoor";

const byId = objectOf({ id: idSchema });
const ACTIVITY = "/tester/communities/:id/activity/:activityId/question/:questionId";
const byQuestion = objectOf({ id: idSchema, activityId: idSchema, questionId: questionIdSchema });
const member: GuestRoute["access"] = { kind: "member" };

const solvedBody: JsonObject = { ...objectOf({ captcha: captchaSchema }, []), type: ["object", "null"] };

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

async function requireResponse(seat: Seat) {
  const response = await readResponse(seat);
  if (!response) throw new AppError("execution.notFound");
  return response;
}

/** `/execution/{id}`: answering a survey as a member or as a visitor; the id is the activity's (spec section 7, other). */
function executionCalls(services: FieldworkServices): readonly GuestRoute[] {
  return [
    {
      method: "POST",
      url: "/execution/:id/start",
      summary: "Begin or resume a survey",
      access: specAccess,
      schema: { params: byId, querystring: languageQuery, body: solvedBody },
      handle: async (context, request) => {
        const seat = await takeSpecSeat({ context, request, services, isStart: true });
        const { captcha } = (request.body ?? {}) as Pick<StartBody, "captcha">;
        const asked = await askedBy(context, request, seat.db.spaceId);
        return startResponse(seat, { ...asked, captcha }, services);
      },
    },
    captchaRoute({ url: "/execution/:id/captcha", params: byId, access: specAccess, seat: takeSpecSeat }, services),
    {
      method: "GET",
      url: "/execution/:id/next-question-block",
      summary: "What is asked now",
      access: specAccess,
      schema: { params: byId, querystring: languageQuery },
      handle: async (context, request) => {
        const seat = await takeSpecSeat({ context, request, services });
        const asked = await askedBy(context, request, seat.db.spaceId);
        return presentResponse(seat, await requireResponse(seat), asked, services);
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
        body: objectOf({ questionId: questionIdSchema, ...answerMembers }, ["questionId", "value"]),
      },
      ...LARGE_ANSWERS,
      handle: async (context, request) => {
        const seat = await takeSpecSeat({ context, request, services });
        const { questionId, ...body } = request.body as AnswerBody & { readonly questionId: string };
        const asked = await askedBy(context, request, seat.db.spaceId);
        return nextBlock(seat, { questionId, answers: { [questionId]: body } }, asked, services);
      },
    },
    {
      method: "POST",
      url: "/execution/:id/finish",
      summary: "Finish a survey",
      access: specAccess,
      schema: { params: byId },
      handle: async (context, request) => {
        const seat = await takeSpecSeat({ context, request, services });
        return completeResponse(seat, { language: context.language }, services);
      },
    },
  ];
}

/** `/tester/communities/{id}/activity/{activityId}/question/{questionId}` (spec section 7, activities). */
function testerCalls(services: FieldworkServices): readonly GuestRoute[] {
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
        const seat = await takeMemberSeat({ context, request, services, activityId });
        const asked = await askedBy(context, request, seat.db.spaceId);
        await startResponse(seat, asked, services);
        return nextBlock(seat, { questionId, answers: { [questionId]: request.body as AnswerBody } }, asked, services);
      },
    },
    {
      method: "GET",
      url: `${ACTIVITY}/answered`,
      summary: "Whether the member has answered a question",
      access: member,
      schema: { params: byQuestion },
      handle: async (context, request) => {
        const { id, activityId, questionId } = paramsOf(request);
        requireOwnCommunity(context, id);
        const seat = await takeMemberSeat({ context, request, services, activityId });
        const response = await readResponse(seat);
        const answer = response?.answers.find((stored) => stored.questionId === questionId);
        return { answered: answer !== undefined && answer.missing !== "no-answer" };
      },
    },
  ];
}

/** The calls of answering under the paths of spec section 7. */
export function specRoutes(services: FieldworkServices): readonly GuestRoute[] {
  return [
    {
      method: "GET",
      url: "/test/:id/navigationRules",
      summary: "The rules of an activity's questionnaire in one list",
      access: { entity: "activity", action: "read" },
      schema: { params: byId },
      handle: async ({ db }, request) => navigationRules(draftOf(await questionnaireOf(db, paramsOf(request).id))),
    },
    ...executionCalls(services),
    ...testerCalls(services),
  ];
}
