import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { offerSetup } from "../../src/server/access/accounts/setup";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";

const ACCOUNT = { email: "First@Example.com", password: "Sondeo-admin-1" };

describe.each(ANY_ENGINE)("the one-time setup link on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine, hasDemo: false });
  });
  afterAll(() => app.close());

  const setUp = (body: object) => app.call({ method: "POST", url: "/admin/setup", body });

  test("makes the first back-office account once, and never again", async () => {
    const earlier = await offerSetup(app.database.kysely);
    const token = await offerSetup(app.database.kysely);
    expect((await setUp({ ...ACCOUNT, token: "guessed" })).json().code).toBe("auth.setupSpent");
    const weak = await setUp({ ...ACCOUNT, token, password: "short" });
    expect(weak.json().errors).toEqual([expect.objectContaining({ path: "/password", rule: "password" })]);

    const attempts = await Promise.all(Array.from({ length: 10 }, () => setUp({ ...ACCOUNT, token })));
    expect(attempts.map((answer) => answer.statusCode).sort()).toEqual([204, ...Array(9).fill(403)]);
    expect((await setUp({ ...ACCOUNT, token: earlier })).statusCode).toBe(403);
    expect(await offerSetup(app.database.kysely)).toBeUndefined();

    const login = await app.call({
      method: "POST",
      url: "/admin/communities/login",
      body: { ...ACCOUNT, email: "first@example.com" },
    });
    expect(login.statusCode).toBe(200);
  });

  test("there are no demo accounts without the demo", async () => {
    const login = await app.call({
      method: "POST",
      url: "/admin/communities/login",
      body: { email: "backoffice@demo.test", password: "Sondeo-demo-1" },
    });
    expect(login.statusCode).toBe(401);
    expect((await app.call({ url: "/api/door" })).statusCode).toBe(404);
  });
});
