import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { quietWindow } from "../helpers/quietWindow";

describe.each(ANY_ENGINE)("sign-in on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  test.each(Object.keys(LOGINS) as (keyof typeof LOGINS)[])(
    "%s comes in by the own door and is known by the token",
    async (who) => {
      const token = await app.signIn(who);
      const session = await app.call({ url: "/api/session", token });
      expect(session.statusCode).toBe(200);
      expect(session.json().account.email).toBe(LOGINS[who][1]);
    },
  );

  test("staff and members do not come in by each other's doors", async () => {
    const body = { email: "member@demo.test", password: "Sondeo-demo-1" };
    for (const url of ["/experienceLabs/demo/client/login", "/clientSuite/login", "/admin/communities/login"]) {
      const answer = await app.call({ method: "POST", url, body });
      expect(answer.statusCode).toBe(401);
      expect(answer.json().code).toBe("auth.wrongLogin");
    }
  });

  test("a wrong password and an unknown e-mail get the same answer", async () => {
    const url = LOGINS.member[0];
    const wrong = await app.call({ method: "POST", url, body: { email: "member@demo.test", password: "nope" } });
    const unknown = await app.call({ method: "POST", url, body: { email: "nobody@demo.test", password: "nope" } });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.json()).toEqual(wrong.json());
  });

  test("an unknown community says so in the spec's words", async () => {
    const answer = await app.call({
      method: "POST",
      url: "/experienceLabs/nowhere/user/login",
      body: { email: "member@demo.test", password: "x" },
      headers: { "accept-language": "en" },
    });
    expect(answer.statusCode).toBe(404);
    expect(answer.json().detail).toBe("Community does not exist");
  });

  test("signing out ends the session", async () => {
    const token = await app.signIn("moderator");
    expect((await app.call({ method: "POST", url: "/api/logout", token })).statusCode).toBe(204);
    expect((await app.call({ url: "/api/session", token })).statusCode).toBe(204);
    expect((await app.call({ url: "/api/members", token })).statusCode).toBe(401);
  });

  test("a cookie reads, but writes only from our own pages", async () => {
    const [url, email] = LOGINS.moderator;
    const login = await app.call({ method: "POST", url, body: { email, password: "Sondeo-demo-1" } });
    const cookie = String(login.headers["set-cookie"]).split(";")[0] ?? "";
    expect(String(login.headers["set-cookie"])).toMatch(/HttpOnly; SameSite=Lax/);
    expect((await app.call({ url: "/api/session", headers: { cookie } })).statusCode).toBe(200);
    const body = { nickname: "forged", email: "forged@demo.test" };
    const foreign = { cookie, origin: "https://evil.example", host: "localhost:3000" };
    expect((await app.call({ method: "POST", url: "/api/members", headers: foreign, body })).json().code).toBe(
      "request.foreignOrigin",
    );
    const own = { cookie, origin: "http://localhost:3000", host: "localhost:3000" };
    expect((await app.call({ method: "POST", url: "/api/members", headers: own, body })).statusCode).toBe(201);
  });

  test("with two sessions the browser names the one it means", async () => {
    const cookies = await Promise.all(
      (["moderator", "member"] as const).map(async (who) => {
        const [url, email] = LOGINS[who];
        const login = await app.call({ method: "POST", url, body: { email, password: "Sondeo-demo-1" } });
        return { cookie: String(login.headers["set-cookie"]).split(";")[0], space: login.json().space.id as string };
      }),
    );
    const cookie = cookies.map((one) => one.cookie).join("; ");
    const space = cookies[0]?.space;
    expect((await app.call({ url: "/api/session", headers: { cookie } })).json().code).toBe("auth.spaceAmbiguous");
    const session = await app.call({ url: "/api/session", headers: { cookie, "x-space": `member:${space}` } });
    expect(session.json().kind).toBe("member");
  });

  test.each([
    ["ana"],
    ["ana@"],
    ["ana@example"],
    ["ana @example.com"],
    ["ana@example.com\r\nBcc: eva@example.com"],
    ["ana@example.com, eva@example.com"],
    [`${"a".repeat(300)}@example.com`],
  ])("%j is no real e-mail", async (email) => {
    const answer = await app.call({
      method: "POST",
      url: LOGINS.member[0],
      body: { email, password: "Sondeo-demo-1" },
      headers: { "accept-language": "en" },
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: "auth.needsEmail", errors: [{ path: "/email", rule: "formatEmail" }] });
    expect(answer.json().detail).toMatch(/real e-mail/);
  });

  test.each([
    ["an e-mail as array", { email: ["member@demo.test"], password: "Sondeo-demo-1" }],
    ["an e-mail as object", { email: { ne: "" }, password: "Sondeo-demo-1" }],
    ["a password as number", { email: "member@demo.test", password: 1 }],
    ["no password", { email: "member@demo.test" }],
    ["something else beside", { email: "member@demo.test", password: "Sondeo-demo-1", role: "ADMINISTRATOR" }],
    ["a password of 1 MB", { email: "member@demo.test", password: "x".repeat(1024 * 1024) }],
    ["a password of 100 kB", { email: "member@demo.test", password: "x".repeat(100 * 1024) }],
  ])("%s is refused", async (_what, body) => {
    const answer = await app.call({ method: "POST", url: LOGINS.member[0], body });
    expect([400, 413]).toContain(answer.statusCode);
    expect(answer.json().detail).toBeTruthy();
  });

  test.each(["text/plain", "application/xml", "multipart/form-data"])("a body of type %s is refused", async (type) => {
    const answer = await app.app.inject({
      method: "POST",
      url: LOGINS.member[0],
      headers: { "content-type": type },
      payload: '{"email":"member@demo.test","password":"Sondeo-demo-1"}',
    });
    expect([400, 415]).toContain(answer.statusCode);
    expect(answer.json().detail).toBeTruthy();
  });

  test.each(["../admin", "..%2Fadmin", "%00", "%2e%2e", "demo%00", "Demo", "demo "])(
    "the origin %j is no community",
    async (origin) => {
      const url = `/experienceLabs/${origin}/user/login`;
      const answer = await app.call({ method: "POST", url, body: { email: "member@demo.test", password: "Sondeo-demo-1" } });
      expect([400, 404]).toContain(answer.statusCode);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  test("an e-mail is the same in capitals and with blanks around, a password in composed and decomposed letters", async () => {
    const email = "  Member@DEMO.test ";
    expect(
      (await app.call({ method: "POST", url: LOGINS.member[0], body: { email, password: "Sondeo-demo-1" } })).statusCode,
    ).toBe(200);
    await app.database.kysely
      .updateTable("account")
      .set({ passwordHash: await hashPassword("Ñandú-veloz-7".normalize("NFC")) })
      .where("email", "=", "observer@demo.test")
      .execute();
    for (const form of ["NFC", "NFD"] as const) {
      const body = { email: "observer@demo.test", password: "Ñandú-veloz-7".normalize(form) };
      expect((await app.call({ method: "POST", url: LOGINS.observer[0], body })).statusCode, form).toBe(200);
    }
  });

  test("whoever has the password but is no member of the community is told", async () => {
    const body = { email: "moderator@demo.test", password: "Sondeo-demo-1" };
    const headers = { "accept-language": "en" };
    const answer = await app.call({ method: "POST", url: LOGINS.member[0], body, headers });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: "auth.notMember",
      detail: expect.stringMatching(/isn’t available in this community/),
    });
    const guess = await app.call({ method: "POST", url: LOGINS.member[0], body: { ...body, password: "guess" } });
    expect(guess.json().code).toBe("auth.wrongLogin");
  });

  describe("guessing", () => {
    const GUESSES = 40;
    const inject = (email: string, password: string, remoteAddress: string) =>
      app.app.inject({
        method: "POST",
        url: LOGINS.member[0],
        remoteAddress,
        headers: { "accept-language": "en" },
        payload: { email, password },
      });
    const attack = (email: string) =>
      Promise.all(Array.from({ length: GUESSES }, (_, index) => inject(email, `guess${index}`, `198.51.100.${index}`)));
    /** So much time goes by for what was counted. */
    const pass = (minutes: number) =>
      app.database.query({
        text: `update attempt set window_start = window_start - make_interval(mins => $1) where scope like 'signIn/%'`,
        values: [minutes],
      });
    const count = (answers: readonly { statusCode: number }[], status: number) =>
      answers.filter(({ statusCode }) => statusCode === status).length;

    test("is stopped after a few tries from however many addresses, alike for known and unknown e-mails", async () => {
      await quietWindow();
      const known = await attack("mira@demo.test");
      const unknown = await attack("stranger@demo.test");
      for (const answers of [known, unknown]) {
        expect(count(answers, 401)).toBeLessThanOrEqual(10);
        expect(count(answers, 401)).toBeGreaterThanOrEqual(5);
        expect(count(answers, 401) + count(answers, 429)).toBe(GUESSES);
      }
      const [refused, other] = [known, unknown].map((answers) => answers.find(({ statusCode }) => statusCode === 429));
      expect(refused?.json()).toMatchObject({
        code: "auth.tooManyAttempts",
        detail: expect.stringMatching(/^Too many attempts\. Try again in \d+ minutes?\.$/),
      });
      expect(other?.json()).toMatchObject({ ...refused?.json(), detail: expect.any(String) });
      expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
      expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    });

    test("makes one wait longer and longer, but never more than a quarter of an hour", async () => {
      await quietWindow();
      const email = "patient@demo.test";
      const untilRefused = async () => {
        for (let evaluated = 0; ; evaluated++) {
          const answer = await inject(email, "guess", "198.51.100.77");
          if (answer.statusCode === 429) return { evaluated, wait: Number(answer.headers["retry-after"]) };
        }
      };
      const first = await untilRefused();
      expect(first.evaluated).toBe(5);
      expect(first.wait).toBeLessThanOrEqual(60);
      await app.database.query({ text: "delete from attempt where scope = 'signIn/60'", values: [] });
      const second = await untilRefused();
      expect(second.evaluated).toBe(3);
      expect(second.wait).toBeLessThanOrEqual(5 * 60);
      await app.database.query({ text: "delete from attempt where scope in ('signIn/60', 'signIn/300')", values: [] });
      const third = await untilRefused();
      expect(third.evaluated).toBe(2);
      expect(third.wait).toBeLessThanOrEqual(15 * 60);
    });

    test("locks its owner out nowhere they sign in, and nowhere else for longer than a quarter of an hour", async () => {
      await quietWindow();
      const [, email] = LOGINS.member;
      const right = (remoteAddress: string) => inject(email, "Sondeo-demo-1", remoteAddress);
      expect((await right("203.0.113.5")).statusCode).toBe(200);
      expect(count(await attack(email), 429)).toBeGreaterThanOrEqual(30);
      expect((await right("203.0.113.5")).statusCode).toBe(200);
      expect((await right("203.0.113.99")).statusCode).toBe(429);
      await pass(15);
      expect((await right("203.0.113.99")).statusCode).toBe(200);
    });

    test("is not what right sign-ins count as, even many", async () => {
      for (let time = 0; time < 25; time++)
        expect((await inject(LOGINS.member[1], "Sondeo-demo-1", "203.0.113.6")).statusCode).toBe(200);
    });

    test("is counted for each address too, whatever the e-mail", async () => {
      await quietWindow();
      await app.database.query({
        text: `insert into attempt (scope, key_hash, window_start, count)
          select 'signIn.from/900', sha256('203.0.113.200'::bytea), to_timestamp(floor(extract(epoch from now()) / 900) * 900), 600`,
        values: [],
      });
      expect((await inject("anybody@demo.test", "guess", "203.0.113.200")).statusCode).toBe(429);
      expect((await inject("anybody@demo.test", "guess", "203.0.113.201")).statusCode).toBe(401);
    });
  });

  test("tokens are hashed at rest", async () => {
    const token = await app.signIn("client");
    const rows = await app.database.query<{ token_hash: Buffer }>({ text: "select token_hash from session", values: [] });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
  });
});
