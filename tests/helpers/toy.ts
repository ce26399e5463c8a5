import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkExtensions } from "./linkExtensions";
import { ROOT } from "./root";

/** Names of their folders among the plugins, as their manifests have them. */
const FOLDERS = { toy: "toy", toyTask: "toy-task" } as const;

/** A project folder with the product's schemas and texts, and a plugin of `tests/fixtures` beside them. */
export function toyRoot(plugin: "toy" | "toyTask" = "toy"): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "sondeo-toy-"));
  for (const folder of ["schemas", "locales"]) symlinkSync(join(ROOT, folder), join(root, folder));
  linkExtensions(root);
  cpSync(join(ROOT, "tests/fixtures", plugin), join(root, "plugins", FOLDERS[plugin]), { recursive: true });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
