// `npm run bench:import [rows]`: an import of members on both engines: how long it takes, and how late the server's
// event loop runs meanwhile. Ends with one line of JSON.
import { given, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { addTags, buildServer, follow, membersCsv, percentile, probe, seconds, signIn, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const ROWS = Number(given[0] ?? size({ smoke: 20, full: 100_000 }));
const ENGINES = size({ smoke: ["postgres"], full: ["postgres", "pglite"] });
/** On either engine "100,000 rows x 12 columns within 60 s with the event loop's p99 under 100 ms". */
const BOUNDS = { "figures.slowestSeconds": { most: 60 }, "figures.latestEventLoopP99": { most: 100 } };
const COLUMNS = 12;
const PROBE_MS = 250;

async function measure(engine, rows) {
  const place = await openPlace(engine);
  const server = await startServer(place);
  try {
    const calls = await signIn(server);
    await addTags(calls);
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
    const stopProbing = probe(calls, PROBE_MS);
    const started = performance.now();
    const { job } = await calls.upload(content);
    const uploadSeconds = seconds(started);
    const ended = await follow(calls, job);
    const importSeconds = seconds(started);
    const delay = await server.delay();
    const lists = await stopProbing();
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
      listP50: percentile(lists, 0.5),
      listP99: percentile(lists, 0.99),
      peakMemoryMb: server.peakMemory(),
    };
  } finally {
    await server.kill();
    await place.close();
  }
}

/** As a table for people. */
function print(figures) {
  console.log(
    "import of members: seconds in all, rows a second, event loop late by (ms, p99 and most), a list meanwhile (ms, p99)",
  );
  for (const [engine, one] of Object.entries(figures)) {
    console.log(
      `${engine.padEnd(9)} ${one.rows} x ${one.columns}: ${one.seconds} s, ${one.rowsPerSecond}/s, loop ${one.eventLoopP99} / ${one.eventLoopMax}, list ${one.listP99}, dry run ${one.dryRunSeconds} s, ${one.peakMemoryMb} MB`,
    );
  }
}

buildServer();
try {
  const engines = {};
  for (const engine of ENGINES) engines[engine] = await measure(engine, ROWS);
  print(engines);
  const all = Object.values(engines);
  const figures = {
    ...engines,
    slowestSeconds: Math.max(...all.map(({ seconds }) => seconds)),
    latestEventLoopP99: Math.max(...all.map(({ eventLoopP99 }) => eventLoopP99)),
  };
  judge({ figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
