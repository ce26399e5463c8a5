import type { QualityTraits } from "../../../../survey/questionType";
import type { Check } from "../check";
import type { ObservedAnswer, ObservedResponse } from "../observation";
import { surveyFigures } from "../surveyFigures";

/** Helpers of the tests of checks; no product code imports them. */

export function observed(id: string, members: Partial<ObservedResponse> = {}): ObservedResponse {
  return { id, vector: id, answered: members.answers?.length ?? 0, answers: [], ...members };
}

export function answer(questionId: string, traits: QualityTraits = {}, members: Partial<ObservedAnswer> = {}): ObservedAnswer {
  return { questionId, traits, ...members };
}

/** What a check says of the first of these responses. */
export function lookAtFirst(check: Check, responses: readonly ObservedResponse[]) {
  const [first] = responses;
  return first ? check.look(first, surveyFigures(responses)) : [];
}
