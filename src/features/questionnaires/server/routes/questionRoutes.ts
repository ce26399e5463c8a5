import { type ExtensionRoute, type RouteContext, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { questionnaireSpecApi } from "../../shared/api";
import { addQuestion, changeQuestion, removeQuestion } from "../questionnaire/editQuestion";
import type { QuestionnaireServices } from "../services";

const LARGEST_QUESTION = 4 * 1024 * 1024;

const access: ExtensionRoute["access"] = { entity: "activity", action: "update" };

/** The caller's language. Another community is as good as absent. @throws AppError `community.notFound` */
function languageIn({ session }: RouteContext, communityId: string): string {
  if (session?.space?.id !== communityId) throw new AppError("community.notFound");
  return session.space.language;
}

/** The questions of a draft, one at a time (spec section 7, activities). */
export function questionRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return [
    route(questionnaireSpecApi, "POST /client/communities/:id/activity/:activityId/question", {
      access,
      bodyLimit: LARGEST_QUESTION,
      handle: async (context, { params: { id, ...place }, body }) =>
        addQuestion(context.db, { ...place, language: languageIn(context, id) }, body, services),
    }),
    route(questionnaireSpecApi, "PUT /client/communities/:id/activity/:activityId/question/:questionId", {
      access,
      bodyLimit: LARGEST_QUESTION,
      handle: async (context, { params: { id, ...place }, body }) =>
        changeQuestion(context.db, { ...place, language: languageIn(context, id) }, body, services),
    }),
    route(questionnaireSpecApi, "DELETE /client/communities/:id/activity/:activityId/question/:questionId", {
      access,
      handle: async (context, { params: { id, ...place } }) =>
        removeQuestion(context.db, { ...place, language: languageIn(context, id) }, services),
    }),
  ];
}
