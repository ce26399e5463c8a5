import type { Entity, Field } from "../catalog";
import type { States, Transition } from "../document";
import type { SchemaIssue } from "../schemaFault";
import { type Draft, type EntityCheck, isDeclared, issueAt, namedFields, suggest, unknownField } from "./check";

const STATES = "/x-entity/states";

function stateIssues(entity: Entity, field: Field): readonly SchemaIssue[] {
  const values = field.schema.enum;
  if (!values) {
    const remedy = 'Give it an "enum" of its states, or a "x-list"';
    return [issueAt(entity, `${STATES}/field`, `"${field.name}" has no list of states`, remedy)];
  }
  if (field.schema.default !== undefined) return [];
  const remedy = `Give it the first state as "default", e.g. "${values[0]}"`;
  return [issueAt(entity, `/properties/${field.name}`, "a new record would have no state", remedy)];
}

function unknownStates(entity: Entity, pointer: string, names: readonly string[], states: readonly string[]) {
  return names.flatMap((name, index) => {
    if (states.includes(name)) return [];
    const remedy = suggest(name, states, `States: ${states.join(", ")}`);
    return [
      issueAt(
        entity,
        names.length > 1 || pointer.endsWith("from") ? `${pointer}/${index}` : pointer,
        `there is no state "${name}"`,
        remedy,
      ),
    ];
  });
}

function transitionIssues(
  entity: Entity,
  name: string,
  transition: Transition,
  states: readonly string[],
): readonly SchemaIssue[] {
  const pointer = `${STATES}/transitions/${name}`;
  const { from, to, requires = [] } = transition;
  const needed = namedFields(
    entity,
    requires.map((field, index) => [`${pointer}/requires/${index}`, field] as const),
  );
  const isLoop = from.includes(to);
  return [
    ...unknownStates(entity, `${pointer}/from`, from, states),
    ...unknownStates(entity, `${pointer}/to`, [to], states),
    ...(isLoop ? [issueAt(entity, `${pointer}/to`, `"${name}" leads from ${to} to ${to}`, `Take ${to} out of "from"`)] : []),
    ...needed.faults,
  ];
}

function frozenIssues(entity: Entity, states: readonly string[]): readonly SchemaIssue[] {
  const { frozen } = entity.states ?? {};
  if (!frozen) return [];
  const pointer = `${STATES}/frozen`;
  const places = frozen.fields.map((field, index) => [`${pointer}/fields/${index}`, field] as const);
  return [
    ...frozen.in.flatMap((state, index) => unknownStates(entity, `${pointer}/in/${index}`, [state], states)),
    ...namedFields(entity, places).faults,
  ];
}

/** A record follows another one's states by a reference to one record that has such. */
function frozenWithIssues(entity: Entity, { entities }: Draft): readonly SchemaIssue[] {
  const places = entity.frozenWith.map((name, index) => [`/x-entity/frozenWith/${index}`, name] as const);
  const { found, faults } = namedFields(entity, places);
  const aimless = found.flatMap(([pointer, { name, reference }]) => {
    const target = reference && !reference.isMany ? entities.get(reference.entity) : undefined;
    if (target?.states?.frozen) return [];
    const remedy = 'Name a reference to one record of an entity whose "states" say what is "frozen"';
    return [issueAt(entity, pointer, `"${name}" leads to no record that is ever frozen`, remedy)];
  });
  return [...faults, ...aimless];
}

function machineIssues(entity: Entity, states: States): readonly SchemaIssue[] {
  if (!isDeclared(entity, states.field)) return [unknownField(entity, `${STATES}/field`, states.field)];
  const field = entity.fields.get(states.field);
  if (!field) return [];
  const names = (field.schema.enum ?? []).map(String);
  const moves = Object.entries(states.transitions).flatMap(([name, transition]) =>
    names.length > 0 ? transitionIssues(entity, name, transition, names) : [],
  );
  const frozen = names.length > 0 ? frozenIssues(entity, names) : [];
  return [...stateIssues(entity, field), ...moves, ...frozen];
}

/** A state machine whose states and moves are all there. */
export const checkStates: EntityCheck = (entity, draft) => {
  const { states } = entity;
  const followed = frozenWithIssues(entity, draft);
  return states ? [...followed, ...machineIssues(entity, states)] : followed;
};
