import { isJsonObject, type Json } from "../../shared/json";
import type { Question } from "../questionnaire";
import { OTHER } from "../questions/choiceQuestion";
import type { QuestionType } from "../questionType";

/** All codes that the question declares, of options, rows and columns alike. */
function codesOf(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(codesOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === "code" ? [String(inner)] : codesOf(inner)));
}

function textsIn(value: Json | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isJsonObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/**
 * Whether an answer holds what its respondent wrote, brought or dated, which may tell who it is: not only the question's
 * own codes, and numbers.
 */
export function isTyped(asked: { readonly question: Question; readonly type: QuestionType } | undefined, value: Json): boolean {
  // Of a question that nobody knows any more nothing can be told.
  if (!asked) return true;
  const { question, type } = asked;
  const variables = type.variables(question, Object.keys(question.title)[0] ?? "");
  if (variables.length > 0 && variables.every(({ measure }) => measure === "text")) return true;
  const codes = new Set([...codesOf(question), OTHER]);
  return textsIn(value).some((text) => !codes.has(text));
}
