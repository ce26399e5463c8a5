import { Agent, request } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD } from "../helpers/app";
import { buildServer, type ServerProcess, spawnServer } from "../helpers/builtServer";
import { figure } from "../helpers/drill";
import { openToOthers } from "../helpers/modes";
import { createTestDatabase, ENGINE_IN_TURN, type TestDatabase } from "../helpers/testDatabase";

const ROUNDS = figure({ commit: [1], drill: [1, 2, 3] });
const WRITERS = 4;
const QUESTIONS = 24;
const questionIds = Array.from({ length: QUESTIONS }, (_, index) => `q${index}`);
const DRAFT = {
  languages: ["es"],
  blocks: [
    {
      id: "all",
      questions: questionIds.map((id) => ({ id, variable: id, type: "short-text", title: { es: id } })),
    },
  ],
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

let bundle: string;
beforeAll(async () => {
  bundle = await buildServer();
});

describe.each(ENGINE_IN_TURN)("a server process on %s", (engine) => {
  let database: TestDatabase;
  let environment: Readonly<Record<string, string>>;
  let server: ServerProcess;
  let member: string;
  let activityId: string;

  async function call(method: string, path: string, token?: string, body?: unknown) {
    const headers = { ...(token ? { authorization: `Bearer ${token}` } : {}), "content-type": "application/json" };
    const payload = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch((await server.ready) + path, { method, headers, ...payload });
    const text = await answer.text();
    return { status: answer.status, text, json: text.startsWith("{") || text.startsWith("[") ? JSON.parse(text) : undefined };
  }

  async function expected<T>(status: number, sent: Promise<{ status: number; text: string; json: T }>): Promise<T> {
    const answer = await sent;
    expect([answer.status, answer.text.slice(0, 300)]).toEqual([status, expect.any(String)]);
    return answer.json;
  }

  const execution = () => `/api/activities/${activityId}/execution`;
  const answerPath = (id: string) => `${execution()}/answers/${id}`;
  const storedAnswers = async (): Promise<Readonly<Record<string, string>>> =>
    (await expected(200, call("POST", execution(), member, {}))).answers;

  async function publishSurvey(): Promise<void> {
    const body = { email: "moderator@demo.test", password: DEMO_PASSWORD };
    const { authToken } = await expected(200, call("POST", "/experienceLabs/demo/client/login", undefined, body));
    const survey = { title: "Killed", type: "el_survey", description: "While answers come in" };
    activityId = (await expected(201, call("POST", "/api/activities", authToken, survey))).id;
    const path = `/api/activities/${activityId}/questionnaire`;
    const { revision } = await expected(200, call("GET", path, authToken));
    const saved = await expected(200, call("PUT", path, authToken, { draft: DRAFT, revision }));
    await expected(200, call("POST", `${path}/publish`, authToken, { revision: saved.revision }));
  }

  beforeAll(async () => {
    database = await createTestDatabase(engine, "demo");
    environment = { ...database.environment, DEMO: "1" };
    server = spawnServer(bundle, environment);
    await publishSurvey();
    const body = { email: "member@demo.test", password: DEMO_PASSWORD };
    member = (await expected(200, call("POST", "/experienceLabs/demo/user/login", undefined, body))).authToken;
    await storedAnswers();
  }, 240_000);

  afterAll(async () => {
    server?.process.kill("SIGKILL");
    await server?.exited;
    database?.remove();
  });

  test("leaves nothing on the disk that another user may read", async () => {
    await server.ready;
    expect(openToOthers(database.dataDir)).toEqual([]);
  });

  test.each(ROUNDS)(
    "loses no acknowledged answer to kill -9 (round %i)",
    async (round) => {
      const acknowledged = new Map<string, string>();
      const sent = new Map<string, string>();
      let isAlive = true;
      const write = async (writer: number) => {
        for (let count = 0; isAlive; count += 1) {
          const id = questionIds[(writer + count * WRITERS) % QUESTIONS] ?? "";
          const value = `round ${round}, answer ${count}`;
          sent.set(id, value);
          const answer = await call("PUT", answerPath(id), member, { value }).catch(() => undefined);
          if (!answer) return;
          expect([answer.status, answer.text]).toEqual([204, ""]);
          acknowledged.set(id, value);
        }
      };
      const writers = Array.from({ length: WRITERS }, (_, writer) => write(writer));
      while (acknowledged.size < WRITERS) await wait(5);
      await wait(Math.random() * 1_000);
      server.process.kill("SIGKILL");
      expect((await server.exited).signal).toBe("SIGKILL");
      isAlive = false;
      await Promise.all(writers);

      server = spawnServer(bundle, environment);
      const stored = await storedAnswers();
      // Of what was on its way when the process died either the old or the new value may be there.
      const lost = [...acknowledged].filter(([id, value]) => stored[id] !== value && stored[id] !== sent.get(id));
      expect(lost).toEqual([]);
      expect(acknowledged.size).toBeGreaterThan(0);
      await expected(204, call("PUT", answerPath("q0"), member, { value: `after round ${round}` }));
    },
    240_000,
  );

  test.runIf(engine === "pglite")(
    "keeps a second process out of its data directory",
    async () => {
      await server.ready;
      const second = spawnServer(bundle, environment);
      const { code, output } = await second.exited;
      expect(code).toBe(1);
      expect(output).toContain(database.dataDir);
      expect(output).toMatch(new RegExp(`in use by process ${server.process.pid}`));
      expect(output).not.toMatch(/\n\s+at /);
      await expected(204, call("PUT", answerPath("q1"), member, { value: "still here" }));
    },
    120_000,
  );

  test("ends with code 0 on SIGTERM, once the requests that run are answered", async () => {
    const address = await server.ready;
    const body = JSON.stringify({ value: "at the last moment" });
    // As browsers do, this one would keep its connection open for good.
    const agent = new Agent({ keepAlive: true });
    const running = request(address + answerPath("q2"), {
      agent,
      method: "PUT",
      headers: {
        authorization: `Bearer ${member}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
      },
    });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      running.on("response", (response) => resolve(response.resume().statusCode));
      running.on("error", reject);
    });
    running.write(body.slice(0, 5));
    await wait(300);
    server.process.kill("SIGTERM");
    await wait(300);
    running.end(body.slice(5));
    expect(await answered).toBe(204);
    const answeredAt = Date.now();
    const { code, signal } = await server.exited;
    expect(Date.now() - answeredAt).toBeLessThan(10_000);
    agent.destroy();
    expect({ code, signal }).toEqual({ code: 0, signal: null });

    server = spawnServer(bundle, environment);
    expect((await storedAnswers()).q2).toBe("at the last moment");
  }, 120_000);
});
