import type { FastifyRequest } from "fastify";
import type { ExtensionRoute, RouteContext } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema, questionIdSchema } from "../../../../survey/document/jsonSchemas";
import { addQuestion, changeQuestion, type QuestionInput, removeQuestion } from "../questionnaire/editQuestion";
import type { QuestionnaireServices } from "../services";

const BASE = "/client/communities/:id/activity/:activityId/question";
const LARGEST_QUESTION = 4 * 1024 * 1024;

const access: ExtensionRoute["access"] = { entity: "activity", action: "update" };
const params = requiredObject({ id: idSchema, activityId: idSchema });
const withQuestion = requiredObject({ id: idSchema, activityId: idSchema, questionId: questionIdSchema });
/** Its form is checked with the draft. */
const body = { type: "object", minProperties: 1, maxProperties: 200 } as const;

interface Params {
  readonly id: string;
  readonly activityId: string;
  readonly questionId: string;
}

/** Another community is as good as absent. @throws AppError `community.notFound` */
function placeOf({ session }: RouteContext, request: FastifyRequest) {
  const { id, activityId, questionId } = request.params as Params;
  if (session?.space?.id !== id) throw new AppError("community.notFound");
  return { activityId, questionId, language: session.space.language };
}

/** The questions of a draft, one at a time (spec section 7, activities). */
export function questionRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: BASE,
      summary: "Add a question to the draft",
      access,
      schema: { params, body },
      bodyLimit: LARGEST_QUESTION,
      handle: async (context, request) =>
        addQuestion(context.db, placeOf(context, request), request.body as QuestionInput, services),
    },
    {
      method: "PUT",
      url: `${BASE}/:questionId`,
      summary: "Change a question of the draft",
      access,
      schema: { params: withQuestion, body },
      bodyLimit: LARGEST_QUESTION,
      handle: (context, request) =>
        changeQuestion(context.db, placeOf(context, request), request.body as QuestionInput, services),
    },
    {
      method: "DELETE",
      url: `${BASE}/:questionId`,
      summary: "Take a question out of the draft",
      access,
      schema: { params: withQuestion },
      handle: (context, request) => removeQuestion(context.db, placeOf(context, request), services),
    },
  ];
}
