// `npm run drill:import [rows] [engine]`: kills the server at ten points of an import, on both engines. In the end every row must be
// there, none twice, each with its entry in the history. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { buildServer, follow, membersCsv, openPlace, signIn, startServer } from "../bench/importTools.mjs";

const KILLS = 10;
const rows = Number(process.argv[2] ?? 100_000);
const engines = process.argv[3] ? [process.argv[3]] : ["postgres", "pglite"];

/** Rows after which a kill comes: spread over the whole, never at a round number. */
function points() {
  return Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + Math.random()) / KILLS) * rows * 0.98));
}

async function drill(engine) {
  const place = await openPlace(engine);
  let server = await startServer(place);
  try {
    let calls = await signIn(server);
    const { job } = await calls.upload(membersCsv(rows));
    console.log(`${engine}: kill, rows done when it came, seconds until it went on after the start`);
    const kills = [];
    for (const point of points()) {
      const { done, state } = await follow(calls, job, point);
      if (state === "done") throw new Error("the import ended before the last kill: give more rows");
      await wait(Math.random() * 150);
      await server.kill();
      server = await startServer(place);
      const restarted = performance.now();
      calls = await signIn(server);
      const { body } = await calls.get(`/api/jobs/${job}`);
      await follow(calls, job, body.done + 1);
      const resumedAfter = Math.round((performance.now() - restarted) / 10) / 100;
      kills.push({ done, resumedAfter });
      console.log(`${String(kills.length).padStart(4)} ${String(done).padStart(8)} ${String(resumedAfter).padStart(6)}`);
    }
    const ended = await follow(calls, job);
    await server.stop();
    const [found] = await place.query(
      `select count(*)::int as rows, count(distinct email)::int as emails,
        (select count(*)::int from audit_log where action = 'create' and entity = 'member') as history,
        (select count(distinct record_id)::int from audit_log where action = 'create' and entity = 'member') as recorded
       from member where email like 'imported%@bench.test'`,
    );
    const isExact =
      ended.state === "done" &&
      ended.result.created === rows &&
      ended.result.skipped === 0 &&
      Object.values(found).every((count) => count === rows);
    console.log(
      `${engine}: ${JSON.stringify({ state: ended.state, created: ended.result.created, skipped: ended.result.skipped, ...found })}`,
    );
    const slowest = Math.max(...kills.map((kill) => kill.resumedAfter));
    return { isExact, kills: kills.length, slowestResume: slowest, created: ended.result.created, ...found };
  } finally {
    await server.kill();
    await place.close();
  }
}

buildServer();
const figures = {};
for (const engine of engines) figures[engine] = await drill(engine);
const isExact = Object.values(figures).every((one) => one.isExact);
console.log(JSON.stringify({ ratios: {}, figures: { importKill: figures } }));
process.exit(isExact ? 0 : 1);
