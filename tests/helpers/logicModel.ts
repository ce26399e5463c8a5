import type { Json } from "../../src/shared/json";
import type { Condition, Test } from "../../src/survey/logic/condition";
import type { Answer } from "../../src/survey/questionnaire";

/** What is known of a question that the respondent met. */
export type AnswerLookup = (questionId: string) => Answer | undefined;

type AnswerValue = Json | undefined;

const LISTS: Record<string, (held: boolean[]) => boolean> = {
  all: (held) => !held.includes(false),
  any: (held) => held.includes(true),
};

/** The reference that the engine is held against: plain and slow, written from `condition.ts` and the README alone. */
export function modelHolds(condition: Condition, known: AnswerLookup): boolean {
  const [word, content] = Object.entries(condition)[0] ?? [];
  if (word === "not") return !modelHolds(content as Condition, known);
  const join = word === undefined ? undefined : LISTS[word];
  if (join) return join((content as Condition[]).map((member) => modelHolds(member, known)));
  return modelTest(condition as Test, known);
}

function modelTest(test: Test, known: AnswerLookup): boolean {
  const answer = known(test.question);
  const found = test.part === undefined ? answer?.value : modelPart(answer?.value, test.part);
  const isThere = !isNothing(found);
  if (test.is === "dontKnow") return isNothing(answer?.value) && answer?.missing === "dont-know";
  if (test.is === "answered") return isThere;
  if (test.is === "unanswered") return !isThere;
  if (!isThere || found === undefined || test.value === undefined) return false;
  return COMPARISONS[test.is](test.of === "count" ? modelCount(found) : found, test.value);
}

function isNothing(found: AnswerValue): boolean {
  return found === undefined || found === null;
}

/** Rows, fields and items by code, cells as `row:column`, places of a ranking from `1`. */
function modelPart(value: AnswerValue, part: string): AnswerValue {
  if (Array.isArray(value)) return value.find((_, index) => `${index + 1}` === part);
  if (typeof value !== "object" || value === null) return undefined;
  const entries = Object.entries(value).flatMap(([row, held]): [string, Json][] => [
    [row, held],
    ...modelCells(held).map(([column, cell]): [string, Json] => [`${row}:${column}`, cell]),
  ]);
  return entries.find(([name]) => name === part)?.[1];
}

/** What a row holds in its columns; of several that were selected, each column holds itself. */
function modelCells(row: Json): [string, Json][] {
  if (typeof row !== "object" || row === null) return [];
  return Array.isArray(row) ? row.map((column): [string, Json] => [`${column}`, column]) : Object.entries(row);
}

function modelCount(found: Json): number {
  if (typeof found !== "object" || found === null) return 1;
  return Object.values(found).length;
}

type Comparison = (found: Json, value: string | number) => boolean;

const isEqual: Comparison = (found, value) => {
  const several: readonly Json[] =
    typeof found !== "object" || found === null ? [found] : Array.isArray(found) ? found : Object.keys(found);
  return several.some((one) => {
    if (typeof one === "number") return one === numberIn(value);
    return typeof one === "string" && one === `${value}`;
  });
};

function numberIn(value: Json): number | undefined {
  if (typeof value === "number") return value;
  return typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value)) ? Number(value) : undefined;
}

function isDate(value: Json): value is string {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(value);
}

/** Numbers as numbers, dates as the texts that they are; nothing else has an order. */
function inOrder(decide: (difference: number) => boolean): Comparison {
  return (found, value) => {
    const [left, right] = [numberIn(found), numberIn(value)];
    if (left !== undefined && right !== undefined) return decide(left - right);
    if (!isDate(found) || !isDate(value)) return false;
    return decide(found === value ? 0 : [found, value].sort()[0] === found ? -1 : 1);
  };
}

const COMPARISONS: Record<Exclude<Test["is"], "answered" | "unanswered" | "dontKnow">, Comparison> = {
  equal: isEqual,
  different: (found, value) => !isEqual(found, value),
  only: (found, value) => isEqual(found, value) && modelCount(found) === 1,
  less: inOrder((difference) => difference < 0),
  atMost: inOrder((difference) => difference <= 0),
  atLeast: inOrder((difference) => difference >= 0),
  greater: inOrder((difference) => difference > 0),
  contains: (found, value) => typeof found === "string" && found.toLowerCase().includes(`${value}`.toLowerCase()),
};
