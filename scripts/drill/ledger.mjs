// `npm run drill:ledger [sequences] [kills]`: on PostgreSQL, 50 redemptions at once of a balance that suffices for one, 50 times:
// exactly one goes through. Then 10,000 random sequences of booking, hold, settle, release, spending and reversal in
// processes that are killed over and over: every account says what its transfers add up to, nothing is held for a
// redemption that has ended, and what was acknowledged does nothing when it is asked for again. It counts the kills that
// met an open transaction; none is a failure. Ends with one line of JSON.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, openPlace, startServer } from "../bench/importTools.mjs";
import { race, replay, runKilled } from "./killedProcesses.mjs";

const SEQUENCES = Number(process.argv[2] ?? 10_000);
const KILLS = Number(process.argv[3] ?? 40);
const ROUNDS = 50;
const AT_ONCE = 50;
const MEMBERS = 60;
const WORK = { script: "scripts/drill/ledger/work.ts", name: "ledger" };

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

buildServer();
const place = await openPlace("postgres");
try {
  // Its first start makes the tables and the demo.
  await (await startServer(place)).stop();
  const rows = await place.query("select id from member where status = 'ACTIVE' order by id limit $1", [MEMBERS]);
  const membersFile = join(place.environment.DATA_DIR, "members.json");
  writeFileSync(membersFile, JSON.stringify(rows.map(({ id }) => id)));
  const started = performance.now();
  const raced = await race(place, { ...WORK, rounds: ROUNDS, atOnce: AT_ONCE, file: membersFile });
  console.log(`race: ${JSON.stringify(raced)}`);
  const { acknowledged, ...run } = await runKilled(place, { ...WORK, file: membersFile, sequences: SEQUENCES, kills: KILLS });
  const after = await proof(place);
  console.log(`sequences: ${JSON.stringify({ ...run, operations: acknowledged.length, ...after })}`);
  const changedByReplay = await replay(place, { ...WORK, operations: acknowledged });
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
