import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { defineJob, type ServerExtension } from "../../src/server/kit";
import { ENGINES, startApp, type TestApp } from "../helpers/app";

/** What a job waits for, so that tests decide when it goes on. */
const gates = new Map<string, () => void>();
const starts: string[] = [];

const counting = defineJob<{ word: string; steps: number; isGated: boolean }>({
  name: "test.count",
  run: async ({ payload, checkpoint, step, progress, db }) => {
    starts.push(payload.word);
    await progress({ total: payload.steps });
    for (let done = Number(checkpoint ?? 0) + 1; done <= payload.steps; done += 1) {
      if (payload.isGated) await new Promise<void>((resolve) => gates.set(payload.word, resolve));
      await step(async () => {
        const tag = { nickname: `${payload.word} ${done}`, email: `${payload.word}${done}@test.example` };
        await db
          .insertInto("member")
          .values({ id: crypto.randomUUID(), ...tag })
          .execute();
        return { done, checkpoint: done };
      });
    }
    return { word: payload.word };
  },
});

const failing = defineJob({
  name: "test.fail",
  run: async ({ step }) => {
    await step(async () => {
      throw new Error("of the test");
    });
    return undefined;
  },
});

const extension: ServerExtension = {
  register: (host) => {
    host.job(counting);
    host.job(failing);
    host.route({
      method: "POST",
      url: "/api/test/jobs",
      summary: "Start a job",
      access: { kind: "staff" },
      handle: async ({ startJob }, request) => {
        const { kind = "test.count", exclusive, ...payload } = request.body as Record<string, string>;
        return { job: (await startJob({ kind, title: "A job", payload, ...(exclusive ? { exclusive } : {}) })) ?? null };
      },
    });
  },
};

describe.each(ENGINES)("jobs on %s", (engine) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine, extraExtensions: [extension] });
    token = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  async function start(body: Readonly<Record<string, unknown>>): Promise<string> {
    const answer = await app.call({ method: "POST", url: "/api/test/jobs", token, body });
    expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
    return answer.json().job;
  }

  const read = async (id: string) => (await app.call({ url: `/api/jobs/${id}`, token })).json();
  const until = (id: string, state: string) =>
    expect.poll(async () => (await read(id)).state, { timeout: 30_000, interval: 50 }).toBe(state);
  const membersNamed = async (word: string) => {
    const { rows } = await app.database.pool.query("select nickname from member where nickname like $1 order by 1", [
      `${word} %`,
    ]);
    return rows.map((row: { nickname: string }) => row.nickname);
  };
  const pass = async (word: string) => {
    await expect.poll(() => gates.has(word), { timeout: 20_000, interval: 20 }).toBe(true);
    gates.get(word)?.();
    gates.delete(word);
  };

  test("run, tell how far they are, and keep their result", async () => {
    const id = await start({ word: `plain-${engine}`, steps: 3 });
    await until(id, "done");
    expect(await read(id)).toEqual({
      id,
      kind: "test.count",
      title: "A job",
      state: "done",
      done: 3,
      total: 3,
      result: { word: `plain-${engine}` },
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await membersNamed(`plain-${engine}`)).toHaveLength(3);
    const listed = (await app.call({ url: "/api/jobs", token })).json();
    expect(listed.map((job: { id: string }) => job.id)).toContain(id);
  });

  test("are seen by who started them alone", async () => {
    const id = await start({ word: `own-${engine}`, steps: 1 });
    const other = await app.signIn("administrator");
    for (const [method, url] of [
      ["GET", `/api/jobs/${id}`],
      ["POST", `/api/jobs/${id}/cancel`],
      ["GET", `/api/jobs/${crypto.randomUUID()}`],
      ["GET", "/api/jobs/nonsense"],
    ] as const) {
      const answer = await app.call({ method, url, token: other });
      expect([answer.statusCode, answer.json().code]).toEqual([404, "job.notFound"]);
    }
    expect((await app.call({ url: "/api/jobs", token: other })).json()).toEqual([]);
    for (const url of ["/api/jobs", `/api/jobs/${id}`]) expect((await app.call({ url })).statusCode).toBe(401);
    await until(id, "done");
  });

  test("end at their next step when they are cancelled; what they did stays", async () => {
    const word = `cancelled-${engine}`;
    const id = await start({ word, steps: 5, isGated: true });
    await pass(word);
    await expect.poll(async () => (await read(id)).done, { timeout: 20_000 }).toBe(1);
    const cancelled = await app.call({ method: "POST", url: `/api/jobs/${id}/cancel`, token });
    expect([cancelled.statusCode, cancelled.json().state]).toEqual([200, "cancelled"]);
    await pass(word);
    expect(await membersNamed(word)).toEqual([`${word} 1`]);
    expect((await read(id)).state).toBe("cancelled");
    const again = await app.call({ method: "POST", url: `/api/jobs/${id}/cancel`, token });
    expect([again.statusCode, again.json().state]).toEqual([200, "cancelled"]);
  });

  test("of the same word are not started side by side", async () => {
    const word = `exclusive-${engine}`;
    const bodies = Array.from({ length: 10 }, () => ({ word, steps: 1, isGated: true, exclusive: word }));
    const started = (await Promise.all(bodies.map(start))).filter(Boolean);
    expect(started).toHaveLength(1);
    await pass(word);
    await until(started[0] ?? "", "done");
    expect(await start({ word: `${word} later`, steps: 1, exclusive: word })).toEqual(expect.any(String));
  });

  test("that fail are tried again, then given up, and leave nothing of their failed step", async () => {
    const id = await start({ kind: "test.fail" });
    await app.database.pool.query("update job set attempts = 4 where id = $1", [id]);
    await until(id, "failed");
    expect((await read(id)).result).toEqual({ error: "server.unexpected" });
  });

  test("whose process fell silent are gone on with where it was, and the silent one writes no more", async () => {
    const word = `silent-${engine}`;
    const id = await start({ word, steps: 3, isGated: true });
    await pass(word);
    await expect.poll(async () => (await read(id)).done, { timeout: 20_000 }).toBe(1);
    // As if this process had been asleep for longer than its lease, and another one had taken the job.
    await app.database.pool.query("update job set holder = $1, lease_until = now() - interval '1 second' where id = $2", [
      crypto.randomUUID(),
      id,
    ]);
    await pass(word);
    await expect.poll(() => starts.filter((one) => one === word).length, { timeout: 30_000 }).toBe(2);
    await pass(word);
    await pass(word);
    await until(id, "done");
    expect(await membersNamed(word)).toEqual([1, 2, 3].map((step) => `${word} ${step}`));
  });
});
