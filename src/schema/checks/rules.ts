import type { Entity, Field } from "../catalog";
import type { Rule } from "../document";
import { isGivenWithRecord } from "../rules/ruleFields";
import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, isDeclared, issueAt, namedFields, sortOf, suggest, unknownField } from "./check";

const KINDS = ["ordered", "sum", "atMostOne", "atLeastOne", "together"] as const;
type Places = readonly (readonly [pointer: string, name: string])[];

/** The record's fields that a rule names; those of `by` are a list's items'. */
function placesOf(rule: Rule, pointer: string): Places {
  return Object.entries(rule).flatMap(([kind, names]) =>
    Array.isArray(names) && kind !== "by"
      ? names.map((name: string, index) => [`${pointer}/${kind}/${index}`, name] as const)
      : [],
  );
}

function orderIssues(entity: Entity, found: readonly (readonly [string, Field])[]): readonly SchemaIssue[] {
  const first = found[0]?.[1];
  return found.flatMap(([pointer, field]) => {
    const sort = sortOf(field);
    if (sort !== "other" && (!first || sort === sortOf(first))) return [];
    const message = sort === "other" ? `"${field.name}" has no order` : `"${field.name}" can't be compared with "${first?.name}"`;
    return [issueAt(entity, pointer, message, "Name dates and moments only, or numbers only")];
  });
}

function numberIssue(entity: Entity, pointer: string, field: Field): readonly SchemaIssue[] {
  if (sortOf(field) === "number") return [];
  return [issueAt(entity, pointer, `"${field.name}" holds no number`, "Name a number")];
}

/** A rule `by` fields of a list's items. */
function groupIssues(entity: Entity, pointer: string, { sum, by }: Extract<Rule, { sum: unknown }>): readonly SchemaIssue[] {
  if (by === undefined) return [];
  if (typeof sum !== "string") return [issueAt(entity, pointer, "only a list's items have groups", 'Name "list/field" in "sum"')];
  const parts = Object.keys(entity.fields.get(sum.split("/")[0] ?? "")?.schema.items?.properties ?? {});
  if (parts.length === 0) return [];
  return [by]
    .flat()
    .filter((name) => !parts.includes(name))
    .map((name) =>
      issueAt(entity, pointer, `there is no "${name}" in the list`, suggest(name, parts, "Name a field of its items")),
    );
}

/** `"quotas/target"`: a list, and a number of its items. */
function listIssues(entity: Entity, pointer: string, path: string): readonly SchemaIssue[] {
  const [list = "", part = ""] = path.split("/");
  if (!isDeclared(entity, list)) return [unknownField(entity, pointer, list)];
  const field = entity.fields.get(list);
  if (!field) return [];
  const parts = field.schema.items?.properties;
  if (!parts) return [issueAt(entity, pointer, `"${list}" is no list of records`, 'Name an array whose items have "properties"')];
  const type = parts[part]?.type;
  if (type === "integer" || type === "number") return [];
  const message = type ? `"${part}" in "${list}" holds no number` : `there is no "${part}" in "${list}"`;
  return [issueAt(entity, pointer, message, suggest(part, Object.keys(parts), "Name a number of its items"))];
}

function totalIssues(entity: Entity, pointer: string, equals: number | string): readonly SchemaIssue[] {
  if (typeof equals === "number") return [];
  const { found, faults } = namedFields(entity, [[pointer, equals]]);
  return [...faults, ...found.flatMap(([place, field]) => numberIssue(entity, place, field))];
}

function kindIssues(
  entity: Entity,
  rule: Rule,
  pointer: string,
  found: readonly (readonly [string, Field])[],
): readonly SchemaIssue[] {
  if ("ordered" in rule) return orderIssues(entity, found);
  if (!("sum" in rule)) return [];
  const summed =
    typeof rule.sum === "string"
      ? listIssues(entity, `${pointer}/sum`, rule.sum)
      : found.flatMap(([place, field]) => numberIssue(entity, place, field));
  const grouped = groupIssues(entity, `${pointer}/by`, rule);
  return [...summed, ...totalIssues(entity, `${pointer}/equals`, rule.equals), ...grouped];
}

/** A rule must be able to see its fields in every record. */
export function absentIssues(entity: Entity, found: readonly (readonly [string, Field])[]): readonly SchemaIssue[] {
  return found
    .filter(([, field]) => !isGivenWithRecord(field))
    .map(([pointer, field]) => {
      const why = field.computed ? "computed" : "hidden";
      return issueAt(entity, pointer, `"${field.name}" is ${why}: no rule can check it`, "Name a field that people give");
    });
}

function ruleIssues(entity: Entity, rule: Rule, index: number): readonly SchemaIssue[] {
  const pointer = `/x-rules/${index}`;
  if (KINDS.filter((kind) => kind in rule).length !== 1) {
    const remedy = `Write each of ${KINDS.join(", ")} as a rule of its own`;
    return [issueAt(entity, pointer, "a rule says one thing", remedy)];
  }
  const { found, faults } = namedFields(entity, placesOf(rule, pointer));
  return [...faults, ...absentIssues(entity, found), ...kindIssues(entity, rule, pointer, found)];
}

/** Rules over fields that are there and can be compared. */
export const checkRules: EntityCheck = (entity) => entity.rules.flatMap((rule, index) => ruleIssues(entity, rule, index));
