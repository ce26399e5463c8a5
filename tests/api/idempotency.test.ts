import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, startApp, type TestApp } from "../helpers/app";

describe.each(ENGINES)("writes that come twice, on %s", (engine) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("moderator");
  });
  afterAll(() => app.close());

  const member = (name: string) => ({ nickname: name, email: `${name}@test.example` });
  const post = (key: string, body: unknown, who = token) =>
    app.call({ method: "POST", url: "/api/members", token: who, body, headers: { "idempotency-key": key } });
  const countOf = async (name: string) => {
    const { rows } = await app.database.pool.query("select count(*)::int as count from member where nickname = $1", [name]);
    return rows[0].count;
  };

  test("are made once and answered alike", async () => {
    const first = await post("create-1", member("once"));
    const second = await post("create-1", member("once"));
    expect([first.statusCode, first.headers["idempotency-replayed"]]).toEqual([201, undefined]);
    expect([second.statusCode, second.headers["idempotency-replayed"]]).toEqual([201, "true"]);
    expect(second.body).toBe(first.body);
    expect(second.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(await countOf("once")).toBe(1);
  });

  test("with another body are refused", async () => {
    await post("create-2", member("this"));
    const answer = await post("create-2", member("that"));
    expect([answer.statusCode, answer.json().code]).toEqual([409, "request.keyReused"]);
    expect(await countOf("that")).toBe(0);
  });

  test("are another person's own, whatever the key", async () => {
    await post("create-3", member("mine"));
    const answer = await post("create-3", member("theirs"), await app.signIn("administrator"));
    expect(answer.statusCode).toBe(201);
  });

  test("may be tried again after a failure", async () => {
    const refused = await post("create-4", { nickname: "no mail" });
    expect(refused.statusCode).toBe(400);
    const answer = await post("create-4", member("mended"));
    expect(answer.statusCode).toBe(201);
  });

  // The embedded database has one connection: all of them would wait for it in turn.
  const many = engine === "pglite" ? 10 : 50;
  test(`come ${many} at a time and give one record`, async () => {
    const answers = await Promise.all(Array.from({ length: many }, () => post("create-many", member("fifty"))));
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
    expect(answers.filter((answer) => answer.headers["idempotency-replayed"] !== "true")).toHaveLength(1);
    expect(await countOf("fifty")).toBe(1);
    const { rows } = await app.database.pool.query(
      "select count(*)::int as count from audit_log where action = 'create' and record_id = $1",
      [answers[0]?.json().id],
    );
    expect(rows[0].count).toBe(1);
  });

  test("may concern several records", async () => {
    const { id } = (await post("create-bulk", member("several"))).json();
    const filter = encodeURIComponent(JSON.stringify({ id: [id] }));
    const call = (method: "PUT" | "DELETE", body?: unknown) =>
      app.call({
        method,
        url: `/api/members?filter=${filter}`,
        token,
        headers: { "idempotency-key": `bulk-${method}` },
        ...(body ? { body } : {}),
      });
    const changed = [await call("PUT", { name: "Ana" }), await call("PUT", { name: "Ana" })];
    expect(changed.map((answer) => answer.body)).toEqual([JSON.stringify([id]), JSON.stringify([id])]);
    const version = (await app.call({ url: `/api/members/${id}`, token })).json().version;
    expect(version).toBe(2);
    const removed = [await call("DELETE"), await call("DELETE")];
    expect(removed.map((answer) => answer.body)).toEqual([JSON.stringify([id]), JSON.stringify([id])]);
  });

  test.each(["", " ", "a b", "ñ", "x".repeat(201)])("do not take %j for a key", async (key) => {
    const answer = await post(key, member("unkeyed"));
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toEqual([expect.objectContaining({ path: "/Idempotency-Key", rule: "format" })]);
  });

  test("forget a key after a day", async () => {
    await post("create-old", member("old"));
    await app.database.pool.query(
      "insert into idempotency_key (account_id, key, request_hash, status, body, at) select account_id, 'older', '', 0, '', now() - interval '2 days' from idempotency_key where key = 'create-old'",
    );
    await app.database.pool.query("update idempotency_key set at = at - interval '25 hours' where key = 'create-old'");
    expect((await post("create-old", member("new"))).statusCode).toBe(201);
    const { rows } = await app.database.pool.query("select 1 from idempotency_key where key = 'older'");
    expect(rows).toEqual([]);
  });

  test("are nobody's without a session", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/api/members",
      body: member("nobody"),
      headers: { "idempotency-key": "create-1" },
    });
    expect(answer.statusCode).toBe(401);
  });
});
