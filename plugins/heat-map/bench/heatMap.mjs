// `npm run bench:heat-map`: where an image is marked, by 20,000 members with five points each, of those with a tag: how long
// the call takes as its caller sees it, against one SQL statement by hand. Ends with one line of JSON.
import { judge, size } from "../../../scripts/bench/bounds.mjs";
import { cleanUp } from "../../../scripts/bench/cleanUp.mjs";
import { buildServer, signIn, startServer } from "../../../scripts/bench/importTools.mjs";
import { openPlace } from "../../../scripts/bench/place.mjs";
import { handWritten } from "./handWritten.mjs";

const MEMBERS = size({ smoke: 50, full: 20_000 });
const POINTS = 5;
const CALLS = size({ smoke: 1, full: 40 });
const WARM_UP = size({ smoke: 0, full: 5 });
/** "Density with a filter under 300 ms, and within 2x of one SQL statement in a file that imports nothing of ours." */
const BOUNDS = { "ratios.oursToByHand": { most: 2 }, "figures.oursP95Ms": { most: 300 } };
const TAG = "Norte";

const round = (value) => Math.round(value * 100) / 100;
const percentile = (values, share) => round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

const PEOPLE = `insert into member (id, space_id, nickname, email, tags, status)
  select gen_random_uuid(), $1, 'marks' || n, 'marks' || n || '@bench.test', case n % 5 when 0 then '{${TAG}}' else '{Sur}' end::text[], 'ACTIVE'
  from generate_series(1, ${MEMBERS}) n`;
const TAKE_PART = `insert into participation (id, space_id, activity, member, status)
  select gen_random_uuid(), $1, $2, id, 'COMPLETED' from member where nickname like 'marks%'`;
const MARK = `insert into heat_map_point (id, space_id, heat_map_image, member, x, y, sentiment, explanation)
  select gen_random_uuid(), $1, $2, id, 100 * random(), 100 * random(), case n % 3 when 0 then 'NEGATIVE' else 'POSITIVE' end, 'Because ' || n
  from member, generate_series(1, ${POINTS}) n where nickname like 'marks%'`;

async function timed(run) {
  const took = [];
  for (let index = 0; index < WARM_UP + CALLS; index++) {
    const started = performance.now();
    await run();
    if (index >= WARM_UP) took.push(performance.now() - started);
  }
  return { p50: percentile(took, 0.5), p95: percentile(took, 0.95) };
}

/** What both count must be the same, or the comparison says nothing. */
function demandSame(density, byHand) {
  const points = (sign) => byHand.total.find(({ sentiment }) => sentiment === sign);
  for (const sign of ["POSITIVE", "NEGATIVE"]) {
    const [ours, theirs] = [density.total[sign], points(sign)];
    if (ours.points !== Number(theirs.points) || ours.members !== Number(theirs.members))
      throw new Error(`${sign}: ${JSON.stringify(ours)} here, ${JSON.stringify(theirs)} by hand`);
  }
  if (density.base !== Number(byHand.base)) throw new Error(`${density.base} took part here, ${byHand.base} by hand`);
  if (density.bins.length === 0) throw new Error("no bins");
}

buildServer();
const place = await openPlace("postgres");
try {
  const server = await startServer(place);
  const [{ id: space }] = await place.query("select id from space where origin = 'demo'");
  const [{ id: image, activity, width, height }] = await place.query(
    "select id, activity, width, height from heat_map_image order by position limit 1",
  );
  await place.query(PEOPLE, [space]);
  await place.query(TAKE_PART, [space, activity]);
  await place.query(MARK, [space, image]);
  await place.query("analyze");
  const moderator = await signIn(server);
  const path = `/api/activities/${activity}/heatmap/density?image=${image}&tag=${TAG}&columns=4`;
  const ask = async () => {
    const answer = await moderator.call(path);
    if (!answer.ok) throw new Error(await answer.text());
    return answer.json();
  };
  const hand = handWritten({ connectionString: place.environment.DATABASE_URL });
  const rowsFor = (columns) => Math.max(1, Math.round((columns * height) / width));
  const asked = { activity, image, tag: TAG, columns: 4, rows: rowsFor(4), fineRows: rowsFor(96), space };
  demandSame(await ask(), await hand.ask(asked));
  const ours = await timed(ask);
  const byHand = await timed(() => hand.ask(asked));
  const whole = await timed(() => moderator.call(path.replace(`&tag=${TAG}`, "")).then((answer) => answer.text()));
  await hand.close();
  console.log(
    `${MEMBERS} members, ${POINTS} points each, those with a tag: p50 ${ours.p50} ms, p95 ${ours.p95} ms; by hand p50 ${byHand.p50} ms; all members p50 ${whole.p50} ms`,
  );
  const figures = { oursP50Ms: ours.p50, oursP95Ms: ours.p95, byHandP50Ms: byHand.p50, allMembersP50Ms: whole.p50 };
  judge({ ratios: { oursToByHand: round(ours.p50 / byHand.p50) }, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
