// `npm run drill:ledger [sequences] [kills]`: on PostgreSQL, 50 redemptions at once of a balance that suffices for one, 50 times:
// exactly one goes through. Then 10,000 random sequences of booking, hold, settle, release, spending and reversal in
// processes that are killed over and over: every account says what its transfers add up to, nothing is held for a
// redemption that has ended, and what was acknowledged does nothing when it is asked for again. It counts the kills that
// met an open transaction; none is a failure. Ends with one line of JSON.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { given, judge, size } from "../bench/bounds.mjs";
import { bundle } from "../bench/bundle.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startOnce } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { race, replay, runKilled } from "./killedProcesses.mjs";

const SEQUENCES = Number(given[0] ?? size({ smoke: 1, full: 10_000 }));
const KILLS = Number(given[1] ?? size({ smoke: 0, full: 40 }));
const ROUNDS = size({ smoke: 1, full: 50 });
const AT_ONCE = size({ smoke: 4, full: 50 });
const MEMBERS = 60;
/**
 * "50 concurrent redemptions of a balance that suffices for one x 50 rounds: exactly one; 10,000 random sequences with kills (none
 * that hit an open transaction is a failure): sums 0, no orphan hold, replays change nothing".
 */
const BOUNDS = {
  "figures.race.exactlyOne": { exactly: ROUNDS },
  "figures.ended": { exactly: SEQUENCES },
  "figures.killsInTransaction": { least: 1 },
  "figures.wrongBalances": { exactly: 0 },
  "figures.overdrawn": { exactly: 0 },
  "figures.wrongPoints": { exactly: 0 },
  "figures.sum": { exactly: 0 },
  "figures.orphanHolds": { exactly: 0 },
  "figures.changedByReplay": { exactly: 0 },
  "figures.transfersByReplay": { exactly: 0 },
};

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
  await startOnce(place);
  const rows = await place.query("select id from member where status = 'ACTIVE' order by id limit $1", [MEMBERS]);
  const membersFile = join(place.environment.DATA_DIR, "members.json");
  writeFileSync(membersFile, JSON.stringify(rows.map(({ id }) => id)));
  const work = { program: await bundle("scripts/drill/ledger/work.ts"), name: "ledger" };
  const started = performance.now();
  const raced = await race(place, { ...work, rounds: ROUNDS, atOnce: AT_ONCE, file: membersFile });
  console.log(`race: ${JSON.stringify(raced)}`);
  const { acknowledged, ...run } = await runKilled(place, { ...work, file: membersFile, sequences: SEQUENCES, kills: KILLS });
  const after = await proof(place);
  console.log(`sequences: ${JSON.stringify({ ...run, operations: acknowledged.length, ...after })}`);
  const changedByReplay = await replay(place, { ...work, operations: acknowledged });
  const again = await proof(place);
  const seconds = Math.round((performance.now() - started) / 1000);
  const transfersByReplay = again.transfers - after.transfers;
  const figures = { race: raced, ...run, operations: acknowledged.length, ...again, changedByReplay, transfersByReplay, seconds };
  judge({ figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
