import type { FieldIssue, FieldLabel } from "../shared/errors";
import type { Entity } from "./catalog";
import { toTitle } from "./naming";
import { type RuleError, readErrors } from "./rules/ruleError";

/** What a field is called: its text in the locales, else its title. @param path of the fault, which may lie in a list's item */
function labelOf(entity: Entity | undefined, name: string, path: string): FieldLabel {
  const [, list = "", item] = path.split("/");
  const parts = item === undefined ? undefined : entity?.fields.get(list)?.schema.items?.properties;
  if (entity && parts?.[name])
    return { key: `entities.${entity.name}.items.${list}.${name}`, fallback: parts[name].title ?? toTitle(name) };
  const field = entity?.fields.get(name);
  const owner = field?.isSystem ? "common" : (entity?.name ?? "common");
  return { key: `entities.${owner}.fields.${name}`, fallback: field?.schema.title ?? toTitle(name) };
}

/** @param group `list.field.value` */
function groupLabel(entity: Entity | undefined, group: string): FieldLabel {
  return { key: `entities.${entity?.name ?? "common"}.itemValues.${group}`, fallback: group.split(".").at(-1) ?? group };
}

/**
 * Ajv's errors as issues of fields.
 * @param entity whose fields the errors speak of; absent: texts under `common`
 * @returns one issue for each JSON pointer; containers of other issues are left out
 */
export function issuesOf(errors: readonly RuleError[], entity?: Entity): readonly FieldIssue[] {
  return readErrors(errors).map(({ path, rule, limit, others, group }) => ({
    path,
    rule,
    ...(limit === undefined ? {} : { params: { limit } }),
    ...(others.length > 0
      ? {
          labels: {
            other: others.map((name) => labelOf(entity, name, path)),
            ...(group ? { group: group.map((one) => groupLabel(entity, one)) } : {}),
          },
        }
      : {}),
  }));
}
