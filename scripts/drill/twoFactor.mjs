// `npm run drill:two-factor [guesses] [networks]`: what guessing at second factors comes to. Whoever knows the passwords
// of two accounts guesses at their codes from many networks, each guess in turn by a new sign-in or one of before, for
// four quarters of an hour (when one is over its counts are dropped, the hour's stay). Counts the guesses that
// were looked at, by account and clock hour; meanwhile one owner gets in from a network of before, and the other from
// one that nobody knows: after the first quarter by waiting for its end, after the last, when the hour is used up, by a
// new password. Ends with one line of JSON.
import { createHash, randomBytes } from "node:crypto";
import { TOTP } from "otpauth";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";

const guesses = Number(given[0] ?? size({ smoke: 40, full: 10_000 }));
const networks = Number(given[1] ?? size({ smoke: 20, full: 200 }));
/** Evaluated guesses that an account may see in an hour. */
const MOST = 10;
/** "10,000 guesses, 200 IPs, with re-logins: at most 10 evaluated per account and hour; the owner is back in 15 min." */
const BOUNDS = {
  "ratios.evaluatedToAllowed": { most: 1 },
  "figures.homeOpen": { exactly: 1 },
  "figures.lockedAbroad": { exactly: 1 },
  "figures.backByWaiting": { exactly: 1 },
  "figures.backByPassword": { exactly: 1 },
};
const SIDE_BY_SIDE = 8;
/** One sign-in serves so many guesses. */
const A_SESSION = 10;
const PASSWORD = "Sondeo-demo-1";
const HOME = "192.0.2.10";
/** Places that nobody knows; who got in is at home there. */
const [ABROAD, FARTHER] = ["198.51.100.77", "203.0.113.5"];
const QUARTERS = 4;
const OWNERS = ["moderator@demo.test", "observer@demo.test"];

const base = "/experienceLabs/demo/client";
const attackers = Array.from({ length: networks }, (_, n) => `10.${n >> 8}.${n & 255}.1`);

buildServer();
const place = await openPlace("postgres");
const server = await startServer({ environment: { ...place.environment, TRUST_PROXY: "127.0.0.1/32,::1/128" } });

async function call(path, body, { token, from = HOME } = {}) {
  const answer = await fetch(server.address + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-forwarded-for": from,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

async function signIn(email, from) {
  const { status, body } = await call(`${base}/login`, { email, password: PASSWORD }, { from });
  if (status !== 200) throw new Error(`${email} from ${from}: ${JSON.stringify(body)}`);
  return body.authToken;
}

const totp = (secret) => new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret });
/** Steps are good once: what was used before would stand in the way of the next. */
const forgetSteps = () => place.query("update second_factor set last_step = 0");

/** An authenticator, confirmed from home. @returns its secret */
async function enrol(email) {
  const token = await signIn(email, HOME);
  const begun = await call("/api/second-factors/authenticator", { password: PASSWORD }, { token });
  const { id, secret } = begun.body;
  const code = totp(secret).generate();
  const { status, body } = await call(`/api/second-factors/${id}/confirm`, { code }, { token });
  if (status !== 200) throw new Error(JSON.stringify(body));
  await forgetSteps();
  return secret;
}

/** Whether the owner gets in from there. */
async function getsIn({ email, secret }, from) {
  await forgetSteps();
  const token = await signIn(email, from);
  return (await call(`${base}/2facode`, { code: totp(secret).generate() }, { token, from })).status === 200;
}

/** What the owner does by the link of a reset's mail. */
async function resetPassword({ email }) {
  const codeAction = randomBytes(32).toString("base64url");
  const [{ id }] = await place.query(`select id from account where email = '${email}'`);
  const hash = createHash("sha256").update(codeAction).digest("hex");
  await place.query(`insert into code (id, purpose, account_id, secret_hash, expires_at)
    values (gen_random_uuid(), 'reset', '${id}', '\\x${hash}', now() + interval '5 minutes')`);
  const { status, body } = await call(`/experienceLabs/client/${id}/resetNewPassword`, { codeAction, password: PASSWORD });
  if (status !== 200) throw new Error(JSON.stringify(body));
}

/** A wrong code: with a right one by chance the drill would be over. */
function wrongCode(secret) {
  const right = [-30_000, 0, 30_000].map((offset) => totp(secret).generate({ timestamp: Date.now() + offset }));
  for (;;) {
    const code = String(Math.floor(Math.random() * 1_000_000)).padStart(6, "0");
    if (!right.includes(code)) return code;
  }
}

const answers = {};
const evaluated = {};
const sessions = new Map();

async function guess(number, { email, secret }) {
  const from = attackers[number % networks];
  const key = `${email} ${from}`;
  const held = sessions.get(key);
  const session = held && held.left > 0 ? held : { token: await signIn(email, from), left: A_SESSION };
  session.left--;
  sessions.set(key, session);
  const hour = new Date().toISOString().slice(0, 13);
  const { status, body } = await call(`${base}/2facode`, { code: wrongCode(secret) }, { token: session.token, from });
  const said = `${status} ${body.code ?? ""}`.trim();
  answers[said] = (answers[said] ?? 0) + 1;
  if (status === 200 || body.code === "auth.wrongSecondFactor") {
    evaluated[`${email} ${hour}`] = (evaluated[`${email} ${hour}`] ?? 0) + 1;
  }
}

let made = 0;

/** A quarter's share of the guesses, some at a time. */
async function attack(owners) {
  const until = made + Math.ceil(guesses / QUARTERS);
  const worker = async () => {
    while (made < Math.min(until, guesses)) {
      const number = made++;
      await guess(number, owners[number % owners.length]);
    }
  };
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, worker));
}

/** The quarter is over, and what was counted in it. */
const passQuarter = () => place.query("delete from attempt where scope like 'secondFactor%/900'");

/** The whole attack, and what becomes of the owners meanwhile and afterwards. */
async function drill([first, second]) {
  const start = performance.now();
  await attack([first, second]);
  const isLockedAbroad = !(await getsIn(second, ABROAD));
  await passQuarter();
  const isBackByWaiting = await getsIn(second, ABROAD);
  await attack([first, second]);
  const isHomeOpen = await getsIn(first, HOME);
  for (let quarter = 2; quarter < QUARTERS; quarter++) {
    await passQuarter();
    await attack([first, second]);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  await resetPassword(second);
  const isBackByPassword = await getsIn(second, FARTHER);
  const most = Math.max(...Object.values(evaluated));
  return {
    guesses: made,
    networks,
    seconds,
    answers,
    evaluated,
    most,
    homeOpen: Number(isHomeOpen),
    lockedAbroad: Number(isLockedAbroad),
    backByWaiting: Number(isBackByWaiting),
    backByPassword: Number(isBackByPassword),
  };
}

try {
  const owners = [];
  for (const email of OWNERS) owners.push({ email, secret: await enrol(email) });
  const figures = await drill(owners);
  judge({ ratios: { evaluatedToAllowed: figures.most / MOST }, figures, bounds: BOUNDS });
} finally {
  await cleanUp();
}
process.exit();
