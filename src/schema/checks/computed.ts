import type { Entity, Field } from "../catalog";
import { resultOf } from "../computedSchema";
import type { Computed, EntityDocument } from "../document";
import type { SchemaFault } from "../schemaFault";
import { type Draft, type EntityCheck, faultAt, isDeclared, namedFields, sortOf, unknownEntity, unknownField } from "./check";

const JOINABLE: ReadonlySet<string> = new Set(["text", "integer", "numeric", "double precision", "date"]);

/** Fields of the same record that a computation reads, with their places below `x-computed`. */
function sources(computed: Computed): readonly (readonly [place: string, name: string])[] {
  if ("join" in computed) return computed.join.map((name, index) => [`/join/${index}`, name] as const);
  if ("age" in computed) return [["/age", computed.age]];
  return "percent" in computed ? computed.percent.map((name, index) => [`/percent/${index}`, name] as const) : [];
}

/** What a source of this computation must be, or what is wrong with it. */
function unfit(computed: Computed, field: Field): string | undefined {
  if ("age" in computed) return sortOf(field) === "time" ? undefined : "holds no date";
  if ("percent" in computed) return sortOf(field) === "number" ? undefined : "holds no number";
  return JOINABLE.has(field.kind.column) || field.schema["x-localized"] ? undefined : "can't be joined to a text";
}

/** A computed value must not show to somebody what its source hides from them. */
function leaks(field: Field, source: Field): boolean {
  if (source.isHidden || source.isWriteOnly || (source.isSensitive && !field.isSensitive)) return true;
  const { readKeys } = source;
  if (!readKeys) return false;
  return field.readKeys === undefined || field.readKeys.some((key) => !readKeys.includes(key));
}

function ownFaults(entity: Entity, field: Field, computed: Computed): readonly SchemaFault[] {
  const pointer = `/properties/${field.name}/x-computed`;
  const places = sources(computed).map(([place, name]) => [`${pointer}${place}`, name] as const);
  const { found, faults } = namedFields(entity, places);
  const wrong = found.flatMap(([place, source]) => {
    const reason = unfit(computed, source);
    if (reason) return [faultAt(entity, place, `"${source.name}" ${reason}`, "Name another field")];
    const message = `it would show "${source.name}" to people who may not see it`;
    const remedy = `Give "${field.name}" the same x-access, x-sensitive and x-hidden as "${source.name}"`;
    return leaks(field, source) ? [faultAt(entity, place, message, remedy)] : [];
  });
  return [...faults, ...wrong];
}

function relatedFaults(entity: Entity, field: Field, computed: Computed, draft: Draft): readonly SchemaFault[] {
  const [kind, related] =
    "count" in computed ? (["count", computed.count] as const) : "sum" in computed ? (["sum", computed.sum] as const) : [];
  if (!kind || !related) return [];
  const pointer = `/properties/${field.name}/x-computed/${kind}`;
  const other = draft.entities.get(related.of);
  if (!other) return [unknownEntity(entity, `${pointer}/of`, related.of, draft)];
  const unknown = (place: string, name: string) => {
    const { message, remedy } = unknownField(other, "", name);
    return faultAt(entity, `${pointer}/${place}`, `${message} in "${other.name}"`, remedy);
  };
  if (!isDeclared(other, related.by)) return [unknown("by", related.by)];
  const by = other.fields.get(related.by);
  const isReference = by?.reference?.entity === entity.name || by?.targets?.includes(entity.name);
  if (by && !isReference) {
    const message = `"${related.by}" of "${other.name}" does not refer to "${entity.name}"`;
    return [faultAt(entity, `${pointer}/by`, message, "Name the reference that leads here")];
  }
  if (!("field" in related)) return [];
  if (!isDeclared(other, related.field)) return [unknown("field", related.field)];
  const summed = other.fields.get(related.field);
  if (!summed || sortOf(summed) === "number") return [];
  return [faultAt(entity, `${pointer}/field`, `"${related.field}" of "${other.name}" holds no number`, "Name a number")];
}

/** What nobody can give has no default, and has the type that its computation gives. */
function shapeFaults(
  entity: Entity,
  field: Field,
  computed: Computed,
  documents: ReadonlyMap<string, EntityDocument>,
): readonly SchemaFault[] {
  const pointer = `/properties/${field.name}`;
  const result = resultOf(computed, documents);
  const isOther = field.schema.type !== result.type && !(result.type === "integer" && field.schema.type === "number");
  return [
    ...(isOther
      ? [faultAt(entity, `${pointer}/type`, `the computation gives a value of type "${result.type}"`, 'Take "type" out')]
      : []),
    ...(field.schema.default !== undefined
      ? [faultAt(entity, `${pointer}/default`, "a computed field is never given", "Take the default out")]
      : []),
  ];
}

/** The fields that a computed field is made from, across entities. */
function edges(entity: Entity, field: Field, { entities }: Draft): readonly (readonly [Entity, Field])[] {
  const { computed } = field;
  if (!computed) return [];
  const other = "sum" in computed ? entities.get(computed.sum.of) : entity;
  const names = "sum" in computed ? [computed.sum.field] : sources(computed).map(([, name]) => name);
  return names.flatMap((name) => {
    const source = other?.fields.get(name);
    return other && source ? [[other, source] as const] : [];
  });
}

function reaches(goal: Field, from: readonly (readonly [Entity, Field])[], draft: Draft, seen: Set<Field>): boolean {
  return from.some(([entity, field]) => {
    if (field === goal) return true;
    if (seen.has(field)) return false;
    seen.add(field);
    return reaches(goal, edges(entity, field, draft), draft, seen);
  });
}

function circleFaults(entity: Entity, field: Field, draft: Draft): readonly SchemaFault[] {
  if (!reaches(field, edges(entity, field, draft), draft, new Set())) return [];
  const remedy = "Compute it from fields that are stored";
  return [faultAt(entity, `/properties/${field.name}/x-computed`, `"${field.name}" is computed from itself`, remedy)];
}

/** Computed fields that can be computed. */
export const checkComputed: EntityCheck = (entity, draft) => {
  const documents = new Map([...draft.entities].map(([name, { document }]) => [name, document]));
  return [...entity.fields.values()].flatMap((field) => {
    const { computed } = field;
    if (!computed) return [];
    return [
      ...ownFaults(entity, field, computed),
      ...relatedFaults(entity, field, computed, draft),
      ...shapeFaults(entity, field, computed, documents),
      ...circleFaults(entity, field, draft),
    ];
  });
};
