import { OPTION_LISTS, optionsOf } from "../../../../../schema/logic/references";
import type { Question } from "../../../../../schema/questionnaire";
import type { QuestionType } from "../../../../../schema/questionType";
import { isJsonObject, type Json, type JsonObject } from "../../../../../shared/json";
import { type LocalizedText, localize } from "../../../../../shared/languages";

/** What kinds of answers compare alike; `parts` are rows or fields, `list` has members without codes (files). */
export type ShapeKind = "one" | "several" | "number" | "date" | "text" | "parts" | "list";

export interface CodedText {
  readonly code: string;
  readonly label: string;
}

export interface Part extends CodedText {
  readonly shape: Shape;
}

/** What an answer looks like, as far as conditions care. */
export interface Shape {
  readonly kind: ShapeKind;
  /** What can be chosen. */
  readonly choices: readonly CodedText[];
  /** Rows, fields or places that can be looked at alone. */
  readonly parts: readonly Part[];
  /** Whether a date has a time of the day. */
  readonly hasTime: boolean;
}

const BARE: Omit<Shape, "kind"> = { choices: [], parts: [], hasTime: false };

/** An answer's schema and what its codes are called. */
interface Reading {
  readonly labelOf: (code: string) => string;
}

function objectOf(value: Json | undefined): JsonObject {
  return isJsonObject(value ?? null) ? (value as JsonObject) : {};
}

function codesIn(schema: JsonObject): readonly string[] {
  return Array.isArray(schema.enum) ? schema.enum.map(String) : [];
}

function accepts(schema: JsonObject, text: string): boolean {
  return typeof schema.pattern === "string" && new RegExp(schema.pattern).test(text);
}

function textShape(schema: JsonObject): Shape {
  const isDay = accepts(schema, "2026-01-31");
  const isMinute = accepts(schema, "2026-01-31T10:30");
  const isMoment = (isDay || isMinute) && !accepts(schema, "text");
  return isMoment ? { ...BARE, kind: "date", hasTime: !isDay } : { ...BARE, kind: "text" };
}

function partsShape(properties: JsonObject, reading: Reading): Shape {
  const parts = Object.entries(properties).flatMap(([code, member]): readonly Part[] => {
    const label = reading.labelOf(code);
    const shape = schemaShape(objectOf(member), reading);
    if (!shape) return [];
    if (shape.kind !== "parts") return [{ code, label, shape }];
    return shape.parts.map((inner) => ({ ...inner, code: `${code}:${inner.code}`, label: `${label} – ${inner.label}` }));
  });
  return { ...BARE, kind: "parts", parts };
}

function schemaShape(schema: JsonObject, reading: Reading): Shape | undefined {
  const coded = (codes: readonly string[]) => codes.map((code) => ({ code, label: reading.labelOf(code) }));
  if (schema.enum) return { ...BARE, kind: "one", choices: coded(codesIn(schema)) };
  if (schema.type === "array") {
    const codes = codesIn(objectOf(schema.items));
    return { ...BARE, kind: codes.length > 0 ? "several" : "list", choices: coded(codes) };
  }
  if (schema.type === "number" || schema.type === "integer") return { ...BARE, kind: "number" };
  if (schema.type === "string") return textShape(schema);
  return schema.type === "object" ? partsShape(objectOf(schema.properties), reading) : undefined;
}

/** A code's text: an option's, or that of the setting which offers it ("other"). */
function labelReader(question: Question, language: string): Reading["labelOf"] {
  const labels = new Map(
    OPTION_LISTS.flatMap((list) => optionsOf(question, list).map(({ code, label }) => [code, localize(label, language) || code])),
  );
  return (code) => {
    const own = question[code];
    return labels.get(code) ?? ((isJsonObject((own ?? null) as Json) && localize(own as LocalizedText, language)) || code);
  };
}

/** The places of a ranking: one variable for each, that holds one of the items. */
function placesOf(question: Question, type: QuestionType, shape: Shape, language: string): readonly Part[] {
  if (shape.kind !== "several") return [];
  const variables = type.variables(question, language);
  const isRanking = variables.every(({ codes }) => codes && shape.choices.every(({ code }) => Object.hasOwn(codes, code)));
  if (!isRanking) return [];
  const place: Shape = { ...BARE, kind: "one", choices: shape.choices };
  return variables.map((_, index) => ({ code: String(index + 1), label: `${index + 1}.`, shape: place }));
}

/** The shape of a question's answers, told by its type's own schema of them; nothing where there are no answers. */
export function shapeOf(question: Question, type: QuestionType | undefined, language: string): Shape | undefined {
  if (!type?.isAnswerable) return undefined;
  const shape = schemaShape(type.answerSchema(question), { labelOf: labelReader(question, language) });
  return shape && { ...shape, parts: [...shape.parts, ...placesOf(question, type, shape, language)] };
}
