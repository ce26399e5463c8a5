import type { Answer } from "../../../../survey/questionnaire";
import { cutText } from "../shared/cutText";
import { codeLabels, LONGEST_LABEL, MOST_OPTIONS } from "./codeLabels";
import type { Column } from "./column";
import { parseMoments } from "./dates";
import type { Context, InferredType } from "./inferredType";
import { without, withoutNone } from "./missingValues";
import { asNumber, isNumber, numberOf } from "./numbers";
import { isScale } from "./orderLabels";
import { asSeveral } from "./severalInCell";

/** What somebody wants a column to be. */
export interface Wanted {
  /** Name of a question type that a column of cells can be. */
  readonly type?: string | undefined;
  /** Texts that count as no answer. @default what statistics packages write */
  readonly missing?: readonly string[] | undefined;
}

/** The narrowest question type that keeps every value of the column, or the one that is wanted of it. */
export function inferQuestion(column: Column, context: Context, { type, missing }: Wanted = {}): InferredType {
  const values = missing ? without(column, (text) => missing.includes(text)) : withoutNone(column);
  if (values.counts.size === 0) return asText(column);
  const inferred =
    inferAs(type, values, context) ??
    asMeasure(values, context) ??
    asSeveral(values, context) ??
    asChoice(values, context) ??
    asMostly(values, context) ??
    asText(values);
  const none = [...column.counts.keys()].filter((text) => !values.counts.has(text) && !inferred.answers.has(text));
  const unknown = none.map((text): [string, Answer] => [text, { missing: "unknown" }]);
  return unknown.length > 0 ? { ...inferred, answers: new Map([...inferred.answers, ...unknown]) } : inferred;
}

/** The column as a type, whatever its cells look like; undefined where no cell can be of it. */
function inferAs(type: string | undefined, column: Column, context: Context): InferredType | undefined {
  if (type === "single-choice") return canBeChoice(column) ? choiceOf(column, context) : undefined;
  if (type === "multiple-choice") return asSeveral(column, context, true);
  if (type === "short-text" || type === "long-text") return { ...asText(column), type };
  if (type === "number")
    return keepTyped(
      column,
      (text) => isNumber(text, context),
      ({ counts }) => numberOf([...counts.keys()], context),
    );
  if (type === "rating")
    return keepTyped(
      column,
      (text) => POINT_OF_SCALE.test(text),
      ({ counts }) => ratingOf([...counts.keys()]),
    );
  if (type === "date")
    return keepTyped(
      column,
      (text) => asDate([text], context, true) !== undefined,
      ({ counts }) => asDate([...counts.keys()], context, true),
    );
  return undefined;
}

const canBeChoice = ({ counts }: Column) =>
  counts.size <= MOST_OPTIONS && [...counts.keys()].every((text) => text.length <= LONGEST_LABEL && !text.includes("\n"));

/** Types that a column's cells could be made. */
export function typesFor(column: Column, context: Context): readonly string[] {
  return ["single-choice", "multiple-choice", "rating", "number", "date", "short-text", "long-text"].filter(
    (type) => inferAs(type, withoutNone(column), context) !== undefined,
  );
}

/** Dates and numbers. */
function asMeasure(column: Column, context: Context): InferredType | undefined {
  const { counts, filled } = column;
  const texts = [...counts.keys()];
  return asDate(texts, context) ?? asRating(column) ?? asCodes(counts, filled, context) ?? asNumber(column, context);
}

/** Fewest cells from which a few odd ones say nothing of the rest. */
const FEWEST_TYPICAL = 20;
const MOST_ODD = 0.05;

/** Dates and numbers with a few cells that are none. */
function asMostly(column: Column, context: Context): InferredType | undefined {
  const isOdd = (text: string) => !isNumber(text, context) && !parseMoments([text], context.habit);
  const rest = without(column, isOdd);
  const oddCells = column.filled - rest.filled;
  if (oddCells === 0 || rest.filled < FEWEST_TYPICAL || oddCells > column.filled * MOST_ODD) return undefined;
  const inferred = asMeasure(rest, context);
  return inferred && withOdd(inferred, column);
}

/** The cells that are of a type as that type; nothing where none is. */
function keepTyped(column: Column, isOfType: (text: string) => boolean, infer: (rest: Column) => InferredType | undefined) {
  const rest = without(column, (text) => !isOfType(text));
  const inferred = rest.filled > 0 ? infer(rest) : undefined;
  return inferred && withOdd(inferred, column);
}

/** With the cells of the column that don't fit: they are listed, and count as no answer. */
function withOdd(inferred: InferredType, { counts }: Column): InferredType {
  const odd = [...counts.keys()].filter((text) => !inferred.answers.has(text));
  if (odd.length === 0) return inferred;
  const listed = odd.slice(0, MOST_LISTED).map((text) => `"${text.slice(0, 60)}" (${counts.get(text)})`);
  const losses = [{ reason: "oddCells" as const, detail: [...listed, ...(odd.length > MOST_LISTED ? ["…"] : [])].join(", ") }];
  return {
    ...inferred,
    answers: new Map([...inferred.answers, ...odd.map((text): [string, Answer] => [text, { missing: "unknown" }])]),
    losses,
  };
}

const MOST_LISTED = 10;

/** @param isWanted whether seconds and zones may be left out, of which a date here has none */
function asDate(texts: readonly string[], { habit }: Context, isWanted = false): InferredType | undefined {
  const moments = parseMoments(texts, habit);
  if (!moments) return undefined;
  const all = [...moments.values()];
  const hasTime = all.every(({ time }) => time !== undefined);
  const isAlike = all.every(({ time }) => (time !== undefined) === hasTime);
  // A zone that all have is where they were, and the day and hour those of their clocks.
  const isLossless = all.every(({ seconds, zone }) => seconds === "00" && zone === all[0]?.zone);
  if (!isAlike || !(isLossless || isWanted)) return undefined;
  const answers = new Map([...moments].map(([text, { date, time }]) => [text, { value: time ? `${date}T${time}` : date }]));
  return { type: "date", settings: hasTime ? { precision: "minute" } : {}, answers };
}

/** Codes of a scale such as 1 to 5 or 0 to 10. */
function asRating({ heading, counts, filled }: Column): InferredType | undefined {
  const texts = [...counts.keys()];
  const isScale =
    texts.length >= 3 && texts.length <= 11 && filled >= 2 * texts.length && texts.every((text) => POINT_OF_SCALE.test(text));
  return isScale ? ratingOf(texts, RECOMMENDING.test(heading) && texts.includes("10") ? 0 : 1) : undefined;
}

/** Asked from 0 to 10, whichever of them were given. */
const RECOMMENDING = /\bnps\b|recom+end|recomiend|aanbevel|consigli|empfehl/i;
const POINT_OF_SCALE = /^(\d|10)$/;

function ratingOf(texts: readonly string[], from = 1): InferredType {
  const points = texts.map(Number);
  const settings = { style: "numbers", min: Math.min(from, ...points), max: Math.max(...points) };
  return { type: "rating", settings, answers: new Map(texts.map((text) => [text, { value: Number(text) }])) };
}

/** A few whole numbers that are no scale, as 1, 2, 3 and 97: answers that can be counted and chosen by. */
function asCodes(counts: ReadonlyMap<string, number>, filled: number, { language }: Context): InferredType | undefined {
  const texts = [...counts.keys()];
  const isCoded =
    texts.length >= 3 &&
    texts.length <= MOST_CODES &&
    filled >= CELLS_PER_CODE * texts.length &&
    texts.every((text) => /^(0|[1-9]\d{0,2})$/.test(text));
  if (!isCoded) return undefined;
  const numbers = texts.map(Number).sort((one, other) => one - other);
  // One to so many with a gap before the last few, which say something else.
  const isRun =
    numbers.filter((number, index) => index > 0 && number === (numbers[index - 1] ?? 0) + 1).length >= numbers.length / 2;
  if (!isRun || (numbers[0] ?? 0) > 1) return undefined;
  const options = numbers.map((number) => ({ code: String(number), label: { [language]: String(number) } }));
  return { type: "single-choice", settings: { options }, answers: new Map(texts.map((text) => [text, { value: text }])) };
}

const MOST_CODES = 15;
const CELLS_PER_CODE = 4;

function asChoice(column: Column, context: Context): InferredType | undefined {
  return isClosed(column) ? choiceOf(column, context) : undefined;
}

function choiceOf(column: Column, { language }: Context): InferredType {
  const { options, codes } = codeLabels(column.counts, language);
  const answers = new Map([...codes].map(([label, code]) => [label, { value: code }]));
  return { type: "single-choice", settings: { options }, answers };
}

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
