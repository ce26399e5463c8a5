// `npm run drill:enumeration [rounds] [engine]`: whether the time of an answer tells if somebody has an e-mail. Signs in
// with a wrong password and asks for resets, in turn for e-mails that are known and for ones that are not, each from an
// address of its own, and compares the medians. Ends with one line of JSON.
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startOnce, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";

/** "Known and unknown e-mail: same reply, medians within 5 % over 500." */
const BOUNDS = {
  "figures.furthestFromEqual": { most: 0.05 },
  "figures.signIn.answers": { exactly: 1 },
  "figures.reset.answers": { exactly: 1 },
};
/** So that calls do not crowd each other out. */
const PAUSE_MS = 60;
const WARM_UP = size({ smoke: 0, full: 40 });
const rounds = Number(given[0] ?? size({ smoke: 2, full: 500 }));
const engine = given[1] ?? "postgres";

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
const ratios = {};
const figures = {};
try {
  // The embedded database is one process's at a time.
  await startOnce(place);
  await place.query(accounts(rounds + WARM_UP));
  const server = await startServer({ environment });
  for (const name of Object.keys(CALLS)) {
    const { ratio, answers, ...medians } = await drill(server, name);
    ratios[`${name}KnownToUnknown`] = ratio;
    figures[name] = { ...medians, answers };
  }
  const furthestFromEqual = round(Math.max(...Object.values(ratios).map((ratio) => Math.abs(ratio - 1))));
  judge({ ratios, figures: { rounds, engine, ...figures, furthestFromEqual }, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
