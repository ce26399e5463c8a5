// `npm run drill:engines [files]`: unit and API tests, those too on every engine that `npm test` runs on the embedded one
// alone. Wants `TEST_DATABASE_URL`, and takes Vitest's options.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
if (!process.env.TEST_DATABASE_URL) {
  console.error("TEST_DATABASE_URL names no PostgreSQL server: there would be one engine.");
  process.exit(1);
}
const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), "run", ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, TEST_ENGINES: "all" },
});
process.exit(status ?? 1);
