// Installs what is missing and builds what is stale. No dependency of ours is there yet in a fresh clone.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { sourceHash } from "./sources.mjs";

function isBuilt(root) {
  const note = join(root, "dist", "built-from");
  return existsSync(note) && readFileSync(note, "utf8") === sourceHash(root);
}

/** @param {string} root */
export function ensureBuilt(root) {
  ensureInstalled(root);
  if (isBuilt(root)) return;
  console.log("Building …");
  const { status } = spawnSync(process.execPath, [join(root, "scripts", "build.mjs")], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
