// Installs what package-lock.json asks for when node_modules is not that.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const OLDEST = [20, 19];

function demandNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return;
  console.error(`Sondeo needs Node ${OLDEST.join(".")} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** @param {string} root */
export function ensureInstalled(root) {
  demandNode();
  const lock = readFileSync(join(root, "package-lock.json"));
  const wanted = createHash("sha256").update(lock).digest("hex");
  const note = join(root, "node_modules", ".installed-from");
  if (existsSync(note) && readFileSync(note, "utf8") === wanted) return;
  console.log("Installing dependencies …");
  // Not `npm ci`: it refuses a lock file that lacks the optional binaries of platforms which a registry does not carry.
  const isWindows = process.platform === "win32";
  const { status } = spawnSync(
    isWindows ? "npm.cmd" : "npm",
    ["install", "--no-save", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"],
    {
      cwd: root,
      stdio: "inherit",
      shell: isWindows,
    },
  );
  if (status !== 0) process.exit(status ?? 1);
  writeFileSync(note, wanted);
}
