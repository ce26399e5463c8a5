// `npm run drill:bodies`: sends a megabyte (or as much as the route takes) of unknown keys, lists, nesting, repeated items
// and long texts to every route, as nobody and as each sort of person. Prints the calls that held the event loop longest, and
// ends with one line of JSON.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--maxWorkers=1", "--silent=false", "tests/api/largeBodies.test.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, DRILL: "1" } },
);
process.exit(status ?? 1);
