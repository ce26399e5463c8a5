import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntityDocument } from "../../src/schema/document";
import { ROOT } from "./root";

/** Folders of the features and plugins, below the project's. */
export function extensionFolders(root = ROOT): readonly string[] {
  return ["src/features", "plugins"].flatMap((parent) =>
    existsSync(join(root, parent))
      ? readdirSync(join(root, parent), { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map(({ name }) => `${parent}/${name}`)
      : [],
  );
}

/** The entities of a folder, read without the product's own code. */
export function entitiesIn(folder: string, root = ROOT): readonly EntityDocument[] {
  const entities = join(root, folder, "schemas/entities");
  if (!existsSync(entities)) return [];
  return readdirSync(entities).map((name) => JSON.parse(readFileSync(join(entities, name), "utf8")));
}

/** The product's own entities, and those of features and plugins. */
export function readEntityDocuments(): readonly EntityDocument[] {
  return [".", ...extensionFolders()].flatMap((folder) => entitiesIn(folder));
}
