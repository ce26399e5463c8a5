import { fetchJson, ownerPath } from "../../../../client/kit/console";
import { type QuestionIssue, questionnairePath } from "../../../../client/kit/questions";
import type { Questionnaire } from "../../../../survey/questionnaire";

export interface SavedDraft {
  readonly revision: number;
  readonly faults: readonly QuestionIssue[];
}

/** Where the draft is kept as it was first seen: what translations are compared with while nothing is published. */
export function openedKey(activityId: string): readonly string[] {
  return ["questionnaireOpened", activityId];
}

/** @throws ApiError 409 `questionnaire.stale` where someone else saved a later revision */
export function saveDraft(activityId: string, body: { draft: Questionnaire; revision: number }): Promise<SavedDraft> {
  return fetchJson(questionnairePath(activityId), { method: "PUT", body, isQuiet: true });
}

/** @throws ApiError 422 `questionnaire.faulty` */
export function publishQuestionnaire(
  activityId: string,
  revision: number,
): Promise<{ version: number; publishedAt: string; link: string | null }> {
  return fetchJson(`${questionnairePath(activityId)}/publish`, { method: "POST", body: { revision } });
}

export function switchLink(activityId: string, isOpen: boolean): Promise<{ link: string | null }> {
  return fetchJson(`${ownerPath(activityId)}/link`, { method: "PUT", body: { isOpen } });
}
