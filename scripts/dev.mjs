// Development: the server restarts when its sources change; it reads schemas and texts anew, and the client reloads, by
// themselves.
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { resolve } from "node:path";

const root = resolve(import.meta.dirname, "..");
const WATCHED = [
  "src/server",
  "src/contracts",
  "src/survey",
  "src/schema",
  "src/shared",
  "src/fields",
  "src/features",
  "plugins",
];
const CLIENT_ONLY = /(^|\/)client(\/|\.tsx$)|\.test\.tsx?$/;
const SOURCE = /\.(ts|tsx|mjs)$/;
const PAUSE_MS = 200;

let child;
let timer;

function start() {
  child = spawn(process.execPath, ["scripts/run.mjs", "src/server/dev.ts"], { cwd: root, stdio: "inherit" });
}

function restart() {
  clearTimeout(timer);
  timer = setTimeout(() => {
    child.once("exit", start);
    if (child.exitCode === null) child.kill("SIGTERM");
    else start();
  }, PAUSE_MS);
}

for (const folder of WATCHED) {
  watch(resolve(root, folder), { recursive: true }, (_event, file) => {
    if (file && SOURCE.test(file) && !CLIENT_ONLY.test(file)) restart();
  });
}
for (const signal of ["SIGTERM", "SIGINT"]) {
  process.on(signal, () => {
    child.once("exit", () => process.exit(0));
    child.kill("SIGTERM");
  });
}
start();
