import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";
import { useCatalog, useEntity } from "../../entity/entities";

/** A way in which other records refer to those of the entity. */
export interface Relation {
  readonly related: ClientEntity;
  readonly field: ClientField;
}

/** The ways in which other records refer to the entity's, among what the person may list. */
export function useRelations(): readonly Relation[] {
  const { relations } = useEntity();
  const { entities } = useCatalog();
  return relations.flatMap((relation) => {
    const related = entities.find(({ name }) => name === relation.entity);
    const field = related?.fields.find(({ name }) => name === relation.field);
    // A field that can't be filtered by can't tell its records either.
    return related?.actions.list && field?.filters.length ? [{ related, field }] : [];
  });
}
