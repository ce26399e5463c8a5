import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";

let counter = 0;

describe.each(ANY_ENGINE)("creating in one statement with the question who it is, on %s", (engine) => {
  let app: TestApp;
  let statements: string[] = [];
  beforeAll(async () => {
    app = await startApp({ engine });
    const watched = new WeakSet<object>();
    app.database.pool.on("acquire", (client) => {
      if (watched.has(client)) return;
      watched.add(client);
      const query = client.query.bind(client);
      client.query = ((...given: unknown[]) => {
        const [statement] = given as [{ name?: string }];
        // Once a sign-in is answered its owner's sessions are listed, for a notice of a new device: that may be now.
        if (statement.name && statement.name !== "list_sessions") statements.push(statement.name.replace(/_[^_]*$/, ""));
        return query(...(given as Parameters<typeof query>));
      }) as typeof query;
    });
  });
  afterAll(() => app.close());
  afterEach(() => sql("update staff_role set role = 'MODERATOR' where email = 'moderator@demo.test'"));

  const sql = (text: string, values: unknown[] = []) => app.database.pool.query(text, values);
  const create = async (token: string, headers: Record<string, string> = {}) => {
    counter += 1;
    const body = { name: `Recent${counter}` };
    const answer = await app.call({ method: "POST", url: "/api/codes", token, body, headers });
    const { rows } = await sql("select 1 from comment_code where name = $1", [body.name]);
    expect(rows.length, answer.body).toBe(answer.statusCode === 201 ? 1 : 0);
    return answer;
  };
  /** Someone whose session has been read often enough to be known. */
  const known = async () => {
    const token = await app.signIn("moderator");
    for (let time = 0; time < 3; time += 1) expect((await create(token)).statusCode).toBe(201);
    return token;
  };

  test("takes one statement once the session is known", async () => {
    const token = await known();
    statements = [];
    expect((await create(token)).statusCode).toBe(201);
    expect(statements).toEqual(["create"]);
  });

  test("refuses who has signed out, with nothing written", async () => {
    const token = await known();
    await sql("delete from session where kind = 'staff'");
    expect((await create(token)).json()).toMatchObject({ code: "auth.notAuthenticated" });
  });

  test("refuses whose role has changed, and lets them go on when it has changed back", async () => {
    const token = await known();
    await sql("update staff_role set role = 'OBSERVATOR' where email = 'moderator@demo.test'");
    expect((await create(token)).json()).toMatchObject({ code: "access.denied" });
    await app.call({ url: "/api/members", token });
    await sql("update staff_role set role = 'MODERATOR' where email = 'moderator@demo.test'");
    expect((await create(token)).statusCode).toBe(201);
  });

  test("asks for a second step that has come to be demanded", async () => {
    const token = await known();
    await sql("update community set staff_needs2_f_a = true");
    try {
      expect((await create(token)).json()).toMatchObject({ code: "auth.stepRequired" });
    } finally {
      await sql("update community set staff_needs2_f_a = false");
    }
  });

  test("notes the first use on a new day", async () => {
    const token = await known();
    await sql("update session set last_used_on = current_date - 1");
    expect((await create(token)).statusCode).toBe(201);
    const { rows } = await sql("select 1 from session where last_used_on = current_date and kind = 'staff'");
    expect(rows).toHaveLength(1);
  });

  test("says of a refused body what it always says, and of a name that is taken", async () => {
    const token = await known();
    const post = (body: unknown) => app.call({ method: "POST", url: "/api/codes", token, body });
    expect((await post({ name: "" })).json()).toMatchObject({ code: "request.invalid" });
    const taken = { name: `Recent${counter}` };
    expect((await post(taken)).json()).toMatchObject({ status: 409 });
  });

  test("writes links and history as ever, and once for a key", async () => {
    const token = await known();
    const headers = { "idempotency-key": `once-${counter}` };
    const body = { name: "Keyed" };
    const post = () => app.call({ method: "POST", url: "/api/codes", token, body, headers });
    const [first, second] = [await post(), await post()];
    expect([first.statusCode, second.statusCode, second.json().id]).toEqual([201, 201, first.json().id]);
    const { id } = (await create(token)).json();
    const { rows } = await sql("select action, version, account_id is not null as is_known from audit_log where record_id = $1", [
      id,
    ]);
    expect(rows).toEqual([{ action: "create", version: 1, is_known: true }]);
  });
});
