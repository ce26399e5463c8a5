// `npm run drill:enumeration [rounds] [engine]`: whether the time of an answer tells if somebody has an e-mail. Signs in
// with a wrong password and asks for resets, in turn for e-mails that are known and for ones that are not, each from an
// address of its own, and compares the medians. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { buildServer, openPlace, startServer } from "../bench/importTools.mjs";

const TOLERANCE = 0.05;
/** So that calls do not crowd each other out. */
const PAUSE_MS = 60;
const WARM_UP = 40;
const rounds = Number(process.argv[2] ?? 500);
const engine = process.argv[3] ?? "postgres";

/** Accounts with a password and a role, beside those of the demo. */
function accounts(count) {
  return `with made as (
      insert into account (id, email, password_hash)
      select gen_random_uuid(), 'known' || n || '@drill.test', (select password_hash from account where email = 'moderator@demo.test')
      from generate_series(0, ${count - 1}) n returning id, email)
    insert into staff_role (id, space_id, email, name, role, account_id)
    select gen_random_uuid(), (select id from space where origin = 'demo'), email, 'Known', 'OBSERVATOR', id from made`;
}

function median(values) {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

const round = (value, digits = 3) => Number(value.toFixed(digits));

/** Milliseconds until the whole answer is there, and what it is. */
async function timed(address, path, body, from) {
  const start = performance.now();
  const answer = await fetch(address + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
  const text = await answer.text();
  return { ms: performance.now() - start, said: `${answer.status} ${text}` };
}

const CALLS = {
  signIn: { path: "/experienceLabs/demo/client/login", body: (email) => ({ email, password: "Wrong-guess-1" }) },
  reset: { path: "/experienceLabs/client/demo/resetPassword", body: (email) => ({ email }) },
};

let caller = 0;
/** Nobody's address twice. */
const nextAddress = () => `10.${(caller >> 16) & 255}.${(caller >> 8) & 255}.${caller++ & 255}`;

async function drill(server, name) {
  const { path, body } = CALLS[name];
  const times = { known: [], unknown: [] };
  const said = new Set();
  for (let index = -WARM_UP; index < rounds; index++) {
    const number = index < 0 ? rounds - index - 1 : index;
    // Either comes first as often.
    const sorts = index % 2 ? ["known", "unknown"] : ["unknown", "known"];
    for (const sort of sorts) {
      const answer = await timed(server.address, path, body(`${sort}${number}@drill.test`), nextAddress());
      said.add(answer.said);
      if (index >= 0) times[sort].push(answer.ms);
      await wait(PAUSE_MS);
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)];
  const result = { known: round(known), unknown: round(unknown), ratio: round(known / unknown), answers: said.size };
  console.log(`${name}: ${JSON.stringify(result)}`);
  return result;
}

buildServer();
const place = await openPlace(engine);
const environment = { ...place.environment, TRUST_PROXY: "127.0.0.1/32,::1/128" };
let isEqual = true;
const ratios = {};
const figures = {};
try {
  let server = await startServer({ environment });
  // The embedded database is one process's at a time.
  await server.stop();
  await place.query(accounts(rounds + WARM_UP));
  server = await startServer({ environment });
  for (const name of Object.keys(CALLS)) {
    const { ratio, answers, ...medians } = await drill(server, name);
    ratios[`${name}KnownToUnknown`] = ratio;
    figures[name] = { ...medians, answers };
    isEqual &&= answers === 1 && Math.abs(ratio - 1) <= TOLERANCE;
  }
  await server.stop();
} finally {
  await place.close();
}
console.log(JSON.stringify({ ratios, figures: { enumeration: { rounds, engine, ...figures } } }));
process.exit(isEqual ? 0 : 1);
