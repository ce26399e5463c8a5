import { isBlankText } from "../../../../../shared/isBlankText";
import type { Json } from "../../../../../shared/json";
import type { Operator, Test } from "../../../../../survey/logic/condition";
import { evaluateCondition } from "../../../../../survey/logic/evaluateCondition";
import type { Shape } from "./answerShape";
import { ALWAYS, and, atom, type Expression, NEVER, not, numeral, or, quoted, Unsayable, variable } from "./expression";
import { blank, filled, has, isText, isUnsure, named, type Operand, oneOf, wholeFilled } from "./operand";

const SIGNS: Readonly<Partial<Record<Operator, string>>> = {
  equal: "=",
  only: "=",
  different: "!=",
  less: "<",
  atMost: "<=",
  atLeast: ">=",
  greater: ">",
};

/** More parts than can be counted one by one. */
const MOST_COUNTED = 200;

/** Whether the test holds of an answer; one that is said to be in no part. */
function decide({ part: _part, ...test }: Test, value: Json): boolean {
  return evaluateCondition(test, () => ({ value }));
}

/** A comparison of a number, whether an answer or a count. */
function compared(name: string, { is, value }: Test): Expression {
  const wanted = typeof value === "string" && value.trim() === "" ? Number.NaN : Number(value);
  const sign = SIGNS[is];
  if (!sign) return NEVER;
  if (!Number.isFinite(wanted)) return is === "different" ? ALWAYS : NEVER;
  return atom(`${name} ${sign} ${numeral(wanted)}`);
}

function ofNumber(operand: Operand, test: Test): Expression {
  if (test.of === "count") return decide(test, 0) ? filled(operand) : NEVER;
  const own = compared(named(operand), test);
  return test.is === "different" ? and([filled(operand), own]) : own;
}

/** Dates compare as the texts that they are. */
function ofMoment(operand: Operand, test: Test): Expression {
  const sign = SIGNS[test.is];
  if (test.of === "count" || !sign) return ofText(operand, test);
  const isDate = typeof test.value === "string" && /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2})?$/.test(test.value);
  if (!isDate) return test.is === "different" ? filled(operand) : NEVER;
  const own = atom(`${named(operand)} ${sign} ${quoted(String(test.value))}`);
  return test.is === "different" ? and([filled(operand), own]) : own;
}

function ofText(operand: Operand, test: Test): Expression {
  const { is, value = "", of } = test;
  const text = isBlankText(String(value)) ? "" : String(value);
  if (of === "count") return decide(test, "a") ? filled(operand) : NEVER;
  if (is === "equal" || is === "only") return text === "" ? NEVER : isText(operand, text);
  if (is === "different") return text === "" ? filled(operand) : and([filled(operand), not(isText(operand, text))]);
  if (is !== "contains") throw new Unsayable(is);
  return value === "" ? filled(operand) : atom(`${named(operand)} contains ${quoted(String(value))}`);
}

function lengthOf(operand: Operand, test: Test): Expression {
  return and([filled(operand), compared(variable(`${operand.path}.length`), test)]);
}

function ofList(operand: Operand, all: readonly string[], test: Test): Expression {
  if (test.of === "count") return lengthOf(operand, test);
  const code = String(test.value);
  if (test.is === "equal") return has(operand, all, code);
  if (test.is === "different") return and([filled(operand), not(has(operand, all, code))]);
  if (test.is === "only") return and([has(operand, all, code), lengthOf(operand, { ...test, is: "equal", value: 1 })]);
  return NEVER;
}

function memberOf({ path, isCertain, whole, shape: own }: Operand, code: string, shape: Shape): Operand {
  // A table is emptied, too, as its last cell is.
  const isTable = own.kind === "parts" && [...own.members.values()].some(({ kind }) => kind === "parts");
  const root = whole ?? (isCertain && !isTable ? undefined : path);
  return { path: `${path}.${code}`, shape, hasDontKnow: false, isCertain, ...(root === undefined ? {} : { whole: root }) };
}

function ofParts(operand: Operand, members: ReadonlyMap<string, Shape>, test: Test): Expression {
  const parts = new Map([...members].map(([code, shape]) => [code, memberOf(operand, code, shape)]));
  const code = String(test.value);
  const own = parts.get(code);
  if (test.of === "count") {
    if (parts.size > MOST_COUNTED) throw new Unsayable("count");
    const each = [...parts.values()].map(({ whole: _whole, ...part }) => `iif(${filled(part).text}, 1, 0)`);
    return each.length === 0 ? NEVER : and([filled(operand), compared(`sum(${each.join(", ")})`, test)]);
  }
  if (test.is === "equal") return own ? filled(own) : NEVER;
  if (test.is === "different") return own ? and([filled(operand), blank(own)]) : filled(operand);
  if (test.is !== "only" || !own) return NEVER;
  return and([filled(own), ...[...parts].flatMap(([other, part]) => (other === code ? [] : [blank(part)]))]);
}

/** A comparison of a value that is there. */
function ofValue(operand: Operand, test: Test): Expression {
  const { shape } = operand;
  if (test.value === undefined) return NEVER;
  if (shape.kind === "codes") {
    const codes = shape.codes.filter((code) => decide(test, code));
    return oneOf(operand, shape.codes, codes);
  }
  if (shape.kind === "number") return ofNumber(operand, test);
  if (shape.kind === "moment") return ofMoment(operand, test);
  if (shape.kind === "text") return ofText(operand, test);
  return shape.kind === "list" ? ofList(operand, shape.codes, test) : ofParts(operand, shape.members, test);
}

/** One of several that a row has selected: it holds itself, or nothing. */
function ofCell(row: Operand, all: readonly string[], column: string, test: Test): Expression {
  const isIn = and([wholeFilled(row), has(row, all, column)]);
  if (test.is === "answered") return isIn;
  if (test.is === "unanswered") return not(isIn);
  return test.value !== undefined && decide(test, column) ? isIn : NEVER;
}

/** Codes that SurveyJS, which finds members by name without regard to case, would find another member by. */
function isFound(members: ReadonlyMap<string, Shape>, code: string): boolean {
  const alike = [...members.keys()].filter((other) => other.toLowerCase() === code.toLowerCase());
  return alike.length === 1 && code !== "length" && !code.endsWith("-unwrapped");
}

function checkedMember(operand: Operand, members: ReadonlyMap<string, Shape>, code: string): Operand | undefined {
  const shape = members.get(code);
  if (shape && !isFound(members, code)) throw new Unsayable(code);
  return shape && memberOf(operand, code, shape);
}

function ofPart(operand: Operand, part: string, test: Test): Expression {
  const { shape } = operand;
  const nothing = test.is === "unanswered" ? ALWAYS : NEVER;
  if (shape.kind === "list") {
    if (!/^[1-9]\d{0,3}$/.test(part) || shape.codes.length === 0) return /^[1-9]/.test(part) ? unsayable(part) : nothing;
    const path = `${operand.path}[${Number(part) - 1}]`;
    const place: Operand = { path, shape: { kind: "codes", codes: shape.codes }, hasDontKnow: false, isCertain: true };
    return test.is === "dontKnow" ? NEVER : ofOperand(place, test);
  }
  if (shape.kind !== "parts") return nothing;
  const own = checkedMember(operand, shape.members, part);
  if (own) return ofOperand(own, test);
  const end = part.indexOf(":");
  const row = end < 0 ? undefined : checkedMember(operand, shape.members, part.slice(0, end));
  const column = part.slice(end + 1);
  if (row?.shape.kind === "list") return ofCell(row, row.shape.codes, column, test);
  const cell = row?.shape.kind === "parts" ? checkedMember(row, row.shape.members, column) : undefined;
  return cell ? ofOperand(cell, test) : nothing;
}

function unsayable(what: string): never {
  throw new Unsayable(what);
}

function ofOperand(operand: Operand, test: Test): Expression {
  if (test.is === "answered") return filled(operand);
  if (test.is === "unanswered") return blank(operand);
  return and([wholeFilled(operand), ofValue(operand, test)]);
}

/**
 * A comparison as SurveyJS's expression, with the same meaning for every answer.
 * @throws Unsayable
 */
export function testExpression(operand: Operand, test: Test): Expression {
  if (test.is === "dontKnow") return operand.hasDontKnow ? isUnsure(operand) : or([]);
  if (operand.outlives?.(test.part)) throw new Unsayable(test.question);
  const { members } = operand.shape.kind === "parts" ? operand.shape : { members: new Map<string, Shape>() };
  // Counting, and being the only one, look at all members.
  const isByName = test.part === undefined && (test.of === "count" || ["equal", "different", "only"].includes(test.is));
  if (isByName && ![...members.keys()].every((code) => isFound(members, code))) throw new Unsayable(test.question);
  return test.part === undefined ? ofOperand(operand, test) : ofPart(operand, test.part, test);
}
