import type { Catalog, Entity } from "../../../schema/catalog";
import { toSnakeCase } from "../../../schema/naming";
import { fieldColumns, systemColumns } from "./columnPlans";
import { planForeignKeys } from "./foreignKeyPlans";
import { generatedColumns } from "./generatedColumns";
import { planIndexes } from "./indexPlans";
import { planLinkTables } from "./linkTablePlans";
import type { TablePlan } from "./tablePlan";

export { quote } from "../names";

function planTable(entities: readonly Entity[], catalog: Catalog, trigrams: string | undefined): TablePlan {
  const [first] = entities;
  if (!first) throw new Error("a table needs an entity");
  return {
    name: first.table,
    isLink: false,
    primaryKey: ["id"],
    columns: [...systemColumns(first.scope === "global"), ...fieldColumns(entities), ...generatedColumns(entities)],
    indexes: planIndexes(entities, catalog, trigrams),
    foreignKeys: planForeignKeys(entities, catalog),
    renamedFrom: first.renamedFrom && toSnakeCase(first.renamedFrom),
    renamedEntities: entities.flatMap(({ name, renamedFrom }) => (renamedFrom ? [{ from: renamedFrom, to: name }] : [])),
    fillFrom: undefined,
  };
}

/** The entities of each table: those that name the same one share it. */
export function entitiesByTable(catalog: Catalog): ReadonlyMap<string, readonly Entity[]> {
  const byTable = new Map<string, Entity[]>();
  for (const entity of catalog.entities.values()) byTable.set(entity.table, [...(byTable.get(entity.table) ?? []), entity]);
  return byTable;
}

/**
 * The tables of a Catalog, link tables included.
 * @param trigrams schema of the trigram extension, which makes searches fast where the database has it
 */
export function planTables(catalog: Catalog, trigrams?: string): readonly TablePlan[] {
  const tables = [...entitiesByTable(catalog).values()].map((entities) => planTable(entities, catalog, trigrams));
  const links = [...catalog.entities.values()].flatMap((entity) => planLinkTables(entity, catalog));
  return [...tables, ...new Map(links.map((link) => [link.name, link])).values()];
}
