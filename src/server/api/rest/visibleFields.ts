import { isReadable } from "../../../schema/accessKeys";
import type { Entity, Field } from "../../../schema/catalog";
import { quote } from "../../db/ddl";

/** Fields that the keys let a person see. */
export function visibleFields(entity: Entity, keys: readonly string[]): readonly Field[] {
  return [...entity.fields.values()].filter((field) => isReadable(field, keys));
}

/** Select list of all fields that anybody may see, as API names; the serialiser leaves out what this person may not. */
export function selectList(entity: Entity): string {
  return [...entity.fields.values()]
    .filter((field) => !field.isHidden)
    .map((field) => `t.${quote(field.column)} as ${quote(field.name)}`)
    .join(", ");
}
