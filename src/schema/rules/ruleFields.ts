import type { Field } from "../catalog";
import type { Condition, Conditional, Rule } from "../document";

/** Names of the fields that a rule speaks of. */
export function fieldsOfRule(rule: Rule): readonly string[] {
  if (!("sum" in rule)) return Object.values(rule).flatMap((names) => (Array.isArray(names) ? (names as string[]) : []));
  const summed = typeof rule.sum === "string" ? [rule.sum.split("/")[0] ?? ""] : rule.sum;
  return typeof rule.equals === "string" ? [...summed, rule.equals] : summed;
}

/** Those of them that the rule's fault may lie at. */
export function blamedByRule(rule: Rule): readonly string[] {
  if ("ordered" in rule) return rule.ordered.slice(1);
  if ("sum" in rule) return typeof rule.sum === "string" ? [rule.sum.split("/")[0] ?? ""] : rule.sum.slice(-1);
  if ("atMostOne" in rule) return rule.atMostOne.slice(1);
  return "atLeastOne" in rule ? rule.atLeastOne.slice(0, 1) : rule.together;
}

function fieldsOfPart(part: Conditional | undefined): readonly string[] {
  return [...(part?.required ?? []), ...Object.keys(part?.properties ?? {})];
}

/** Names of the fields that a condition speaks of. */
export function fieldsOfCondition(condition: Condition): readonly string[] {
  return [...new Set([condition.if, condition.then, condition.else].flatMap(fieldsOfPart))];
}

/** Those of them that the condition's faults may lie at. */
export function blamedByCondition({ then, else: otherwise }: Condition): readonly string[] {
  return [...new Set([then, otherwise].flatMap(fieldsOfPart))];
}

/** Whether a rule may speak of the field: what is hidden or computed is not there when a record is checked. */
export function isGivenWithRecord(field: Field): boolean {
  return !field.isHidden && !field.computed;
}
