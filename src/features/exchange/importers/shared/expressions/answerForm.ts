import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";

/** What an answer, or a part of one, is made of; `days` and `minutes` are dates, `parts` has members by code. */
export type AnswerForm = "codes" | "number" | "text" | "days" | "minutes" | "list" | "parts";

/** The form of a question's answers, or of a part of them; nothing where nothing is answered. */
export type AnswerForms = (question: Question, part?: string) => AnswerForm | undefined;

/** Tells the form of answers by the schema that their question's type has for them. */
export function createAnswerForms(types: ReadonlyMap<string, QuestionType>): AnswerForms {
  return (question, part) => {
    const type = types.get(question.type);
    if (!type) return undefined;
    const schema = part === undefined ? type.answerSchema(question) : partSchema(type.answerSchema(question), part);
    return schema && formOf(schema);
  };
}

/** A row, field or item, `row:column` in a table, the place in a ranking. */
function partSchema(schema: JsonObject, part: string): JsonObject | undefined {
  if (schema.type === "array") return /^[1-9]\d*$/.test(part) ? objectIn(schema.items) : undefined;
  const members = objectIn(schema.properties) ?? {};
  const own = Object.hasOwn(members, part) ? objectIn(members[part]) : undefined;
  const [row = "", column] = part.split(":");
  if (own || column === undefined || !Object.hasOwn(members, row)) return own;
  return partSchema(objectIn(members[row]) ?? {}, column);
}

function objectIn(value: Json | undefined): JsonObject | undefined {
  return isJsonObject(value) ? value : undefined;
}

const TYPES: Readonly<Record<string, AnswerForm>> = {
  integer: "number",
  number: "number",
  array: "list",
  object: "parts",
};

function formOf({ enum: values, type, pattern, not }: JsonObject): AnswerForm | undefined {
  if (not !== undefined && type === undefined) return undefined;
  if (values !== undefined) return "codes";
  if (type !== "string") return TYPES[String(type)];
  const takes = (text: string) => typeof pattern === "string" && new RegExp(pattern, "u").test(text);
  if (takes("word")) return "text";
  if (takes("2000-01-01")) return "days";
  return takes("2000-01-01T00:00") ? "minutes" : "text";
}
