// `npm run drill:ledger [sequences] [kills]`: on PostgreSQL, 50 redemptions at once of a balance that suffices for one, 50 times:
// exactly one goes through. Then 10,000 random sequences of booking, hold, settle, release, spending and reversal in
// processes that are killed over and over: every account says what its transfers add up to, nothing is held for a
// redemption that has ended, and what was acknowledged does nothing when it is asked for again. It counts the kills that
// met an open transaction; none is a failure. Ends with one line of JSON.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { cleanUp, onCleanUp } from "../bench/cleanUp.mjs";
import { buildServer, openPlace, root, startServer } from "../bench/importTools.mjs";

const SEQUENCES = Number(process.argv[2] ?? 10_000);
const KILLS = Number(process.argv[3] ?? 40);
const ROUNDS = 50;
const AT_ONCE = 50;
const PROCESSES = 2;
const MEMBERS = 60;

/** A process at the ledger. `onLine` gets what it tells. */
function startWork(place, { name, args, onLine }) {
  const url = new URL(place.environment.DATABASE_URL);
  url.searchParams.set("application_name", name);
  const child = spawn(process.execPath, [join(root, "scripts/run.mjs"), join(root, "scripts/drill/ledger/work.ts"), ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, DEMO: "1", ...place.environment, DATABASE_URL: url.href.replaceAll("+", "%20") },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const forget = onCleanUp(() => child.kill("SIGKILL"));
  const exited = new Promise((settle) => child.once("exit", (code) => settle(code)));
  let settleReady;
  const ready = new Promise((settle) => {
    settleReady = settle;
  });
  const lines = createInterface({ input: child.stdout });
  const read = new Promise((settle) => lines.once("close", settle));
  lines.on("line", (text) => {
    const line = JSON.parse(text);
    if (line.ready) settleReady();
    onLine(line);
  });
  return {
    child,
    ready: Promise.race([ready, exited]),
    /** Until all that it told is read. @returns its exit code; null where it was killed */
    ended: async () => {
      const code = await exited;
      await read;
      await forget();
      return code;
    },
  };
}

/** Stops a process where it stands, looks whether a transaction of its is open, and kills it. */
async function kill(place, { child }, name) {
  child.kill("SIGSTOP");
  // What was on its way to the database arrives.
  await wait(20);
  const [{ open }] = await place.query(
    "select count(*)::int as open from pg_stat_activity where application_name = $1 and xact_start is not null and state <> 'idle'",
    [name],
  );
  child.kill("SIGKILL");
  return open;
}

/** Wrong balances, wrong points, what all accounts sum up to, and LABs held without an open hold. */
async function proof(place) {
  const [found] = await place.query(`
    with moved as (
      select a.id, a.kind, a.owner, a.balance,
        coalesce((select sum(amount) from ledger_transfer t where t."to" = a.id), 0)
          - coalesce((select sum(amount) from ledger_transfer t where t."from" = a.id), 0) as moved
      from ledger_account a),
    held as (
      select h.member, sum(h.amount) as amount from ledger_transfer h join ledger_account a on a.id = h."to" and a.kind = 'HELD'
      where not exists (select 1 from ledger_transfer e where e.key in (h.key || ':settle', h.key || ':return')) group by 1)
    select
      (select count(*) from moved where kind not in ('ISSUED', 'REDEEMED')
        and balance <> case kind when 'DEBT' then -moved else moved end)::int as "wrongBalances",
      (select count(*) from moved where balance < 0)::int as overdrawn,
      (select count(*) from moved join member m on m.id = owner where kind = 'AVAILABLE' and m.points <> balance)::int as "wrongPoints",
      (select sum(moved) from moved)::int as sum,
      (select count(*) from moved left join held on held.member = owner
        where kind = 'HELD' and balance <> coalesce(held.amount, 0))::int as "orphanHolds",
      (select count(*) from ledger_transfer)::int as transfers`);
  return found;
}

async function race(place, membersFile) {
  const rounds = [];
  const work = startWork(place, {
    name: "ledger-race",
    args: ["race", String(ROUNDS), String(AT_ONCE), membersFile],
    onLine: (line) => line.round !== undefined && rounds.push(line),
  });
  if ((await work.ended()) !== 0) throw new Error("the race ended with an error");
  return { rounds: rounds.length, exactlyOne: rounds.filter(({ held, left }) => held === 1 && left === 0).length };
}

/** Runs the sequences in processes that are killed; whatever a killed one has not ended is begun anew. */
async function sequences(place, membersFile) {
  const acknowledged = new Map();
  const ended = new Set();
  let kills = 0;
  let killsInTransaction = 0;
  const share = Math.ceil(SEQUENCES / PROCESSES);
  await Promise.all(
    Array.from({ length: PROCESSES }, async (_, index) => {
      const last = Math.min(SEQUENCES, (index + 1) * share);
      let next = index * share;
      while (next < last) {
        const name = `ledger-drill-${index}`;
        const work = startWork(place, {
          name,
          args: ["sequences", String(next), String(last), membersFile],
          onLine: (line) => {
            if (line.done) acknowledged.set(`${line.done.does} ${line.done.key}`, line.done);
            if (line.ended !== undefined) ended.add(line.ended);
          },
        });
        await work.ready;
        let isKilled = false;
        if (kills < KILLS) {
          kills += 1;
          isKilled = true;
          await wait(200 + Math.random() * 1_500);
          if (work.child.exitCode === null && (await kill(place, work, name)) > 0) killsInTransaction += 1;
        }
        const code = await work.ended();
        if (!isKilled && code !== 0) throw new Error("a process ended with an error");
        while (ended.has(next)) next += 1;
      }
    }),
  );
  return { acknowledged: [...acknowledged.values()], ended: ended.size, kills, killsInTransaction };
}

async function replay(place, operations) {
  const file = join(place.environment.DATA_DIR, "operations.json");
  writeFileSync(file, JSON.stringify(operations));
  let changed = 0;
  const work = startWork(place, {
    name: "ledger-replay",
    args: ["replay", file],
    onLine: (line) => {
      if (line.done) changed += 1;
    },
  });
  if ((await work.ended()) !== 0) throw new Error("the replay ended with an error");
  return changed;
}

buildServer();
const place = await openPlace("postgres");
try {
  // Its first start makes the tables and the demo.
  await (await startServer(place)).stop();
  const rows = await place.query("select id from member where status = 'ACTIVE' order by id limit $1", [MEMBERS]);
  const membersFile = join(place.environment.DATA_DIR, "members.json");
  writeFileSync(membersFile, JSON.stringify(rows.map(({ id }) => id)));
  const started = performance.now();
  const raced = await race(place, membersFile);
  console.log(`race: ${JSON.stringify(raced)}`);
  const { acknowledged, ...run } = await sequences(place, membersFile);
  const after = await proof(place);
  console.log(`sequences: ${JSON.stringify({ ...run, operations: acknowledged.length, ...after })}`);
  const changedByReplay = await replay(place, acknowledged);
  const again = await proof(place);
  const seconds = Math.round((performance.now() - started) / 1000);
  const wrong = [after, again].some((one) => one.wrongBalances || one.overdrawn || one.wrongPoints || one.sum || one.orphanHolds);
  const isRight =
    raced.exactlyOne === ROUNDS &&
    run.ended === SEQUENCES &&
    run.killsInTransaction > 0 &&
    !wrong &&
    changedByReplay === 0 &&
    again.transfers === after.transfers;
  const figures = { race: raced, ...run, operations: acknowledged.length, ...again, changedByReplay, seconds, isRight };
  console.log(JSON.stringify({ ratios: {}, figures: { ledger: figures } }));
  process.exitCode = isRight ? 0 : 1;
} finally {
  await cleanUp();
}
