import { type ExtensionRoute, route } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import { questionnaireSpecApi } from "../../shared/api";
import { saveDraft } from "../questionnaire/saveDraft";
import type { QuestionnaireServices } from "../services";
import { LARGEST_DRAFT } from "./questionnaireRoutes";

const ADDRESSES = [
  "POST /client/communities/:id/activity/:activityId/step2Survey",
  "POST /client/communities/:id/activity/:activityId/step2Ux",
] as const;

/** Step 2 of activities that ask a questionnaire, under the specification's addresses (section 7). */
export function specRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return ADDRESSES.map((address) =>
    route(questionnaireSpecApi, address, {
      access: { entity: "activity", action: "update" },
      bodyLimit: LARGEST_DRAFT,
      handle: async ({ db, session }, { params: { id, activityId }, body }) => {
        if (session?.space?.id !== id) throw new AppError("community.notFound");
        return saveDraft(db, { activityId, ...body }, services);
      },
    }),
  );
}
