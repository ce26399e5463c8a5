import { isReadable } from "../../../schema/accessKeys";
import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { fieldSql } from "../../db/fieldSql";
import { hasColumn } from "../../db/linkTable";
import { quote } from "../../db/names";

/** Fields that the keys let a person see. */
export function visibleFields(entity: Entity, keys: readonly string[]): readonly Field[] {
  return [...entity.fields.values()].filter((field) => isReadable(field, keys));
}

/** Fields that the record itself answers with. */
export function answeredFields(entity: Entity, keys: readonly string[]): readonly Field[] {
  return visibleFields(entity, keys).filter((field) => !field.isWriteOnly);
}

/** Fields that lists, exports and searches may use: sensitive ones are in the record itself alone. */
export function listedFields(entity: Entity, keys: readonly string[]): readonly Field[] {
  return answeredFields(entity, keys).filter((field) => !field.isSensitive);
}

/** The field that names an entity's records to a person: its label, else the first text of its list that the person sees. */
export function labelField(entity: Entity, keys: readonly string[]): Field | undefined {
  const listed = listedFields(entity, keys);
  const inList = entity.list.flatMap((name) => listed.find((field) => field.name === name) ?? []);
  return (
    listed.find((field) => field.name === entity.label) ?? inList.find((field) => field.kind.isSearchable && hasColumn(field))
  );
}

/** Select list of fields, as API names. */
export function selectFields(entity: Entity, fields: readonly Field[], catalog: Catalog): string {
  return fields.map((field) => `${fieldSql(entity, field, catalog)} as ${quote(field.name)}`).join(", ");
}

function answerable(entity: Entity): readonly Field[] {
  return [...entity.fields.values()].filter((field) => !field.isHidden && !field.isWriteOnly);
}

/**
 * Select list of all fields that anybody may see, as API names; the serialiser leaves out what this person may not.
 * Without the Catalog: columns alone.
 */
export function selectList(entity: Entity, catalog?: Catalog): string {
  if (catalog) return selectFields(entity, answerable(entity), catalog);
  const columns = answerable(entity).filter(hasColumn);
  return columns.map((field) => `t.${quote(field.column)} as ${quote(field.name)}`).join(", ");
}

/** The same for lists. */
export function listSelect(entity: Entity, catalog: Catalog): string {
  return selectFields(
    entity,
    answerable(entity).filter((field) => !field.isSensitive),
    catalog,
  );
}
