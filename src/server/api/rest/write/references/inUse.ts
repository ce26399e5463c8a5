import type { Catalog, Entity, Field } from "../../../../../schema/catalog";
import type { Database } from "../../../../db/database";
import { targetColumn } from "../../../../db/linkTable";
import { quote } from "../../../../db/names";
import { runStatement } from "../../../../db/runStatement";

function holdsBack(field: Field, target: string): boolean {
  if (field.targets) return field.targets.includes(target) && (field.schema["x-onDelete"] ?? "restrict") === "restrict";
  return field.reference?.entity === target && field.reference.onDelete === "restrict";
}

/**
 * A query for those of the records `$1` that others hold on to by the field. What is deleted along with them holds
 * nothing back; nor does what is hidden, where these are only hidden themselves.
 */
function heldText(entity: Entity, other: Entity, field: Field): string {
  const column = quote(field.targets ? targetColumn(field, entity.name) : field.column);
  const isLive = entity.isSoftDeleted && other.isSoftDeleted ? " and o.deleted_at is null" : "";
  const isAnother = other.table === entity.table ? " and o.id <> all($1::uuid[])" : "";
  return `select r.id from unnest($1::uuid[]) r(id)
    where exists (select from ${quote(other.table)} o where o.${column} = r.id${isLive}${isAnother})`;
}

/** Ids of those records that others hold on to. */
export async function idsInUse(
  database: Database,
  catalog: Catalog,
  entity: Entity,
  ids: readonly string[],
): Promise<readonly string[]> {
  const held = new Set<string>();
  for (const other of catalog.entities.values()) {
    const fields = [...other.fields.values()].filter((field) => !field.isSystem && holdsBack(field, entity.name));
    for (const field of fields) {
      const found = await runStatement<{ id: string }>(database, { text: heldText(entity, other, field), values: [ids] });
      for (const { id } of found) held.add(id);
    }
  }
  return [...held];
}
