import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { hasColumn, targetColumn } from "../linkTable";
import { nameOf, quote } from "../names";
import type { ForeignKeyPlan } from "./tablePlan";

const ON_DELETE = {
  restrict: () => "restrict",
  cascade: () => "cascade",
  clear: (column: string) => `set null (${column})`,
} as const;

export interface ForeignKeyOptions {
  readonly table: string;
  readonly column: string;
  readonly target: string;
  readonly isWithinSpace: boolean;
  readonly onDelete: keyof typeof ON_DELETE;
}

export function foreignKey({ table, column, target, isWithinSpace, onDelete }: ForeignKeyOptions): ForeignKeyPlan {
  // With the space in the key no row can ever refer to another tenant's.
  const own = isWithinSpace ? `space_id, ${quote(column)}` : quote(column);
  const theirs = isWithinSpace ? "space_id, id" : "id";
  const action = ON_DELETE[onDelete](quote(column));
  return {
    name: nameOf(table, column, "fkey"),
    column,
    target,
    isWithinSpace,
    definition: `foreign key (${own}) references ${quote(target)} (${theirs}) on delete ${action}`,
  };
}

/** That a tenant's row lies in a space, and goes with it. */
export function spaceForeignKey(table: string): ForeignKeyPlan {
  return foreignKey({ table, column: "space_id", target: "space", isWithinSpace: false, onDelete: "cascade" });
}

/** Whether the records of both belong to spaces. */
export function areTenants(entity: Entity, target: Entity): boolean {
  return entity.scope !== "global" && target.scope !== "global";
}

/** Whether the record that holds these rows refers to the same by a key of its own, as it lies in their space by one. */
function isOfHolder({ heldBy = "", fields }: Entity, { name, reference }: Field, catalog: Catalog): boolean {
  const theirs = catalog.entities.get(fields.get(heldBy)?.reference?.entity ?? "")?.fields.get(name)?.reference;
  return theirs !== undefined && !theirs.isMany && theirs.entity === reference?.entity;
}

function planField(entity: Entity, field: Field, catalog: Catalog): readonly ForeignKeyPlan[] {
  if (field.isSystem || !hasColumn(field) || isOfHolder(entity, field, catalog)) return [];
  const { table } = entity;
  const references = field.reference ? [{ name: field.reference.entity, column: field.column }] : [];
  const targets = (field.targets ?? []).map((name) => ({ name, column: targetColumn(field, name) }));
  const onDelete = field.reference?.onDelete ?? field.schema["x-onDelete"] ?? "restrict";
  return [...references, ...targets].flatMap(({ name, column }) => {
    const target = catalog.entities.get(name);
    if (!target) return [];
    return [foreignKey({ table, column, target: target.table, isWithinSpace: areTenants(entity, target), onDelete })];
  });
}

/** All foreign keys of the entities' one table. */
export function planForeignKeys(entities: readonly Entity[], catalog: Catalog): readonly ForeignKeyPlan[] {
  const plans = entities.flatMap((entity) => [
    ...(entity.scope === "global" || entity.heldBy ? [] : [spaceForeignKey(entity.table)]),
    ...[...entity.fields.values()].flatMap((field) => planField(entity, field, catalog)),
  ]);
  return [...new Map(plans.map((plan) => [plan.name, plan])).values()];
}
