// What benchmarks and drills have in common: a server of their own, a file to import, the calls.
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureInstalled } from "../install.mjs";
import { onCleanUp } from "./cleanUp.mjs";
import { prepared } from "./prepared.mjs";

export const root = resolve(import.meta.dirname, "../..");
/** Rarely enough not to be what is measured. */
const POLL_MS = 100;
const serverFile = prepared.server ?? join(root, "dist/server/main.js");

function buildPart(...part) {
  ensureInstalled(root);
  if (spawnSync(process.execPath, [join(root, "scripts/build.mjs"), ...part], { cwd: root, stdio: "inherit" }).status !== 0)
    throw new Error("the build failed");
}

/** Builds the server of the present sources. */
export function buildServer() {
  if (!prepared.server) buildPart("server");
}

/** Builds client and server of the present sources. */
export function buildProduct() {
  buildPart();
}

function memoryOf(pid, name) {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
}

/**
 * The server as a process, ready to be called. @param file another program that says where it is ready @param onOutput
 * gets what it prints once it is ready, which is kept otherwise
 */
export async function startServer({ environment, file = serverFile, onOutput }) {
  const preload = new URL("./loopDelay.mjs", import.meta.url).href;
  const child = spawn(process.execPath, ["--import", preload, file], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: "0", LOG_LEVEL: "error", DEMO: "1", ...environment },
    stdio: ["ignore", "pipe", "inherit", "ipc"],
  });
  const exited = new Promise((settle) => child.once("exit", settle));
  const kill = onCleanUp(async () => {
    child.kill("SIGKILL");
    await exited;
  });
  let output = "";
  let isReady = false;
  const address = await new Promise((settle, fail) => {
    child.stdout.on("data", (chunk) => {
      if (isReady && onOutput) return onOutput(String(chunk));
      output += chunk;
      const port = /ready: http:\/\/localhost:(\d+)/.exec(output)?.[1];
      isReady ||= port !== undefined;
      if (port) settle(`http://127.0.0.1:${port}`);
    });
    exited.then((code) => fail(new Error(`the server ended with ${code}: ${output}`)));
  });
  return {
    address,
    pid: child.pid,
    /** Whether it runs no more, whoever ended it. */
    hasExited: () => child.exitCode !== null || child.signalCode !== null,
    /** What it printed. */
    output: () => output,
    kill,
    stop: async () => {
      child.kill("SIGTERM");
      await exited;
    },
    resetDelay: () => child.send("reset"),
    delay: () =>
      new Promise((settle) => {
        child.once("message", settle);
        child.send("delay");
      }),
    /** Memory that the process has, in MB. */
    memory: () => memoryOf(child.pid, "VmRSS"),
    /** Most memory that the process ever had, in MB. */
    peakMemory: () => memoryOf(child.pid, "VmHWM"),
  };
}

/** Runs a program (see `bundle.mjs`) on a place's database. @returns the last line that it printed */
export function runProgram(place, program) {
  const { stdout, status } = spawnSync(process.execPath, program, {
    cwd: root,
    env: { PATH: process.env.PATH, DEMO: "1", ...place?.environment },
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("the measurement failed");
  return stdout.trim().split("\n").at(-1);
}

/** A place whose tables and demo a server has made, and which no server is at. */
export async function startOnce(place) {
  if (!place.hasStarted) await (await startServer(place)).stop();
}

/** Signs the demo's moderator in. @returns calls on their behalf */
export async function signIn(server) {
  const login = await fetch(`${server.address}/experienceLabs/demo/client/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "moderator@demo.test", password: "Sondeo-demo-1" }),
  });
  const { authToken } = await login.json();
  const headers = { authorization: `Bearer ${authToken}` };
  const call = (path) => fetch(server.address + path, { headers });
  const get = async (path) => {
    const answer = await call(path);
    return { body: await answer.json(), total: Number(answer.headers.get("content-range")?.split("/")[1]) };
  };
  const upload = async (content, query = "") => {
    const form = new FormData();
    form.set("file", new Blob([content]), "members.csv");
    const answer = await fetch(`${server.address}/api/members/import${query}`, { method: "POST", headers, body: form });
    const body = await answer.json();
    if (!answer.ok) throw new Error(JSON.stringify(body));
    return body;
  };
  const send = async (method, path, body) => {
    const answer = await fetch(server.address + path, {
      method,
      headers: { ...headers, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path}: ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const put = (path, body) => send("PUT", path, body);
  return { call, get, put, send, upload, authorization: headers.authorization };
}

/** Waits until the job has ended, or until it has done so many rows. */
export async function follow({ get }, job, rows = Number.POSITIVE_INFINITY) {
  for (;;) {
    const { body } = await get(`/api/jobs/${job}`);
    if (["done", "failed", "cancelled"].includes(body.state) || body.done >= rows) return body;
    await wait(POLL_MS);
  }
}

const TAGS = [
  ...Array.from({ length: 9 }, (_, n) => `tag${n}`),
  ...Array.from({ length: 5 }, (_, n) => `group:tag${n}`),
  ...Array.from({ length: 3 }, (_, n) => `public${n}`),
];
const PROVINCES = ["Madrid", "Barcelona", "Sevilla", "Valencia", "Zaragoza"];

/** Makes the tags that the members of {@link membersCsv} have: a load takes no others. */
export async function addTags({ send }) {
  for (const name of TAGS) await send("POST", "/api/tags", { name });
}

/** Members, twelve columns each. */
export function membersCsv(count) {
  const heading = "nickname,email,name,surname,gender,birthDate,province,zone,phone,tags,publicTags,observations";
  const rows = Array.from({ length: count }, (_, n) => {
    // A member has a province or a zone, not both.
    const [province, zone] = n % 2 ? [PROVINCES[n % PROVINCES.length], ""] : ["", `Zone ${n % 9}`];
    const birthDate = `${1950 + (n % 55)}-${String((n % 12) + 1).padStart(2, "0")}-${String((n % 28) + 1).padStart(2, "0")}`;
    return [
      `imported${n}`,
      `imported${n}@bench.test`,
      `Name${n % 977}`,
      `Súrname${n % 7919}`,
      n % 2 ? "M" : "W",
      birthDate,
      province,
      zone,
      `+34600${String(n).padStart(6, "0")}`,
      `tag${n % 9};group:tag${n % 5}`,
      `public${n % 3}`,
      `"Observation ${n}, with a comma"`,
    ].join(",");
  });
  return `${[heading, ...rows].join("\n")}\n`;
}

/** Seconds since a moment of `performance.now()`. */
export const seconds = (since) => Math.round((performance.now() - since) / 10) / 100;

export const percentile = (values, share) => Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? 0);

/** Lists members now and then, as somebody would who works meanwhile. @returns ends it, with how long each list took */
export function probe({ get }, pauseMs) {
  const took = [];
  let isOn = true;
  const ended = (async () => {
    while (isOn) {
      const started = performance.now();
      await get(`/api/members?range=${encodeURIComponent("[0,24]")}&count=false`);
      took.push(performance.now() - started);
      await wait(pauseMs);
    }
  })();
  return async () => {
    isOn = false;
    await ended;
    return took;
  };
}
