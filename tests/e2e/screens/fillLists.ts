import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const ROOT = resolve(import.meta.dirname, "../../..");

/** Puts a record into every list that has none; in a process of its own, which reads the Catalog as the server does. */
export function fillLists(url: string): void {
  const script = ["scripts/run.mjs", "tests/e2e/screens/createRecords.ts", url];
  const { status, stderr } = spawnSync(process.execPath, script, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`no records could be created: ${stderr}`);
}
