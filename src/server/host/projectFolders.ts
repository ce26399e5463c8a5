import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/**
 * @param leftOut names of plugins whose files are passed over
 * @returns absolute paths of the folders that bring schemas and texts: the project's own, then features', then plugins'
 */
export function projectFolders(root: string, leftOut: ReadonlySet<string> = new Set()): readonly string[] {
  const parents = [join(root, "src", "features"), join(root, "plugins")];
  const extensions = parents.flatMap((parent) =>
    existsSync(parent)
      ? readdirSync(parent, { withFileTypes: true })
          .filter((entry) => entry.isDirectory())
          .map((entry) => join(parent, entry.name))
          .sort()
      : [],
  );
  const without = new Set([...leftOut].map((name) => join(root, "plugins", name)));
  return [root, ...extensions.filter((folder) => !without.has(folder))];
}
