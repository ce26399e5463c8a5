import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { linkExtensions } from "./linkExtensions";
import { ROOT } from "./root";

/** A project folder with more entities than ours, and nothing else changed. */
export function projectWith(documents: readonly { readonly $id: string }[]): {
  readonly root: string;
  readonly remove: () => void;
} {
  const root = mkdtempSync(join(tmpdir(), "sondeo-project-"));
  for (const folder of ["schemas", "locales"]) cpSync(join(ROOT, folder), join(root, folder), { recursive: true });
  // It says the product's version, which plugins are held to.
  cpSync(join(ROOT, "package.json"), join(root, "package.json"));
  linkExtensions(root);
  for (const document of documents) {
    writeFileSync(join(root, `schemas/entities/${document.$id}.schema.json`), JSON.stringify(document));
  }
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
