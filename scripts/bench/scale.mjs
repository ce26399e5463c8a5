// `npm run bench:scale`: lists, searches and exports of 130,000 members on both engines: how long a call takes as its
// caller sees it, and what an export takes of memory. Ends with one line of JSON.
import { pathToFileURL } from "node:url";
import { buildServer, openPlace, signIn, startServer } from "./importTools.mjs";

const MEMBERS = 130_000;
const CALLS = 60;
const WARM_UP = 8;
const SAMPLE_MS = 10;

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
  let server = await startServer(place);
  try {
    // The embedded database has one owner: it is filled while no server is at it.
    await server.stop();
    await place.query(SEED);
    await place.query("vacuum analyze");
    server = await startServer(place);
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

/** The figures of each engine; the server must be built. */
export async function scaleBench({ engines = ["postgres", "pglite"] } = {}) {
  const figures = {};
  for (const engine of engines) figures[engine] = await measure(engine);
  return figures;
}

/** As a table for people. */
export function printScale(figures) {
  for (const [engine, { members: total, csv, xlsx, ...calls }] of Object.entries(figures)) {
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
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  buildServer();
  const engines = process.argv.length > 2 ? process.argv.slice(2) : undefined;
  const figures = await scaleBench({ engines });
  printScale(figures);
  console.log(JSON.stringify({ ratios: {}, figures: { scale: figures } }));
  process.exit(0);
}
