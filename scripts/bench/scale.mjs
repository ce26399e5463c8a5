// `npm run bench:scale`: lists, searches and exports of 130,000 members on both engines: how long a call takes as its
// caller sees it, and what an export takes of memory. Ends with one line of JSON.
import { given, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, signIn, startOnce, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const ENGINES = given.length > 0 ? given : size({ smoke: ["postgres"], full: ["postgres", "pglite"] });
const MEMBERS = size({ smoke: 200, full: 130_000 });
const CALLS = size({ smoke: 1, full: 60 });
const WARM_UP = size({ smoke: 0, full: 8 });
const SAMPLE_MS = 10;
/**
 * Of PostgreSQL; the embedded engine's figures stand beside it. "The deepest offset page p95 at most 100 ms, a keyset page 10 ms,
 * search p95 at most 150 ms, export (CSV streamed: at most 150 MB more resident memory; xlsx: at most 350 MB)".
 */
const BOUNDS = {
  "figures.deepestPageP95Ms": { most: 100 },
  "figures.keysetPageP95Ms": { most: 10 },
  "figures.searchP95Ms": { most: 150 },
  "figures.csvMoreMemoryMb": { most: 150 },
  "figures.xlsxMoreMemoryMb": { most: 350 },
};

const SEED = `insert into member (id, space_id, nickname, email, name, surname, gender, birth_date, province, phone, tags, observations, points, status)
  select gen_random_uuid(), (select id from space where origin = 'demo'), 'member' || n, 'member' || n || '@bench.test',
    'Name' || n % 977, 'Súrname' || n % 7919, case n % 2 when 0 then 'W' else 'M' end, date '1950-01-01' + (n % 18000),
    'Province ' || n % 52, '+34600' || lpad(n::text, 6, '0'), array['tag' || n % 9, 'group:tag' || n % 5],
    'Observation ' || n || ', with a comma', n % 500, 'ACTIVE'
  from generate_series(1, ${MEMBERS}) n`;

const round = (value) => Math.round(value * 10) / 10;
const percentile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

const query = (params) =>
  Object.entries(params)
    .map(([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`)
    .join("&");
const members = (params) => `/api/members?${query(params)}`;

async function answerOf({ call }, path) {
  const answer = await call(path);
  const body = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
  return { answer, body };
}

/** The time of a call, many times over. `pathOf` gives each of them its path. */
async function timed(calls, pathOf) {
  const took = [];
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const path = pathOf(index);
    const started = performance.now();
    await answerOf(calls, path);
    if (index >= WARM_UP) took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

/** A cursor in the middle of the list. */
async function cursorAt(calls, sort, offset) {
  const { answer } = await answerOf(calls, members({ sort, range: [offset, offset + 24], count: "false" }));
  return answer.headers.get("x-next-cursor");
}

const SORTS = {
  nickname: ["nickname", "ASC"],
  newest: ["createdAt", "DESC"],
  surname: ["surname", "ASC"],
  birthDate: ["birthDate", "DESC"],
};

async function pages(calls, total) {
  const figures = { firstPage: await timed(calls, () => members({ range: [0, 24] })) };
  for (const [name, sort] of Object.entries(SORTS)) {
    const last = [total - 25, total - 1];
    const middle = Math.floor(total / 2);
    figures[`deepest ${name}`] = await timed(calls, () => members({ sort, range: last }));
    figures[`middle ${name}`] = await timed(calls, (index) => members({ sort, range: [middle + index, middle + index + 24] }));
    const after = await cursorAt(calls, sort, middle);
    figures[`keyset ${name}`] = await timed(calls, () => members({ sort, after, limit: "25", count: "false" }));
    figures[`keyset counted ${name}`] = await timed(calls, () => members({ sort, after, limit: "25" }));
  }
  figures.estimate = await timed(calls, () => members({ range: [0, 24], count: "estimate" }));
  return figures;
}

const SEARCHES = {
  rare: (index) => `member1299${index % 100}`,
  common: () => "member",
  accent: () => "surname77",
  twoWords: (index) => `name${index} surname77`,
  oneLetter: () => "a",
  nothing: () => "zzzz",
};

async function searches(calls) {
  const figures = {};
  for (const [name, termOf] of Object.entries(SEARCHES)) {
    figures[`search ${name}`] = await timed(calls, (index) => members({ filter: { q: termOf(index) }, range: [0, 24] }));
  }
  figures["search by surname"] = await timed(calls, () =>
    members({ filter: { q: "member" }, sort: ["surname", "ASC"], range: [0, 24] }),
  );
  figures.everywhere = await timed(calls, (index) => `/api/search?${query({ q: `member1299${index % 100}` })}`);
  figures["everywhere common"] = await timed(calls, () => `/api/search?${query({ q: "member" })}`);
  return figures;
}

async function lengthOf({ call }, path) {
  const answer = await call(path);
  if (!answer.ok) throw new Error(await answer.text());
  let bytes = 0;
  for await (const chunk of answer.body) bytes += chunk.length;
  return bytes;
}

/** An export, how much more memory the server has meanwhile than before any, and how late its event loop runs. */
async function exported(calls, server, format, before) {
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, server.memory());
  }, SAMPLE_MS);
  try {
    server.resetDelay();
    const started = performance.now();
    const bytes = await lengthOf(calls, `/api/members/export?format=${format}`);
    const seconds = round((performance.now() - started) / 1000);
    const delay = await server.delay();
    return {
      seconds,
      megabytes: round(bytes / 1e6),
      moreMemoryMb: most - before,
      eventLoopP99: delay.p99,
      eventLoopMax: delay.max,
    };
  } finally {
    clearInterval(sampling);
  }
}

async function measure(engine) {
  const place = await openPlace(engine);
  // The embedded database has one owner: it is filled while no server is at it.
  await startOnce(place);
  await place.query(SEED);
  await place.query("vacuum analyze");
  const server = await startServer(place);
  try {
    const calls = await signIn(server);
    const { total } = await calls.get("/api/members");
    const figures = { members: total, ...(await pages(calls, total)), ...(await searches(calls)) };
    const before = server.memory();
    for (const format of ["csv", "xlsx"]) figures[format] = await exported(calls, server, format, before);
    return figures;
  } finally {
    await server.kill();
    await place.close();
  }
}

function print(engine, { members: total, csv, xlsx, ...calls }) {
  console.log(`${total} members on ${engine}: p50 and p95 of a call in ms, as its caller sees it`);
  for (const [name, { p50, p95 }] of Object.entries(calls)) {
    console.log(`  ${name.padEnd(24)} ${String(p50).padStart(8)} ${String(p95).padStart(8)}`);
  }
  for (const [name, one] of Object.entries({ csv, xlsx })) {
    console.log(
      `  export ${name.padEnd(5)} ${one.seconds} s, ${one.megabytes} MB, ${one.moreMemoryMb} MB more resident, event loop late by ${one.eventLoopP99} ms (p99), ${one.eventLoopMax} ms at most`,
    );
  }
}

function summary({ csv, xlsx, ...calls }) {
  const slowest = (isMeant) => Math.max(...Object.entries(calls).flatMap(([name, { p95 }]) => (isMeant(name) ? p95 : [])));
  // A birth date is no column of the list, and has no index.
  const isKeyset = (name) => /^keyset (?!counted|birthDate)/.test(name);
  return {
    deepestPageP95Ms: slowest((name) => name.startsWith("deepest")),
    keysetPageP95Ms: slowest(isKeyset),
    searchP95Ms: slowest((name) => /^(search|everywhere)/.test(name)),
    csvMoreMemoryMb: csv.moreMemoryMb,
    xlsxMoreMemoryMb: xlsx.moreMemoryMb,
  };
}

buildServer();
try {
  const measured = {};
  for (const engine of ENGINES) {
    measured[engine] = await measure(engine);
    print(engine, measured[engine]);
  }
  const { postgres } = measured;
  judge({ figures: { ...measured, ...(postgres ? summary(postgres) : {}) }, bounds: postgres ? BOUNDS : {} });
} finally {
  await cleanUp();
}
process.exit();
