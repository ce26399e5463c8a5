import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { buildServer, spawnServer } from "../helpers/builtServer";
import { rows } from "../helpers/identity";
import { createTestDatabase } from "../helpers/testDatabase";
import { totpOf, twoFactor } from "../helpers/twoFactor";

const ENTER = "/experienceLabs/demo/authToken";
const SITE = { host: "sondeo.test", origin: "http://sondeo.test" };

describe.each(CONCURRENT_ENGINE)("coming in by a code, on %s", (engine) => {
  let app: TestApp;
  let next = 0;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const ask = async (who: keyof typeof LOGINS, body: unknown) =>
    app.call({ method: "POST", url: "/api/sign-in-codes", token: await app.signIn(who), body });
  const codeOf = async (who: keyof typeof LOGINS, kind: "member" | "staff") =>
    (await ask(who, { kind, origin: "demo" })).json().code as string;
  // From an address of its own each: what is tried here is no guessing.
  const enter = (body: unknown, url = ENTER) =>
    app.app.inject({
      method: "POST",
      url,
      payload: body as object,
      headers: SITE,
      remoteAddress: `10.1.${next >> 8}.${next++ & 255}`,
    });
  const session = async (token: string) => (await app.call({ url: "/api/session", token })).json();

  test("a member's code lets the member in, with the answer of a sign-in and its cookie", async () => {
    const asked = await ask("member", { kind: "member", origin: "demo" });
    expect(asked.statusCode).toBe(200);
    const { code, url, expiresInSeconds } = asked.json();
    expect(url).toMatch(new RegExp(`/c/demo/login\\?testerAuthToken=${code}$`));
    expect(expiresInSeconds).toBe(60);
    const answer = await enter({ testerAuthToken: code });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      nextStep: "after-login",
      active2fa: false,
      fromSuite: false,
      space: { origin: "demo" },
    });
    expect(answer.headers["set-cookie"]).toMatch(/^sondeo\.member\.[^;]+; .*HttpOnly; SameSite=Lax/);
    expect(await session(answer.json().authToken)).toMatchObject({ kind: "member", account: { email: "member@demo.test" } });
  });

  test("a staff person's code lets the staff person in, by the staff's door", async () => {
    const asked = await ask("moderator", { kind: "staff", origin: "demo" });
    expect(asked.json().url).toContain("/c/demo/backoffice?clientAuthToken=");
    const answer = await enter({ clientAuthToken: asked.json().code });
    expect(answer.json()).toMatchObject({ rol: "MODERATOR", mainAdmin: false });
    expect(await session(answer.json().authToken)).toMatchObject({ kind: "staff" });
  });

  test("whoever comes over from the suite is told so", async () => {
    const [account] = await rows<{ id: string }>(app, "select id from account where email = 'client@demo.test'");
    const [space] = await rows<{ id: string }>(app, "select id from space where origin = 'demo'");
    await app.database.query({
      text: "insert into staff_role (id, space_id, email, name, role, account_id) values (gen_random_uuid(), $1, 'client@demo.test', 'Cliente', 'MODERATOR', $2)",
      values: [space?.id, account?.id],
    });
    const asked = await ask("client", { kind: "staff", origin: "demo" });
    expect(asked.json().url).toMatch(/&fromSuite=true$/);
    expect((await enter({ clientAuthToken: asked.json().code })).json()).toMatchObject({ rol: "MODERATOR", fromSuite: true });
  });

  test.each([
    ["member", "member", "testerAuthToken", "/experienceLabs/demo/userData"],
    ["moderator", "staff", "clientAuthToken", "/api/members"],
  ] as const)(
    "a %s who has a second factor is asked for it still, whatever the session showed that asked for the code",
    async (...[who, kind, parameter, url]) => {
      const user = twoFactor(app);
      try {
        const { token, secret } = await user.enrolAuthenticator(who);
        expect((await app.call({ url, token })).statusCode).toBe(200);
        const body = { kind, origin: "demo" };
        const asked = await app.call({ method: "POST", url: "/api/sign-in-codes", token, body });
        const entered = await enter({ [parameter]: asked.json().code });
        expect(entered.json()).toMatchObject({ active2fa: true, nextStep: "2fa" });
        const held = entered.json().authToken as string;
        for (const call of [{ url }, { method: "POST", url: "/api/sign-in-codes", body }] as const) {
          const refused = await app.call({ ...call, token: held });
          expect([refused.statusCode, refused.json().code]).toEqual([403, "auth.stepRequired"]);
        }
        await user.forgetSteps();
        expect((await user.confirm(who, held, totpOf(secret))).statusCode).toBe(200);
        expect((await app.call({ url, token: held })).statusCode).toBe(200);
      } finally {
        await user.reset();
      }
    },
  );

  test("a code is spent by its first use", async () => {
    const code = await codeOf("member", "member");
    expect((await enter({ testerAuthToken: code })).statusCode).toBe(200);
    const again = await enter({ testerAuthToken: code });
    expect(again.statusCode).toBe(410);
    expect(again.json().code).toBe("auth.spentCode");
    expect(again.headers["set-cookie"]).toBeUndefined();
  });

  test("of 50 exchanges at once one gets a session", async () => {
    const code = await codeOf("member", "member");
    const before = await rows<{ count: string }>(app, "select count(*) from session");
    const answers = await Promise.all(Array.from({ length: 50 }, () => enter({ testerAuthToken: code })));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 410)).toHaveLength(49);
    const after = await rows<{ count: string }>(app, "select count(*) from session");
    // The one, and the member's own that asked.
    expect(Number(after[0]?.count) - Number(before[0]?.count)).toBe(1);
  });

  test("a code is good for a minute", async () => {
    const code = await codeOf("member", "member");
    const [row] = await rows<{ seconds: string }>(
      app,
      "select extract(epoch from expires_at - created_at) as seconds from code where purpose = 'directSignIn' order by created_at desc limit 1",
    );
    expect(Number(row?.seconds)).toBeLessThanOrEqual(60);
    await app.database.query({ text: "update code set expires_at = now() - interval '1 second'", values: [] });
    expect((await enter({ testerAuthToken: code })).statusCode).toBe(410);
  });

  test("a code opens its own door of its own community alone", async () => {
    const member = await codeOf("member", "member");
    expect((await enter({ clientAuthToken: member })).statusCode).toBe(410);
    const other = await codeOf("member", "member");
    const elsewhere = await enter({ testerAuthToken: other }, "/experienceLabs/nowhere/authToken");
    expect(elsewhere.statusCode).toBe(404);
    expect(elsewhere.json().code).toBe("community.notFound");
  });

  test.each([
    ["both codes", { clientAuthToken: "a", testerAuthToken: "b" }],
    ["no code", {}],
    ["a code twice", { testerAuthToken: ["a", "b"] }],
    ["an empty code", { testerAuthToken: "" }],
    ["something beside", { testerAuthToken: "a", next: "//evil.example" }],
  ])("%s is refused", async (_name, body) => {
    const answer = await enter(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().code).toBe("request.invalid");
  });

  test("nobody gets a code without a session, or for where they have no business", async () => {
    const nobody = await app.call({ method: "POST", url: "/api/sign-in-codes", body: { kind: "member", origin: "demo" } });
    expect(nobody.statusCode).toBe(401);
    const stranger = await ask("backoffice", { kind: "staff", origin: "demo" });
    expect(stranger.statusCode).toBe(403);
    expect(stranger.json().code).toBe("auth.notMember");
    expect((await ask("member", { kind: "staff", origin: "demo" })).statusCode).toBe(403);
  });

  test("who lost the role in between stays out", async () => {
    const code = await codeOf("observer", "staff");
    await app.database.query({ text: "delete from staff_role where email = 'observer@demo.test'", values: [] });
    expect((await enter({ clientAuthToken: code })).statusCode).toBe(403);
  });

  test("a new password makes codes good for nothing", async () => {
    const token = await app.signIn("administrator");
    const body = { kind: "staff", origin: "demo" };
    const { code } = (await app.call({ method: "POST", url: "/api/sign-in-codes", token, body })).json();
    const password = "Sondeo-demo-1";
    const change = { currentPassword: password, newPassword: password, repeatedPassword: password };
    expect((await app.call({ method: "PUT", url: "/experienceLabs/password", token, body: change })).statusCode).toBe(200);
    expect((await enter({ clientAuthToken: code })).statusCode).toBe(410);
  });
});

test("a code in an address stands in no log, and no page tells it to what it loads", async () => {
  const file = await buildServer();
  const database = await createTestDatabase("pglite", "tables");
  const server = spawnServer(file, { ...database.environment, DEMO: "0", LOG_LEVEL: "trace" });
  const address = await server.ready;
  const secret = "sEcReT-that-nobody-may-read";
  for (const path of ["/c/demo/login", "/c/demo/backoffice", "/experienceLabs/personalization/demo"])
    for (const name of ["testerAuthToken", "clientAuthToken"]) await fetch(`${address}${path}?${name}=${secret}`);
  await fetch(`${address}/experienceLabs/demo/authToken`, {
    method: "POST",
    headers: { "content-type": "application/json", referer: `${address}/c/demo/login?testerAuthToken=${secret}` },
    body: JSON.stringify({ testerAuthToken: secret }),
  });
  const policies = await Promise.all(
    ["", `?clientAuthToken=${secret}`].map(async (query) =>
      (await fetch(`${address}/experienceLabs/personalization/demo${query}`)).headers.get("referrer-policy"),
    ),
  );
  server.process.kill("SIGTERM");
  const { output } = await server.exited;
  database.remove();
  expect(output).toContain("/c/demo/login");
  expect(output).not.toContain(secret);
  expect(policies).toEqual(["same-origin", "no-referrer"]);
});
