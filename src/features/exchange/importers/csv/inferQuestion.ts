import type { JsonObject } from "../../../../shared/json";
import type { ImportLoss } from "../../../../survey/exchange/importer";
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
  /** What of the column isn't kept. */
  readonly losses?: readonly Omit<ImportLoss, "question">[];
}

export interface Context {
  readonly language: string;
  readonly habit: DayOrder;
  /** Where the comma doesn't part the cells, it may part decimals. */
  readonly mayHaveDecimalComma: boolean;
}

/** The narrowest question type that keeps every value of the column. */
export function inferQuestion(column: Column, context: Context): InferredType {
  const values = withoutNone(column);
  if (values.counts.size === 0) return asText(column);
  const inferred =
    asMeasure(values, context) ??
    asSeveral(values, context) ??
    asChoice(values, context) ??
    asMostly(values, context) ??
    asText(values);
  const none = [...column.counts.keys()].filter((text) => !values.counts.has(text) && !inferred.answers.has(text));
  const unknown = none.map((text): [string, Answer] => [text, { missing: "unknown" }]);
  return unknown.length > 0 ? { ...inferred, answers: new Map([...inferred.answers, ...unknown]) } : inferred;
}

/** What statistics packages write for a missing value. */
const NO_VALUE = /^(NA|N\/A|#N\/A|NaN|NULL|\.|-)$/i;
/** Codes that stand for a reason why there is no value, below values that are none. */
const NO_VALUE_CODE = /^-(1|2|3|7|8|9|66|77|88|97|98|99|666|777|888|997|998|999|9999)(\.0+)?$/;
const WHOLE_OR_DECIMAL = /^\d+([.,]\d+)?$/;

/** The column without what stands for no value. */
export function withoutNone(column: Column): Column {
  const isNumeric = [...column.counts.keys()].every(
    (text) => NO_VALUE.test(text) || NO_VALUE_CODE.test(text) || WHOLE_OR_DECIMAL.test(text),
  );
  const isNone = (text: string) => NO_VALUE.test(text) || (isNumeric && NO_VALUE_CODE.test(text));
  const counts = new Map([...column.counts].filter(([text]) => !isNone(text)));
  return { ...column, counts, filled: [...counts.values()].reduce((sum, count) => sum + count, 0) };
}

/** Dates and numbers. */
function asMeasure({ counts, filled }: Column, context: Context): InferredType | undefined {
  const texts = [...counts.keys()];
  return (
    asDate(texts, context) ?? asRating(texts, filled) ?? asCodes(counts, filled, context) ?? asNumber(texts, filled, context)
  );
}

/** Fewest cells from which a few odd ones say nothing of the rest. */
const FEWEST_TYPICAL = 20;
const MOST_ODD = 0.05;

/** Dates and numbers with a few cells that are none: those are listed, and count as no answer. */
function asMostly({ counts, ...column }: Column, context: Context): InferredType | undefined {
  const odd = [...counts.keys()].filter(
    (text) => !WHOLE_OR_DECIMAL.test(text.replace(/^-/, "")) && !parseMoments([text], context.habit),
  );
  const oddCells = odd.reduce((sum, text) => sum + (counts.get(text) ?? 0), 0);
  const filled = column.filled - oddCells;
  if (odd.length === 0 || filled < FEWEST_TYPICAL || oddCells > column.filled * MOST_ODD) return undefined;
  const rest = new Map([...counts].filter(([text]) => !odd.includes(text)));
  const inferred = asMeasure({ ...column, counts: rest, filled }, context);
  if (!inferred) return undefined;
  const listed = odd.slice(0, MOST_LISTED).map((text) => `"${text.slice(0, 60)}" (${counts.get(text)})`);
  const losses = [{ reason: "oddCells" as const, detail: [...listed, ...(odd.length > MOST_LISTED ? ["…"] : [])].join(", ") }];
  return {
    ...inferred,
    answers: new Map([...inferred.answers, ...odd.map((text): [string, Answer] => [text, { missing: "unknown" }])]),
    losses,
  };
}

const MOST_LISTED = 10;

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

// Leading zeros (postal codes) and long digit strings (telephones) are names, not numbers.
const MOST_DECIMALS = 10;
const WITH_POINT = /^-?(0|[1-9]\d{0,11})(\.\d{1,30})?$/;
const WITH_COMMA = /^-?(0|[1-9]\d{0,11})(,\d{1,30})?$/;

function asNumber(texts: readonly string[], filled: number, { mayHaveDecimalComma }: Context): InferredType | undefined {
  const patterns = mayHaveDecimalComma ? [WITH_POINT, WITH_COMMA] : [WITH_POINT];
  if (!patterns.some((pattern) => texts.every((text) => pattern.test(text)))) return undefined;
  // Two codes are answers such as 0/1 or 1/2; more of them are measures or scales.
  if (texts.length <= 2 && filled >= 3 * texts.length && texts.every((text) => /^\d{1,2}$/.test(text))) return undefined;
  const maxDecimals = texts.reduce((most, text) => Math.max(most, text.split(/[.,]/)[1]?.length ?? 0), 0);
  const answers = new Map(texts.map((text) => [text, { value: Number(text.replace(",", ".")) }]));
  return { type: "number", settings: maxDecimals <= MOST_DECIMALS ? { maxDecimals } : {}, answers };
}

/** Several choices in one cell, parted (and by some form services closed) by semicolons, or by commas. */
function asSeveral(column: Column, context: Context): InferredType | undefined {
  return severalBy(";", column, context) ?? severalBy(", ", column, context);
}

function severalBy(separator: Separator, { counts, filled }: Column, { language }: Context): InferredType | undefined {
  const texts = [...counts.keys()];
  if (filled < 2 || !texts.some((text) => text.includes(separator)) || texts.some((text) => text.includes("\n")))
    return undefined;
  const parted = separator === ";" ? new Map(texts.map((text) => [text, partsOf(text)])) : joinParts(texts);
  if (!parted || [...parted.values()].some((parts) => parts.length === 0)) return undefined;
  const parts = new Map<string, number>();
  for (const [text, own] of parted) for (const part of own) parts.set(part, (parts.get(part) ?? 0) + (counts.get(text) ?? 0));
  const isClosed = separator === ";" && texts.every((text) => text.endsWith(";"));
  const chosen = [...parts.values()].reduce((sum, count) => sum + count, 0);
  const isRepeating = chosen >= 4 * parts.size && chosen >= 1.1 * filled && [...parts.values()].every((count) => count > 1);
  const isListed = parts.size <= MOST_OPTIONS && [...parts.keys()].every((part) => part.length <= LONGEST_LABEL);
  if (!isListed || !(isClosed || isRepeating)) return undefined;
  const { options, codes } = codeLabels(parts, language);
  const answers = new Map([...parted].map(([text, own]) => [text, { value: own.flatMap((part) => codes.get(part) ?? []) }]));
  return { type: "multiple-choice", settings: { options }, answers };
}

type Separator = ";" | ", ";

function partsOf(text: string, separator: Separator = ";"): readonly string[] {
  return [...new Set(text.split(separator).map((part) => part.trim()))].filter((part) => part !== "");
}

/** Fewest different combinations that prove a list: sentences and lone options with a comma have fewer. */
const FEWEST_COMBINATIONS = 3;

/**
 * The labels of each text that commas part. A comma may be in a label: parts that never stand without each other are one.
 * @returns undefined where the texts are no combinations of the same labels
 */
function joinParts(texts: readonly string[]): ReadonlyMap<string, readonly string[]> | undefined {
  const separator = ", ";
  let parted = texts.map((text) => [...partsOf(text, separator)]);
  const most = Math.max(0, ...parted.map((parts) => parts.length));
  for (let round = 1; round < most; round += 1) {
    const partners = inseparable(parted);
    if (partners.size === 0) break;
    parted = parted.map((parts) => joinPartners(parts, partners, separator));
  }
  const combinations = new Set(parted.filter((parts) => parts.length > 1).map((parts) => parts.join(separator)));
  const places = new Map<string, number>();
  for (const parts of parted) for (const part of parts) places.set(part, (places.get(part) ?? 0) + 1);
  const isProven = combinations.size >= FEWEST_COMBINATIONS && [...places.values()].every((count) => count > 1);
  return isProven ? new Map(texts.map((text, index) => [text, parted[index] ?? []])) : undefined;
}

/** What always follows a part and follows nothing else, by part. */
function inseparable(parted: readonly (readonly string[])[]): ReadonlyMap<string, string> {
  const [next, previous] = [new Map<string, Set<string>>(), new Map<string, Set<string>>()];
  const add = (map: Map<string, Set<string>>, part: string, other: string) =>
    map.set(part, (map.get(part) ?? new Set()).add(other));
  for (const parts of parted)
    for (const [index, part] of parts.entries()) {
      add(next, part, parts[index + 1] ?? "");
      add(previous, part, parts[index - 1] ?? "");
    }
  const found = new Map<string, string>();
  for (const [part, followers] of next) {
    const [follower] = followers;
    if (followers.size !== 1 || !follower) continue;
    const before = previous.get(follower);
    if (before?.size === 1 && before.has(part)) found.set(part, follower);
  }
  return found;
}

function joinPartners(parts: readonly string[], partners: ReadonlyMap<string, string>, separator: string): string[] {
  const joined: string[] = [];
  for (let index = 0; index < parts.length; index += 1) {
    const [part = "", follower] = [parts[index], parts[index + 1]];
    const isPair = follower !== undefined && partners.get(part) === follower;
    joined.push(isPair ? `${part}${separator}${follower}` : part);
    if (isPair) index += 1;
  }
  return joined;
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
