import type { FieldIssue, FieldLabel } from "../shared/errors";
import type { Entity } from "./catalog";
import { toTitle } from "./naming";
import { type RuleError, readErrors } from "./rules/ruleError";

/** What a field is called: its text in the locales, else its title. */
function labelOf(entity: Entity | undefined, name: string): FieldLabel {
  const field = entity?.fields.get(name);
  const owner = field?.isSystem ? "common" : (entity?.name ?? "common");
  return { key: `entities.${owner}.fields.${name}`, fallback: field?.schema.title ?? toTitle(name) };
}

/**
 * Ajv's errors as issues of fields.
 * @param entity whose fields the errors speak of; absent: texts under `common`
 * @returns one issue for each JSON pointer; containers of other issues are left out
 */
export function issuesOf(errors: readonly RuleError[], entity?: Entity): readonly FieldIssue[] {
  return readErrors(errors).map(({ path, rule, limit, others }) => ({
    path,
    rule,
    ...(limit === undefined ? {} : { params: { limit } }),
    ...(others.length > 0 ? { labels: { other: others.map((name) => labelOf(entity, name)) } } : {}),
  }));
}
