import { compact } from "../../../../../shared/compact";
import type { Json, JsonObject } from "../../../../../shared/json";
import { readNumber } from "../../../../../shared/readNumber";
import type { NumberRules } from "../../../../../survey/questions/numberRules";
import { ruleText } from "../../../../../survey/questions/ruleTexts";
import type { AnswerIssue, DefinitionIssue } from "../../../../../survey/questionType";
import { integerSchema, localizedSchema } from "../../../../../survey/types/settingsSchemas";
import { between, type Random } from "../../../../../survey/types/simulation";

const MOST_DIGITS = 15;
const MOST_DECIMALS = 10;

export const numberRuleSettings: JsonObject = {
  unit: localizedSchema("Unit"),
  minValue: { type: "number", title: "Lowest value" },
  maxValue: { type: "number", title: "Highest value" },
  maxDigits: integerSchema("Maximum digits", { minimum: 1, maximum: MOST_DIGITS }),
  maxDecimals: integerSchema("Maximum decimals", { minimum: 0, maximum: MOST_DECIMALS }),
};

export function numberSchema(rules: NumberRules): JsonObject {
  const beyond = 10 ** (rules.maxDigits ?? MOST_DIGITS);
  return compact({
    type: rules.maxDecimals === 0 ? "integer" : "number",
    minimum: rules.minValue,
    maximum: rules.maxValue,
    exclusiveMinimum: -beyond,
    exclusiveMaximum: beyond,
  });
}

/** Too many decimals: `multipleOf` can't say it, since 0.07 is no multiple of 0.01 in binary. */
export function decimalIssues(value: Json | undefined, rules: NumberRules, path = ""): readonly AnswerIssue[] {
  const limit = rules.maxDecimals;
  if (typeof value !== "number" || limit === undefined || Number(value.toFixed(limit)) === value) return [];
  return [{ path, rule: "maxDecimals", params: { limit } }];
}

export function numberRuleIssues(rules: NumberRules): readonly DefinitionIssue[] {
  const { minValue, maxValue, maxDigits } = rules;
  const faults: DefinitionIssue[] = [];
  if (minValue !== undefined && maxValue !== undefined && maxValue < minValue) {
    faults.push({ path: "/maxValue", fault: "maxBelowMin", params: { min: minValue, max: maxValue } });
  }
  if (maxDigits !== undefined) {
    const beyond = 10 ** maxDigits;
    if (minValue !== undefined && minValue >= beyond)
      faults.push({ path: "/minValue", fault: "tooManyDigits", params: { digits: maxDigits } });
    if (maxValue !== undefined && maxValue <= -beyond)
      faults.push({ path: "/maxValue", fault: "tooManyDigits", params: { digits: maxDigits } });
  }
  return faults;
}

/** Decimals of the first number that JavaScript writes with an exponent: `1e-7`. */
const TINY_DECIMALS = 7;

/** The rules as SurveyJS checks them while answering; the server's own decide. */
export function numberValidators(rules: NumberRules, language: string): readonly JsonObject[] {
  const { minValue, maxValue, maxDigits = MOST_DIGITS, maxDecimals } = rules;
  const digits = {
    type: "regex",
    regex: `^-?\\d{1,${maxDigits}}(\\.\\d+)?(e-\\d+)?$`,
    text: ruleText("digits", language, maxDigits),
  };
  return [
    compact({ type: "numeric", minValue, maxValue }),
    digits,
    ...(maxDecimals === undefined ? [] : [decimalsValidator(maxDecimals, language)]),
  ];
}

function decimalsValidator(limit: number, language: string): JsonObject {
  const exponent = limit < TINY_DECIMALS ? "e\\+" : "e[+-]";
  return {
    type: "regex",
    regex: `^-?\\d+(\\.\\d{0,${limit}})?(${exponent}\\d+)?$`,
    text: limit === 0 ? ruleText("whole", language) : ruleText("decimals", language, limit),
  };
}

/** A number from what a field gives: what is none stays as it was typed, and is refused. */
export function numberFromSurvey(value: Json, { maxDecimals }: Pick<NumberRules, "maxDecimals"> = {}): Json | undefined {
  if (value === null) return undefined;
  if (typeof value !== "string") return value;
  const read = readNumber(value, maxDecimals);
  if (read.kind === "empty") return undefined;
  return read.kind === "number" ? read.value : value;
}

/** What the runner draws a field for numbers by: the keyboard of a phone, and what tells decimals from groups. */
export function drawnNumber({ minValue, maxDecimals }: NumberRules): JsonObject {
  // Keyboards for decimals have no minus on some phones.
  const keyboard = minValue !== undefined && minValue < 0 ? "text" : "decimal";
  return compact({ keyboard, decimals: maxDecimals });
}

export function simulateNumber(rules: NumberRules, random: Random): number {
  const beyond = 10 ** (rules.maxDigits ?? MOST_DIGITS) - 1;
  const from = Math.max(rules.minValue ?? Math.min(0, (rules.maxValue ?? 100) - 100), -beyond);
  const to = Math.min(rules.maxValue ?? from + 100, beyond);
  const decimals = rules.maxDecimals ?? (to - from < 1 ? 2 : 0);
  return between(from, Math.max(from, to), Math.min(decimals, 2), random);
}
