import type { ClientCatalog, ClientEntity, ClientField } from "../../../schema/clientCatalog";

/** The server's own bookkeeping: of no use to people. */
const INTERNAL = new Set(["id", "version"]);
/** Whose the record is: telling where it leads somewhere, to those who work across companies. */
const SPACE = "spaceId";
/** Set by the server, but telling: shown after the entity's own fields. */
const TIMES = new Set(["createdAt", "updatedAt"]);

/** The fields that screens show: the entity's own, then the times; references only where the person may see what they lead to. */
export function visibleFields(entity: Pick<ClientEntity, "fields">, { entities }: ClientCatalog): readonly ClientField[] {
  const canFollow = ({ reference }: ClientField) =>
    !reference || entities.some(({ resource, actions }) => resource === reference.resource && actions.list);
  const shown = entity.fields.filter(
    (field) => !INTERNAL.has(field.name) && (field.name !== SPACE || field.reference) && canFollow(field),
  );
  return [...shown.filter(({ name }) => !TIMES.has(name)), ...shown.filter(({ name }) => TIMES.has(name))];
}

/** The entity's own fields, without the times. */
export function ownFields(fields: readonly ClientField[]): readonly ClientField[] {
  return fields.filter(({ name }) => !TIMES.has(name));
}
