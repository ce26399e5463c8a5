import { buildCatalog } from "../../src/schema/build/buildCatalog";
import type { Catalog } from "../../src/schema/catalog";
import type { EntityDocument, EntityKeyword, FieldSchema } from "../../src/schema/document";
import { fieldKinds } from "../../src/server/extensions";
import { readSchemas } from "../../src/server/host/readSchemas";
import { ROOT } from "./root";

/** An entity in as few words as a test needs. */
export interface SmallEntity {
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
  readonly keyword?: Partial<EntityKeyword>;
}

const { metaSchema, wizardMetaSchema, uiMetaSchema } = readSchemas(ROOT);

function documentOf(name: string, { properties, required = [], keyword }: SmallEntity): EntityDocument {
  return {
    $id: name,
    type: "object",
    "x-entity": {
      resource: `${name}s`.toLowerCase(),
      scope: "global",
      label: "id",
      list: ["id"],
      access: { backoffice: { list: true, create: true, update: true, delete: true } },
      ...keyword,
    },
    required,
    properties,
  };
}

/** A Catalog of a few entities, by name. */
export function smallCatalog(entities: Readonly<Record<string, SmallEntity>>): Catalog {
  const files = Object.entries(entities).map(([name, entity]) => ({
    file: `${name}.schema.json`,
    document: documentOf(name, entity),
    ui: {},
  }));
  return buildCatalog({
    entities: files,
    kinds: fieldKinds,
    lists: new Map(),
    registries: new Map(),
    metaSchema,
    wizards: [],
    wizardMetaSchema,
    uiMetaSchema,
  });
}
