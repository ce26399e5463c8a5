import { existsSync, readdirSync } from "node:fs";
import { basename, join, relative } from "node:path";
import type { EntityFile } from "../../schema/build/buildEntity";
import type { ListItem } from "../../schema/catalog";
import type { WizardFile } from "../../schema/checks/wizards";
import type { EntityDocument, WizardDocument } from "../../schema/document";
import { nearest } from "../../schema/naming";
import { SchemaError, type SchemaIssue } from "../../schema/schemaFault";
import { isJsonObject, type JsonObject } from "../../shared/json";
import { projectFolders } from "./projectFolders";
import { readJson } from "./readJson";

const ENTITY_SUFFIX = ".schema.json";

/** What lies in `schemas/` and in the features' and plugins' `schemas/`. */
export interface SchemaFiles {
  readonly entities: readonly EntityFile[];
  /** Items of the option lists, by name. */
  readonly lists: ReadonlyMap<string, readonly ListItem[]>;
  readonly wizards: readonly WizardFile[];
  readonly metaSchema: JsonObject;
  readonly wizardMetaSchema: JsonObject;
  readonly uiMetaSchema: JsonObject;
}

function filesIn(directory: string, suffix: string): readonly string[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory)
    .filter((name) => name.endsWith(suffix))
    .sort()
    .map((name) => join(directory, name));
}

function schemaFolders(root: string, leftOut: ReadonlySet<string> | undefined): readonly string[] {
  return projectFolders(root, leftOut).map((folder) => join(folder, "schemas"));
}

/** A ui that lies beside no entity of its name would be read by nobody. */
function strayUi(root: string, folder: string, entities: readonly EntityFile[]): readonly SchemaIssue[] {
  const names = entities.map(({ document }) => document.$id);
  return filesIn(join(folder, "ui"), ".json").flatMap((path) => {
    const name = basename(path, ".json");
    if (names.includes(name)) return [];
    const meant = nearest(name, names);
    const remedy = meant ? `Did you mean "${meant}.json"?` : "Name it after the $id of an entity of the same folder";
    return [{ file: relative(root, path), pointer: "", message: `there is no entity "${name}"`, remedy }];
  });
}

function readEntities(root: string, folder: string): readonly EntityFile[] {
  const entities = filesIn(join(folder, "entities"), ENTITY_SUFFIX).map((path) => {
    const content = readJson(root, path);
    if (!isJsonObject(content)) {
      throw new SchemaError([
        { file: relative(root, path), pointer: "", message: "is no JSON object", remedy: "See schemas/README.md" },
      ]);
    }
    const document = content as unknown as EntityDocument;
    const ui = join(folder, "ui", `${document.$id}.json`);
    const file = relative(root, path);
    // What is no object is told with the other issues of documents.
    return existsSync(ui)
      ? { file, document, ui: readJson(root, ui) as JsonObject, uiFile: relative(root, ui) }
      : { file, document, ui: {} };
  });
  const stray = strayUi(root, folder, entities);
  if (stray.length > 0) throw new SchemaError(stray);
  return entities;
}

function readWizards(root: string, folder: string): readonly WizardFile[] {
  return filesIn(join(folder, "wizards"), ".json").map((path) => ({
    file: relative(root, path),
    document: readJson(root, path) as unknown as WizardDocument,
  }));
}

function readLists(root: string, folder: string): readonly (readonly [string, readonly ListItem[]])[] {
  return filesIn(join(folder, "lists"), ".json").map((path) => {
    const name = path.slice(path.lastIndexOf("/") + 1, -".json".length);
    return [name, readJson(root, path) as unknown as readonly ListItem[]] as const;
  });
}

/** @param root project folder @param leftOut plugins whose schemas are passed over. @throws SchemaError where a file is no JSON, or a ui file lies beside no entity of its name */
export function readSchemas(root: string, leftOut?: ReadonlySet<string>): SchemaFiles {
  const folders = schemaFolders(root, leftOut);
  return {
    entities: folders.flatMap((folder) => readEntities(root, folder)),
    lists: new Map(folders.flatMap((folder) => readLists(root, folder))),
    wizards: folders.flatMap((folder) => readWizards(root, folder)),
    metaSchema: readJson(root, join(root, "schemas", "meta", "entity.schema.json")) as JsonObject,
    wizardMetaSchema: readJson(root, join(root, "schemas", "meta", "wizard.schema.json")) as JsonObject,
    uiMetaSchema: readJson(root, join(root, "schemas", "meta", "ui.schema.json")) as JsonObject,
  };
}
