import { mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Worker } from "node:worker_threads";
import { lockDirectory } from "./directoryLock";

export interface EmbeddedDatabase {
  /** Directory of the Unix socket that the database answers on. */
  readonly socketDirectory: string;
  readonly stop: () => Promise<void>;
}

let compiled: Promise<WebAssembly.Module> | undefined;

/** The engine's code, compiled once a process: every start would do so again, and run slowly until it is optimised. */
function engineCode(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve("@electric-sql/pglite"));
  compiled ??= readFile(join(folder, "pglite.wasm")).then((code) => WebAssembly.compile(code));
  return compiled;
}

const DISK_FULL = `The disk is full, and the reserve is spent: the embedded database stopped, so that nothing it acknowledged is lost.
Free some space, then start again.`;

function endOnFullDisk(message: unknown): void {
  if (message !== "diskFull") return;
  console.error(DISK_FULL);
  process.exit(1);
}

function firstMessage(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
  });
}

/** Opens the embedded database in a worker thread, so that a long query never stalls the server. */
export async function startPglite(directory: string): Promise<EmbeddedDatabase> {
  const release = lockDirectory(directory);
  // A socket's path may be no longer than 107 bytes; a data directory's may. Mode 0700 keeps other users out.
  const socketDirectory = mkdtempSync(join(tmpdir(), "sondeo-"));
  const cleanUp = () => {
    rmSync(socketDirectory, { recursive: true, force: true });
    release();
  };
  try {
    const worker = new Worker(new URL("./pgliteWorker.mjs", import.meta.url), {
      workerData: {
        dataDir: join(directory, "pglite"),
        socketPath: join(socketDirectory, ".s.PGSQL.5432"),
        engine: await engineCode(),
      },
    });
    worker.on("message", endOnFullDisk);
    await firstMessage(worker);
    const stop = async () => {
      const closed = firstMessage(worker);
      worker.postMessage("close");
      await closed;
      await worker.terminate();
      cleanUp();
    };
    return { socketDirectory, stop };
  } catch (error) {
    cleanUp();
    throw error;
  }
}
