// `npm run bench:import [rows]`: an import of members on both engines: how long it takes, and how late the server's
// event loop runs meanwhile. Ends with one line of JSON.

import { setTimeout as wait } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { buildServer, follow, membersCsv, openPlace, signIn, startServer } from "./importTools.mjs";

const ROWS = 100_000;
const COLUMNS = 12;
const PROBE_MS = 250;

const seconds = (since) => Math.round((performance.now() - since) / 10) / 100;
const percentile = (values, share) => values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0;

/** Lists members now and then, as somebody would who works meanwhile. */
function probe({ get }) {
  const took = [];
  let isOn = true;
  const ended = (async () => {
    while (isOn) {
      const started = performance.now();
      await get(`/api/members?range=${encodeURIComponent("[0,24]")}&count=false`);
      took.push(performance.now() - started);
      await wait(PROBE_MS);
    }
  })();
  return {
    stop: async () => {
      isOn = false;
      await ended;
      return { p50: Math.round(percentile(took, 0.5)), p99: Math.round(percentile(took, 0.99)) };
    },
  };
}

async function measure(engine, rows) {
  const place = await openPlace(engine);
  const server = await startServer(place);
  try {
    const calls = await signIn(server);
    const content = membersCsv(rows);
    const before = (await calls.get("/api/members")).total;
    await calls.upload(membersCsv(1), "?dryRun=true");

    server.resetDelay();
    const tried = performance.now();
    const dryRun = await calls.upload(content, "?dryRun=true");
    const dryRunSeconds = seconds(tried);
    const dryRunDelay = await server.delay();
    if (dryRun.valid !== rows) throw new Error(JSON.stringify({ ...dryRun, faults: dryRun.faults.slice(0, 3) }));

    server.resetDelay();
    const probing = probe(calls);
    const started = performance.now();
    const { job } = await calls.upload(content);
    const uploadSeconds = seconds(started);
    const ended = await follow(calls, job);
    const importSeconds = seconds(started);
    const delay = await server.delay();
    const list = await probing.stop();
    const after = (await calls.get("/api/members")).total;
    if (ended.state !== "done" || after - before !== rows) throw new Error(JSON.stringify({ ended, before, after }));
    return {
      rows,
      columns: COLUMNS,
      seconds: importSeconds,
      rowsPerSecond: Math.round(rows / importSeconds),
      uploadSeconds,
      dryRunSeconds,
      eventLoopP99: delay.p99,
      eventLoopMax: delay.max,
      dryRunEventLoopP99: dryRunDelay.p99,
      listP50: list.p50,
      listP99: list.p99,
      peakMemoryMb: server.peakMemory(),
    };
  } finally {
    await server.kill();
    await place.close();
  }
}

/** The figures of an import on each engine; the server must be built. */
export async function importBench({ rows = ROWS, engines = ["postgres", "pglite"] } = {}) {
  const figures = {};
  for (const engine of engines) figures[engine] = await measure(engine, rows);
  return figures;
}

/** As a table for people. */
export function printImport(figures) {
  console.log(
    "import of members: seconds in all, rows a second, event loop late by (ms, p99 and most), a list meanwhile (ms, p99)",
  );
  for (const [engine, one] of Object.entries(figures)) {
    console.log(
      `${engine.padEnd(9)} ${one.rows} x ${one.columns}: ${one.seconds} s, ${one.rowsPerSecond}/s, loop ${one.eventLoopP99} / ${one.eventLoopMax}, list ${one.listP99}, dry run ${one.dryRunSeconds} s, ${one.peakMemoryMb} MB`,
    );
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  buildServer();
  const figures = await importBench({ rows: Number(process.argv[2] ?? ROWS) });
  printImport(figures);
  console.log(JSON.stringify({ ratios: {}, figures: { import: figures } }));
  process.exit(0);
}
