import type { ClientEntity, ClientField } from "../../../../schema/clientCatalog";
import type { FieldKindView } from "../../../host/clientHost";

/** Whether a cell of the list can be changed in its place: what the person's edit form has and a control can show. */
export function isEditable(
  entity: Pick<ClientEntity, "actions" | "update" | "wizard">,
  field: ClientField,
  view: Pick<FieldKindView, "Widget"> | undefined,
): boolean {
  const property = entity.update?.schema.properties?.[field.name];
  // A secret has no value to start from, and none that many records should share.
  if (!property || property.readOnly === true || field.schema.writeOnly === true || !entity.actions.update || entity.wizard)
    return false;
  return !field.isReadOnly && !field.isComputed && (view?.Widget !== undefined || field.schema.type === "boolean");
}

/** The next cell that can be changed, in reading order; a step of -1 goes back. Nothing past the ends. */
export function nextCell(
  ids: readonly string[],
  names: readonly string[],
  from: { readonly id: string; readonly name: string },
  step: 1 | -1,
): { readonly id: string; readonly name: string } | undefined {
  const place = ids.indexOf(from.id) * names.length + names.indexOf(from.name) + step;
  const id = ids[Math.floor(place / names.length)];
  const name = names[place % names.length];
  return place < 0 || !id || !name ? undefined : { id, name };
}
