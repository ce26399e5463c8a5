// The embedded engine alone on a full disk, made to need new segments of its log: it has to get on with the reserve, then
// to stop, and not to spin. `node engine.mjs <folder>`; ends with 3 where it stopped, its last line is what it acknowledged.
import { closeSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { DataFiles } from "../../../src/server/db/pglite/dataFiles.mjs";
import { keepReserve } from "../../../src/server/db/pglite/reserve.mjs";

const STOPPED = 3;
const folder = process.argv[2];
const dataDir = join(folder, "engine");
const figures = { acknowledged: 0, released: 0 };

function fill() {
  const descriptor = openSync(join(folder, "filler"), "a");
  try {
    for (;;) writeSync(descriptor, Buffer.alloc(64 * 1024));
  } catch {
    closeSync(descriptor);
  }
}

const keep = keepReserve(`${dataDir}.reserve`);
const space = {
  release: () => {
    const isReleased = keep();
    figures.released += Number(isReleased);
    return isReleased;
  },
  stop: () => {
    console.log(JSON.stringify(figures));
    process.exit(STOPPED);
  },
};
const db = await PGlite.create({ dataDir, fs: new DataFiles(dataDir, space) });
await db.exec("create table counter (n int); insert into counter values (0)");
fill();
for (;;) {
  await db.exec("select pg_switch_wal()");
  await db.exec("update counter set n = n + 1");
  figures.acknowledged += 1;
}
