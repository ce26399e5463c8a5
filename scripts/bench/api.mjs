// `npm run bench:api`: the generated REST of members against hand-written handlers that do the same work, on
// PostgreSQL with 130,000 members, in turns within one run; then lists, exports and imports at scale, on both engines.
// `npm run bench:api -- getOne scale` runs some of it. Ends with one line of JSON.
import { spawn, spawnSync } from "node:child_process";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { ensureInstalled } from "../install.mjs";
import { importBench, printImport } from "./import.mjs";
import { printScale, scaleBench } from "./scale.mjs";

const root = resolve(import.meta.dirname, "../..");
ensureInstalled(root);
const { default: autocannon } = await import("autocannon");
const { default: pg } = await import("pg");

const MEMBERS = 130_000;
const ROUNDS = 3;
const SECONDS = Number(process.env.BENCH_SECONDS ?? 6);
const CONNECTIONS = 10;
const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL ?? "postgres://root@127.0.0.1:5432/test";
const schema = `bench_${process.pid}`;
const scoped = new URL(url);
scoped.searchParams.set("options", `-c search_path=${schema}`);
const dataDir = mkdtempSync(join(tmpdir(), "sondeo-bench-"));
const token = randomBytes(32).toString("base64url");

if (spawnSync(process.execPath, [join(root, "scripts/build.mjs"), "server"], { cwd: root, stdio: "inherit" }).status !== 0)
  process.exit(1);

const admin = new pg.Client({ connectionString: url });
await admin.connect();
await admin.query(`create schema ${schema}`);
await admin.query(`set search_path to ${schema}`);

function serve(file, port) {
  const environment = {
    ...process.env,
    PORT: String(port),
    DATABASE_URL: scoped.href,
    DATA_DIR: dataDir,
    DEMO: "0",
    NODE_ENV: "production",
    LOG_LEVEL: "fatal",
  };
  const child = spawn(process.execPath, [file], { cwd: root, env: environment, stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((settle, fail) => {
    child.stdout.once("data", () => settle(child));
    child.once("exit", (code) => fail(new Error(`${file} ended with ${code}`)));
  });
}

async function seed() {
  const [company, community, account, role] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await admin.query("insert into space (id, kind, name) values ($1, 'company', 'Bench')", [company]);
  await admin.query("insert into space (id, kind, parent_id, origin, name) values ($1, 'community', $2, 'bench', 'Bench')", [
    community,
    company,
  ]);
  await admin.query("insert into account (id, email) values ($1, 'moderator@bench.test')", [account]);
  await admin.query(
    "insert into staff_role (id, space_id, email, name, role, account_id) values ($1, $2, 'moderator@bench.test', 'Bench', 'MODERATOR', $3)",
    [role, community, account],
  );
  await admin.query(
    "insert into session (token_hash, account_id, kind, space_id, subject_id, expires_at) values ($1, $2, 'staff', $3, $4, now() + interval '1 day')",
    [createHash("sha256").update(token).digest(), account, community, role],
  );
  await admin.query(
    `insert into member (id, space_id, nickname, email, name, surname, gender, birth_date, province, tags, points, status)
     select gen_random_uuid(), $1, 'member' || n, 'member' || n || '@bench.test', 'Name' || n % 977, 'Surname' || n % 7919,
       case n % 2 when 0 then 'W' else 'M' end, date '1950-01-01' + (n % 18000), 'Province' || n % 52, array['tag' || n % 9], n % 500, 'ACTIVE'
     from generate_series(1, ${MEMBERS}) n`,
    [community],
  );
  await admin.query("vacuum analyze");
  const { rows } = await admin.query("select id from member order by md5(id::text) limit 1000");
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

async function answerOf(port, path) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: `Bearer ${token}` } });
  return answer.json();
}

/** A comparison is one only where both sides answer the same. */
async function demandSameAnswers(ids) {
  const { list } = calls(ids);
  for (const path of [`/api/members/${ids[0]}`, list.path]) {
    const [generated, handWritten] = await Promise.all([answerOf(3971, path), answerOf(3972, path)]);
    if (!isDeepStrictEqual(generated, handWritten))
      throw new Error(`${path} is answered with\n${JSON.stringify(generated)}\nand by hand with\n${JSON.stringify(handWritten)}`);
  }
}

async function rate(port, call) {
  const headers = { authorization: `Bearer ${token}` };
  let refused;
  const result = await autocannon({
    url: `http://127.0.0.1:${port}`,
    connections: CONNECTIONS,
    duration: SECONDS,
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
  return result.requests.average;
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const children = [];
try {
  children.push(await serve(join(root, "dist/server/main.js"), 3971));
  const ids = await seed();
  children.push(await serve(join(root, "scripts/bench/handWritten.mjs"), 3972));
  await demandSameAnswers(ids);
  const rates = {};
  console.log(
    `generated API against hand-written handlers, PostgreSQL, ${MEMBERS} members, ${CONNECTIONS} connections, ${ROUNDS} rounds of ${SECONDS} s`,
  );
  const only = process.argv.slice(2);
  const isWanted = (name) => only.length === 0 || only.includes(name);
  for (const [name, call] of Object.entries(calls(ids)).filter(([name]) => isWanted(name))) {
    rates[name] = { generated: [], handWritten: [] };
    await rate(3971, call);
    await rate(3972, call);
    for (let round = 0; round < ROUNDS; round++) {
      rates[name].generated.push(await rate(3971, call));
      rates[name].handWritten.push(await rate(3972, call));
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
  if (isWanted("scale")) {
    figures.scale = await scaleBench();
    printScale(figures.scale);
  }
  if (isWanted("import")) {
    figures.import = await importBench();
    printImport(figures.import);
  }
  console.log(JSON.stringify({ ratios, figures }));
} finally {
  for (const child of children) {
    child.removeAllListeners("exit");
    child.kill("SIGKILL");
  }
  await admin.query(`drop schema ${schema} cascade`);
  await admin.end();
  rmSync(dataDir, { recursive: true, force: true });
}
