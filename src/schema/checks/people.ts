import type { Entity } from "../catalog";
import type { Grant } from "../document";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, type EntityCheck, isDeclared, issueAt, unknownEntity, unknownField } from "./check";

function ownerIssues(entity: Entity): readonly SchemaIssue[] {
  const { owner } = entity;
  if (!owner) return [];
  if (!isDeclared(entity, owner)) return [unknownField(entity, "/x-entity/owner", owner)];
  const field = entity.fields.get(owner);
  if (!field || (field.kind.column === "uuid" && !field.computed)) return [];
  const remedy = 'Name a reference, or a field with "format": "uuid"';
  return [issueAt(entity, "/x-entity/owner", `"${owner}" holds no account's or member's id`, remedy)];
}

function grantsOf({ document }: Entity): readonly { readonly pointer: string; readonly grant: Grant }[] {
  return Object.entries(document["x-entity"].access).flatMap(([key, actions]) =>
    Object.entries(actions).map(([action, grant]) => ({ pointer: `/x-entity/access/${key}/${action}`, grant })),
  );
}

/** What tells which records a grant speaks of. */
const NEEDS = { own: ["owner"], selected: ["selectedBy"], shared: ["owner", "shared"] } as const;

/** Grants that compare with something which the entity does not name. */
function grantIssues(entity: Entity): readonly SchemaIssue[] {
  return grantsOf(entity).flatMap(({ pointer, grant }) => {
    const needs = typeof grant === "string" ? NEEDS[grant] : [];
    const missing = needs.filter((keyword) => !entity[keyword]).map((keyword) => `"${keyword}"`);
    const message = `"${grant}" is granted, and nothing tells which records are`;
    return missing.length > 0 ? [issueAt(entity, pointer, message, `Add ${missing.join(" and ")} to x-entity`)] : [];
  });
}

function sharedIssues(entity: Entity): readonly SchemaIssue[] {
  const { shared } = entity;
  const pointer = "/x-entity/shared";
  if (!shared) return [];
  if (!isDeclared(entity, shared)) return [unknownField(entity, pointer, shared)];
  const field = entity.fields.get(shared);
  const isOther = field && field.kind.column !== "boolean";
  const isGranted = grantsOf(entity).some(({ grant }) => grant === "shared");
  const remedy = 'Give a role "list": "shared" or "read": "shared", or take it out';
  return [
    ...(isOther ? [issueAt(entity, pointer, `"${shared}" is no yes or no`, 'Name a field with "type": "boolean"')] : []),
    ...(isGranted ? [] : [issueAt(entity, pointer, '"shared" is granted to nobody', remedy)]),
  ];
}

function viaIssues(entity: Entity, target: string): readonly SchemaIssue[] {
  const via = entity.selectedBy?.via ?? "id";
  const pointer = "/x-entity/selectedBy/via";
  if (!isDeclared(entity, via)) return [unknownField(entity, pointer, via)];
  const leadsTo = via === "id" ? entity.name : entity.fields.get(via)?.reference?.entity;
  if (leadsTo === target) return [];
  const message = `"${via}" leads to ${leadsTo ? `"${leadsTo}"` : "no record"}, what is selected are records of "${target}"`;
  return [issueAt(entity, pointer, message, `Name a reference to "${target}"`)];
}

function selectionIssues(entity: Entity, draft: Draft): readonly SchemaIssue[] {
  const { selectedBy } = entity;
  if (!selectedBy) return [];
  const role = draft.entities.get(selectedBy.role);
  if (!role) return [unknownEntity(entity, "/x-entity/selectedBy/role", selectedBy.role, draft)];
  const pointer = "/x-entity/selectedBy/field";
  if (!isDeclared(role, selectedBy.field)) {
    const { message, remedy } = unknownField(role, pointer, selectedBy.field);
    return [issueAt(entity, pointer, `${message} in "${role.name}"`, remedy)];
  }
  const reference = role.fields.get(selectedBy.field)?.reference;
  if (!reference?.isMany) {
    const remedy = 'Make it an array whose items have "x-ref"';
    return [issueAt(entity, pointer, `"${selectedBy.field}" of "${role.name}" does not refer to many`, remedy)];
  }
  const visibility = role.fields.get("visibility")?.schema.enum ?? [];
  const isTold = visibility.includes("ALL") && visibility.includes("SELECTED");
  const noVisibility = issueAt(
    entity,
    "/x-entity/selectedBy/role",
    `"${role.name}" does not tell who sees all`,
    'Give it a field "visibility" with the enum ["ALL", "SELECTED"]',
  );
  return [...viaIssues(entity, reference.entity), ...(isTold ? [] : [noVisibility])];
}

/** Whether the rows are a person's, perhaps by way of other entities' rows. */
function isOfPerson(entity: Entity, entities: Draft["entities"], seen: readonly string[] = []): boolean {
  if (entity.person === "id") return true;
  const field = entity.fields.get(entity.person ?? "");
  const targets = field?.targets ?? [field?.reference?.entity ?? ""];
  return targets.some((name) => {
    const target = entities.get(name);
    return target !== undefined && !seen.includes(name) && isOfPerson(target, entities, [...seen, entity.name]);
  });
}

function personIssues(entity: Entity, { entities }: Draft): readonly SchemaIssue[] {
  const { person } = entity;
  const pointer = "/x-entity/person";
  if (!person || person === "id") return [];
  if (!isDeclared(entity, person)) return [unknownField(entity, pointer, person)];
  const field = entity.fields.get(person);
  const isBroken = field?.reference && !entities.has(field.reference.entity);
  if (!field || isBroken || isOfPerson(entity, entities)) return [];
  const remedy = 'Name a reference to an entity whose rows are a person\'s, or "id" where the record is the person';
  return [issueAt(entity, pointer, `"${person}" does not lead to a person`, remedy)];
}

/** Whose records they are, and who sees which. */
export const checkPeople: EntityCheck = (entity, draft) => [
  ...ownerIssues(entity),
  ...grantIssues(entity),
  ...sharedIssues(entity),
  ...selectionIssues(entity, draft),
  ...personIssues(entity, draft),
];
