import { buildCatalog } from "../../schema/build/buildCatalog";
import type { Catalog } from "../../schema/catalog";
import type { FieldKind } from "../../schema/fieldKind";
import { readSchemas } from "./readSchemas";

export interface CatalogOptions {
  /** Folder that holds `schemas/` and `plugins/`. */
  readonly root: string;
  readonly kinds: readonly FieldKind[];
  /** Names that an `x-registry` may take, by registry. */
  readonly registries: ReadonlyMap<string, readonly string[]>;
  /** Names of plugins whose schemas are passed over. @default none */
  readonly leftOut?: ReadonlySet<string>;
}

/** The Catalog of the schema files below a project folder. @throws SchemaError with every issue that was found */
export function createCatalog({ root, kinds, registries, leftOut }: CatalogOptions): Catalog {
  return buildCatalog({ ...readSchemas(root, leftOut), kinds, registries });
}
