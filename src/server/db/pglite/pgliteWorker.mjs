// Plain JavaScript: a worker thread loads it as it is, from the sources and from the bundle alike.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";
import { DataFiles } from "./dataFiles.mjs";
import { keepReserve } from "./reserve.mjs";

const { dataDir, socketPath, engine } = workerData;

/** Says so, and waits for the end of the process: what was acknowledged is on the disk, and nothing more may come. */
function stop() {
  parentPort.postMessage("diskFull");
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

const release = keepReserve(`${dataDir}.reserve`);
const db = await PGlite.create({
  dataDir,
  fs: new DataFiles(dataDir, { release, stop }),
  extensions: { pg_trgm },
  pgliteWasmModule: engine,
});
// The pool holds one connection; a second place lets it reconnect while the lost one is still being noticed.
const server = new PGLiteSocketServer({ db, path: socketPath, maxConnections: 2 });
await server.start();
parentPort.postMessage("ready");

parentPort.once("message", async () => {
  await server.stop();
  await db.close();
  release();
  parentPort.postMessage("closed");
  parentPort.close();
});
