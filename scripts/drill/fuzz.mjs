// `npm run drill:fuzz [requests] [seed] [engine]`: requests out of the OpenAPI document, right, nearly right and broken, as
// nobody and as the demo's people, against a server of its own. None may be answered with a 5xx (503 for overload is
// counted apart). The same seed makes the same requests. Ends with one line of JSON.
import { Agent, request as send } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { given, judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { createRandom } from "./fuzz/random.mjs";
import { createRequests, operationsOf } from "./fuzz/requests.mjs";

const total = Number(given[0] ?? size({ smoke: 40, full: 100_000 }));
const seed = Number(given[1] ?? 1);
const engine = given[2] ?? "postgres";
/** "100,000 requests from the OpenAPI: 0 answers of 5xx"; an overloaded server would hide what it answers else. */
const BOUNDS = { "figures.failed": { exactly: 0 }, "ratios.overloadedToAll": { most: 0.01 } };
const LANES = 4;
/** Requests upon one database: what is there is worn out by then. */
const ROUND = 5_000;
const TIMEOUT_MS = 30_000;
const SHOWN = 20;
const SIGN_INS = 20;
const CLOSED = /ECONNRESET|EPIPE|socket hang up/;
const LOGINS = {
  member: ["/experienceLabs/demo/user/login", "member@demo.test"],
  observer: ["/experienceLabs/demo/client/login", "observer@demo.test"],
  moderator: ["/experienceLabs/demo/client/login", "moderator@demo.test"],
  mainAdmin: ["/experienceLabs/demo/client/login", "main-admin@demo.test"],
  client: ["/clientSuite/login", "client@demo.test"],
  backoffice: ["/admin/communities/login", "backoffice@demo.test"],
};

const agent = new Agent({ keepAlive: true, maxSockets: LANES });

/** A request as it is, however odd. @returns status and body, or what went wrong on the way */
async function call(address, request) {
  const answer = await callOnce(address, request);
  // A connection that the server had closed already, after a request that it did not read to its end.
  return CLOSED.test(answer.text) && answer.status === 0 ? callOnce(address, request) : answer;
}

function callOnce(address, { method, url, headers, body }) {
  return new Promise((settle) => {
    const { hostname, port } = new URL(address);
    const length = body === undefined ? {} : { "content-length": Buffer.byteLength(body) };
    const options = { agent, hostname, port, method, path: url, headers: { ...headers, ...length }, timeout: TIMEOUT_MS };
    const request = send(options, (answer) => {
      const chunks = [];
      answer.on("data", (chunk) => chunks.push(chunk));
      answer.on("end", () => settle({ status: answer.statusCode, text: Buffer.concat(chunks).toString("utf8") }));
      answer.on("error", (error) => settle({ status: 0, text: String(error) }));
    });
    request.on("timeout", () => request.destroy(new Error("no answer in time")));
    request.on("error", (error) => settle({ status: 0, text: String(error) }));
    request.end(body);
  });
}

async function signIn(address, who) {
  const [url, email] = LOGINS[who];
  const body = JSON.stringify({ email, password: "Sondeo-demo-1" });
  for (let time = 0; time < SIGN_INS; time += 1) {
    const answer = await call(address, { method: "POST", url, headers: { "content-type": "application/json" }, body });
    if (answer.status === 200) return JSON.parse(answer.text);
    // A busy machine answers 503 for a while; everything else stays as it is.
    if (answer.status !== 503) return undefined;
    await wait(1_000);
  }
  return undefined;
}

const PEOPLE = ["moderators", "suite-users", "members", "communities", "companies"];

/** Ids of records that there are, by resource. The demo's own people are spared: without them nobody could go on. */
async function fillPool(address, document, tokens, random) {
  const ids = new Map();
  const all = [];
  const add = (resource, id) => {
    ids.set(resource, [...(ids.get(resource) ?? []), id]);
    all.push(id);
  };
  const lists = Object.keys(document.paths).filter((path) => /^\/api\/[a-z-]+$/.test(path));
  for (const token of Object.values(tokens)) {
    for (const path of size({ smoke: lists.slice(0, 5), full: lists })) {
      const answer = await call(address, { method: "GET", url: path, headers: { authorization: `Bearer ${token}` } });
      const rows = answer.status === 200 ? JSON.parse(answer.text) : [];
      const resource = path.split("/")[2];
      if (Array.isArray(rows) && !PEOPLE.includes(resource)) for (const { id } of rows.slice(0, 20)) if (id) add(resource, id);
    }
  }
  const any = () => random.pick(all);
  return { add, any, of: (resource) => (ids.has(resource) && random.chance(0.8) ? random.pick(ids.get(resource)) : any()) };
}

const clipped = (text, length) => (text && text.length > length ? `${text.slice(0, length)}…` : text);

async function round(place, random, count, found) {
  const server = await startServer(place);
  try {
    const document = JSON.parse((await call(server.address, { method: "GET", url: "/openapi.json" })).text);
    const tokens = {};
    let community;
    for (const who of Object.keys(LOGINS)) {
      const session = await signIn(server.address, who);
      tokens[who] = session.authToken;
      if (who === "moderator") community = session.space.id;
    }
    const pool = { ...(await fillPool(server.address, document, tokens, random)), community: () => community };
    const operations = operationsOf(document);
    const requestOf = createRequests({ random, document, pool });
    const { closed } = found;
    const makeOne = () => {
      const operation = random.pick(operations);
      const everybody = [undefined, ...Object.keys(LOGINS)];
      const open = everybody.filter((one) => !closed.has(`${one} ${operation.method} ${operation.path}`));
      const who = random.pick(open.length === 0 || random.chance(0.05) ? everybody : open);
      const request = requestOf(operation);
      const token = who ? { authorization: `Bearer ${tokens[who]}` } : {};
      return { operation, who, request: { ...request, headers: { ...token, ...request.headers } } };
    };
    let left = count;
    const lane = async () => {
      while (left-- > 0) {
        const { operation, who, request } = makeOne();
        const { status, text } = await call(server.address, request);
        found.statuses[status] = (found.statuses[status] ?? 0) + 1;
        if (status === 403) {
          const code = /"code":"([\w.]+)"/.exec(text)?.[1] ?? "";
          found.denied[code] = (found.denied[code] ?? 0) + 1;
        }
        if (status === 201) {
          const id = /"id":"([0-9a-f-]{36})"/.exec(text)?.[1];
          if (id) pool.add(operation.path.split("/")[2], id);
        }
        if (status === 403 || (status === 401 && !who)) closed.add(`${who} ${operation.method} ${operation.path}`);
        // Among the requests are sign-outs.
        if (status === 401 && who && !request.headers.authorization.includes("x".repeat(9)))
          tokens[who] = (await signIn(server.address, who))?.authToken ?? tokens[who];
        if (status === 503) found.overloaded += 1;
        else if (status >= 500 || status === 0) found.failures.push({ who, operation: operation.path, ...request, status, text });
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    await server.stop();
    if (process.env.FUZZ_LOG) process.stderr.write(server.output());
  } finally {
    await server.kill();
  }
}

buildServer();
const random = createRandom(seed);
/** `closed`: calls that somebody may never make; they are tried again seldom. `denied`: answers of 403, by code. */
const found = { statuses: {}, denied: {}, failures: [], overloaded: 0, closed: new Set() };
for (let done = 0; done < total; done += ROUND) {
  const place = await openPlace(engine);
  try {
    await round(place, random, Math.min(ROUND, total - done), found);
  } finally {
    await place.close();
  }
  console.log(`${Math.min(done + ROUND, total)} of ${total}: ${JSON.stringify(found.statuses)}, ${found.failures.length} failed`);
}
const shown = new Set();
for (const { who, operation, method, url, headers, body, status, text } of found.failures) {
  const kind = `${method} ${operation} ${clipped(JSON.parse(text.startsWith("{") ? text : "{}").code ?? text, 80)}`;
  if (shown.has(kind) || shown.size >= SHOWN) continue;
  shown.add(kind);
  const { authorization: _token, ...told } = headers;
  console.log(
    `${status} ${method} ${clipped(url, 600)} as ${who ?? "nobody"} ${JSON.stringify(told)}\n  ${clipped(body, 900)}\n  ${clipped(text, 400)}`,
  );
}
const figures = {
  requests: total,
  seed,
  engine,
  statuses: found.statuses,
  denied: found.denied,
  failed: found.failures.length,
  overloaded: found.overloaded,
};
judge({ ratios: { overloadedToAll: found.overloaded / total }, figures, bounds: BOUNDS });
await cleanUp();
process.exit();
