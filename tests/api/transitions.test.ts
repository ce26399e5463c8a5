import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { ServerExtension } from "../../src/server/host/serverHost";
import { AppError } from "../../src/shared/errors";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";
import { projectWith } from "../helpers/projectWith";
import { TASK, WORKSHOP } from "../helpers/writeDocuments";

const seen: string[] = [];

/** Follows the moves of tasks; one that is called so may not start. */
const watcher: ServerExtension = {
  register: (host) =>
    host.entityHook({
      entity: "task",
      beforeTransition: async ({ record, transition }) => {
        seen.push(`before ${transition} ${record.status}`);
        if (record.title === "stubborn") throw new AppError("record.inUse");
      },
      afterTransition: async ({ db, record, transition }) => {
        seen.push(`after ${transition} ${record.status}`);
        if (transition !== "drop") return;
        await db
          .updateTable("task" as never)
          .set({ report: "dropped" } as never)
          .where("id" as never, "=", String(record.id) as never)
          .execute();
      },
    }),
};

describe.each(CONCURRENT_ENGINE)("transitions, on %s", (engine) => {
  const project = projectWith([WORKSHOP, TASK]);
  let app: TestApp;
  let token: string;
  let administrator: string;
  beforeAll(async () => {
    app = await startApp({ engine, root: project.root, extraExtensions: [watcher] });
    token = await app.signIn("moderator");
    administrator = await app.signIn("administrator");
  });
  afterAll(async () => {
    await app.close();
    project.remove();
  });

  const create = async (body: object = {}) => {
    const answer = await app.call({
      method: "POST",
      url: "/api/tasks",
      token,
      body: { title: "Task", due: "2027-01-01", ...body },
    });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json() as { id: string; status: string };
  };
  const move = (
    id: string,
    name: string,
    { who = token, ...rest }: { who?: string; body?: unknown; headers?: Record<string, string> } = {},
  ) => app.call({ method: "POST", url: `/api/tasks/${id}/transitions/${name}`, token: who, ...rest });

  test("a new record is in the first state, and no body changes it", async () => {
    const { id, status } = await create();
    expect(status).toBe("NEW");
    const answer = await app.call({ method: "PUT", url: `/api/tasks/${id}`, token, body: { status: "DONE" } });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: "/status", rule: "readOnly" })],
    ]);
  });

  test("moves a record, says its version, and is noted", async () => {
    const { id } = await create();
    const answer = await move(id, "start", { body: {} });
    expect([answer.statusCode, answer.json().status, answer.headers.etag]).toEqual([200, "RUNNING", '"2"']);
    const { rows } = await app.database.pool.query(
      "select action, changes, version from audit_log where record_id = $1 order by id desc limit 1",
      [id],
    );
    expect(rows).toEqual([{ action: "transition", changes: { status: { from: "NEW", to: "RUNNING" } }, version: 2 }]);
  });

  test("is refused from another state, and changes nothing", async () => {
    const { id } = await create({ report: "all well" });
    const answer = await move(id, "finish");
    expect([answer.statusCode, answer.json().code]).toEqual([409, "record.transition"]);
    expect((await app.call({ url: `/api/tasks/${id}`, token })).json()).toMatchObject({ status: "NEW", version: 1 });
  });

  test("asks for the fields that it requires", async () => {
    const { id } = await create();
    await move(id, "start");
    const answer = await move(id, "finish");
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: "/report", rule: "required" })],
    ]);
    await app.call({ method: "PUT", url: `/api/tasks/${id}`, token, body: { report: "all well" } });
    expect((await move(id, "finish")).json().status).toBe("DONE");
  });

  test("holds to the conditions of the new state", async () => {
    const { id } = await create({ due: undefined });
    const answer = await move(id, "start");
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: "/due", rule: "required" })],
    ]);
  });

  test("is for those who are named", async () => {
    const { id } = await create();
    expect((await app.call({ method: "POST", url: `/api/tasks/${id}/transitions/drop` })).statusCode).toBe(401);
    expect((await move(id, "drop")).statusCode).toBe(403);
    expect((await move(id, "start", { who: await app.signIn("observer") })).statusCode).toBe(403);
    expect((await move(id, "start", { who: await app.signIn("client") })).statusCode).toBe(403);
    expect((await move(id, "drop", { who: administrator })).json()).toMatchObject({ status: "DROPPED", report: "dropped" });
    expect((await move(id, "vanish")).statusCode).toBe(404);
    expect((await move(crypto.randomUUID(), "start")).statusCode).toBe(404);
    expect((await move("nonsense", "start")).statusCode).toBe(404);
  });

  test("takes nothing but its address", async () => {
    const { id } = await create();
    const answer = await move(id, "start", { body: { due: "2027-01-02" } });
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [expect.objectContaining({ path: "/due" })]]);
    expect((await move(id, "start", { body: [] })).statusCode).toBe(400);
    expect((await move(id, "start", { headers: { "if-match": '"4"' } })).json()).toMatchObject({
      code: "record.conflict",
      current: { status: "NEW" },
      proposed: { status: "RUNNING" },
    });
  });

  test("hooks see it before and after, and may refuse it", async () => {
    const { id } = await create();
    seen.length = 0;
    await move(id, "start");
    expect(seen).toEqual(["before start NEW", "after start RUNNING"]);
    const stubborn = await create({ title: "stubborn" });
    expect((await move(stubborn.id, "start")).json().code).toBe("record.inUse");
    expect((await app.call({ url: `/api/tasks/${stubborn.id}`, token })).json().status).toBe("NEW");
  });

  test("of many at once, exactly one is made", async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await create();
      const answers = await Promise.all(Array.from({ length: 20 }, () => move(id, "start")));
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, ...Array(19).fill(409)]);
      const { rows } = await app.database.pool.query(
        "select count(*)::int as moves from audit_log where record_id = $1 and action = 'transition'",
        [id],
      );
      expect(rows[0].moves).toBe(1);
    }
  });

  test("with an Idempotency-Key answers a repeat as the first", async () => {
    const { id } = await create();
    const headers = { "idempotency-key": `start-${id}` };
    const first = await move(id, "start", { headers });
    const second = await move(id, "start", { headers });
    expect([second.statusCode, second.body, second.headers["idempotency-replayed"]]).toEqual([200, first.body, "true"]);
  });

  test("stands in the OpenAPI document and in the consoles' catalog", async () => {
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    expect(paths["/api/tasks/{id}/transitions/finish"].post.description).toContain("RUNNING");
    const catalog = (await app.call({ url: "/api/catalog", token })).json();
    const { states } = catalog.entities.find((entity: { name: string }) => entity.name === "task");
    expect(states.transitions.map((transition: { name: string }) => transition.name)).toEqual(["start", "finish"]);
  });
});
