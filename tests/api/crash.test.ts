import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, expect, test } from "vitest";
import { DEMO_PASSWORD, ENGINES, LOGINS } from "../helpers/app";
import { ROOT } from "../helpers/root";
import { DRAFT } from "../helpers/surveys";

const RUN = join(ROOT, "tests/helpers/runServer.mjs");
const ROUNDS = 2;
const SAVING_MS = 700;

interface Running {
  readonly process: ChildProcess;
  readonly call: (method: string, path: string, token?: string, body?: unknown) => Promise<Response>;
}

const cleanUps: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

/** A process of its own, since only such a one can be killed. */
async function startServer(environment: Readonly<Record<string, string>>): Promise<Running> {
  const child = spawn(process.execPath, [RUN], {
    cwd: ROOT,
    env: { ...process.env, ...environment, PORT: "0", LOG_LEVEL: "fatal", PUBLIC_URL: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  cleanUps.push(() => void child.kill("SIGKILL"));
  const address = await new Promise<string>((resolve, reject) => {
    let output = "";
    const read = (part: Buffer) => {
      output += part.toString();
      const [, found] = /ready: (http:\S+)/.exec(output) ?? [];
      if (found) resolve(found.replace("localhost", "127.0.0.1"));
    };
    child.stdout?.on("data", read);
    child.stderr?.on("data", read);
    child.once("exit", () => reject(new Error(`the server ended: ${output}`)));
  });
  const call: Running["call"] = (method, path, token, body) =>
    fetch(`${address}${path}`, {
      method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return { process: child, call };
}

async function signIn({ call }: Running, who: keyof typeof LOGINS): Promise<string> {
  const [path, email] = LOGINS[who];
  const answer = await call("POST", path, undefined, { email, password: DEMO_PASSWORD });
  return ((await answer.json()) as { authToken: string }).authToken;
}

async function publish({ call }: Running, token: string): Promise<string> {
  const body = { title: "Crash", type: "el_survey", description: "Answered while the server is killed" };
  const { id } = (await (await call("POST", "/api/activities", token, body)).json()) as { id: string };
  const path = `/api/activities/${id}/questionnaire`;
  await call("PUT", path, token, { draft: DRAFT, revision: 1 });
  await call("POST", `${path}/publish`, token, { revision: 2 });
  return id;
}

async function environmentOf(engine: (typeof ENGINES)[number]): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), "sondeo-crash-"));
  cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
  const url = process.env.TEST_DATABASE_URL;
  if (engine === "pglite" || !url) return { DATA_DIR: dataDir, DATABASE_URL: "", DEMO: "1" };
  const name = `crash_${process.pid}_${Date.now()}`;
  const run = async (sql: string) => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create database ${name}`);
  cleanUps.push(() => run(`drop database if exists ${name} with (force)`));
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { DATA_DIR: dataDir, DATABASE_URL: own.href, DEMO: "1" };
}

/** Saves one number after the other until the server is gone. @returns the last that was acknowledged, and sent */
async function saveUntilGone({ call }: Running, path: string, token: string, from: number) {
  let acknowledged = from;
  let sent = from;
  try {
    while (true) {
      sent = sent === 99 ? 16 : sent + 1;
      const answer = await call("PUT", `${path}/answers/age`, token, { value: sent });
      if (answer.status !== 204) throw new Error(`saving answered ${answer.status}`);
      acknowledged = sent;
    }
  } catch (error) {
    // Only a lost connection is what this is about.
    if (!(error instanceof TypeError)) throw error;
  }
  return { acknowledged, sent };
}

test.each(ENGINES)(
  "no acknowledged answer is lost when the server is killed while answers are saved, on %s",
  async (engine) => {
    const environment = await environmentOf(engine);
    let server = await startServer(environment);
    const member = await signIn(server, "member");
    const id = await publish(server, await signIn(server, "moderator"));
    const path = `/api/activities/${id}/execution`;
    await server.call("POST", path, member);
    let last = 16;
    for (let round = 0; round < ROUNDS; round += 1) {
      const saving = saveUntilGone(server, path, member, last);
      await new Promise((resolve) => setTimeout(resolve, SAVING_MS));
      server.process.kill("SIGKILL");
      await once(server.process, "exit");
      const { acknowledged, sent } = await saving;
      expect(acknowledged).not.toBe(last);
      server = await startServer(environment);
      const state = (await (await server.call("POST", path, member)).json()) as { answers: { age: number } };
      // What was under way when the server went may have been committed or not; what was acknowledged must be there.
      expect([acknowledged, sent]).toContain(state.answers.age);
      last = state.answers.age;
    }
  },
  180_000,
);
