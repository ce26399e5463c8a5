import type { JsonObject } from "../../../../shared/json";

/** A rule as SurveyJS checks it while answering; an untouched question is left to `isRequired`. */
export function whenAnswered(questionId: string, expression: string, text: string): JsonObject {
  return { type: "expression", expression: `{${questionId}} empty or (${expression})`, text };
}
