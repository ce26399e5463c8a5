import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onCleanUp } from "../../bench/cleanUp.mjs";

/** Files as they stand in the folder, committed or not; what git ignores is left out. */
export function sourcesOf(root) {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new Error("git knows no files here");
  return [...new Set(stdout.split("\0"))].filter((file) => file && existsSync(join(root, file)));
}

/** A folder of its own with links to the packages: what tests prepare below `node_modules` goes with the copy. */
function linkPackages(root, tree) {
  mkdirSync(join(tree, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")))
    if (name !== ".cache" && name !== ".vite" && !name.startsWith(".sondeo-test-"))
      symlinkSync(join(root, "node_modules", name), join(tree, "node_modules", name));
}

/**
 * A copy of the project in a temporary folder, gone with the process.
 * @param {string} root
 * @returns {{ tree: string, files: readonly string[] }} where it is, and its files below that
 */
export function copyTree(root) {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-faults-"));
  onCleanUp(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  const tree = join(folder, "tree");
  const files = sourcesOf(root);
  for (const file of files) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    copyFileSync(join(root, file), join(tree, file));
  }
  linkPackages(root, tree);
  // Some tests read samples that lie beside the project.
  const beside = resolve(root, "../shared");
  if (existsSync(beside)) symlinkSync(beside, join(folder, "shared"));
  return { tree, files };
}
