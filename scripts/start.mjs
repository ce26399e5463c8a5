// `npm start`, from a fresh clone as well.
import { spawn } from "node:child_process";
import { join, resolve } from "node:path";
import { ensureBuilt } from "./built.mjs";

const root = resolve(import.meta.dirname, "..");
ensureBuilt(root);
const server = spawn(process.execPath, ["--enable-source-maps", join(root, "dist", "server", "main.js")], {
  cwd: root,
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => server.kill(signal));
server.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
