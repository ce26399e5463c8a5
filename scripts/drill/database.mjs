// `npm run drill:database [restarts]`: restarts a PostgreSQL of its own under the server, and ends its connections in bursts, while
// twenty clients write, read and answer a survey, and a file is imported. The server must live, be ready within five seconds of the
// database, answer nothing worse than 503, and have each acknowledged write once. Ends with one line of JSON.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { given, isSmoke, judge, skip } from "../bench/bounds.mjs";
import { cleanUp, onCleanUp } from "../bench/cleanUp.mjs";
import { buildServer, follow, membersCsv, signIn, startServer } from "../bench/importTools.mjs";
import { hasCluster, openCluster } from "./database/cluster.mjs";
import { startLoad } from "./database/load.mjs";
import { openSurvey } from "./database/survey.mjs";

const restarts = Number(given[0] ?? 20);
const CLIENTS = 20;
const IMPORTED = 50_000;
const READY_MS = 5_000;
/** "20 restarts under load: the app never exits, is ready within 5 s, answers no 500"; a drill whose cuts hit nothing shows nothing. */
const BOUNDS = {
  "figures.cutsThatHit": { least: 1 },
  "figures.exits": { exactly: 0 },
  "figures.slowestReadyMs": { most: READY_MS },
  "figures.wrong": { exactly: 0 },
  "figures.notOnce": { exactly: 0 },
  "figures.notImported": { exactly: 0 },
  "figures.notAnswered": { exactly: 0 },
};
const BURST = 5;
/** Now and then the database stays away for a while. */
const LONG_EVERY = 5;
const AWAY_MS = 3_000;

/** What the server logs of a request whose connection was there, and was ended. */
const HIT = /"code":"57P0[12]"|Connection terminated|is not queryable/;

const END = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid()`;

const CUTS = {
  immediate: (cluster) => cluster.restart("immediate"),
  fast: (cluster) => cluster.restart("fast"),
  away: async (cluster) => {
    await cluster.stop("fast");
    await wait(AWAY_MS);
    await cluster.start();
  },
  burst: async (cluster) => {
    for (let count = 0; count < BURST; count += 1) {
      await cluster.query(END);
      await wait(Math.random() * 100);
    }
  },
};

function plan() {
  return Array.from({ length: restarts }, (_, index) => {
    const restart = index % 2 ? "fast" : "immediate";
    return [(index + 1) % LONG_EVERY === 0 ? "away" : restart, "burst"];
  }).flat();
}

/** Milliseconds until the server says that it is ready. */
async function readyAfter(server) {
  const begun = performance.now();
  while (!server.hasExited() && performance.now() - begun < 10 * READY_MS) {
    const status = await fetch(`${server.address}/readyz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) break;
    await wait(10);
  }
  return Math.round(performance.now() - begun);
}

/** Counts the requests that were hit since it was last asked, from what the server logs. */
function countHits() {
  let [rest, hits] = ["", 0];
  return {
    onOutput: (chunk) => {
      const lines = (rest + chunk).split("\n");
      rest = lines.pop();
      hits += lines.filter((line) => line.includes("request failed") && HIT.test(line)).length;
    },
    take: () => {
      const taken = hits;
      hits = 0;
      return taken;
    },
  };
}

async function drill(cluster, server, hits) {
  const calls = await signIn(server);
  const survey = await openSurvey(server.address, calls.authorization, CLIENTS);
  const load = startLoad({ address: server.address, authorization: calls.authorization, clients: CLIENTS, survey });
  const { job } = await calls.upload(membersCsv(IMPORTED));
  const cuts = [];
  console.log("cut, what, requests hit, ms until ready again, requests so far");
  for (const what of plan()) {
    await wait(200 + Math.random() * 1_000);
    hits.take();
    await CUTS[what](cluster);
    const ready = await readyAfter(server);
    await wait(300);
    cuts.push({ what, hit: hits.take(), ready });
    const { hit } = cuts.at(-1);
    console.log([cuts.length, what.padEnd(9), hit, ready, load.seen.requests].map((cell) => String(cell).padStart(6)).join(" "));
    if (server.hasExited()) break;
  }
  await load.end();
  const imported = server.hasExited() ? undefined : await follow(calls, job);
  const answers = server.hasExited() ? {} : await survey.answers();
  return { cuts, load, imported, answers };
}

async function stored(cluster) {
  const rows = await cluster.query(
    `select m.nickname, m.id, (select count(*)::int from audit_log where record_id = m.id and action = 'create') as history
     from member m where nickname like 'drill-%'`,
  );
  const [{ count }] = await cluster.query("select count(*)::int as count from member where nickname like 'imported%'");
  return { rows, imported: count };
}

/** Acknowledged writes that are not there, or not once, and rows and answers that aren't as they were sent. */
function inexact({ rows, imported }, { acknowledged, answered }, { job, answers }) {
  const isOnce = ({ nickname, id, history }) => acknowledged.get(nickname) === id && history === 1;
  const isImported = job?.state === "done" && job.result.created === IMPORTED;
  return {
    notOnce: rows.filter((row) => !isOnce(row)).length + Math.abs(rows.length - acknowledged.size),
    notImported: isImported ? Math.abs(IMPORTED - imported) : IMPORTED,
    notAnswered: CLIENTS - [...answered].filter(([id, value]) => answers[id] === value).length,
  };
}

/** The cluster by itself: it starts, is cut and answers again. */
async function smoke() {
  const cluster = await openCluster(onCleanUp);
  const begun = performance.now();
  await cluster.restart("immediate");
  const [{ one }] = await cluster.query("select 1 as one");
  const figures = { restarts: one, slowestReadyMs: Math.round(performance.now() - begun) };
  judge({ figures, bounds: { "figures.restarts": { exactly: 1 }, "figures.slowestReadyMs": { most: READY_MS } } });
}

async function run() {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-database-"));
  onCleanUp(() => rmSync(dataDir, { recursive: true, force: true }));
  const cluster = await openCluster(onCleanUp);
  const hits = countHits();
  const environment = { DATA_DIR: dataDir, DATABASE_URL: cluster.url };
  const server = await startServer({ environment, onOutput: hits.onOutput });
  const result = await drill(cluster, server, hits);
  const hasLived = !server.hasExited();
  if (hasLived) await server.stop();
  return { ...result, hasLived, found: await stored(cluster) };
}

async function wholeDrill() {
  buildServer();
  const { cuts, load, imported, answers, hasLived, found } = await run();
  for (const wrong of load.seen.wrong.slice(0, 20)) console.log(wrong);
  const figures = {
    restarts,
    cuts: cuts.length,
    cutsThatHit: cuts.filter(({ hit }) => hit > 0).length,
    requestsHit: cuts.reduce((sum, { hit }) => sum + hit, 0),
    exits: hasLived ? 0 : 1,
    slowestReadyMs: Math.max(...cuts.map(({ ready }) => ready)),
    requests: load.seen.requests,
    unavailable: load.seen.unavailable,
    wrong: load.seen.wrong.length,
    acknowledged: load.acknowledged.size,
    stored: found.rows.length,
    imported: found.imported,
    ...inexact(found, load, { job: imported, answers }),
  };
  console.log(`${figures.cutsThatHit} of ${figures.cuts} cuts hit a running request, ${figures.requestsHit} requests in all`);
  judge({ figures, bounds: BOUNDS });
}

if (!hasCluster()) skip("there is no PostgreSQL server to be started here (no initdb)");
await (isSmoke ? smoke : wholeDrill)().finally(cleanUp);
process.exit();
