// `npm run drill:import [rows] [engine]`: kills the server at ten points of an import, on both engines. In the end every row must be
// there, none twice, each with its entry in the history. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { addTags, buildServer, follow, membersCsv, signIn, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";

const KILLS = size({ smoke: 0, full: 10 });
const rows = Number(given[0] ?? size({ smoke: 20, full: 100_000 }));
const engines = given[1] ? [given[1]] : size({ smoke: ["postgres"], full: ["postgres", "pglite"] });
/** "Kill at 10 points of 100,000 rows: exactly 100,000, 0 duplicates"; "resumed within 60 s". */
const BOUNDS = {
  "figures.kills": { exactly: KILLS * engines.length },
  "figures.slowestResume": { most: 60 },
  "figures.inexact": { exactly: 0 },
};

/** Rows after which a kill comes: spread over the whole, never at a round number. */
function points() {
  return Array.from({ length: KILLS }, (_, kill) => Math.floor(((kill + Math.random()) / KILLS) * rows * 0.98));
}

async function drill(engine) {
  const place = await openPlace(engine);
  let server = await startServer(place);
  try {
    let calls = await signIn(server);
    await addTags(calls);
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
    const counted = [ended.result.created, rows - ended.result.skipped, ...Object.values(found)];
    const inexact = ended.state === "done" ? Math.max(...counted.map((count) => Math.abs(count - rows))) : rows;
    console.log(
      `${engine}: ${JSON.stringify({ state: ended.state, created: ended.result.created, skipped: ended.result.skipped, ...found })}`,
    );
    const slowest = Math.max(0, ...kills.map((kill) => kill.resumedAfter));
    return { inexact, kills: kills.length, slowestResume: slowest, created: ended.result.created, ...found };
  } finally {
    await server.kill();
    await place.close();
  }
}

buildServer();
try {
  const drilled = {};
  for (const engine of engines) drilled[engine] = await drill(engine);
  const all = Object.values(drilled);
  const figures = {
    ...drilled,
    kills: all.reduce((sum, { kills }) => sum + kills, 0),
    slowestResume: Math.max(...all.map(({ slowestResume }) => slowestResume)),
    inexact: Math.max(...all.map(({ inexact }) => inexact)),
  };
  judge({ figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
