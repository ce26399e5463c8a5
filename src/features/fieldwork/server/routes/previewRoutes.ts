import type { Completion } from "../../../../contracts/api/execution";
import { previewApi } from "../../../../contracts/api/previewApi";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, newId, type RouteContext, readUpload, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { LARGEST_FILE } from "../../../../survey/compile/uploadRules";
import { askedQuestion, checkAnswer } from "../answer/checkAnswer";
import { closingOf } from "../ending/closingOf";
import { checkUpload } from "../files/checkUpload";
import { presentFile } from "../files/uploadFile";
import { previewedQuestionnaire, showPreview } from "../presentation/preview";
import type { FieldworkServices } from "../services";
import { askedBy } from "./channelCalls";

interface PreviewCall {
  readonly params: { readonly id: string };
  readonly query: { readonly language?: string; readonly full?: string };
}

/** What a preview is asked for, wherever it is. */
async function previewOf(context: RouteContext, { params, query }: PreviewCall, services: FieldworkServices) {
  const { db } = context;
  const questionnaireId = await services.questionnaires().questionnaireIdOf(db, params.id);
  const asked = await askedBy(context, query, { of: { db, questionnaireId }, services });
  return { ...asked, activityId: params.id, full: query.full?.split(",") ?? [] };
}

/** The team tries out the draft: the same checks as for respondents, and nothing stored. */
export function previewRoutes(services: FieldworkServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading: access }) => [
    route(previewApi, "POST /api/activities/:id/preview", {
      access,
      handle: async (context, call) => showPreview(context.db, await previewOf(context, call, services), services),
    }),
    route(previewApi, "POST /api/activities/:id/preview/next", {
      access,
      handle: async (context, { body: { questionId, answers = {} }, ...call }) => {
        const move = { questionId, answers };
        return showPreview(context.db, { ...(await previewOf(context, call, services)), move }, services);
      },
    }),
    route(previewApi, "PUT /api/activities/:id/preview/answers/:questionId", {
      access,
      // What depends on earlier answers is looked at when the preview moves on.
      handle: async ({ db }, { params: { id, questionId }, body }) => {
        const questionnaire = await previewedQuestionnaire(db, id, services);
        checkAnswer(questionnaire, { compiled: askedQuestion(questionnaire, questionId), body });
      },
    }),
    route(previewApi, "PUT /api/activities/:id/preview/position", {
      access,
      handle: async ({ db }, { params, body }) => {
        const { byId } = await previewedQuestionnaire(db, params.id, services);
        if (!byId.has(body.questionId)) throw new AppError("execution.unknownQuestion");
      },
    }),
    route(previewApi, "POST /api/activities/:id/preview/files/:questionId", {
      access,
      bodyLimit: LARGEST_FILE * 2,
      handle: async ({ db }, { request, params: { id, questionId } }) => {
        const upload = { questionId, ...(await readUpload(request, LARGEST_FILE)) };
        const checked = await checkUpload(await previewedQuestionnaire(db, id, services), upload);
        return presentFile(newId(), checked);
      },
    }),
    route(previewApi, "POST /api/activities/:id/preview/complete", {
      access,
      handle: async ({ db, language }, { params }): Promise<Completion> => {
        const questionnaire = await previewedQuestionnaire(db, params.id, services);
        return { state: "complete", disposition: "complete", closing: closingOf(questionnaire, language) };
      },
    }),
  ]);
}
