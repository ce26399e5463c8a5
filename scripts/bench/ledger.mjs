// `npm run bench:ledger [members]`: an activity's pay-out to 10,000 members, and bookings one by one, on PostgreSQL, against
// the same statements written by hand for that one case, in turns in one run; then the ranking, the movements and the overview with
// 130,000 members, as their caller sees them. Ends with one line of JSON.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { given, judge, size } from "./bounds.mjs";
import { bundle } from "./bundle.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, runProgram, signIn, startOnce, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const MEMBERS = Number(given[0] ?? size({ smoke: 100, full: 130_000 }));
const PAID = size({ smoke: 20, full: 10_000 });
/** Bookings one after the other in a round, and rounds. */
const SINGLE = size({ smoke: 2, full: 400 });
const ROUNDS = size({ smoke: 1, full: 5 });
const CALLS = size({ smoke: 1, full: 40 });
const WARM_UP = size({ smoke: 0, full: 5 });
const TARGET_MS = 2_000;
const PAGE_TARGET_MS = 150;
/**
 * "At least 0.7 of the same statements by hand; an activity's pay-out of 10,000 members under 2 s"; "130,000 members: every
 * filter, segment count and ranking page p95 150 ms".
 */
const BOUNDS = {
  "ratios.payOutByHandToOurs": { least: 0.7 },
  "ratios.bookingByHandToOurs": { least: 0.7 },
  "ratios.payOutToTarget": { most: 1 },
  "ratios.slowestPageToTarget": { most: 1 },
};

const SEED = `insert into member (id, space_id, nickname, email, status, medals)
  select gen_random_uuid(), $1, 'bench' || n, 'bench' || n || '@bench.test', 'ACTIVE', n % 3 from generate_series(1, $2::int) n`;
/** All but those who are paid have a history of three movements. */
const HISTORY = `with issued as (select id from ledger_account where kind = 'ISSUED' and space_id = $1),
  people as (select id, row_number() over (order by id) as n from member m where space_id = $1 and nickname like 'bench%'
    and not exists (select 1 from ledger_account a where a.owner = m.id)),
  made as (
    insert into ledger_account (id, space_id, key, unit, kind, owner, balance, earned)
    select gen_random_uuid(), $1, 'LAB:AVAILABLE:' || id, 'LAB', 'AVAILABLE', id, 30 + n % 900, 30 + n % 900 from people
    returning id, owner, balance)
  insert into ledger_transfer (id, space_id, key, booking_id, "from", "to", unit, amount, reason, member, created_at)
  select gen_random_uuid(), $1, 'bench:' || owner || ':' || part, gen_random_uuid(), issued.id, made.id, 'LAB',
    case part when 3 then balance - 20 else 10 end, case part when 2 then 'CUSTOM' else 'ACTIVITY' end, owner,
    now() - (part * 40 + balance % 30) * interval '1 day'
  from made, issued, generate_series(1, 3) part`;
const POINTS = `update member m set points = a.balance from ledger_account a where a.owner = m.id and a.kind = 'AVAILABLE' and m.points <> a.balance`;
const TALLY = `insert into participation_tally (id, space_id, member, completed)
  select gen_random_uuid(), space_id, id, 1 + (row_number() over (order by id))::int % 60 from member
  where space_id = $1 and nickname like 'bench%'`;

const round = (value) => Math.round(value * 100) / 100;
const percentile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

async function timed(calls, pathOf) {
  const took = [];
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const path = pathOf(index);
    const started = performance.now();
    const answer = await calls.call(path);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.json();
    if (index >= WARM_UP) took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

async function pages(place, space) {
  const server = await startServer(place);
  try {
    const calls = await signIn(server);
    const community = `/client/communities/${space}`;
    const asks = {
      "ranking: first page": () => `${community}/membersRanking?page=0&pageSize=25`,
      "ranking: page 100 and on": (index) => `${community}/membersRanking?page=${100 + index}&pageSize=25`,
      "participations: first page": () => `${community}/membersRankingByParticipations?page=0&pageSize=25`,
      "movements: first page": () => "/api/ledger/movements",
      "movements: page 100 and on": (index) => `/api/ledger/movements?page=${100 + index}`,
      "movements: by reason": () => "/api/ledger/movements?reason=CUSTOM",
      "movements: by nickname": (index) => `/api/ledger/movements?search=bench${1000 + index}`,
      overview: () => "/api/ledger/overview",
    };
    const figures = {};
    for (const [name, pathOf] of Object.entries(asks)) figures[name] = await timed(calls, pathOf);
    return figures;
  } finally {
    await server.stop();
  }
}

buildServer();
const place = await openPlace("postgres");
try {
  await startOnce(place);
  const [{ id: space }] = await place.query("select id from space where origin = 'demo'");
  await place.query(SEED, [space, MEMBERS]);
  await place.query("vacuum analyze");
  const rows = await place.query("select id from member where nickname like 'bench%' order by id limit $1", [PAID]);
  const file = join(place.environment.DATA_DIR, "members.json");
  writeFileSync(file, JSON.stringify(rows.map(({ id }) => id)));
  const program = await bundle("scripts/bench/ledger/pay.ts");
  const paid = JSON.parse(runProgram(place, [...program, file, String(ROUNDS), String(SINGLE)]));
  await place.query(HISTORY, [space]);
  await place.query(POINTS);
  await place.query(TALLY, [space]);
  await place.query("vacuum analyze");
  const read = await pages(place, space);
  for (const [name, { p50, p95 }] of Object.entries(read))
    console.log(`  ${name.padEnd(28)} ${String(p50).padStart(9)} ${String(p95).padStart(9)}`);
  const slowest = Math.max(...Object.values(read).map(({ p95 }) => p95));
  const ratios = {
    payOutByHandToOurs: round(paid.payOutByHandMs / paid.payOutMs),
    bookingByHandToOurs: round(paid.bookingByHandMs / paid.bookingMs),
    payOutToTarget: round(paid.payOutMs / TARGET_MS),
    slowestPageToTarget: round(slowest / PAGE_TARGET_MS),
  };
  const figures = {
    members: MEMBERS,
    paid: PAID,
    ...Object.fromEntries(Object.entries(paid).map(([name, ms]) => [name, round(ms)])),
    pages: read,
  };
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
