import type { Catalog, Entity, Field } from "../../../schema/catalog";
import { toSnakeCase } from "../../../schema/naming";
import { linkTable } from "../linkTable";
import { nameOf } from "../names";
import { areTenants, foreignKey, spaceForeignKey } from "./foreignKeyPlans";
import { column, type TablePlan } from "./tablePlan";

function planLinkTable(entity: Entity, field: Field, target: Entity): TablePlan {
  const name = linkTable(entity, field);
  const isTenant = entity.scope !== "global";
  const former = field.schema["x-renamedFrom"];
  const isRenamed = former !== undefined || entity.renamedFrom !== undefined;
  const formerTable = entity.renamedFrom ? toSnakeCase(entity.renamedFrom) : entity.table;
  const link = (column: string, to: Entity) =>
    foreignKey({ table: name, column, target: to.table, isWithinSpace: areTenants(entity, to), onDelete: "cascade" });
  return {
    name,
    isLink: true,
    primaryKey: ["owner_id", "target_id"],
    columns: [
      column("owner_id", "uuid", { isRequired: true }),
      column("target_id", "uuid", { isRequired: true }),
      ...(isTenant ? [column("space_id", "uuid", { isRequired: true })] : []),
      column("position", "integer", { isRequired: true, default: "0" }),
    ],
    indexes: [
      { name: nameOf(name, "target_idx"), isUnique: false, columns: ["target_id"], definition: "(target_id)", where: undefined },
    ],
    foreignKeys: [...(isTenant ? [spaceForeignKey(name)] : []), link("owner_id", entity), link("target_id", target)],
    renamedFrom: isRenamed ? nameOf(formerTable, former ? toSnakeCase(former) : field.column) : undefined,
    renamedEntities: [],
    fillFrom: { table: entity.table, column: field.column },
  };
}

/** The link tables of an entity's many-references. */
export function planLinkTables(entity: Entity, catalog: Catalog): readonly TablePlan[] {
  return [...entity.fields.values()].flatMap((field) => {
    const target = field.reference?.isMany && catalog.entities.get(field.reference.entity);
    return target ? [planLinkTable(entity, field, target)] : [];
  });
}
