import { resultOf } from "../build/computedSchema";
import type { Entity, Field } from "../catalog";
import type { ComputedSource, EntityDocument } from "../document";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, type EntityCheck, isDeclared, issueAt, namedFields, sortOf, unknownEntity, unknownField } from "./check";

const JOINABLE: ReadonlySet<string> = new Set(["text", "integer", "numeric", "double precision", "date"]);

/** Fields of the same record that a computation reads, with their places below `x-computed`. */
function sources(computed: ComputedSource): readonly (readonly [place: string, name: string])[] {
  if ("join" in computed) return computed.join.map((name, index) => [`/join/${index}`, name] as const);
  if ("age" in computed) return [["/age", computed.age]];
  if ("holders" in computed) return [["/holders/by", computed.holders.by]];
  return "percent" in computed ? computed.percent.map((name, index) => [`/percent/${index}`, name] as const) : [];
}

/** What a source of this computation must be, or what is wrong with it. */
function unfit(computed: ComputedSource, field: Field): string | undefined {
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

function ownIssues(entity: Entity, field: Field, computed: ComputedSource): readonly SchemaIssue[] {
  const pointer = `/properties/${field.name}/x-computed`;
  const places = sources(computed).map(([place, name]) => [`${pointer}${place}`, name] as const);
  const { found, faults } = namedFields(entity, places);
  const wrong = found.flatMap(([place, source]) => {
    const reason = unfit(computed, source);
    if (reason) return [issueAt(entity, place, `"${source.name}" ${reason}`, "Name another field")];
    const message = `it would show "${source.name}" to people who may not see it`;
    const remedy = `Give "${field.name}" the same x-access, x-sensitive and x-hidden as "${source.name}"`;
    return leaks(field, source) ? [issueAt(entity, place, message, remedy)] : [];
  });
  return [...faults, ...wrong];
}

function relatedIssues(entity: Entity, field: Field, computed: ComputedSource, draft: Draft): readonly SchemaIssue[] {
  const [kind, related] =
    "count" in computed ? (["count", computed.count] as const) : "sum" in computed ? (["sum", computed.sum] as const) : [];
  if (!kind || !related) return [];
  const pointer = `/properties/${field.name}/x-computed/${kind}`;
  const other = draft.entities.get(related.of);
  if (!other) return [unknownEntity(entity, `${pointer}/of`, related.of, draft)];
  const unknown = (place: string, name: string) => {
    const { message, remedy } = unknownField(other, "", name);
    return issueAt(entity, `${pointer}/${place}`, `${message} in "${other.name}"`, remedy);
  };
  if (!isDeclared(other, related.by)) return [unknown("by", related.by)];
  const by = other.fields.get(related.by);
  const isReference = by?.reference?.entity === entity.name || by?.targets?.includes(entity.name);
  if (by && !isReference) {
    const message = `"${related.by}" of "${other.name}" does not refer to "${entity.name}"`;
    return [issueAt(entity, `${pointer}/by`, message, "Name the reference that leads here")];
  }
  if ("given" in related && related.given !== undefined) {
    if (!isDeclared(other, related.given)) return [unknown("given", related.given)];
    const given = other.fields.get(related.given);
    const isStored = given && !given.computed && !given.targets && given.reference?.isMany !== true;
    if (isStored) return [];
    const message = `"${related.given}" of "${other.name}" has no column`;
    return [issueAt(entity, `${pointer}/given`, message, "Name a field that is stored in the record itself")];
  }
  if (!("field" in related)) return [];
  if (!isDeclared(other, related.field)) return [unknown("field", related.field)];
  const summed = other.fields.get(related.field);
  if (!summed || sortOf(summed) === "number") return [];
  return [issueAt(entity, `${pointer}/field`, `"${related.field}" of "${other.name}" holds no number`, "Name a number")];
}

/** The lists in which a record's text is looked for. */
function holderIssues(entity: Entity, field: Field, computed: ComputedSource, draft: Draft): readonly SchemaIssue[] {
  if (!("holders" in computed)) return [];
  const { of, in: lists } = computed.holders;
  const pointer = `/properties/${field.name}/x-computed/holders`;
  const other = draft.entities.get(of);
  if (!other) return [unknownEntity(entity, `${pointer}/of`, of, draft)];
  return lists.flatMap((name, index) => {
    const place = `${pointer}/in/${index}`;
    if (!isDeclared(other, name)) {
      const { message, remedy } = unknownField(other, "", name);
      return [issueAt(entity, place, `${message} in "${other.name}"`, remedy)];
    }
    const list = other.fields.get(name);
    if (!list || list.kind.column === "text[]") return [];
    return [issueAt(entity, place, `"${name}" of "${of}" is no list of texts`, "Name a list of texts")];
  });
}

/** What nobody can give has no default, and has the type that its computation gives. */
function shapeIssues(
  entity: Entity,
  field: Field,
  computed: ComputedSource,
  documents: ReadonlyMap<string, EntityDocument>,
): readonly SchemaIssue[] {
  const pointer = `/properties/${field.name}`;
  const result = resultOf(computed, documents);
  const isOther = field.schema.type !== result.type && !(result.type === "integer" && field.schema.type === "number");
  return [
    ...(isOther
      ? [issueAt(entity, `${pointer}/type`, `the computation gives a value of type "${result.type}"`, 'Take "type" out')]
      : []),
    ...(field.schema.default !== undefined
      ? [issueAt(entity, `${pointer}/default`, "a computed field is never given", "Take the default out")]
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

function circleIssues(entity: Entity, field: Field, draft: Draft): readonly SchemaIssue[] {
  if (!reaches(field, edges(entity, field, draft), draft, new Set())) return [];
  const remedy = "Compute it from fields that are stored";
  return [issueAt(entity, `/properties/${field.name}/x-computed`, `"${field.name}" is computed from itself`, remedy)];
}

/** Computed fields that can be computed. */
export const checkComputed: EntityCheck = (entity, draft) => {
  const documents = new Map([...draft.entities].map(([name, { document }]) => [name, document]));
  return [...entity.fields.values()].flatMap((field) => {
    const { computed } = field;
    if (!computed) return [];
    return [
      ...ownIssues(entity, field, computed),
      ...relatedIssues(entity, field, computed, draft),
      ...holderIssues(entity, field, computed, draft),
      ...shapeIssues(entity, field, computed, documents),
      ...circleIssues(entity, field, draft),
    ];
  });
};
