import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { Worker, type WorkerOptions } from "node:worker_threads";
import { bundleScript } from "./bundleScript";

/**
 * Starts a thread that is written in TypeScript: built beside the server's bundle (an input of `vite.server.config.ts`),
 * bundled on the spot where the server runs from its sources.
 *
 * @param name of the thread's file, without its ending
 * @param beside address of the module that lies beside it, its `import.meta.url`
 * @example
 * const worker = await startThread("sheetWorker", import.meta.url, { workerData: { title: "Members" } });
 */
export async function startThread(name: string, beside: string, options: WorkerOptions): Promise<Worker> {
  const ending = extname(new URL(beside).pathname);
  const file = new URL(`./${name}${ending}`, beside);
  if (ending !== ".ts") return new Worker(file, options);
  return new Worker(await bundleScript(fileURLToPath(file)), { ...options, eval: true });
}
