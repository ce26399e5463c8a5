import type { ExtensionRoute } from "../../../../server/kit";
import { AppError } from "../../../../shared/errors";
import type { Json } from "../../../../shared/json";
import { requiredObject } from "../../../../shared/objectSchema";
import { idSchema } from "../../../../survey/document/jsonSchemas";
import { saveDraft } from "../questionnaire/saveDraft";
import type { QuestionnaireServices } from "../services";
import { DRAFT_BODY, LARGEST_DRAFT } from "./questionnaireRoutes";

interface Params {
  readonly id: string;
  readonly activityId: string;
}

/** Step 2 of a survey under the specification's address (section 7). */
export function specRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return [
    {
      method: "POST",
      url: "/client/communities/:id/activity/:activityId/step2Survey",
      summary: "Save the draft of a survey's questionnaire",
      access: { entity: "activity", action: "update" },
      schema: { params: requiredObject({ id: idSchema, activityId: idSchema }), body: DRAFT_BODY },
      bodyLimit: LARGEST_DRAFT,
      handle: ({ db, session }, request) => {
        const { id, activityId } = request.params as Params;
        if (session?.space?.id !== id) throw new AppError("community.notFound");
        const body = request.body as { readonly draft: Json; readonly revision: number };
        return saveDraft(db, { activityId, ...body }, services);
      },
    },
  ];
}
