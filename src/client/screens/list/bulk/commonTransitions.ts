import type { ClientEntity, ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord, RecordNextStep, RecordTab } from "../../../host/clientHost";
import { headerTransitions } from "../../record/actions/transitions";

/**
 * The moves that every one of the records may make. What is decided in a tab of the record is decided there, one by one:
 * only it says what the move costs, or asks for what it needs.
 */
export function commonTransitions(
  entity: Pick<ClientEntity, "name" | "states">,
  records: readonly EntityRecord[],
  tabs: readonly Pick<RecordTab, "entity" | "isShown" | "decides">[],
  stateOf?: RecordNextStep["stateOf"],
): readonly ClientTransition[] {
  const [first, ...others] = records.map((record) => headerTransitions(entity, record, tabs, stateOf));
  return (first ?? []).filter(({ name }) => others.every((open) => open.some((other) => other.name === name)));
}
