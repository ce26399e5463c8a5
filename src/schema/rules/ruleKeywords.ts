import type { KeywordDefinition, MacroKeywordDefinition } from "ajv";
import type { Rule } from "../document";
import { atLeastOne, atMostOne, together } from "./choices";
import { ordered, orderedStrict } from "./ordered";
import { sum } from "./sum";
import { timeKeywords } from "./times";

/** A rule as the keyword of its own name, so that an error tells which one was broken. */
function toKeyword(rule: Rule): object {
  if ("ordered" in rule) return { [rule.strict ? "orderedStrict" : "ordered"]: rule.ordered };
  return "sum" in rule ? { sum: rule } : rule;
}

/** `x-rules`: what a record's fields must be to one another. */
const rules: MacroKeywordDefinition = {
  keyword: "x-rules",
  type: "object",
  schemaType: "array",
  macro: (list: readonly Rule[]) => ({ allOf: list.map(toKeyword) }),
};

/**
 * The keywords of ours that validators check, on the server and in browsers.
 *
 * @example
 * new Ajv2020({ keywords: ruleKeywords, strict: false }).compile({ "x-rules": [{ ordered: ["startsAt", "endsAt"] }] })
 */
export const ruleKeywords: KeywordDefinition[] = [
  ordered,
  orderedStrict,
  sum,
  atMostOne,
  atLeastOne,
  together,
  rules,
  ...timeKeywords,
];
