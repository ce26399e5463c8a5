import type { JsonObject } from "../../../../shared/json";
import type { Answer } from "../../../../survey/questionnaire";
import { OTHER_CODE, uniqueCodes } from "../shared/codes";
import { cutText } from "../shared/cutText";
import type { Column } from "./column";
import { type DayOrder, parseMoments } from "./dates";
import { isScale, orderLabels } from "./orderLabels";

/** What a column's cells look like they answer, and how each text becomes an answer. */
export interface InferredType {
  readonly type: string;
  readonly settings: JsonObject;
  /** Answers by cell text: every text of the column has one, so that no value is lost. */
  readonly answers: ReadonlyMap<string, Answer>;
  /** Some texts are longer than any answer may be. */
  readonly isCut?: boolean;
}

export interface Context {
  readonly language: string;
  readonly habit: DayOrder;
  /** Where the comma doesn't part the cells, it may part decimals. */
  readonly mayHaveDecimalComma: boolean;
}

/** The narrowest question type that keeps every value of the column. */
export function inferQuestion(column: Column, context: Context): InferredType {
  return asMeasure(column, context) ?? asSeveral(column, context) ?? asChoice(column, context) ?? asText(column);
}

/** What statistics packages write for a missing number or date. */
const NO_VALUE = /^(NA|N\/A|#N\/A|NaN|NULL|\.|-)$/i;

/** Dates and numbers; a package's sign for "no value" among them is none. */
function asMeasure(column: Column, context: Context): InferredType | undefined {
  const texts = [...column.counts.keys()].filter((text) => !NO_VALUE.test(text));
  if (texts.length === 0) return undefined;
  const filled = texts.reduce((sum, text) => sum + (column.counts.get(text) ?? 0), 0);
  const inferred = asDate(texts, context) ?? asRating(texts, filled) ?? asNumber(texts, filled, context);
  if (!inferred || texts.length === column.counts.size) return inferred;
  const without = [...column.counts.keys()]
    .filter((text) => NO_VALUE.test(text))
    .map((text): [string, Answer] => [text, { missing: "unknown" }]);
  return { ...inferred, answers: new Map([...inferred.answers, ...without]) };
}

function asDate(texts: readonly string[], { habit }: Context): InferredType | undefined {
  const moments = parseMoments(texts, habit);
  if (!moments) return undefined;
  const all = [...moments.values()];
  const hasTime = all.every(({ time }) => time !== undefined);
  const isLossless = all.every(({ time, seconds, zone }) => seconds === "00" && !zone && (time !== undefined) === hasTime);
  if (!isLossless) return undefined;
  const answers = new Map([...moments].map(([text, { date, time }]) => [text, { value: time ? `${date}T${time}` : date }]));
  return { type: "date", settings: hasTime ? { precision: "minute" } : {}, answers };
}

/** Codes of a scale such as 1 to 5 or 0 to 10. */
function asRating(texts: readonly string[], filled: number): InferredType | undefined {
  const isScale =
    texts.length >= 3 && texts.length <= 11 && filled >= 2 * texts.length && texts.every((text) => /^(\d|10)$/.test(text));
  if (!isScale) return undefined;
  const points = texts.map(Number);
  const settings = { style: "numbers", min: Math.min(1, ...points), max: Math.max(...points) };
  return { type: "rating", settings, answers: new Map(texts.map((text) => [text, { value: Number(text) }])) };
}

// Leading zeros (postal codes) and long digit strings (telephones) are names, not numbers.
const WITH_POINT = /^-?(0|[1-9]\d{0,11})(\.\d{1,6})?$/;
const WITH_COMMA = /^-?(0|[1-9]\d{0,11})(,\d{1,6})?$/;

function asNumber(texts: readonly string[], filled: number, { mayHaveDecimalComma }: Context): InferredType | undefined {
  const patterns = mayHaveDecimalComma ? [WITH_POINT, WITH_COMMA] : [WITH_POINT];
  if (!patterns.some((pattern) => texts.every((text) => pattern.test(text)))) return undefined;
  // Two codes are answers such as 0/1 or 1/2; more of them are measures or scales.
  if (texts.length <= 2 && filled >= 3 * texts.length && texts.every((text) => /^\d{1,2}$/.test(text))) return undefined;
  const maxDecimals = texts.reduce((most, text) => Math.max(most, text.split(/[.,]/)[1]?.length ?? 0), 0);
  const answers = new Map(texts.map((text) => [text, { value: Number(text.replace(",", ".")) }]));
  return { type: "number", settings: { maxDecimals }, answers };
}

/** Several choices in one cell, parted (and by some form services closed) by semicolons. */
function asSeveral({ counts, filled }: Column, { language }: Context): InferredType | undefined {
  const texts = [...counts.keys()];
  if (
    filled < 2 ||
    !texts.some((text) => text.includes(";")) ||
    texts.some((text) => text.includes("\n") || partsOf(text).length === 0)
  )
    return undefined;
  const parts = new Map<string, number>();
  for (const [text, count] of counts) for (const part of partsOf(text)) parts.set(part, (parts.get(part) ?? 0) + count);
  const isClosed = texts.every((text) => text.endsWith(";"));
  const chosen = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const isRepeating = chosen >= 4 * parts.size && chosen >= 1.1 * filled && [...parts.values()].every((count) => count > 1);
  const isListed = parts.size <= MOST_OPTIONS && [...parts.keys()].every((part) => part.length <= LONGEST_LABEL);
  if (!isListed || !(isClosed || isRepeating)) return undefined;
  const { options, codes } = codeLabels(parts, language);
  const answers = new Map(texts.map((text) => [text, { value: partsOf(text).flatMap((part) => codes.get(part) ?? []) }]));
  return { type: "multiple-choice", settings: { options }, answers };
}

function partsOf(text: string): readonly string[] {
  return [...new Set(text.split(";").map((part) => part.trim()))].filter((part) => part !== "");
}

function asChoice(column: Column, { language }: Context): InferredType | undefined {
  if (!isClosed(column)) return undefined;
  const { options, codes } = codeLabels(column.counts, language);
  const answers = new Map([...codes].map(([label, code]) => [label, { value: code }]));
  return { type: "single-choice", settings: { options }, answers };
}

/** Options in a sensible order, with codes made of their texts. */
function codeLabels(counts: ReadonlyMap<string, number>, language: string) {
  const unique = uniqueCodes([OTHER_CODE]);
  const codes = new Map(orderLabels(counts).map((label) => [label, unique(label.toLowerCase())]));
  return { codes, options: [...codes].map(([label, code]) => ({ code, label: { [language]: label } })) };
}

const MOST_OPTIONS = 250;
const LONGEST_LABEL = 400;

/** Whether the texts are a closed set: they repeat, as options do and free answers don't. */
function isClosed({ counts, filled }: Column): boolean {
  const distinct = counts.size;
  const texts = [...counts.keys()];
  if (distinct === 0 || distinct > MOST_OPTIONS || texts.some((text) => text.length > LONGEST_LABEL || text.includes("\n")))
    return false;
  if (isScale(texts)) return true;
  if (distinct <= 12)
    return filled >= 2 * distinct || (filled > 1 && texts.every((text) => text.length <= 30) && filled > distinct);
  const once = [...counts.values()].filter((count) => count === 1).length;
  return filled >= 4 * distinct && once <= distinct / 2;
}

const SHORT = 200;
const LONG_LIMIT = 4000;

function asText({ counts }: Column): InferredType {
  const texts = [...counts.keys()];
  // No spread: a column may hold more texts than a call takes arguments.
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const isShort = longest <= SHORT && !texts.some((text) => text.includes("\n"));
  const answers = new Map(texts.map((text) => [text, { value: cutText(text, LONG_LIMIT).text }]));
  return { type: isShort ? "short-text" : "long-text", settings: {}, answers, isCut: longest > LONG_LIMIT };
}
