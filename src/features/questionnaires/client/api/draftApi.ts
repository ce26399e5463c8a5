import { clientOf, ownerClientOf } from "../../../../client/kit/console";
import type { openLinkApi } from "../../../../contracts/api/questionnaires";
import type { robotsApi } from "../../../../contracts/api/robots";
import type { Questionnaire } from "../../../../survey/questionnaire";
import type { PublicationResult, questionnaireApi, SavedDraft } from "../../shared/api";

export const drafts = ownerClientOf<typeof questionnaireApi & typeof robotsApi>();
const links = clientOf<typeof openLinkApi>();

/** Where the draft is kept as it was first seen: what translations are compared with while nothing is published. */
export function openedKey(activityId: string): readonly string[] {
  return ["questionnaireOpened", activityId];
}

/** @throws ApiError 409 `questionnaire.stale` where someone else saved a later revision */
export function saveDraft(id: string, body: { readonly draft: Questionnaire; readonly revision: number }): Promise<SavedDraft> {
  return drafts.call("PUT /api/activities/:id/questionnaire", { params: { id }, body }, { isQuiet: true });
}

/** @throws ApiError 422 `questionnaire.faulty` */
export function publishQuestionnaire(id: string, revision: number): Promise<PublicationResult> {
  return drafts.call("POST /api/activities/:id/questionnaire/publish", { params: { id }, body: { revision } });
}

export function switchLink(id: string, isOpen: boolean): Promise<{ readonly link: string | null }> {
  return links.call("PUT /api/activities/:id/link", { params: { id }, body: { isOpen } });
}
