// What a build depends on, as one hash: names and contents of all sources.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src", "plugins"];
const FILES = ["package.json", "package-lock.json", "vite.config.ts", "vite.server.config.ts", "tsconfig.json"];

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== "node_modules" && !name.endsWith(".test.ts") && !name.endsWith(".test.tsx")) yield* filesBelow(join(path, name));
  }
}

/** @param {string} root */
export function sourceHash(root) {
  const hash = createHash("sha256");
  for (const part of [...FOLDERS, ...FILES]) {
    for (const file of filesBelow(join(root, part)))
      hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  }
  return hash.digest("hex");
}
