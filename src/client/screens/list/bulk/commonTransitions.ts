import type { ClientEntity, ClientTransition } from "../../../../schema/clientCatalog";
import type { EntityRecord } from "../../../host/clientHost";
import { openTransitions } from "../../record/actions/transitions";

/** The moves that every one of the records may make. */
export function commonTransitions(
  entity: Pick<ClientEntity, "states">,
  records: readonly EntityRecord[],
): readonly ClientTransition[] {
  const [first, ...others] = records.map((record) => openTransitions(entity, record));
  return (first ?? []).filter(({ name }) => others.every((open) => open.some((other) => other.name === name)));
}
