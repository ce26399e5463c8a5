// `npm run drill:credits [sequences] [kills]`: on PostgreSQL, 50 holds at once of a balance that suffices for one, 50 times:
// exactly one goes through. Then 10,000 random sequences of load, hold, settle and release of some companies, in processes
// that are killed over and over. After each kill, while others go on, and at the end: every account says what its transfers
// add up to, all together are 0, nothing is held without an open hold, and a statement read from its first booking on is
// never below 0, leaves out no number, and ends with the balance. What was acknowledged does nothing when it is asked for
// again. It counts the kills that met an open transaction; none is a failure. Ends with one line of JSON.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { given, judge, size } from "../bench/bounds.mjs";
import { bundle } from "../bench/bundle.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startOnce } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { race, replay, runKilled } from "./killedProcesses.mjs";

const SEQUENCES = Number(given[0] ?? size({ smoke: 1, full: 10_000 }));
const KILLS = Number(given[1] ?? size({ smoke: 0, full: 100 }));
const ROUNDS = size({ smoke: 1, full: 50 });
const AT_ONCE = size({ smoke: 4, full: 50 });
const COMPANIES = 6;
/**
 * "50 concurrent x 50 rounds: 1 success, balance never below 0"; "10,000 random sequences with 100 kills: sum 0, no orphan hold,
 * the statement adds up to the balance at every moment".
 */
const BOUNDS = {
  "figures.race.exactlyOne": { exactly: ROUNDS },
  "figures.ended": { exactly: SEQUENCES },
  "figures.killsInTransaction": { least: 1 },
  "figures.wrongMoments": { exactly: 0 },
  "figures.wrongBalances": { exactly: 0 },
  "figures.overdrawn": { exactly: 0 },
  "figures.sum": { exactly: 0 },
  "figures.orphanHolds": { exactly: 0 },
  "figures.wrongLines": { exactly: 0 },
  "figures.wrongEnds": { exactly: 0 },
  "figures.changedByReplay": { exactly: 0 },
  "figures.transfersByReplay": { exactly: 0 },
};

/** What must be 0, and how many transfers there are: in one statement, which sees one moment. */
const PROOF = `
  with moved as (
    select a.id, a.space_id, a.kind, a.balance,
      coalesce((select sum(amount) from credit_transfer t where t."to" = a.id), 0)
        - coalesce((select sum(amount) from credit_transfer t where t."from" = a.id), 0) as moved
    from credit_account a),
  open as (
    select h.space_id, sum(h.amount) as amount from credit_transfer h
    where h.key like 'hold:%' and not exists
      (select 1 from credit_transfer e where e.space_id = h.space_id and e.key = 'end:' || substr(h.key, 6)) group by 1),
  booking as (
    select t.space_id, t.number, count(distinct t.booking_id) as ids, min(t.created_at) as at,
      sum(case 'AVAILABLE' when d.kind then t.amount when s.kind then -t.amount else 0 end) as available,
      sum(case 'HELD' when d.kind then t.amount when s.kind then -t.amount else 0 end) as held
    from credit_transfer t join credit_account s on s.id = t."from" join credit_account d on d.id = t."to" group by 1, 2),
  line as (
    select space_id, number, ids, at, lag(at) over one as before,
      sum(available) over one as available, sum(held) over one as held,
      row_number() over one as place, row_number() over (partition by space_id order by number desc) as from_end
    from booking window one as (partition by space_id order by number))
  select
    (select count(*) from moved where kind in ('AVAILABLE', 'HELD') and balance <> moved)::int as "wrongBalances",
    (select count(*) from moved where balance < 0)::int as overdrawn,
    (select coalesce(sum(moved), 0) from moved)::int as sum,
    (select count(*) from moved left join open on open.space_id = moved.space_id
      where kind = 'HELD' and balance <> coalesce(open.amount, 0))::int as "orphanHolds",
    (select count(*) from line where available < 0 or held < 0 or ids <> 1 or number <> place or at < before)::int as "wrongLines",
    (select count(*) from line join moved m on m.space_id = line.space_id and from_end = 1
      where m.balance <> case m.kind when 'AVAILABLE' then line.available when 'HELD' then line.held end)::int as "wrongEnds",
    (select count(*) from credit_transfer)::int as transfers`;

const isWrong = ({ transfers: _, ...counts }) => Object.values(counts).some((count) => count !== 0);

async function proof(place) {
  const [found] = await place.query(PROOF);
  return found;
}

/** Companies with a study each, as a start of the product would have made them. */
async function makeCompanies(place) {
  return place.query(
    `with made as (insert into company (id, name) select gen_random_uuid(), 'Drill ' || n from generate_series(1, $1::int) n returning id, name),
      spaces as (insert into space (id, kind, name) select id, 'company', name from made returning id)
      insert into study (id, space_id, name, type) select gen_random_uuid(), id, 'Drill', 'CONSUMER_SURVEY' from spaces
      returning space_id as id, id as study`,
    [COMPANIES],
  );
}

buildServer();
const place = await openPlace("postgres");
try {
  // Its first start makes the tables and the demo.
  await startOnce(place);
  const file = join(place.environment.DATA_DIR, "companies.json");
  writeFileSync(file, JSON.stringify(await makeCompanies(place)));
  const work = { program: await bundle("scripts/drill/credits/work.ts"), name: "credits" };
  const started = performance.now();
  const raced = await race(place, { ...work, rounds: ROUNDS, atOnce: AT_ONCE, file });
  console.log(`race: ${JSON.stringify(raced)}`);
  let wrongMoments = 0;
  let queue = Promise.resolve();
  const lookMeanwhile = () => {
    // One connection: several looks would wait for one another anyway.
    queue = queue.then(async () => {
      const found = await proof(place);
      if (isWrong(found)) {
        wrongMoments += 1;
        console.log(`wrong: ${JSON.stringify(found)}`);
      }
    });
    return queue;
  };
  const { acknowledged, ...run } = await runKilled(place, {
    ...work,
    ...{ file, sequences: SEQUENCES, kills: KILLS },
    afterKill: lookMeanwhile,
  });
  await lookMeanwhile();
  const after = await proof(place);
  console.log(`sequences: ${JSON.stringify({ ...run, operations: acknowledged.length, wrongMoments, ...after })}`);
  const changedByReplay = await replay(place, { ...work, operations: acknowledged });
  const again = await proof(place);
  const seconds = Math.round((performance.now() - started) / 1000);
  const figures = {
    race: raced,
    ...run,
    operations: acknowledged.length,
    wrongMoments,
    ...again,
    changedByReplay,
    transfersByReplay: again.transfers - after.transfers,
    seconds,
  };
  judge({ figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
