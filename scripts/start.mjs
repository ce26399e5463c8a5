// `npm start` from a fresh clone: no dependency of ours is there yet, so this file has none.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { sourceHash } from "./sources.mjs";

const root = resolve(import.meta.dirname, "..");

function isBuilt() {
  const note = join(root, "dist", "built-from");
  return existsSync(note) && readFileSync(note, "utf8") === sourceHash(root);
}

ensureInstalled(root);
if (!isBuilt()) {
  console.log("Building …");
  const { status } = spawnSync(process.execPath, [join(root, "scripts", "build.mjs")], { cwd: root, stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}

const server = spawn(process.execPath, ["--enable-source-maps", join(root, "dist", "server", "main.js")], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
