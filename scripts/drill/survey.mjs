// `npm run drill:survey [respondents]`: respondents answer a whole survey at once, with the runner's own queue, through a network that
// loses three replies in ten. All must complete, none twice, with every answer as given. On PostgreSQL where TEST_DATABASE_URL names one.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const [, , respondents = "1000"] = process.argv;
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "tests/api/droppedReplies.test.ts"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, RESPONDENTS: respondents },
  },
);
process.exitCode = status ?? 1;
