import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";
import { build } from "vite";
import { copyWorkers } from "../../scripts/workers.mjs";
import { prepareOnce } from "./prepareOnce";
import { ROOT } from "./root";

/** The server bundle of the present sources, built once a run. @returns its main file; `command.js` lies beside it */
export async function buildServer(): Promise<string> {
  const directory = await prepareOnce("server", async (outDir) => {
    await build({
      configFile: join(ROOT, "vite.server.config.ts"),
      root: ROOT,
      logLevel: "error",
      build: { outDir, sourcemap: false },
    });
    copyWorkers(ROOT, outDir);
  });
  return join(directory, "main.js");
}

export interface ServerProcess {
  readonly process: ChildProcess;
  /** Address to call. @throws with what it printed where the process ends before it is ready */
  readonly ready: Promise<string>;
  readonly exited: Promise<{ readonly code: number | null; readonly signal: string | null; readonly output: string }>;
}

/** The built server in a process of its own, on a free port. */
export function spawnServer(file: string, environment: Readonly<Record<string, string>>): ServerProcess {
  const child = spawn(process.execPath, [file], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const exited: ServerProcess["exited"] = new Promise((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal, output }));
  });
  const ready = new Promise<string>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk;
      const port = /ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", listen);
    child.stderr.on("data", listen);
    exited.then(() => reject(new Error(`the server ended before it was ready: ${output}`)));
  });
  // Whoever expects a refusal waits for the exit alone.
  ready.catch(() => undefined);
  return { process: child, ready, exited };
}
