import type { FastifyRequest } from "fastify";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, newId, type RouteContext, readUpload } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { optionalObject, requiredObject } from "../../../../shared/objectSchema";
import { LARGEST_FILE } from "../../../../survey/compile/uploadRules";
import { idSchema, languageSchema, questionIdSchema } from "../../../../survey/document/jsonSchemas";
import { type AnswerBody, askedQuestion, checkAnswer } from "../answer/checkAnswer";
import { closingOf } from "../ending/closingOf";
import { checkUpload } from "../files/checkUpload";
import { presentFile } from "../files/uploadFile";
import { previewedQuestionnaire, showPreview } from "../presentation/preview";
import type { FieldworkServices } from "../services";
import type { Completion } from "../session/completeResponse";
import { answerBody, askedBy, moveBody, positionBody } from "./executionRoutes";

const params = requiredObject({ id: idSchema });
const withQuestion = requiredObject({ id: idSchema, questionId: questionIdSchema });

const MOST_FULL = 50;
const ID = "[0-9a-fA-F-]{36}";
/** `full`: ids of quotas that are taken to be full, with commas between. */
const previewQuery = optionalObject({
  language: languageSchema,
  full: { type: "string", pattern: `^${ID}(,${ID}){0,${MOST_FULL - 1}}$` },
});

interface MoveBody {
  readonly questionId: string;
  readonly answers?: Readonly<Record<string, AnswerBody>>;
}

function paramsOf(request: FastifyRequest): { readonly id: string; readonly questionId: string } {
  return request.params as { readonly id: string; readonly questionId: string };
}

/** What a preview is asked for, wherever it is. */
async function previewOf(context: RouteContext, request: FastifyRequest) {
  const { full } = request.query as { readonly full?: string };
  const asked = await askedBy(context, request, context.db.spaceId);
  return { ...asked, activityId: paramsOf(request).id, full: full?.split(",") ?? [] };
}

/** The team tries out the draft: the same checks as for respondents, and nothing stored. */
export function previewRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return forEachOwner(({ base, reading: access }) => [
    {
      method: "POST",
      url: `${base}/preview`,
      summary: "Begin a preview of the draft",
      access,
      schema: { params, querystring: previewQuery },
      handle: async (context, request) => showPreview(context.db, await previewOf(context, request), services),
    },
    {
      method: "POST",
      url: `${base}/preview/next`,
      summary: "Move on in a preview, with all its answers so far",
      access,
      schema: { params, querystring: previewQuery, body: moveBody },
      handle: async (context, request) => {
        const { questionId, answers = {} } = request.body as MoveBody;
        const move = { questionId, answers };
        return showPreview(context.db, { ...(await previewOf(context, request)), move }, services);
      },
    },
    {
      method: "PUT",
      url: `${base}/preview/answers/:questionId`,
      summary: "Check one answer of a preview",
      access,
      schema: { params: withQuestion, body: answerBody },
      handle: async ({ db }, request) => {
        const { id, questionId } = paramsOf(request);
        // What depends on earlier answers is looked at when the preview moves on.
        const body = request.body as AnswerBody;
        const questionnaire = await previewedQuestionnaire(db, id, services);
        checkAnswer(questionnaire, { compiled: askedQuestion(questionnaire, questionId), body });
      },
    },
    {
      method: "PUT",
      url: `${base}/preview/position`,
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
      url: `${base}/preview/files/:questionId`,
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
      url: `${base}/preview/complete`,
      summary: "Finish a preview",
      access,
      schema: { params },
      handle: async ({ db, language }, request): Promise<Completion> => {
        const questionnaire = await previewedQuestionnaire(db, paramsOf(request).id, services);
        return { state: "complete", disposition: "complete", closing: closingOf(questionnaire, language) };
      },
    },
  ]);
}
