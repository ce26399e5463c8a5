import type { Catalog, Entity, Field } from "./catalog";

/** An entity of whose records a role selects some, and the role's field that does. */
export interface Selectable {
  readonly entity: Entity;
  /** Name of the role's entity. */
  readonly role: string;
  /** Name of the role's field. */
  readonly field: string;
}

/** A reference that leads an entity's records to selectable ones. */
export interface PathStep {
  readonly field: Field;
  /** Those of the entities it may refer to whose records are selectable, or lead on to such. */
  readonly targets: readonly Entity[];
}

/** The first steps from each entity, by its name, to one selectable entity. */
export type SelectionPaths = ReadonlyMap<string, readonly PathStep[]>;

type Entities = Pick<Catalog, "entities">;

const known = new WeakMap<Entities["entities"], ReadonlyMap<Selectable, SelectionPaths>>();

function findSelectables({ entities }: Entities): readonly Selectable[] {
  return [...entities.values()].flatMap((entity) => {
    const { role, field, via = "id" } = entity.selectedBy ?? {};
    return role !== undefined && field !== undefined && via === "id" ? [{ entity, role, field }] : [];
  });
}

/** Whether the field holds what a role selects: a role does not belong to what it selects. */
export function isSelection(selectables: readonly Selectable[], entity: Entity, field: Field): boolean {
  return selectables.some((selectable) => selectable.role === entity.name && selectable.field === field.name);
}

function namesOf({ reference, targets }: Field): readonly string[] {
  return targets ?? (reference ? [reference.entity] : []);
}

function pathsTo({ entities }: Entities, goal: Selectable, selectables: readonly Selectable[]): SelectionPaths {
  const distances = new Map([[goal.entity.name, 0]]);
  const paths = new Map<string, readonly PathStep[]>();
  const references = [...entities.values()].map((entity) => {
    const fields = [...entity.fields.values()].filter((field) => !field.isSystem && !field.computed);
    return { entity, fields: fields.filter((field) => !isSelection(selectables, entity, field)) };
  });
  for (let distance = 0; [...distances.values()].includes(distance); distance += 1) {
    const leads = (field: Field) => namesOf(field).some((name) => distances.get(name) === distance);
    const found = references.flatMap(({ entity, fields }) => {
      const steps = distances.has(entity.name) ? [] : fields.filter(leads);
      return steps.length > 0 ? [{ entity, steps }] : [];
    });
    for (const { entity } of found) distances.set(entity.name, distance + 1);
    for (const { entity, steps } of found)
      paths.set(
        entity.name,
        steps.map((field) => ({ field, targets: [] })),
      );
  }
  // Only now is it known which of several entities a reference leads on by.
  const leadsOn = (name: string) => (distances.has(name) ? (entities.get(name) ?? []) : []);
  return new Map(
    [...paths].map(([name, steps]) => [name, steps.map(({ field }) => ({ field, targets: namesOf(field).flatMap(leadsOn) }))]),
  );
}

/**
 * What roles select records of, each with the shortest way there from every entity whose records refer to such records,
 * be it over others' records: all references that begin a way of that length.
 */
export function selectionPaths(catalog: Entities): ReadonlyMap<Selectable, SelectionPaths> {
  const found = known.get(catalog.entities);
  if (found) return found;
  const selectables = findSelectables(catalog);
  const paths = new Map(selectables.map((selectable) => [selectable, pathsTo(catalog, selectable, selectables)]));
  known.set(catalog.entities, paths);
  return paths;
}
