import { isJsonObject } from "../../../../../shared/json";
import type { QuestionType } from "../../../../../survey/questionType";
import { entryOf } from "../../shared/entryOf";
import { type AnswerForm, createAnswerForms } from "../../shared/expressions/answerForm";
import { attempt } from "../../shared/expressions/attempt";
import { type Expression, NoCounterpart, type Ordering, TURNED } from "../../shared/expressions/syntax";
import { parseEquation } from "../expressions/parseEquation";
import type { Conversion } from "./conversion";
import type { ConvertedQuestion } from "./index";

type QuestionTypes = ReadonlyMap<string, QuestionType>;

/** What an equation asks of an answer: its value, how many are chosen, the sum of its parts or its length. */
interface Limit {
  readonly of: "value" | "count" | "sum" | "length";
  readonly is: Ordering | "equal";
  readonly value: number;
}

type Settings = ConvertedQuestion["settings"];

const MEASURES: Readonly<Record<string, Limit["of"]>> = { count: "count", sum: "sum", strlen: "length" };

/**
 * The question with the limits of its validation equations, where its type has a setting for all that they ask. What has
 * none stays among the attributes that are listed.
 */
export function withValidation(
  conversion: Conversion,
  converted: readonly ConvertedQuestion[],
  types: QuestionTypes,
): readonly ConvertedQuestion[] {
  const [only] = converted;
  if (!only || converted.length > 1) return converted;
  return ["em_validation_q", "em_validation_sq"].reduce<readonly ConvertedQuestion[]>(
    ([current = only], name) => {
      const text = conversion.attributes.peek(name);
      const limited =
        text === ""
          ? undefined
          : attempt(() => limitedBy(current, text, { code: conversion.source.code, isOfParts: name.endsWith("sq"), types }));
      if (!limited) return [current];
      conversion.attributes.take(name);
      return [limited];
    },
    [only],
  );
}

interface LimitScope {
  readonly code: string;
  /** Whether each part of an answer is limited. */
  readonly isOfParts: boolean;
  readonly types: QuestionTypes;
}

function limitedBy(converted: ConvertedQuestion, text: string, scope: LimitScope): ConvertedQuestion {
  const limits = limitsIn(parseEquation(text), scope.code);
  return limits.reduce((current, limit) => apply(current, limit, scope), converted);
}

/** @throws NoCounterpart where the equation asks for more than limits */
function limitsIn(expression: Expression, code: string): readonly Limit[] {
  if (expression.kind === "all") return expression.members.flatMap((member) => limitsIn(member, code));
  if (expression.kind === "any") return limitsIn(unlessBlank(expression.members, code), code);
  if (expression.kind !== "comparison") throw new NoCounterpart(expression.kind);
  const { is, left, right } = expression;
  const turned = TURNED[is as keyof typeof TURNED];
  if (is === "different" || !turned) throw new NoCounterpart(is);
  if (left.kind === "literal") return limitsIn({ ...expression, is: turned, left: right, right: left }, code);
  const value = right.kind === "literal" ? Number(right.value) : Number.NaN;
  if (!Number.isFinite(value)) throw new NoCounterpart(right.kind);
  return [{ of: measureOf(left, code), is: is as Limit["is"], value }];
}

/** `is_empty(this) or …`, `count(this) == 0 or …`: a blank is let through here as well. */
function unlessBlank(members: readonly Expression[], code: string): Expression {
  const [only, ...others] = members.filter((member) => !isBlank(member, code));
  if (!only || others.length > 0 || members.length !== 2) throw new NoCounterpart("or");
  return only;
}

function isBlank(expression: Expression, code: string): boolean {
  if (expression.kind === "call") return expression.name === "is_empty" && expression.args.every((arg) => isOwn(arg, code));
  if (expression.kind !== "comparison" || expression.is !== "equal" || expression.right.kind !== "literal") return false;
  const { left, right } = expression;
  return Number(right.value) === 0 && left.kind === "call" && left.name === "count" && left.args.every((arg) => isOwn(arg, code));
}

function measureOf(expression: Expression, code: string): Limit["of"] {
  if (isOwn(expression, code)) return "value";
  const measure = expression.kind === "call" ? entryOf(MEASURES, expression.name) : undefined;
  if (!measure || expression.kind !== "call" || expression.args.length !== 1 || !expression.args.every((arg) => isOwn(arg, code)))
    throw new NoCounterpart(expression.kind);
  return measure;
}

function isOwn(expression: Expression, code: string): boolean {
  if (expression.kind !== "variable") return false;
  return ["this", "self", code, `that.${code}`].includes(expression.name.replace(/\.NAOK$/, ""));
}

function apply(converted: ConvertedQuestion, limit: Limit, { isOfParts, types }: LimitScope): ConvertedQuestion {
  const { settings, type } = converted;
  const form = createAnswerForms(types)({ ...settings, id: "q", variable: "q", type, title: {} });
  if (limit.of === "sum") return shared(converted, limit);
  const names = namesFor(limit.of, form, isOfParts);
  const known = types.get(type)?.settings.properties;
  if (!names || !isJsonObject(known) || !names.every((name) => name === undefined || Object.hasOwn(known, name)))
    throw new NoCounterpart(limit.of);
  return { ...converted, settings: { ...settings, ...bounds(settings, limit, names) } };
}

type Names = readonly [least: string | undefined, most: string];

function namesFor(of: Limit["of"], form: AnswerForm | undefined, isOfParts: boolean): Names | undefined {
  if (of === "value" && (form === "number" || (form === "parts" && isOfParts))) return ["minValue", "maxValue"];
  if (of === "count" && form === "list") return ["min", "max"];
  return of === "length" && (form === "text" || (form === "parts" && isOfParts)) ? [undefined, "maxLength"] : undefined;
}

function bounds(settings: Settings, { of, is, value }: Limit, [least, most]: Names): Settings {
  const isWhole = of !== "value" || settings.maxDecimals === 0;
  const isStrict = is === "less" || is === "greater";
  if ((isStrict && !isWhole) || (isWhole && !Number.isInteger(value))) throw new NoCounterpart(is);
  const low = is === "atLeast" || is === "equal" ? value : is === "greater" ? value + 1 : undefined;
  const high = is === "atMost" || is === "equal" ? value : is === "less" ? value - 1 : undefined;
  if (low !== undefined && least === undefined) throw new NoCounterpart(is);
  const lowest = Math.max(low ?? -Infinity, least === undefined ? -Infinity : numberIn(settings[least], -Infinity));
  const highest = Math.min(high ?? Infinity, numberIn(settings[most], Infinity));
  const isSound = lowest <= highest && (of === "value" || (highest >= 1 && lowest <= optionsIn(settings)));
  if (!isSound) throw new NoCounterpart(is);
  return {
    ...(least !== undefined && lowest > -Infinity ? { [least]: lowest } : {}),
    ...(highest < Infinity ? { [most]: of === "count" ? Math.min(highest, optionsIn(settings)) : highest } : {}),
  };
}

function numberIn(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function optionsIn({ options, other }: Settings): number {
  return Array.isArray(options) ? options.length + (other ? 1 : 0) : Infinity;
}

/** Whole numbers that add up to a total are points to divide. */
function shared({ type: _type, settings, ...rest }: ConvertedQuestion, { is, value }: Limit): ConvertedQuestion {
  const { fields, maxDecimals, minValue, maxValue } = settings;
  const isPoints = Array.isArray(fields) && fields.length > 1 && maxDecimals === 0 && Number.isInteger(value) && value > 0;
  const isFree = (minValue === undefined || minValue === 0) && (maxValue === undefined || Number(maxValue) >= value);
  if (is !== "equal" || !isPoints || !isFree || value > 1_000_000) throw new NoCounterpart("sum()");
  return { ...rest, type: "divide-points", settings: { options: fields, total: value } };
}
