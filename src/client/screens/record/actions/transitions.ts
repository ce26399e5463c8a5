import type { ClientEntity, ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";

/** The moves that lead on from the record's state, in the order of the schema: the most common first. */
export function openTransitions({ states }: Pick<ClientEntity, "states">, record: EntityRecord): readonly ClientTransition[] {
  const state = states && record[states.field];
  return (states?.transitions ?? []).filter(({ from }) => typeof state === "string" && from.includes(state));
}

/** Fields that must have a value before the move, and have none. */
export function missingFor({ requires = [] }: ClientTransition, record: EntityRecord): readonly string[] {
  return requires.filter((name) => {
    const value = record[name];
    return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
}
