// `npm run bench:data-in`: responses from a file, as an analyst brings them: how long 5,800 x 120 and 1,600 x 100 take on both
// engines, how long other calls wait meanwhile, what memory it takes, whether every answer is there, and that nothing is left of
// an import whose caller went away. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { answersOf, responsesCsv } from "./dataIn/file.mjs";
import { buildServer, percentile, probe, seconds, signIn, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const LARGE = { rows: size({ smoke: 60, full: 5_800 }), columns: 120 };
const SMALL = { rows: size({ smoke: 30, full: 1_600 }), columns: 100 };
const ENGINES = size({ smoke: ["postgres"], full: ["pglite", "postgres"] });
const PROBE_MS = 100;
/** Into the writing, of either size. */
const CANCEL_MS = size({ smoke: 10, full: 5_000 });
/** What was written of a cancelled one goes in portions. */
const LONGEST_CLEARING_MS = 60_000;
const BOUNDS = {
  "figures.largeSeconds": { most: 15 },
  "figures.smallSeconds": { most: 5 },
  "figures.otherCallsP95Ms": { most: 200 },
  "figures.moreMemoryMb": { most: 500 },
  "figures.leftOfCancelled": { exactly: 0 },
  "figures.wrongAnswers": { exactly: 0 },
};

function fileOf(csv) {
  const form = new FormData();
  form.set("file", new Blob([csv]), "responses.csv");
  return form;
}

async function newSurvey(calls) {
  return (await calls.send("POST", "/api/activities", { title: "Data in", type: "el_survey", description: "A file" })).id;
}

/** An import with its figures. */
async function bring(server, calls, file) {
  const id = await newSurvey(calls);
  const form = fileOf(responsesCsv(file));
  const before = server.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, server.memory());
  }, PROBE_MS);
  const stopProbing = probe(calls, PROBE_MS);
  const started = performance.now();
  const answer = await fetch(`${server.address}/api/activities/${id}/import`, {
    method: "POST",
    headers: { authorization: calls.authorization },
    body: form,
  });
  const report = await answer.json();
  const took = seconds(started);
  clearInterval(watch);
  const lists = await stopProbing();
  const others = { p50: percentile(lists, 0.5), p95: percentile(lists, 0.95), most: Math.round(Math.max(...lists)) };
  if (!answer.ok || report.respondents !== file.rows) throw new Error(JSON.stringify(report).slice(0, 500));
  return { id, seconds: took, questions: report.questions, others, moreMemoryMb: most - before };
}

/** Questions of whose answers there are more or fewer than cells in the file. */
async function countWrong({ query }, activity, file) {
  const rows = await query(
    `select count(answer.value)::integer as count from answer join response on response.id = answer.response
     where response.state in ('complete', 'ended') and response.questionnaire = (select questionnaire from activity where id = $1)
     group by answer.question_id`,
    [activity],
  );
  const inOrder = (counts) => counts.toSorted((one, other) => one - other);
  const counted = inOrder(rows.map(({ count }) => count).filter((count) => count > 0));
  const wanted = inOrder(answersOf(file));
  return wanted.filter((count, n) => count !== counted[n]).length + Math.abs(wanted.length - counted.length);
}

/** @returns rows that are left of an import whose caller went away */
async function cancel(server, calls, file) {
  const id = await newSurvey(calls);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), CANCEL_MS);
  const answer = await fetch(`${server.address}/api/activities/${id}/import`, {
    method: "POST",
    headers: { authorization: calls.authorization },
    body: fileOf(responsesCsv(file)),
    signal: leaving.signal,
  }).catch(() => undefined);
  if (answer) return { left: 0, wasCancelled: false };
  const until = performance.now() + LONGEST_CLEARING_MS;
  for (;;) {
    const { body } = await calls.get(`/api/activities/${id}/import`);
    if (body.written === 0 || performance.now() > until) return { left: body.written, wasCancelled: true };
    await wait(PROBE_MS);
  }
}
async function measure(engine) {
  const place = await openPlace(engine);
  const server = await startServer(place);
  try {
    const calls = await signIn(server);
    const { id: _, ...small } = await bring(server, calls, SMALL);
    const { id, ...large } = await bring(server, calls, LARGE);
    const { id: __, ...plain } = await bring(server, calls, { ...LARGE, isPlain: true });
    const cancelled = await cancel(server, calls, LARGE);
    await server.stop();
    const wrongAnswers = await countWrong(place, id, LARGE);
    return { small, large, plain, wrongAnswers, cancelled };
  } finally {
    await server.kill();
    await place.close();
  }
}

const most = (values) => Math.max(...values);

buildServer();
try {
  const engines = {};
  for (const engine of ENGINES) engines[engine] = await measure(engine);
  for (const [engine, { small, large, plain, cancelled }] of Object.entries(engines)) {
    console.log(
      `${engine}: ${SMALL.rows} x ${SMALL.columns} ${small.seconds} s, ${LARGE.rows} x ${LARGE.columns} ${large.seconds} s (every column a question: ${plain.seconds} s), other calls' p95 ${large.others.p95} ms, ${large.moreMemoryMb} MB more, cancelled: ${JSON.stringify(cancelled)}`,
    );
  }
  const all = Object.values(engines);
  const figures = {
    ...engines,
    largeSeconds: most(all.map(({ large }) => large.seconds)),
    smallSeconds: most(all.map(({ small }) => small.seconds)),
    plainSeconds: most(all.map(({ plain }) => plain.seconds)),
    otherCallsP95Ms: most(all.flatMap(({ large, plain }) => [large.others.p95, plain.others.p95])),
    moreMemoryMb: most(all.flatMap(({ large, plain }) => [large.moreMemoryMb, plain.moreMemoryMb])),
    leftOfCancelled: most(all.map(({ cancelled }) => cancelled.left)),
    wrongAnswers: most(all.map(({ wrongAnswers }) => wrongAnswers)),
  };
  judge({ figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
