import type { ClientEntity } from "../../../schema/clientCatalog";
import type { EntityRecord } from "../../host/clientHost";

/** Names of the fields that nobody writes any more in the state that the record is in. */
export function frozenFields({ states }: Pick<ClientEntity, "states">, record: EntityRecord): readonly string[] {
  const { field, frozen } = states ?? {};
  return field && frozen?.in.includes(String(record[field])) ? frozen.fields : [];
}
