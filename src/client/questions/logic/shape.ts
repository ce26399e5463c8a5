import { isJsonObject, type Json, type JsonObject } from "../../../shared/json";
import { type LocalizedText, localize } from "../../../shared/languages";
import { type OptionList, optionsOf } from "../../../survey/logic/references";
import type { Question } from "../../../survey/questionnaire";
import type { AnswerPart, QuestionType } from "../../../survey/questionType";

/** What kinds of answers compare alike; `parts` are rows or fields, `record` the facts of one answer, `list` has members without codes (files). */
export type ShapeKind = "one" | "several" | "number" | "date" | "text" | "parts" | "record" | "list";

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
  /** Rows, fields or positions that can be looked at alone. */
  readonly parts: readonly Part[];
  /** Whether a date has a time of the day. */
  readonly hasTime: boolean;
}

const BARE: Omit<Shape, "kind"> = { choices: [], parts: [], hasTime: false };

/** What codes are called, by what they stand for: what is chosen, a row or field, a cell of a row. */
interface CodeLabels {
  readonly choice: (code: string) => string;
  readonly part: (code: string) => string;
  readonly cell: (code: string) => string;
}

function asObject(value: Json | undefined): JsonObject {
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

function partsShape(properties: JsonObject, reading: CodeLabels): Shape {
  const parts = Object.entries(properties).flatMap(([code, member]): readonly Part[] => {
    const label = reading.part(code);
    const shape = schemaShape(asObject(member), { ...reading, part: reading.cell });
    if (!shape) return [];
    if (shape.kind !== "parts") return [{ code, label, shape }];
    return shape.parts.map((inner) => ({ ...inner, code: `${code}:${inner.code}`, label: `${label} – ${inner.label}` }));
  });
  return { ...BARE, kind: "parts", parts };
}

function schemaShape(schema: JsonObject, reading: CodeLabels): Shape | undefined {
  const coded = (codes: readonly string[]) => codes.map((code) => ({ code, label: reading.choice(code) }));
  if (schema.enum) return { ...BARE, kind: "one", choices: coded(codesIn(schema)) };
  if (schema.type === "array") {
    const codes = codesIn(asObject(schema.items));
    return { ...BARE, kind: codes.length > 0 ? "several" : "list", choices: coded(codes) };
  }
  if (schema.type === "number" || schema.type === "integer") return { ...BARE, kind: "number" };
  if (schema.type === "string") return textShape(schema);
  return schema.type === "object" ? partsShape(asObject(schema.properties), reading) : undefined;
}

/** Codes' texts in the first list that has them, or of the setting that offers the code ("other"). */
function labelReader(question: Question, language: string, lists: readonly OptionList[]): (code: string) => string {
  const labels = new Map(
    lists
      .toReversed()
      .flatMap((list) => optionsOf(question, list).map(({ code, label }) => [code, localize(label, language) || code])),
  );
  return (code) => {
    const own = question[code];
    return labels.get(code) ?? ((isJsonObject((own ?? null) as Json) && localize(own as LocalizedText, language)) || code);
  };
}

function readingOf(question: Question, language: string): CodeLabels {
  return {
    choice: labelReader(question, language, ["columns", "options", "rows", "fields"]),
    part: labelReader(question, language, ["rows", "fields", "options", "columns"]),
    cell: labelReader(question, language, ["columns", "fields", "options", "rows"]),
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

/** The facts that the type names, as the schema has them. */
function recordShape(schema: Shape, named: readonly AnswerPart[]): Shape {
  const parts = named.flatMap(({ code, label, codes = {} }): readonly Part[] => {
    const shape = schema.parts.find((one) => one.code === code)?.shape;
    const choices = (shape?.choices ?? []).map((choice) => ({ ...choice, label: codes[choice.code] ?? choice.label }));
    return shape ? [{ code, label, shape: { ...shape, choices } }] : [];
  });
  return { ...BARE, kind: "record", parts };
}

/** The shape of a question's answers, told by its type's own schema of them; nothing where there are no answers. */
export function shapeOf(question: Question, type: QuestionType | undefined, language: string): Shape | undefined {
  if (!type?.isAnswerable) return undefined;
  const shape = schemaShape(type.answerSchema(question), readingOf(question, language));
  if (shape && type.answerParts) return recordShape(shape, type.answerParts(question, language));
  return shape && { ...shape, parts: [...shape.parts, ...placesOf(question, type, shape, language)] };
}
