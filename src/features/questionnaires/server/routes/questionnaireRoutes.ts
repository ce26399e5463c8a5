import { questionnairesApi } from "../../../../contracts/api/questionnaires";
import { forEachOwner } from "../../../../contracts/questionnaireOwners";
import { type ExtensionRoute, route } from "../../../../server/kit";
import { questionnaireApi } from "../../shared/api";
import { publishQuestionnaire } from "../questionnaire/publish";
import { readQuestionnaire } from "../questionnaire/readQuestionnaire";
import { saveDraft } from "../questionnaire/saveDraft";
import type { QuestionnaireServices } from "../services";

const MEGABYTE = 1024 * 1024;
/** Drafts hold pictures inline. */
export const LARGEST_DRAFT = 16 * MEGABYTE;

/** The questionnaire of an activity or a study: edit, publish. */
export function questionnaireRoutes(services: QuestionnaireServices): readonly ExtensionRoute[] {
  return forEachOwner(({ reading, writing }) => [
    route(questionnairesApi, "GET /api/activities/:id/questionnaire", {
      access: reading,
      handle: ({ db, session, language: own }, { params }) => {
        // A company has no language: a study begins in its author's.
        const language = session?.space?.kind === "community" ? session.space.language : own;
        return readQuestionnaire(db, { activityId: params.id, language }, services);
      },
    }),
    route(questionnaireApi, "PUT /api/activities/:id/questionnaire", {
      access: writing,
      bodyLimit: LARGEST_DRAFT,
      handle: ({ db }, { params, body }) => saveDraft(db, { activityId: params.id, ...body }, services),
    }),
    route(questionnaireApi, "POST /api/activities/:id/questionnaire/publish", {
      act: { action: "publish" },
      access: writing,
      handle: ({ db, records, session }, { params, body: { revision } }) => {
        const publication = { activityId: params.id, revision, publishedBy: session?.accountId, records };
        return publishQuestionnaire(db, publication, services);
      },
    }),
  ]);
}
