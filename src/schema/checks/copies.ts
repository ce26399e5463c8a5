import { accessKeysOf, hasAccessKey } from "../accessKeys";
import type { Entity, Field } from "../catalog";
import type { SchemaIssue } from "../schemaFault";
import { type EntityCheck, issueAt } from "./check";

type Entities = ReadonlyMap<string, Entity>;

/** The people whose rows an entity holds, perhaps by way of other entities' rows. */
function peopleOf(entity: Entity, entities: Entities, seen: readonly string[] = []): readonly Entity[] {
  if (entity.person === "id") return [entity];
  const field = entity.fields.get(entity.person ?? "");
  const names = field?.targets ?? [field?.reference?.entity ?? ""];
  return names.flatMap((name) => {
    const target = entities.get(name);
    return target && !seen.includes(name) ? peopleOf(target, entities, [...seen, entity.name]) : [];
  });
}

/** All keys that whoever has this one has. */
function keysWith(key: string): readonly string[] {
  if (key === "mainAdmin") return accessKeysOf("community", "ADMINISTRATOR", true);
  return key === "community:ADMINISTRATOR" ? accessKeysOf("community", "ADMINISTRATOR", false) : [key];
}

/** Keys that read the entity's field, and not the one that it may repeat. */
function readersOf(entity: Entity, field: Field, source: Field): readonly string[] {
  const granted = [...entity.access].filter(([, { list, read }]) => list !== false || read !== false);
  return granted
    .map(([key]) => key)
    .filter(
      (key) => hasAccessKey(field.readKeys, keysWith(key)) && (source.isHidden || !hasAccessKey(source.readKeys, keysWith(key))),
    );
}

function isCopy(field: Field, source: Field): boolean {
  const areEmails = field.schema.format === "email" && source.schema.format === "email";
  return field.isPersonal && source.isPersonal && (areEmails || field.name === source.name);
}

/** What a person's record hides from a role, other rows of that person do not show it. */
export const checkCopies: EntityCheck = (entity, { entities }) => {
  const people = peopleOf(entity, entities).filter((person) => person !== entity);
  const shown = [...entity.fields.values()].filter((field) => !field.isHidden && !field.isWriteOnly);
  return people.flatMap((person) =>
    [...person.fields.values()].flatMap((source) =>
      shown
        .filter((field) => isCopy(field, source))
        .flatMap((field): readonly SchemaIssue[] => {
          const readers = readersOf(entity, field, source);
          if (readers.length === 0) return [];
          const message = `it repeats "${source.name}" of "${person.name}" to ${readers.join(", ")}, who may not see it there`;
          const remedy = `Give it the x-access or x-hidden of "${source.name}"`;
          return [issueAt(entity, `/properties/${field.name}`, message, remedy)];
        }),
    ),
  );
};
