import type { Kysely } from "kysely";
import type { Catalog } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import { planLinkTables } from "../db/ddl/linkTablePlans";
import { entitiesByTable } from "../db/ddl/planTables";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import { pluginOfFile } from "./pluginOfFile";
import type { PluginStatus } from "./pluginStatus";

/**
 * Tables of the entities that lie in a plugin's folder, and of their lists of references. One that an entity of somebody
 * else shares is not the plugin's.
 */
export function tablesOf(catalog: Catalog, id: string): readonly string[] {
  const isOwn = ({ file }: { readonly file: string }) => pluginOfFile(file) === id;
  const own = [...entitiesByTable(catalog)].filter(([, entities]) => entities.every(isOwn)).map(([table]) => table);
  const links = [...catalog.entities.values()].filter(isOwn).flatMap((entity) => planLinkTables(entity, catalog));
  return [...new Set([...own, ...links.map(({ name }) => name)])];
}

/** Keeps which tables came with which plugin: once its folder is gone, nothing else says so. */
export async function recordPlugins(root: Kysely<Tables>, catalog: Catalog, plugins: readonly PluginStatus[]): Promise<void> {
  for (const { id, manifest } of plugins) {
    const tables = tablesOf(catalog, id);
    if (!manifest || tables.length === 0) continue;
    const values = { pluginVersion: manifest.version, tables: [...tables] };
    await executor(root)
      .insertInto("installedPlugin")
      .values({ id: newId(), plugin: id, ...values })
      .onConflict((conflict) => conflict.column("plugin").doUpdateSet(values))
      .execute();
  }
}
