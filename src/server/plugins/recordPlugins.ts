import { join, sep } from "node:path";
import type { Kysely } from "kysely";
import type { Catalog } from "../../schema/catalog";
import { newId } from "../../shared/ids";
import type { Tables } from "../db/generated/tables";
import { executor } from "../db/transaction";
import type { PluginStatus } from "./pluginStatus";

/** Tables of the entities, and of their lists of references, that lie in a plugin's folder. */
export function tablesOf(catalog: Catalog, id: string): readonly string[] {
  const folder = join("plugins", id) + sep;
  return [...catalog.entities.values()].filter(({ file }) => file.startsWith(folder)).map(({ table }) => table);
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
