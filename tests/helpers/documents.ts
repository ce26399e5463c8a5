import { readFileSync } from "node:fs";
import { join } from "node:path";
import { buildCatalog, type CatalogSources } from "../../src/schema/build/buildCatalog";
import type { Catalog } from "../../src/schema/catalog";
import type { EntityDocument, WizardDocument } from "../../src/schema/document";
import { fieldKinds } from "../../src/server/extensions";
import { ROOT } from "./root";

const readMeta = (name: string) => JSON.parse(readFileSync(join(ROOT, "schemas/meta", `${name}.schema.json`), "utf8"));

const SOURCES = {
  metaSchema: readMeta("entity"),
  wizardMetaSchema: readMeta("wizard"),
  uiMetaSchema: readMeta("ui"),
  kinds: fieldKinds,
  lists: new Map([["sectors", [{ value: "food", label: { es: "Comida" } }]]]),
  registries: new Map([["activityType", ["el_survey"]]]),
} satisfies Partial<CatalogSources>;

/** File of a document, as a fault names it. */
export function fileOf(folder: "entities" | "wizards" | "ui", id: unknown): string {
  return folder === "entities" ? `schemas/entities/${id}.schema.json` : `schemas/${folder}/${id}.json`;
}

/** The Catalog of documents that lie in no folder; `uis` are ui documents by the entities' names. @throws SchemaError */
export function buildDocuments(
  entities: readonly unknown[],
  wizards: readonly unknown[] = [],
  uis: Readonly<Record<string, object>> = {},
): Catalog {
  const idOf = (document: unknown) => (document as { readonly $id?: unknown } | null)?.$id;
  return buildCatalog({
    ...SOURCES,
    entities: entities.map((document) => {
      const id = String(idOf(document));
      const file = { file: fileOf("entities", id), document: document as EntityDocument };
      return uis[id] ? { ...file, ui: { ...uis[id] }, uiFile: fileOf("ui", id) } : { ...file, ui: {} };
    }),
    wizards: wizards.map((document) => ({ file: fileOf("wizards", idOf(document)), document: document as WizardDocument })),
  });
}

/** The Catalog of some entity documents. @throws SchemaError */
export function loadDocuments(...entities: readonly unknown[]): Catalog {
  return buildDocuments(entities);
}
