import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";

/** How records of another entity name this one in a field: by id, or with the entity where they may name several. */
export function referenceValue(
  field: Pick<ClientField, "targets"> | undefined,
  entity: Pick<ClientEntity, "name">,
  id: string,
): string {
  return field?.targets ? `${entity.name}/${id}` : id;
}

/** The value that a new related record starts with. */
export function givenReference(field: ClientField, entity: Pick<ClientEntity, "name">, id: string): unknown {
  const value = referenceValue(field, entity, id);
  return field.reference?.isMany ? [value] : value;
}
