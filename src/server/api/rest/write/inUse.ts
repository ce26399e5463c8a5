import type { Catalog, Entity, Field } from "../../../../schema/catalog";
import { AppError } from "../../../../shared/errors";
import type { Database } from "../../../db/database";
import { targetColumn } from "../../../db/linkTable";
import { quote } from "../../../db/names";
import { runStatement } from "../../../db/runStatement";

function holdsBack(field: Field, target: string): boolean {
  if (field.targets) return field.targets.includes(target) && (field.schema["x-onDelete"] ?? "restrict") === "restrict";
  return field.reference?.entity === target && field.reference.onDelete === "restrict";
}

/** A query for a live record of another entity that refers to one of `$1` by the field. */
function referringText(other: Entity, field: Field, target: string): string {
  const live = other.isSoftDeleted ? " and o.deleted_at is null" : "";
  const from = `select 1 from ${quote(other.table)} o`;
  const column = field.targets ? targetColumn(field, target) : field.column;
  return `${from} where o.${quote(column)} = any($1::uuid[])${live}`;
}

/**
 * Refuses to hide records that others hold on to, as the database refuses to delete them.
 * @throws AppError `record.inUse`
 */
export async function demandUnused(database: Database, catalog: Catalog, entity: Entity, ids: readonly string[]): Promise<void> {
  for (const other of catalog.entities.values()) {
    const fields = [...other.fields.values()].filter((field) => !field.isSystem && holdsBack(field, entity.name));
    for (const field of fields) {
      const text = `${referringText(other, field, entity.name)} limit 1`;
      const found = await runStatement(database, { text, values: [ids] });
      if (found.length > 0) throw new AppError("record.inUse");
    }
  }
}
