import type { ClientEntity } from "../../../schema/clientCatalog";

/** Where the chosen columns are kept: a changed schema starts afresh, since stored columns would not fit. */
export function columnsKey(entity: Pick<ClientEntity, "resource" | "hash">): string {
  return `${entity.resource}.columns.${entity.hash.slice(0, 12)}`;
}
