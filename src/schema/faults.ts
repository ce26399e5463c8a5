import type { FieldIssue, FieldLabel } from "../shared/errors";
import type { Entity } from "./catalog";
import { toTitle } from "./naming";
import { type RuleError, readErrors } from "./rules/ruleError";

/** What a field is called: its text in the locales, else its title. */
function labelOf(entity: Entity | undefined, name: string): FieldLabel {
  const field = entity?.fields.get(name);
  const place = field?.isSystem ? "common" : (entity?.name ?? "common");
  return { key: `entities.${place}.fields.${name}`, fallback: field?.schema.title ?? toTitle(name) };
}

/**
 * Ajv's errors as field faults: one per place, containers of other faults left out.
 * @param entity whose fields the errors speak of
 */
export function issuesOf(errors: readonly RuleError[], entity?: Entity): readonly FieldIssue[] {
  return readErrors(errors).map(({ path, rule, limit, others }) => ({
    path,
    rule,
    ...(limit === undefined ? {} : { params: { limit } }),
    ...(others.length > 0 ? { labels: { other: others.map((name) => labelOf(entity, name)) } } : {}),
  }));
}
