// `npm run bench:panel [panelists] [invitations]`: what the back office's screens of a panel of 130,000 ask for, each
// call many times over HTTP, on PostgreSQL, as its caller sees it. Ends with one line of JSON.
import { constants, setPriority } from "node:os";
import { given, isSmoke, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, startServer } from "./importTools.mjs";
import { callsOf } from "./panel/calls.mjs";
import { fillPast } from "./panel/past.mjs";
import { PEOPLE } from "./panel/people.mjs";
import { openPlace } from "./place.mjs";

const PANELISTS = Number(given[0] ?? size({ smoke: 300, full: 130_000 }));
const INVITATIONS = Number(given[1] ?? size({ smoke: 600, full: 400_000 }));
const CALLS = size({ smoke: 1, full: 20 });
const WARM_UP = size({ smoke: 0, full: 3 });
/** p95 of a call, ms: what is asked of every list of 130,000. */
const TARGET_MS = 150;
const BOUNDS = { "ratios.slowestP95ToTarget": { most: 1 } };

const round = (value) => Math.round(value * 10) / 10;
const percentile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

async function signIn({ address }) {
  const login = await fetch(`${address}/admin/communities/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "backoffice@demo.test", password: "Sondeo-demo-1" }),
  });
  const { authToken } = await login.json();
  return async (path) => {
    const answer = await fetch(address + path, { headers: { authorization: `Bearer ${authToken}` } });
    const body = await answer.text();
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${body}`);
    return { body, headers: answer.headers };
  };
}

async function timed(call, pathOf) {
  const took = [];
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const started = performance.now();
    await call(pathOf(index));
    if (index >= WARM_UP) took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

/** What the calls speak of: the list's fields, a panelist with all of them, and some at random. */
async function readSubjects(call, query, total) {
  const catalog = JSON.parse((await call("/api/catalog")).body);
  const entity = catalog.entities.find(({ name }) => name === "panelist");
  const [{ id: busy }] = await query("select panelist as id from panel_invitation group by 1 order by count(*) desc limit 1");
  const people = await query("select id from panelist order by md5(id::text) limit 50");
  const [{ id: full }] = await query(
    "select id from panelist where coins > 0 and invitations > 0 and province_area is not null limit 1",
  );
  const example = JSON.parse((await call(`/api/panelists/${full}`)).body);
  const fields = entity.fields.filter(({ filters }) => filters.length > 0);
  const sorts = entity.fields.filter(({ name, isSortable }) => isSortable && entity.list.includes(name)).map(({ name }) => name);
  return { fields, sorts, total, example, busy, ids: people.map(({ id }) => id) };
}

if (!isSmoke) setPriority(constants.priority.PRIORITY_LOW);
buildServer();
const place = await openPlace("postgres");
const figures = {};
try {
  const server = await startServer(place);
  await place.query("delete from panelist");
  await place.query(PEOPLE, [PANELISTS]);
  await fillPast(place.query, { panelists: PANELISTS, invitations: INVITATIONS });
  await place.query("vacuum analyze");
  const call = await signIn(server);
  const subjects = await readSubjects(call, place.query, PANELISTS);
  console.log(`${PANELISTS} panelists, ${INVITATIONS} invitations: p50 and p95 of a call in ms, against ${TARGET_MS} at p95`);
  for (const [name, pathOf] of callsOf(subjects)) {
    const { p50, p95 } = await timed(call, pathOf);
    figures[name] = { p50, p95 };
    console.log(`  ${name.padEnd(34)} ${String(p50).padStart(8)} ${String(p95).padStart(8)}${p95 > TARGET_MS ? "  slow" : ""}`);
  }
  const started = performance.now();
  const { body } = await call("/api/panelists/export?format=csv");
  const exported = { seconds: round((performance.now() - started) / 1000), megabytes: round(body.length / 1e6) };
  console.log(`  export of all as CSV: ${exported.seconds} s, ${exported.megabytes} MB`);
  const slowest = Math.max(...Object.values(figures).map(({ p95 }) => p95));
  const ratios = { slowestP95ToTarget: Math.round((slowest / TARGET_MS) * 100) / 100 };
  judge({ ratios, figures: { panel: figures, exported }, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
