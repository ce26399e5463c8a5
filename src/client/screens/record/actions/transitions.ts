import type { ClientEntity, ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord, RecordNextStep, RecordTab } from "../../../host/clientHost";

/** Fields that must have a value before the move, and have none. */
export function missingFor({ requires = [] }: ClientTransition, record: EntityRecord): readonly string[] {
  return requires.filter((name) => {
    const value = record[name];
    return value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
  });
}

/**
 * The moves that lead on from the record's state, in the order of the schema: the most common first. One that needs what
 * only the server sets isn't offered before that is there: nobody could fill it in.
 */
export function openTransitions(
  { states, fields = [] }: Partial<Pick<ClientEntity, "states" | "fields">>,
  record: EntityRecord,
): readonly ClientTransition[] {
  const state = states && record[states.field];
  const isSetByServer = (name: string) => fields.some((field) => field.name === name && field.isReadOnly);
  return (states?.transitions ?? []).filter(
    (transition) =>
      typeof state === "string" && transition.from.includes(state) && !missingFor(transition, record).some(isSetByServer),
  );
}

/** The open moves that no tab of the record decides: what the record's header offers. */
export function headerTransitions(
  entity: Pick<ClientEntity, "name"> & Partial<Pick<ClientEntity, "states" | "fields">>,
  record: EntityRecord,
  tabs: readonly Pick<RecordTab, "entity" | "isShown" | "decides">[],
  stateOf?: RecordNextStep["stateOf"],
): readonly ClientTransition[] {
  const decided = tabs.flatMap((tab) => (tab.entity === entity.name && tab.isShown(record) ? (tab.decides ?? []) : []));
  const state = stateOf?.(record);
  return openTransitions(entity, record).filter(
    ({ name, from }) => !decided.includes(name) && (state === undefined || from.includes(state)),
  );
}
