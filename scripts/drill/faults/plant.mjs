import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Plants faults in the copy.
 * @param {string} tree
 * @param {readonly { file: string, find: string, replace: string }[]} faults
 * @returns {() => void} takes them out again
 */
export function plant(tree, faults) {
  const originals = new Map();
  for (const { file, find, replace } of faults) {
    const path = join(tree, file);
    const text = readFileSync(path, "utf8");
    if (!originals.has(path)) originals.set(path, text);
    // A function: what is planted may hold a dollar sign.
    writeFileSync(
      path,
      text.replace(find, () => replace),
    );
  }
  return () => {
    for (const [path, text] of originals) writeFileSync(path, text);
  };
}
