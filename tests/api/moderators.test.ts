import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { demoId, otherCommunity } from "../helpers/communities";
import { mailsTo, rows } from "../helpers/identity";

interface Person {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly activities: readonly string[];
}

describe.each(ANY_ENGINE)("a community's team on %s", (engine) => {
  let app: TestApp;
  let url: string;
  let mainAdmin: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    url = `/client/communities/${await demoId(app)}/moderator`;
    mainAdmin = await app.signIn("mainAdmin");
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const call = (method: "GET" | "POST" | "PUT" | "DELETE", body?: unknown, token = mainAdmin) =>
    app.call({ method, url, token, ...(body === undefined ? {} : { body }) });
  const team = async (): Promise<readonly Person[]> => (await call("GET")).json();
  const add = (email: string, values: object = {}) => call("POST", { email, name: "Ana", role: "MODERATOR", ...values });

  test("is added to, changed and taken from by the main administrator", async () => {
    const made = await add("ana@mail.test", { surname: "Ruiz" });
    expect(made.statusCode).toBe(200);
    expect(made.json()).toMatchObject({ email: "ana@mail.test", surname: "Ruiz", role: "MODERATOR", visibility: "ALL" });
    expect((await mailsTo(app, "ana@mail.test", 1)).map(({ template }) => template)).toEqual(["staffInvitation"]);
    const { id } = made.json();
    const [activity] = await rows<{ id: string }>(app, "select id from activity limit 1");
    const chosen = { id, role: "OBSERVATOR", visibility: "SELECTED", activities: [activity?.id] };
    expect((await call("PUT", chosen)).json()).toMatchObject(chosen);
    expect((await team()).find((one) => one.id === id)).toMatchObject(chosen);
    expect((await call("DELETE", { id })).json()).toMatchObject({ id });
    expect((await team()).map((one) => one.id)).not.toContain(id);
    expect((await call("DELETE", { id })).statusCode).toBe(404);
  });

  test("is seen by moderators and administrators; only the main administrator changes it", async () => {
    const { id } = (await add("shown@mail.test")).json();
    for (const who of ["moderator", "administrator"] as const) {
      const token = await app.signIn(who);
      expect((await call("GET", undefined, token)).statusCode).toBe(200);
      const writes = [
        await call("POST", { email: "x@mail.test", name: "X", role: "MODERATOR" }, token),
        await call("PUT", { id, role: "ADMINISTRATOR" }, token),
        await call("DELETE", { id }, token),
      ];
      expect(writes.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    }
    for (const [who, status] of [
      ["observer", 403],
      ["member", 403],
      ["client", 404],
      ["backoffice", 404],
    ] as const satisfies readonly (readonly [keyof typeof LOGINS, number])[]) {
      expect((await call("GET", undefined, await app.signIn(who))).statusCode).toBe(status);
    }
    const other = await otherCommunity(app);
    for (const method of ["GET", "POST", "PUT", "DELETE"] as const) {
      const whole = { id, email: "y@mail.test", name: "Y", role: "MODERATOR" };
      const body = { GET: undefined, POST: whole, PUT: whole, DELETE: { id } }[method];
      const answer = await call(method, body, other.administrator);
      expect(answer.statusCode).toBe(404);
      expect((await app.call({ method, url, ...(body ? { body } : {}) })).statusCode).toBe(401);
    }
  });

  test("another community's people are not there", async () => {
    const other = await otherCommunity(app, "beyond");
    const [stranger] = await rows<{ id: string }>(app, "select id from staff_role where space_id = $1", [other.communityId]);
    expect((await call("PUT", { id: stranger?.id, role: "OBSERVATOR" })).statusCode).toBe(404);
    expect((await call("DELETE", { id: stranger?.id })).statusCode).toBe(404);
  });

  test("an e-mail has one role, and keeps its password", async () => {
    expect((await add("moderator@demo.test")).statusCode).toBe(409);
    expect((await add("member@demo.test", { role: "OBSERVATOR" })).statusCode).toBe(200);
    expect(await app.signIn("member")).toEqual(expect.any(String));
    expect((await mailsTo(app, "member@demo.test", 1)).map(({ template }) => template)).toContain("roleGranted");
  });

  test("the last main administrator stays one", async () => {
    const chief = (await team()).find(({ email }) => email === "main-admin@demo.test");
    for (const answer of [await call("DELETE", { id: chief?.id }), await call("PUT", { id: chief?.id, mainAdmin: false })]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, "access.lastMainAdmin"]);
    }
  });

  test.each<readonly [string, "POST" | "PUT" | "DELETE", unknown]>([
    ["a role that there is not", "POST", { email: "r@mail.test", name: "R", role: "GOD" }],
    ["no e-mail", "POST", { name: "R", role: "MODERATOR" }],
    ["an e-mail as a list", "POST", { email: ["r@mail.test"], name: "R", role: "MODERATOR" }],
    ["an account", "POST", { email: "r@mail.test", name: "R", role: "MODERATOR", accountId: "x" }],
    ["no id", "PUT", { role: "OBSERVATOR" }],
    ["an id that is none", "PUT", { id: 7, role: "OBSERVATOR" }],
    ["nothing to take away", "DELETE", {}],
    ["more than an id", "DELETE", { id: "0193fd0a-7c1e-7000-8000-000000000001", email: "x" }],
  ])("is refused with %s", async (_name, method, body) => {
    expect((await call(method, body)).statusCode).toBe(400);
  });

  test("an e-mail is said once, when the role is given", async () => {
    const { id } = (await add("once@mail.test")).json();
    const answer = await call("PUT", { id, email: "twice@mail.test" });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([400, { path: "/email", rule: "readOnly" }]);
  });
});
