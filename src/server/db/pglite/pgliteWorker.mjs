// Plain JavaScript: a worker thread loads it as it is, from the sources and from the bundle alike.
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { PGLiteSocketServer } from "@electric-sql/pglite-socket";

const db = await PGlite.create({ dataDir: workerData.dataDir, extensions: { pg_trgm }, pgliteWasmModule: workerData.engine });
// The pool holds one connection; a second place lets it reconnect while the lost one is still being noticed.
const server = new PGLiteSocketServer({ db, path: workerData.socketPath, maxConnections: 2 });
await server.start();
parentPort.postMessage("ready");

parentPort.once("message", async () => {
  await server.stop();
  await db.close();
  parentPort.postMessage("closed");
  parentPort.close();
});
