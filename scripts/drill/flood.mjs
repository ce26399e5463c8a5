// `npm run drill:flood [--smoke]`: one member floods a process with joins of a socket, reads in flight, comments and
// `typing`, each in turn, while others read and write on. Their p95 stays under 250 ms in each, and nobody gets a 5xx. Ends with
// one line of JSON; with `--smoke` it takes the smallest sizes and looks at no times.
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { io } from "socket.io-client";
import { judge, size } from "../bench/bounds.mjs";
import { cleanUp } from "../bench/cleanUp.mjs";
import { buildServer, startServer } from "../bench/importTools.mjs";
import { openPlace } from "../bench/place.mjs";
import { signedInMembers } from "../bench/signedInMembers.mjs";

const SECONDS = size({ smoke: 0.2, full: 10 });
const READS = size({ smoke: 20, full: 1_500 });
const JOINS = size({ smoke: 20, full: 5_000 });
const WRITES = size({ smoke: 5, full: 200 });
const OTHERS = size({ smoke: 1, full: 10 });
/** "Others' p95 stays under 250 ms in each of these floods", and nobody is answered 5xx or turned away for another's flood. */
const LONGEST_P95_MS = 250;
const FLOODS = ["joins", "reads", "comments", "typing"];
const BOUNDS = {
  ...Object.fromEntries(FLOODS.map((name) => [`figures.${name}P95Ms`, { most: LONGEST_P95_MS }])),
  "figures.faults": { exactly: 0 },
};
const PAUSE_MS = 50;

const wrong = [];
const figures = {};
const ratios = {};

function p95(values) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}

async function call(server, { token }, path, method = "GET", body = undefined) {
  const answer = await fetch(server.address + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** How long the others wait while the flood goes on. */
async function othersMeanwhile(server, others, path, flood) {
  const times = [];
  const isOver = { now: false };
  const flooding = flood(() => isOver.now);
  const reading = others.map(async (other) => {
    for (const until = performance.now() + SECONDS * 1_000; performance.now() < until; ) {
      const start = performance.now();
      const status = await call(server, other, path);
      times.push(performance.now() - start);
      if (status !== 200) wrong.push(`another member was answered ${status}`);
      await wait(PAUSE_MS);
    }
  });
  await Promise.all(reading);
  isOver.now = true;
  await flooding;
  return p95(times);
}

/** So many at once, again and again. */
const floodOf = (count, one) => async (isOver) => {
  const statuses = {};
  const worker = async () => {
    while (!isOver()) {
      // So many connections at once are more than the system takes: some are cut before the server sees them.
      const status = await one().catch(() => "cut");
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status >= 500) wrong.push(`the flooding member was answered ${status}`);
      // A flood that is refused goes on, but not as a busy loop of this script on the same cores.
      if (status === 429 || status === "cut") await wait(PAUSE_MS * 4);
    }
  };
  await Promise.all(Array.from({ length: count }, worker));
  return statuses;
};

function floodsOf(aim) {
  const { token, base, read, activityId, topicId } = aim;
  const write = (path, body) => floodOf(WRITES, () => call(aim, { token }, `${base}/${path}`, "POST", body));
  return {
    joins: async (isOver) => {
      const socket = io(aim.address, { auth: { token }, transports: ["websocket"], reconnection: false });
      await new Promise((resolve, reject) => socket.once("connect", resolve).once("connect_error", reject));
      const answers = { true: 0, false: 0 };
      const count = (isIn) => (answers[isIn] += 1);
      while (!isOver()) {
        for (let n = 0; n < JOINS; n++) socket.emit("join", { channel: "conversation", id: activityId }, count);
        await wait(1_000);
      }
      socket.disconnect();
      return answers;
    },
    reads: floodOf(READS, () => call(aim, { token }, read)),
    comments: write("comment", { text: "Otra vez lo mismo", topicId }),
    typing: write("typing"),
  };
}

/** In a process of its own: what the others wait for is the server, not this script. */
const elsewhere = (name, aim) => async (isOver) => {
  const child = fork(import.meta.filename, process.argv.slice(2), {
    env: { ...process.env, FLOOD: JSON.stringify({ name, aim }) },
  });
  const told = once(child, "message");
  while (!isOver()) await wait(20);
  child.send("over");
  const [{ answers, faults }] = await told;
  figures.answers = { ...figures.answers, [name]: answers };
  wrong.push(...faults);
};

async function floodHere({ name, aim }) {
  let isOver = false;
  process.once("message", () => {
    isOver = true;
  });
  const answers = await floodsOf(aim)[name](() => isOver);
  process.send({ answers, faults: [...new Set(wrong)] }, () => process.exit(0));
}

async function main() {
  buildServer();
  const place = await openPlace("postgres");
  const server = await startServer({ environment: { ...place.environment, DEMO: "1", LOG_LEVEL: "fatal" } });
  try {
    const [{ id: space }] = await place.query("select id from space where origin = 'demo'");
    const [activity] = await place.query(
      "select a.id from activity a join debate d on d.activity = a.id where a.status = 'ACTIVE' and a.space_id = $1 limit 1",
      [space],
    );
    const [topic] = await place.query("select id from topic where activity = $1 limit 1", [activity.id]);
    const [flooder, ...others] = await signedInMembers(place, { count: OTHERS + 1, space, prefix: "flood" });
    const base = `/tester/communities/${space}/activity/${activity.id}`;
    const read = `/tester/communities/${space}/wallet`;
    const aim = { address: server.address, token: flooder.token, base, read, activityId: activity.id, topicId: topic.id };
    const quiet = await othersMeanwhile(server, others, read, async () => undefined);
    figures.quietP95Ms = Math.round(quiet);
    for (const name of FLOODS) {
      const flooded = await othersMeanwhile(server, others, read, elsewhere(name, aim));
      figures[`${name}P95Ms`] = Math.round(flooded);
      ratios[name] = Number((quiet / flooded).toFixed(3));
    }
  } finally {
    await cleanUp();
  }
  for (const fault of new Set(wrong)) console.error(fault);
  judge({ ratios, figures: { ...figures, faults: new Set(wrong).size }, bounds: BOUNDS });
  process.exit();
}

await (process.env.FLOOD ? floodHere(JSON.parse(process.env.FLOOD)) : main());
