import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES, LOGINS, startApp, type TestApp } from "../helpers/app";

describe.each(ENGINES)("sign-in on %s", (engine) => {
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

  test("tokens are hashed at rest", async () => {
    const token = await app.signIn("client");
    const rows = await app.database.query<{ token_hash: Buffer }>({ text: "select token_hash from session", values: [] });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some((row) => row.token_hash.toString().includes(token))).toBe(false);
  });
});
