import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startApp, type TestApp } from "../helpers/app";
import { BUILT, PENDING, SPEC_CALLS } from "./specCalls";

const DEMO = { email: "member@demo.test", password: "Sondeo-demo-1" };

/** A request of each built call that works, on the demo. */
const EXAMPLES: Readonly<Record<string, (app: TestApp) => ReturnType<TestApp["call"]>>> = {
  "POST /experienceLabs/:origin/user/login": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/user/login", body: DEMO }),
  "POST /experienceLabs/:origin/client/login": (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/client/login", body: { ...DEMO, email: "moderator@demo.test" } }),
  "POST /admin/communities/login": (app) =>
    app.call({ method: "POST", url: "/admin/communities/login", body: { ...DEMO, email: "backoffice@demo.test" } }),
  "POST /experienceLabs/:origin/user/logout": async (app) =>
    app.call({ method: "POST", url: "/experienceLabs/demo/user/logout", token: await app.signIn("member") }),
  "GET /experienceLabs/personalization/:origin": (app) => app.call({ url: "/experienceLabs/personalization/demo" }),
};

describe("the spec's calls", () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
    await app.app.ready();
  });
  afterAll(() => app.close());

  const keys = SPEC_CALLS.map(({ method, path }) => `${method} ${path}`);

  test("stand in the table once each", () => {
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBeGreaterThan(150);
  });

  test("are all either built or pending by name", () => {
    expect([...BUILT, ...PENDING].sort()).toEqual([...keys].sort());
  });

  test.each(SPEC_CALLS.map((call) => [`${call.method} ${call.path}`, call] as const))(
    "%s is a route if and only if it is built",
    (key, { method, path }) => {
      expect(app.app.hasRoute({ method, url: path })).toBe(BUILT.includes(key));
    },
  );

  test("that are built have an example", () => {
    expect(Object.keys(EXAMPLES).sort()).toEqual([...BUILT].sort());
  });

  test.each(Object.entries(EXAMPLES))("%s answers its example", async (key, request) => {
    const answer = await request(app);
    expect(answer.statusCode).toBe(key.endsWith("/logout") ? 204 : 200);
  });

  test("that are pending are not in OpenAPI", async () => {
    const { paths } = (await app.call({ url: "/openapi.json" })).json();
    const documented = Object.keys(paths).map((path) => path.replace(/\{(\w+)\}/g, ":$1"));
    const pending = PENDING.map((call) => call.split(" ")[1]).filter((path) => !BUILT.some((call) => call.endsWith(` ${path}`)));
    expect(documented.filter((path) => pending.includes(path))).toEqual([]);
  });
});
