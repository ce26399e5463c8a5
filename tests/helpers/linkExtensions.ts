import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root";

/** What a start reads of a plugin's folder. */
const READ = ["plugin.json", "schemas", "locales"];

function pluginNames(): readonly string[] {
  if (!existsSync(join(ROOT, "plugins"))) return [];
  return readdirSync(join(ROOT, "plugins"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
}

/** The features' and plugins' own schemas and texts, beside a copy of the product's. */
export function linkExtensions(root: string): void {
  mkdirSync(join(root, "src"), { recursive: true });
  symlinkSync(join(ROOT, "src/features"), join(root, "src/features"));
  mkdirSync(join(root, "plugins"), { recursive: true });
  // Plugins are found as folders, which a link isn't.
  for (const name of pluginNames())
    for (const part of READ) {
      const from = join(ROOT, "plugins", name, part);
      if (existsSync(from)) cpSync(from, join(root, "plugins", name, part), { recursive: true });
    }
}
