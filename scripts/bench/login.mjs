// `npm run bench:login [engine]`: 500 people sign in within 10 s, while somebody else goes on reading members: how long a
// read takes then, against how long it takes when nobody signs in. Half of the rounds begin with the storm, half with the
// calm. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, signIn, startOnce, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const SECONDS = size({ smoke: 0.1, full: 10 });
const PEOPLE = 50 * SECONDS;
const READS_PER_SECOND = 50;
const ROUNDS = 2;
const PASSWORD = "Sondeo-demo-1";
const engine = given[0] ?? "postgres";
/** "Another request's p95 at most doubles or stays under 50 ms": what it takes, to the larger of the two. */
const BOUNDS = { "ratios.stormToAllowed": { most: 1 } };
const UNNOTICED_MS = 50;
const round = (value, digits = 1) => Number(value.toFixed(digits));

/** Members who can sign in, beside those of the demo. */
const MEMBERS = `with made as (
    insert into account (id, email, password_hash)
    select gen_random_uuid(), 'storm' || n || '@bench.test', (select password_hash from account where email = 'member@demo.test')
    from generate_series(1, ${PEOPLE}) n returning id, email)
  insert into member (id, space_id, nickname, email, status, account_id)
  select gen_random_uuid(), (select id from space where origin = 'demo'), split_part(email, '@', 1), email, 'ACTIVE', id from made`;

function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** Calls at even distances, whether or not the ones before have been answered. @returns milliseconds of each */
async function atPace({ count, perSecond, call }) {
  const start = performance.now();
  const times = [];
  for (let index = 0; index < count; index++) {
    await wait(Math.max(0, start + (index * 1000) / perSecond - performance.now()));
    const asked = performance.now();
    times.push(call(index).then(() => performance.now() - asked));
  }
  return Promise.all(times);
}

function login(server, number, storm) {
  return async () => {
    const answer = await fetch(`${server.address}/experienceLabs/demo/user/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `10.${storm}.${number >> 8}.${number & 255}` },
      body: JSON.stringify({ email: `storm${number}@bench.test`, password: PASSWORD }),
    });
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.status} ${text}`);
  };
}

async function reads(moderator) {
  const call = async () => {
    const answer = await moderator.call("/api/members?range=%5B0%2C24%5D&count=false");
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`a read was answered with ${answer.status}`);
  };
  return atPace({ count: READS_PER_SECOND * SECONDS, perSecond: READS_PER_SECOND, call });
}

async function storm(server, moderator, number) {
  const people = atPace({
    count: PEOPLE,
    perSecond: PEOPLE / SECONDS,
    call: (index) => login(server, index + 1, number)(),
  });
  const [logins, read] = await Promise.all([people, reads(moderator)]);
  return { logins, read };
}

buildServer();
const place = await openPlace(engine);
try {
  await startOnce(place);
  await place.query(MEMBERS);
  const server = await startServer({ environment: { ...place.environment, TRUST_PROXY: "127.0.0.1/32" } });
  const moderator = await signIn(server);
  await reads(moderator);
  const calm = [];
  const busy = [];
  const logins = [];
  for (let index = 0; index < ROUNDS; index++) {
    const inTurn = [
      async () => calm.push(...(await reads(moderator))),
      async () => {
        const { logins: took, read } = await storm(server, moderator, index);
        logins.push(...took);
        busy.push(...read);
      },
    ];
    for (const run of index % 2 ? inTurn.toReversed() : inTurn) await run();
  }
  const figures = {
    engine,
    signIns: logins.length,
    calmP95Ms: round(quantile(calm, 0.95)),
    stormP95Ms: round(quantile(busy, 0.95)),
    stormP99Ms: round(quantile(busy, 0.99)),
    signInP50Ms: round(quantile(logins, 0.5)),
    signInP95Ms: round(quantile(logins, 0.95)),
  };
  console.log(
    `a list of 25 members, ${READS_PER_SECOND} a second, ${engine}: p95 ${figures.calmP95Ms} ms in the calm, ${figures.stormP95Ms} ms while ${PEOPLE} people sign in within ${SECONDS} s`,
  );
  console.log(`a sign-in: median ${figures.signInP50Ms} ms, p95 ${figures.signInP95Ms} ms`);
  const ratios = {
    stormToCalmP95: round(figures.stormP95Ms / figures.calmP95Ms, 2),
    stormToAllowed: round(figures.stormP95Ms / Math.max(2 * figures.calmP95Ms, UNNOTICED_MS), 2),
  };
  judge({ ratios, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
