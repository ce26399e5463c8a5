import type { Entity, Field } from "../catalog";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, type EntityCheck, isDeclared, issueAt, shown, suggest, unknownEntity } from "./check";

/** Names of the entities that the property refers to, each with its place. */
function targetsOf({ name, reference, targets }: Field): readonly (readonly [pointer: string, target: string])[] {
  const pointer = `/properties/${name}`;
  if (targets) return targets.map((target, index) => [`${pointer}/x-ref/${index}`, target] as const);
  return reference ? [[`${pointer}${reference.isMany ? "/items" : ""}/x-ref`, reference.entity]] : [];
}

function targetIssues(entity: Entity, field: Field, draft: Draft): readonly SchemaIssue[] {
  return targetsOf(field).flatMap(([pointer, name]) => {
    const target = draft.entities.get(name);
    if (!target) return [unknownEntity(entity, pointer, name, draft)];
    if (entity.scope !== "global" || target.scope === "global") return [];
    return [issueAt(entity, pointer, `"${name}" belongs to a space, this entity to none`, "Let the other one refer to this one")];
  });
}

function deletionIssues(entity: Entity, field: Field): readonly SchemaIssue[] {
  const onDelete = field.schema["x-onDelete"];
  if (onDelete === undefined) return [];
  const fault = (message: string, remedy: string) => [issueAt(entity, `/properties/${field.name}/x-onDelete`, message, remedy)];
  if (!field.reference && !field.targets) return fault(`"${field.name}" refers to nothing`, "Take it out, or add x-ref");
  if (field.reference?.isMany) return fault("a link goes when either of its ends does", "Take it out");
  if (onDelete !== "clear") return [];
  if (field.targets) return fault("a reference to one of several can't be cleared", 'Use "restrict" or "cascade"');
  if (!field.isRequired) return [];
  return fault("a required reference can't be cleared", 'Use "restrict" or "cascade", or take it out of required');
}

/** Pickers list by what the target can be filtered by. */
function offerIssues(entity: Entity, field: Field, draft: Draft): readonly SchemaIssue[] {
  const { "x-offers": offers } = field.schema;
  if (!offers) return [];
  const pointer = `/properties/${field.name}/x-offers`;
  if (!field.reference) return [issueAt(entity, pointer, `"${field.name}" refers to no single entity`, "Take it out")];
  const target = draft.entities.get(field.reference.entity);
  if (!target) return [];
  return Object.keys(offers).flatMap((name) => {
    if (!isDeclared(target, name)) {
      const remedy = suggest(name, target.fields.keys(), `Name one of: ${shown(target.fields.keys())}`);
      return [issueAt(entity, `${pointer}/${name}`, `"${target.name}" has no field "${name}"`, remedy)];
    }
    if (target.fields.get(name)?.kind.filters.includes("eq") !== false) return [];
    return [issueAt(entity, `${pointer}/${name}`, `lists of "${target.name}" can't be filtered by it`, "Name another field")];
  });
}

/** Rows can only be held by one record that is there, in their space, and takes them with it. */
function holderIssues(entity: Entity, draft: Draft): readonly SchemaIssue[] {
  const { heldBy } = entity;
  if (heldBy === undefined) return [];
  const field = entity.fields.get(heldBy);
  const holder = field?.reference && !field.reference.isMany ? draft.entities.get(field.reference.entity) : undefined;
  const isSound =
    field?.isRequired && holder && holder.scope !== "global" && !holder.heldBy && field.schema["x-onDelete"] === "cascade";
  if (isSound && entity.isOperationsOnly) return [];
  const message = isSound
    ? "people write these records, who could name what the other one doesn't"
    : `"${heldBy}" is no required reference to a record of the space that takes these with it`;
  const remedy = isSound
    ? 'Add "x-writes": "operations", or take it out'
    : 'Name one with "x-onDelete": "cascade", or take it out';
  return [issueAt(entity, "/x-entity/heldBy", message, remedy)];
}

/** References that lead to nothing, and deletions and offers that can't be carried out. */
export const checkReferences: EntityCheck = (entity, draft) => [
  ...holderIssues(entity, draft),
  ...[...entity.fields.values()]
    .filter((field) => !field.isSystem)
    .flatMap((field) => [
      ...targetIssues(entity, field, draft),
      ...deletionIssues(entity, field),
      ...offerIssues(entity, field, draft),
    ]),
];
