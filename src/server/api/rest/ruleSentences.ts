import type { Entity } from "../../../schema/catalog";
import type { Rule } from "../../../schema/document";

const list = (names: readonly string[]) => names.join(", ");

function sentence(rule: Rule): string {
  if ("ordered" in rule) return rule.ordered.join(rule.strict ? " < " : " ≤ ");
  if ("sum" in rule)
    return `${[rule.sum].flat().join(" + ")} = ${rule.equals}${rule.by ? ` for each ${[rule.by].flat().join(" and ")}` : ""}`;
  if ("atMostOne" in rule) return `at most one of ${list(rule.atMostOne)}`;
  return "atLeastOne" in rule ? `at least one of ${list(rule.atLeastOne)}` : `${list(rule.together)}: all or none`;
}

/**
 * The rules over several fields in words, for those who read the OpenAPI document: JSON Schema has no keyword for them.
 *
 * @example
 * ruleSentences(activity) // "Rules: startsAt < endsAt."
 */
export function ruleSentences({ rules }: Pick<Entity, "rules">): string {
  return rules.length === 0 ? "" : `Rules: ${rules.map(sentence).join("; ")}.`;
}
