import { cpSync } from "node:fs";
import { basename, join } from "node:path";

/** Code that runs in threads of its own: loaded from beside the bundle, not part of it. */
const WORKERS = [
  "src/server/db/pglite/pgliteWorker.mjs",
  "src/server/db/pglite/dataFiles.mjs",
  "src/server/db/pglite/reserve.mjs",
];

/**
 * @param {string} root the project's folder
 * @param {string} directory the bundle's folder
 */
export function copyWorkers(root, directory) {
  for (const worker of WORKERS) cpSync(join(root, worker), join(directory, basename(worker)));
}
