// `npm run drill:disk [rounds]`: fills a small disk, slowly and at once, under a server on the embedded database with
// uploads beside it. Reads must go on, uploads and writes answer 507 or succeed, and what was acknowledged must be there
// after a kill on the full disk and a restart on one with space. Needs root, to mount the disk. Ends with one line of JSON.
import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { given, isSmoke, judge, skip } from "../bench/bounds.mjs";
import { cleanUp, onCleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startServer } from "../bench/importTools.mjs";
import { createTraffic } from "./disk/traffic.mjs";
import { mountVolume } from "./disk/volume.mjs";

const DISK_MB = isSmoke ? 8 : 512;
const MB = 1024 * 1024;
const rounds = Number(given[0] ?? 5);
/** How long the disk stays full, and how long it then has space. */
const FULL_MS = 2_500;

/**
 * "Uploads refused at 5 % free; reads work; 0 acknowledged writes lost"; "writes answer 507, no `.part` file stays". A fill that
 * meets no request shows nothing.
 */
const BOUNDS = {
  "figures.engineStops": { exactly: 1 },
  "figures.engine.released": { exactly: 1 },
  "figures.hits": { least: 1 },
  "figures.killHits": { least: 1 },
  "figures.readAfterStartOnFull": { exactly: 200 },
  "figures.writesAgain": { exactly: 1 },
  "figures.left": { exactly: 0 },
  "figures.lost.members": { exactly: 0 },
  "figures.lost.files": { exactly: 0 },
  "figures.oddAnswers": { exactly: 0 },
  "figures.answers.write.507": { least: 1 },
  "figures.answers.upload.507": { least: 1 },
};

/** The engine by itself, where a full disk meets its log. */
function drillEngine(volume) {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, "disk/engine.mjs"), volume.folder], {
    encoding: "utf8",
    timeout: 60_000,
  });
  const figures = { status, ...JSON.parse(stdout.trim().split("\n").at(-1) || "{}") };
  volume.clear();
  return figures;
}

async function storedMembers(dataDir) {
  const { PGlite } = await import("@electric-sql/pglite");
  const { pg_trgm } = await import("@electric-sql/pglite/contrib/pg_trgm");
  const db = await PGlite.create({ dataDir: join(dataDir, "pglite"), extensions: { pg_trgm } });
  const { rows } = await db.query("select email from member where email like 'disk%@drill.test'");
  await db.close();
  return new Set(rows.map(({ email }) => email));
}

/** How long until a write is taken again. */
async function recovery(traffic) {
  const begun = performance.now();
  const before = traffic.members.size;
  while (traffic.members.size === before && performance.now() - begun < 10_000) await wait(10);
  return Math.round(performance.now() - begun);
}

async function fillSlowly(volume) {
  for (let left = volume.free(); left > 0; left -= 8 * MB) {
    volume.fillTo(left);
    await wait(60);
  }
  volume.fillTo(0);
}

async function fillRounds(volume, traffic) {
  const figures = { fills: 0, hits: 0, slowestRecoveryMs: 0 };
  for (let round = 0; round <= rounds; round += 1) {
    while (traffic.inFlight() === 0) await wait(1);
    const hit = traffic.inFlight();
    if (round === 0) await fillSlowly(volume);
    else volume.fillTo(0);
    figures.fills += 1;
    figures.hits += hit;
    await wait(FULL_MS);
    volume.clear();
    const recovered = await recovery(traffic);
    figures.slowestRecoveryMs = Math.max(figures.slowestRecoveryMs, recovered);
    console.log(`fill ${round}: ${hit} requests in flight, full for ${FULL_MS} ms, a write is taken ${recovered} ms after`);
    await wait(500);
  }
  return figures;
}

const parts = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => /\.(part|tmp)$/.test(path)).length;

/** What a read is answered with by a server that starts on the full disk. */
async function startFull(environment, traffic) {
  const server = await startServer({ environment });
  const status = await traffic.readFrom(server);
  await server.kill();
  return status;
}

const ALLOWED = { read: ["200", "cut"], write: ["201", "507", "cut"], upload: ["200", "507", "429", "cut"] };

/** How many were answered otherwise than a full disk allows. */
function oddAnswers(counts) {
  const odd = (kind) => Object.entries(counts[kind]).filter(([status]) => !ALLOWED[kind].includes(status));
  return Object.keys(ALLOWED)
    .flatMap(odd)
    .reduce((sum, [, count]) => sum + count, 0);
}

async function drill(volume) {
  const engine = drillEngine(volume);
  console.log(`engine: ${JSON.stringify(engine)}`);
  const environment = { DATA_DIR: join(volume.folder, "data") };
  const traffic = createTraffic();
  let server = await startServer({ environment });
  await traffic.connect(server);
  traffic.start();
  await wait(1_000);
  const fills = await fillRounds(volume, traffic);
  volume.fillTo(0);
  await wait(300);
  while (traffic.inFlight() === 0) await wait(1);
  const killHits = traffic.inFlight();
  await server.kill();
  await traffic.stop();
  const readAfterStartOnFull = await startFull(environment, traffic);
  volume.clear();
  const stored = await storedMembers(environment.DATA_DIR);
  server = await startServer({ environment });
  await traffic.connect(server);
  const lost = await traffic.missing(stored);
  const before = traffic.members.size;
  await traffic.once.write();
  const writesAgain = traffic.members.size - before;
  await server.stop();
  const left = parts(join(environment.DATA_DIR, "files"));
  return {
    engine,
    // What it ends with where its disk is full.
    engineStops: engine.status === 3 ? 1 : 0,
    ...fills,
    killHits,
    readAfterStartOnFull,
    lost,
    writesAgain,
    left,
    acknowledged: before,
    files: traffic.files.size,
    answers: traffic.counts,
    oddAnswers: oddAnswers(traffic.counts),
  };
}

/** The disk by itself: it is mounted, fills up and is emptied. */
function smoke(volume) {
  volume.fillTo(0);
  const freeWhenFull = volume.free();
  volume.clear();
  const isEmptied = volume.free() > 0 ? 1 : 0;
  judge({
    figures: { freeWhenFull, isEmptied },
    bounds: { "figures.freeWhenFull": { exactly: 0 }, "figures.isEmptied": { exactly: 1 } },
  });
}

async function wholeDrill(volume) {
  buildServer();
  judge({ figures: await drill(volume), bounds: BOUNDS });
}

if (process.getuid?.() !== 0) skip("only root may mount a small disk");
const volume = mountVolume(DISK_MB);
if (!volume) skip("no disk may be mounted here");
onCleanUp(volume.unmount);
try {
  await (isSmoke ? smoke : wholeDrill)(volume);
} finally {
  await cleanUp();
}
process.exit();
