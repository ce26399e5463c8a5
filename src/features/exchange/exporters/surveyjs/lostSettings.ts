import { isJsonObject, type Json, type JsonObject } from "../../../../shared/json";
import type { Question } from "../../../../survey/questionnaire";
import type { QuestionType } from "../../../../survey/questionType";
import type { Reason } from "../shared/lost";

/** Any moment: only whether a setting counts from it matters. */
const SOME_MOMENT = "2026-01-01T00:00:00Z";

/** Settings that have a reason of their own. */
const REASONS: Readonly<Record<string, Reason>> = {
  format: "pattern",
  pattern: "pattern",
  example: "pattern",
  formatMessage: "pattern",
};

/** Settings of the type of which its element says nothing: without them it would be the same. */
export function lostSettings(
  question: Question,
  type: QuestionType,
  elementOf: (question: Question) => JsonObject,
): readonly { readonly setting: string; readonly reason: Reason }[] {
  const { properties = {}, required } = type.settings;
  const needed = Array.isArray(required) ? required : [];
  const own = JSON.stringify(elementOf(question));
  return Object.entries(isJsonObject(properties) ? properties : {}).flatMap(([setting, schema]) => {
    const value = question[setting];
    if (needed.includes(setting) || setting === "optionGroups" || isIdle(value, schema)) return [];
    const { [setting]: _value, ...rest } = question;
    if (JSON.stringify(elementOf(rest as Question)) !== own) return [];
    const isNoLimit = typeof value === "number" && worksOf(rest as Question, type) === worksOf(question, type);
    return isNoLimit ? [] : [{ setting, reason: REASONS[setting] ?? "setting" }];
  });
}

/** Unset, or as it would be without being set. */
function isIdle(value: unknown, schema: Json): boolean {
  if (value === undefined || value === null || value === false || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === "object") return Object.values(value).every((text) => text === "");
  return isJsonObject(schema) && schema.default === value;
}

/** What a number may limit; one that limits nothing is no loss. */
function worksOf(question: Question, type: QuestionType): string {
  const language = "en";
  const today = type.asOf?.({ ...question, id: "" }, SOME_MOMENT);
  return JSON.stringify([
    type.answerSchema(question),
    type.toDrawing?.(question, language),
    today && type.toSurveyJs(today, language),
  ]);
}
