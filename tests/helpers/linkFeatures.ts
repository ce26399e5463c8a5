import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./root";

/** The built-in features' own schemas and texts, beside a copy of the product's. */
export function linkFeatures(root: string): void {
  mkdirSync(join(root, "src"), { recursive: true });
  symlinkSync(join(ROOT, "src/features"), join(root, "src/features"));
}
