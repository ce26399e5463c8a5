import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");
/** Copied, not linked: the scans by folder look beside the real files. */
const COPIED = ["src", "scripts", "package.json", "tsconfig.json", "vite.config.ts", "vite.server.config.ts"];
const LINKED = ["schemas", "locales", "node_modules"];

/**
 * Builds a copy of the product that has an extension of `tests/fixtures` beside its own features.
 * @returns its folder, with `dist`
 */
export function productWith(extension: string): { readonly root: string; readonly remove: () => void } {
  const root = mkdtempSync(join(tmpdir(), "sondeo-product-"));
  const remove = () => rmSync(root, { recursive: true, force: true });
  for (const name of COPIED) cpSync(join(ROOT, name), join(root, name), { recursive: true });
  for (const name of LINKED) symlinkSync(join(ROOT, name), join(root, name));
  // As deep in the project as in `tests/fixtures`: its imports hold.
  cpSync(join(ROOT, "tests/fixtures", extension), join(root, "src/features", extension), { recursive: true });
  const { status } = spawnSync(process.execPath, ["scripts/build.mjs"], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
  if (status === 0) return { root, remove };
  remove();
  throw new Error(`the product with ${extension} could not be built`);
}
