import type { Entity, Field } from "../catalog";
import type { WizardDocument } from "../document";
import { nearest } from "../naming";
import type { SchemaIssue } from "../schemaFault";

/** What the checks look at: everything built, resolved or not. */
export interface Draft {
  readonly entities: ReadonlyMap<string, Entity>;
  readonly wizards: ReadonlyMap<string, WizardDocument>;
}

/** Mistakes in one entity that only the whole shows: names of nothing, rules that can't hold. */
export type EntityCheck = (entity: Entity, draft: Draft) => readonly SchemaIssue[];

/** A fault of the entity's file. */
export function issueAt(entity: Entity, pointer: string, message: string, remedy: string): SchemaIssue {
  return { file: entity.file, pointer, message, remedy };
}

/** "Did you mean ...?" where there is something like it. */
export function suggest(word: string, known: Iterable<string>, otherwise: string): string {
  const hint = nearest(word, known);
  return hint ? `Did you mean "${hint}"?` : otherwise;
}

/** What there is to choose from, in order. */
export function shown(known: Iterable<string>): string {
  return [...known].toSorted().join(", ");
}

/** A field that a fault of its own left unbuilt is declared all the same: one mistake, one fault. */
export function isDeclared(entity: Entity, name: string): boolean {
  return entity.fields.has(name) || name in entity.document.properties;
}

export function unknownField(entity: Entity, pointer: string, name: string): SchemaIssue {
  const remedy = suggest(
    name,
    entity.fields.keys(),
    `Declare it under properties, or name one of: ${shown(entity.fields.keys())}`,
  );
  return issueAt(entity, pointer, `there is no field "${name}"`, remedy);
}

/** Those of the named fields that exist, with the place of the name; a fault for each that does not. */
export function namedFields(
  entity: Entity,
  places: readonly (readonly [pointer: string, name: string])[],
): { readonly found: readonly (readonly [pointer: string, field: Field])[]; readonly faults: readonly SchemaIssue[] } {
  const found = places.flatMap(([pointer, name]) => {
    const field = entity.fields.get(name);
    return field ? [[pointer, field] as const] : [];
  });
  const unknown = places.filter(([, name]) => !isDeclared(entity, name));
  return { found, faults: unknown.map(([pointer, name]) => unknownField(entity, pointer, name)) };
}

export function unknownEntity(entity: Entity, pointer: string, name: string, { entities }: Draft): SchemaIssue {
  const remedy = suggest(
    name,
    entities.keys(),
    `Add schemas/entities/${name}.schema.json, or name one of: ${shown(entities.keys())}`,
  );
  return issueAt(entity, pointer, `there is no entity "${name}"`, remedy);
}

/** What a field holds, in the sense of what can be compared and added up. */
export function sortOf(field: Field): "time" | "number" | "other" {
  const { column } = field.kind;
  if (column === "date" || column === "timestamptz") return "time";
  return ["integer", "bigint", "numeric", "double precision"].includes(column) ? "number" : "other";
}
