import type { FastifyRequest } from "fastify";
import { type GuestRoute, newId } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { type AnswerBody, checkAnswer } from "../execution/checkAnswer";
import { closingOf } from "../execution/closingOf";
import type { Completed } from "../execution/completeResponse";
import { previewedQuestionnaire, showPreview } from "../execution/preview";
import { checkUpload } from "../files/checkUpload";
import { presentFile } from "../files/uploadFile";
import { LARGEST_FILE } from "../files/uploadRules";
import { readUpload } from "../readUpload";
import { idSchema, objectOf, questionIdSchema } from "../schemas";
import type { SurveyServices } from "../services";
import { answerBody, languageQuery, moveBody, positionBody, wantedLanguage } from "./executionRoutes";

const BASE = "/api/activities/:id/preview";
const access: GuestRoute["access"] = { entity: "activity", action: "read" };
const params = objectOf({ id: idSchema });
const withQuestion = objectOf({ id: idSchema, questionId: questionIdSchema });

interface MoveBody {
  readonly questionId: string;
  readonly answers?: Readonly<Record<string, AnswerBody>>;
}

function paramsOf(request: FastifyRequest): { readonly id: string; readonly questionId: string } {
  return request.params as { readonly id: string; readonly questionId: string };
}

/** The team tries out the draft: the same checks as for respondents, and nothing stored. */
export function previewRoutes(services: SurveyServices): readonly GuestRoute[] {
  return [
    {
      method: "POST",
      url: BASE,
      summary: "Begin a preview of the draft",
      access,
      schema: { params, querystring: languageQuery },
      handle: async (context, request) => {
        const theme = (await context.personalization(context.db.spaceId)) ?? null;
        const preview = { activityId: paramsOf(request).id, language: wantedLanguage(context, request), theme };
        return showPreview(context.db, preview, services);
      },
    },
    {
      method: "POST",
      url: `${BASE}/next`,
      summary: "Move on in a preview, with all its answers so far",
      access,
      schema: { params, querystring: languageQuery, body: moveBody },
      handle: async (context, request) => {
        const theme = (await context.personalization(context.db.spaceId)) ?? null;
        const { questionId, answers = {} } = request.body as MoveBody;
        const preview = { activityId: paramsOf(request).id, language: wantedLanguage(context, request), theme };
        return showPreview(context.db, { ...preview, move: { questionId, answers } }, services);
      },
    },
    {
      method: "PUT",
      url: `${BASE}/answers/:questionId`,
      summary: "Check one answer of a preview",
      access,
      schema: { params: withQuestion, body: answerBody },
      handle: async ({ db }, request) => {
        const { id, questionId } = paramsOf(request);
        // What depends on earlier answers is looked at when the preview moves on.
        const body = request.body as AnswerBody;
        checkAnswer(await previewedQuestionnaire(db, id, services), { questionId, body });
      },
    },
    {
      method: "PUT",
      url: `${BASE}/position`,
      summary: "Move on in a preview",
      access,
      schema: { params, body: positionBody },
      handle: async ({ db }, request) => {
        const { byId } = await previewedQuestionnaire(db, paramsOf(request).id, services);
        if (!byId.has((request.body as { readonly questionId: string }).questionId))
          throw new AppError("execution.unknownQuestion");
      },
    },
    {
      method: "POST",
      url: `${BASE}/files/:questionId`,
      summary: "Check a file of a preview",
      access,
      schema: { params: withQuestion },
      bodyLimit: LARGEST_FILE * 2,
      handle: async ({ db }, request, reply) => {
        const { id, questionId } = paramsOf(request);
        const upload = { questionId, ...(await readUpload(request, LARGEST_FILE)) };
        const checked = await checkUpload(await previewedQuestionnaire(db, id, services), upload);
        reply.code(201);
        return presentFile(newId(), checked);
      },
    },
    {
      method: "POST",
      url: `${BASE}/complete`,
      summary: "Finish a preview",
      access,
      schema: { params },
      handle: async ({ db, language }, request): Promise<Completed> => {
        const questionnaire = await previewedQuestionnaire(db, paramsOf(request).id, services);
        return { state: "complete", disposition: "complete", closing: closingOf(questionnaire, language) };
      },
    },
  ];
}
