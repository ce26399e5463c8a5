// `npm run bench:api`: the generated REST of members against hand-written handlers that do the same work, on
// PostgreSQL with 130,000 members, in turns within one run. `npm run bench:api -- getOne` runs some of it. Ends with one line
// of JSON.
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { given, isSmoke, judge, size } from "./bounds.mjs";
import { cleanUp } from "./cleanUp.mjs";
import { buildServer, root, startServer } from "./importTools.mjs";
import { openPlace } from "./place.mjs";

const { default: autocannon } = await import("autocannon");

const MEMBERS = size({ smoke: 100, full: 130_000 });
const ROUNDS = size({ smoke: 1, full: 3 });
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 10;
/** Of the hand-written rate. "At least 60 %" was asked first, and 0.65 of a create since. */
const BOUNDS = {
  "ratios.getOne": { least: 0.6 },
  "ratios.list": { least: 0.6 },
  "ratios.listWithCount": { least: 0.6 },
  "ratios.create": { least: 0.65 },
};
const token = randomBytes(32).toString("base64url");

buildServer();
const place = await openPlace("postgres");

async function seed() {
  const [company, community, account, role] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await place.query("insert into space (id, kind, name) values ($1, 'company', 'Bench')", [company]);
  await place.query("insert into space (id, kind, parent_id, origin, name) values ($1, 'community', $2, 'bench', 'Bench')", [
    community,
    company,
  ]);
  await place.query("insert into account (id, email) values ($1, 'moderator@bench.test')", [account]);
  await place.query(
    "insert into staff_role (id, space_id, email, name, role, account_id) values ($1, $2, 'moderator@bench.test', 'Bench', 'MODERATOR', $3)",
    [role, community, account],
  );
  await place.query(
    "insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at) values ($1, $2, 'staff', $3, $4, now() + interval '1 day')",
    [createHash("sha256").update(token).digest(), account, community, role],
  );
  await place.query(
    `insert into member (id, space_id, nickname, email, name, surname, gender, birth_date, province, tags, points, status)
     select gen_random_uuid(), $1, 'member' || n, 'member' || n || '@bench.test', 'Name' || n % 977, 'Surname' || n % 7919,
       case n % 2 when 0 then 'W' else 'M' end, date '1950-01-01' + (n % 18000), 'Province' || n % 52, array['tag' || n % 9], n % 500, 'ACTIVE'
     from generate_series(1, ${MEMBERS}) n`,
    [community],
  );
  await place.query("vacuum analyze");
  const rows = await place.query("select id from member where space_id = $1 order by md5(id::text) limit 1000", [community]);
  return rows.map((row) => row.id);
}

let created = 0;

/** The calls that are compared. */
function calls(ids) {
  const any = () => ids[Math.floor(Math.random() * ids.length)];
  const list = (count) =>
    `/api/members?range=${encodeURIComponent("[0,24]")}&sort=${encodeURIComponent('["nickname","ASC"]')}${count ? "" : "&count=false"}`;
  return {
    getOne: { setupRequest: (request) => ({ ...request, path: `/api/members/${any()}` }) },
    list: { path: list(false) },
    listWithCount: { path: list(true) },
    create: {
      method: "POST",
      path: "/api/members",
      setupRequest: (request) => {
        created += 1;
        const body = {
          nickname: `new${created}`,
          email: `new${created}@bench.test`,
          name: "Ana",
          surname: "Prueba",
          gender: "W",
          birthDate: "1990-01-01",
          tags: ["a", "b"],
        };
        return { ...request, body: JSON.stringify(body), headers: { ...request.headers, "content-type": "application/json" } };
      },
    },
  };
}

async function answerOf({ address }, path) {
  const answer = await fetch(address + path, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

/** A comparison is one only where both sides answer the same. */
async function demandSameAnswers({ generated, handWritten }, ids) {
  const { list } = calls(ids);
  for (const path of [`/api/members/${ids[0]}`, list.path]) {
    const [ours, byHand] = await Promise.all([answerOf(generated, path), answerOf(handWritten, path)]);
    if (!isDeepStrictEqual(ours, byHand))
      throw new Error(`${path} is answered with\n${JSON.stringify(ours)}\nand by hand with\n${JSON.stringify(byHand)}`);
  }
}

async function rate({ address }, call) {
  const headers = { authorization: `Bearer ${token}` };
  let refused;
  const started = performance.now();
  const result = await autocannon({
    url: address,
    connections: CONNECTIONS,
    ...(isSmoke ? { amount: CONNECTIONS, sampleInt: 20 } : { duration: SECONDS }),
    headers,
    requests: [
      {
        headers,
        ...call,
        onResponse: (status, body) => {
          if (status >= 300) refused ??= `${status} ${body}`;
        },
      },
    ],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} answers other than 2xx (${refused}), ${result.errors} errors`);
  return Math.round((result["2xx"] * 1000) / (performance.now() - started));
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** In production, and silent. */
const environment = { ...place.environment, DEMO: "0", NODE_ENV: "production", LOG_LEVEL: "fatal" };
const servers = { generated: await startServer({ environment }) };
try {
  const ids = await seed();
  servers.handWritten = await startServer({ environment, file: join(root, "scripts/bench/handWritten.mjs") });
  await demandSameAnswers(servers, ids);
  const rates = {};
  console.log(
    `generated API against hand-written handlers, PostgreSQL, ${MEMBERS} members, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`,
  );
  const isWanted = (name) => given.length === 0 || given.includes(name);
  for (const [name, call] of Object.entries(calls(ids)).filter(([name]) => isWanted(name))) {
    rates[name] = { generated: [], handWritten: [] };
    for (const one of isSmoke ? [] : [servers.generated, servers.handWritten]) await rate(one, call);
    for (let round = 0; round < ROUNDS; round++) {
      rates[name].generated.push(await rate(servers.generated, call));
      rates[name].handWritten.push(await rate(servers.handWritten, call));
    }
    console.log(`${name}: generated ${median(rates[name].generated)}/s, hand-written ${median(rates[name].handWritten)}/s`);
  }
  const figures = Object.fromEntries(
    Object.entries(rates).map(([name, one]) => [
      name,
      { generated: median(one.generated), handWritten: median(one.handWritten) },
    ]),
  );
  const ratios = Object.fromEntries(
    Object.entries(figures).map(([name, one]) => [name, Number((one.generated / one.handWritten).toFixed(3))]),
  );
  const bounds = Object.fromEntries(Object.entries(BOUNDS).filter(([path]) => isWanted(path.split(".")[1])));
  judge({ ratios, figures, bounds });
} finally {
  await cleanUp();
}
