import { isJsonObject, type Json } from "../../shared/json";
import type { Answer } from "../questionnaire";
import type { Condition, Operator, Test } from "./condition";

/** The answer to a question on the respondent's way; nothing for any other. */
export type ReadAnswer = (questionId: string) => Answer | undefined;

type Value = Json | undefined;

const PLACE = /^[1-9]\d*$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/;

/** A row, field or item by its code, `row:column` in a table, the place from 1 in a ranking. */
export function partOf(value: Value, part: string): Value {
  if (Array.isArray(value)) return PLACE.test(part) ? value[Number(part) - 1] : undefined;
  const own = memberOf(value, part);
  if (own !== undefined) return own;
  const end = part.indexOf(":");
  return end < 0 ? undefined : cellOf(memberOf(value, part.slice(0, end)), part.slice(end + 1));
}

/** Where a row has several columns selected, each of them holds itself. */
function cellOf(row: Value, column: string): Value {
  return Array.isArray(row) ? row.find((selected) => selected === column) : memberOf(row, column);
}

function memberOf(value: Value, name: string): Value {
  return isJsonObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** How many were selected, filled or uploaded. */
function countOf(value: Value): number {
  if (value === undefined || value === null) return 0;
  if (Array.isArray(value)) return value.length;
  return typeof value === "object" ? Object.keys(value).length : 1;
}

/** A number, or the one that a text spells; blanks spell none. */
function numberOf(value: Value): number | undefined {
  if (typeof value === "number") return value;
  if (typeof value !== "string" || value.trim() === "") return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** Numbers compare as numbers, however a document spells them; codes and texts to the letter. */
function isSame(member: Value, wanted: string | number): boolean {
  if (typeof member === "number") return member === numberOf(wanted);
  return typeof member === "string" && member === String(wanted);
}

/** An answer in parts has the parts that it fills, as a carried list has them. */
function has(value: Value, wanted: string | number): boolean {
  if (isJsonObject(value)) return Object.hasOwn(value, String(wanted));
  return Array.isArray(value) ? value.some((member) => isSame(member, wanted)) : isSame(value, wanted);
}

function isMoment(value: Value): value is string {
  return typeof value === "string" && MOMENT.test(value);
}

/** Below, at or above 0; nothing where the two have no order. Dates compare as the texts that they are. */
function compare(value: Value, wanted: string | number): number | undefined {
  const number = numberOf(value);
  const bound = numberOf(wanted);
  if (number !== undefined && bound !== undefined) return number - bound;
  if (!isMoment(value) || !isMoment(wanted)) return undefined;
  return value < wanted ? -1 : Number(value > wanted);
}

type Compare = (value: Value, wanted: string | number) => boolean;

function ordered(isIn: (difference: number) => boolean): Compare {
  return (value, wanted) => {
    const difference = compare(value, wanted);
    return difference !== undefined && isIn(difference);
  };
}

const COMPARED: Readonly<Record<Exclude<Operator, "answered" | "unanswered" | "dontKnow">, Compare>> = {
  equal: has,
  different: (value, wanted) => !has(value, wanted),
  only: (value, wanted) => has(value, wanted) && countOf(value) === 1,
  less: ordered((difference) => difference < 0),
  atMost: ordered((difference) => difference <= 0),
  atLeast: ordered((difference) => difference >= 0),
  greater: ordered((difference) => difference > 0),
  contains: (value, wanted) => typeof value === "string" && value.toLowerCase().includes(String(wanted).toLowerCase()),
};

function testHolds(test: Test, read: ReadAnswer): boolean {
  const answer = read(test.question);
  const whole = answer?.value;
  const value = test.part === undefined || whole === undefined || whole === null ? whole : partOf(whole, test.part);
  const isAnswered = value !== undefined && value !== null;
  if (test.is === "dontKnow") return answer?.missing === "dont-know";
  if (test.is === "answered") return isAnswered;
  if (test.is === "unanswered") return !isAnswered;
  if (!isAnswered || test.value === undefined) return false;
  return COMPARED[test.is](test.of === "count" ? countOf(value) : value, test.value);
}

/** Whether a condition holds; one without members does for `all`, and does not for `any`. */
export function evaluateCondition(condition: Condition, read: ReadAnswer): boolean {
  if ("all" in condition) return condition.all.every((member) => evaluateCondition(member, read));
  if ("any" in condition) return condition.any.some((member) => evaluateCondition(member, read));
  if ("not" in condition) return !evaluateCondition(condition.not, read);
  return testHolds(condition, read);
}
