import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import type { Question } from "../../../../../survey/questionnaire";
import type { QuestionType } from "../../../../../survey/questionType";

/** What an answer, or a part of one, is made of, as its schema tells. */
export type Shape =
  | { readonly kind: "codes"; readonly codes: readonly string[] }
  | { readonly kind: "number" }
  | { readonly kind: "text" }
  /** Days, or days and minutes. */
  | { readonly kind: "moment" }
  /** Codes of what was chosen, the first place first where they are ranked; of files there are none. */
  | { readonly kind: "list"; readonly codes: readonly string[] }
  | { readonly kind: "parts"; readonly members: ReadonlyMap<string, Shape> };

/** @returns nothing where nothing is answered */
export function answerShape(type: QuestionType, question: Question): Shape | undefined {
  return shapeOf(type.answerSchema(question));
}

function objectIn(value: Json | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}

function codesIn({ enum: values }: JsonObject): readonly string[] {
  return Array.isArray(values) ? values.filter((value) => typeof value === "string") : [];
}

function isMoment(pattern: Json | undefined): boolean {
  if (typeof pattern !== "string") return false;
  const takes = (text: string) => new RegExp(pattern, "u").test(text);
  return !takes("word") && (takes("2000-01-01") || takes("2000-01-01T00:00"));
}

function shapeOf(schema: JsonObject): Shape | undefined {
  const { enum: values, type, pattern } = schema;
  if (values !== undefined) return { kind: "codes", codes: codesIn(schema) };
  if (type === "integer" || type === "number") return { kind: "number" };
  if (type === "string") return { kind: isMoment(pattern) ? "moment" : "text" };
  if (type === "array") return { kind: "list", codes: codesIn(objectIn(schema.items)) };
  if (type !== "object") return undefined;
  const members = Object.entries(objectIn(schema.properties)).flatMap(([code, member]): [string, Shape][] => {
    const shape = shapeOf(objectIn(member));
    return shape ? [[code, shape]] : [];
  });
  return { kind: "parts", members: new Map(members) };
}
