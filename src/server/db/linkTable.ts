import type { Entity, Field } from "../../schema/catalog";
import { toSnakeCase } from "../../schema/naming";
import { nameOf } from "./names";

/**
 * The table that keeps a many-reference, one row a link: `owner_id`, `target_id`, `space_id` where the owner is a
 * tenant's, and `position`, which orders the links of a record.
 */
export function linkTable(entity: Entity, field: Field): string {
  return nameOf(entity.table, field.column);
}

/** The generated column that holds a polymorphic reference's id where it points to that entity, else null. */
export function targetColumn(field: Field, target: string): string {
  return nameOf(field.column, toSnakeCase(target));
}

/** Whether the entity's own table keeps the value: neither computed nor in a link table. */
export function hasColumn(field: Field): boolean {
  return !field.computed && !field.reference?.isMany;
}
