import type { Entity, Field } from "../catalog";
import type { Rule } from "../document";
import { isGivenWithRecord } from "../ruleFields";
import type { SchemaFault } from "../schemaFault";
import { type EntityCheck, faultAt, isDeclared, namedFields, sortOf, suggest, unknownField } from "./check";

const KINDS = ["ordered", "sum", "atMostOne", "atLeastOne", "together"] as const;
type Places = readonly (readonly [pointer: string, name: string])[];

function placesOf(rule: Rule, pointer: string): Places {
  return Object.entries(rule).flatMap(([kind, names]) =>
    Array.isArray(names) ? names.map((name: string, index) => [`${pointer}/${kind}/${index}`, name] as const) : [],
  );
}

function orderFaults(entity: Entity, found: readonly (readonly [string, Field])[]): readonly SchemaFault[] {
  const first = found[0]?.[1];
  return found.flatMap(([pointer, field]) => {
    const sort = sortOf(field);
    if (sort !== "other" && (!first || sort === sortOf(first))) return [];
    const message = sort === "other" ? `"${field.name}" has no order` : `"${field.name}" can't be compared with "${first?.name}"`;
    return [faultAt(entity, pointer, message, "Name dates and moments only, or numbers only")];
  });
}

function numberFault(entity: Entity, pointer: string, field: Field): readonly SchemaFault[] {
  if (sortOf(field) === "number") return [];
  return [faultAt(entity, pointer, `"${field.name}" holds no number`, "Name a number")];
}

/** `"quotas/target"`: a list, and a number of its items. */
function listFaults(entity: Entity, pointer: string, path: string): readonly SchemaFault[] {
  const [list = "", part = ""] = path.split("/");
  if (!isDeclared(entity, list)) return [unknownField(entity, pointer, list)];
  const field = entity.fields.get(list);
  if (!field) return [];
  const parts = field.schema.items?.properties;
  if (!parts) return [faultAt(entity, pointer, `"${list}" is no list of records`, 'Name an array whose items have "properties"')];
  const type = parts[part]?.type;
  if (type === "integer" || type === "number") return [];
  const message = type ? `"${part}" in "${list}" holds no number` : `there is no "${part}" in "${list}"`;
  return [faultAt(entity, pointer, message, suggest(part, Object.keys(parts), "Name a number of its items"))];
}

function totalFaults(entity: Entity, pointer: string, equals: number | string): readonly SchemaFault[] {
  if (typeof equals === "number") return [];
  const { found, faults } = namedFields(entity, [[pointer, equals]]);
  return [...faults, ...found.flatMap(([place, field]) => numberFault(entity, place, field))];
}

function kindFaults(
  entity: Entity,
  rule: Rule,
  pointer: string,
  found: readonly (readonly [string, Field])[],
): readonly SchemaFault[] {
  if ("ordered" in rule) return orderFaults(entity, found);
  if (!("sum" in rule)) return [];
  const summed =
    typeof rule.sum === "string"
      ? listFaults(entity, `${pointer}/sum`, rule.sum)
      : found.flatMap(([place, field]) => numberFault(entity, place, field));
  return [...summed, ...totalFaults(entity, `${pointer}/equals`, rule.equals)];
}

/** A rule must be able to see its fields in every record. */
export function absentFaults(entity: Entity, found: readonly (readonly [string, Field])[]): readonly SchemaFault[] {
  return found
    .filter(([, field]) => !isGivenWithRecord(field))
    .map(([pointer, field]) => {
      const why = field.computed ? "computed" : "hidden";
      return faultAt(entity, pointer, `"${field.name}" is ${why}: no rule can check it`, "Name a field that people give");
    });
}

function ruleFaults(entity: Entity, rule: Rule, index: number): readonly SchemaFault[] {
  const pointer = `/x-rules/${index}`;
  if (KINDS.filter((kind) => kind in rule).length !== 1) {
    const remedy = `Write each of ${KINDS.join(", ")} as a rule of its own`;
    return [faultAt(entity, pointer, "a rule says one thing", remedy)];
  }
  const { found, faults } = namedFields(entity, placesOf(rule, pointer));
  return [...faults, ...absentFaults(entity, found), ...kindFaults(entity, rule, pointer, found)];
}

/** Rules over fields that are there and can be compared. */
export const checkRules: EntityCheck = (entity) => entity.rules.flatMap((rule, index) => ruleFaults(entity, rule, index));
