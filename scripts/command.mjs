// `npm run admin:create`, `backup`, `restore`, `schema:plan` ...: installs and builds what is missing, then runs the command.
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { ensureBuilt } from "./built.mjs";

const root = resolve(import.meta.dirname, "..");
ensureBuilt(root);
const { status } = spawnSync(process.execPath, [join(root, "dist", "server", "command.js"), ...process.argv.slice(2)], {
  cwd: root,
  stdio: "inherit",
});
process.exit(status ?? 1);
