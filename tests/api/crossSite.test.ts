import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "../helpers/app";
import { type Route, startAppWithRoutes } from "../helpers/routes";
import { fingerprintsOf } from "../helpers/tableFingerprints";

const HOST = "research.example";
const FOREIGN = [
  undefined,
  "null",
  "https://evil.example",
  `https://${HOST}.evil.example`,
  `https://evil-${HOST}`,
  `https://sub.${HOST}`,
  `https://${HOST}:8443`,
  `https://${HOST}@evil.example`,
  `${HOST}`,
  "",
];
/** What lets people stop mails works from their mail programme (RFC 8058): its token says all, no cookie is looked at. */
const WITHOUT_COOKIES = ["POST /experienceLabs/unsubscribe/:token", "POST /experienceLabs/unsubscribe/:token/undo"];
/** Programs that keep cookies sign in again and again, and name no page. */
const SIGN_INS: readonly string[] = Object.values(LOGINS).map(([url]) => url.replace("/demo/", "/:origin/"));
const PEOPLE = ["mainAdmin", "member", "client", "backoffice"] as const;

describe("writes from another site's page", () => {
  let app: TestApp;
  let routes: readonly Route[];
  const cookies: Partial<Record<keyof typeof LOGINS, string>> = {};
  const ids = new Map<string, string>();
  let paths: Readonly<Record<string, Readonly<Record<string, { readonly requestBody?: RequestBody }>>>>;

  interface RequestBody {
    readonly content: Readonly<Record<string, { readonly example?: object }>>;
  }

  async function cookieOf(who: keyof typeof LOGINS): Promise<string> {
    const [url, email] = LOGINS[who];
    const answer = await app.call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
    return String(answer.headers["set-cookie"]).split(";")[0] ?? "";
  }

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes());
    for (const who of PEOPLE) cookies[who] = await cookieOf(who);
    for (const who of PEOPLE) {
      for (const { method, url } of routes) {
        const resource = /^\/api\/([a-z-]+)$/.exec(url)?.[1];
        if (method !== "GET" || !resource || ids.has(resource)) continue;
        const answer = await app.call({ url, headers: { cookie: cookies[who] ?? "" } });
        const [first] = answer.statusCode === 200 && answer.body.startsWith("[") ? (answer.json() as { id?: string }[]) : [];
        if (first?.id) ids.set(resource, first.id);
      }
    }
    paths = (await app.call({ url: "/openapi.json" })).json().paths;
  });
  afterAll(() => app.close());

  const writes = () => routes.filter(({ method, url }) => method !== "GET" && !WITHOUT_COOKIES.includes(`${method} ${url}`));

  function addressOf({ url }: Route): string {
    const own = ids.get(url.split("/")[2] ?? "") ?? "0193fd0a-7c1e-7000-8000-000000000001";
    return url.replace(/:(\w+)/g, (_whole, name) => (name === "origin" ? "demo" : name === "entryId" ? "1" : own));
  }

  function bodyOf({ method, url }: Route): object {
    const operation = paths[url.replace(/:(\w+)/g, "{$1}")]?.[method.toLowerCase()];
    return operation?.requestBody?.content["application/json"]?.example ?? {};
  }

  function send(route: Route, who: (typeof PEOPLE)[number], origin: string | undefined) {
    return app.app.inject({
      method: route.method as "POST",
      url: addressOf(route),
      headers: { host: HOST, cookie: cookies[who] ?? "", ...(origin === undefined ? {} : { origin }) },
      payload: bodyOf(route),
    });
  }

  test("are refused by every route, and change nothing in any table", async () => {
    const before = await fingerprintsOf(app.database);
    const taken: string[] = [];
    for (const [index, route] of writes().entries()) {
      for (const who of PEOPLE) {
        // Each route meets every origin by somebody, and every person with some.
        const some = FOREIGN.filter((_origin, n) => (n + index + PEOPLE.indexOf(who)) % PEOPLE.length === 0);
        for (const origin of some) {
          if (origin === undefined && SIGN_INS.includes(route.url)) continue;
          const answer = await send(route, who, origin);
          const isRefused = answer.statusCode === 403 && answer.json().code === "request.foreignOrigin";
          if (!isRefused) taken.push(`${route.method} ${route.url} as ${who} from ${origin}: ${answer.statusCode}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(await fingerprintsOf(app.database)).toEqual(before);
  });

  test("are told from writes of our own pages, which go through", async () => {
    const url = "/api/drafts/create:tags";
    const own = { host: HOST, origin: `https://${HOST}`, cookie: cookies.mainAdmin ?? "" };
    const saved = await app.app.inject({ method: "PUT", url, headers: own, payload: { data: { name: "one" } } });
    expect(saved.statusCode).toBe(200);
  });

  test("sent as a form, which browsers let any page do, write nothing either without a cookie", async () => {
    const before = await fingerprintsOf(app.database);
    const [url, email] = LOGINS.moderator;
    const json = JSON.stringify({ email, password: DEMO_PASSWORD });
    for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
      const answer = await app.app.inject({
        method: "POST",
        url,
        payload: json,
        headers: { host: HOST, origin: "https://evil.example", "content-type": type },
      });
      expect([type, answer.statusCode >= 400, answer.headers["set-cookie"]]).toEqual([type, true, undefined]);
    }
    expect(await fingerprintsOf(app.database)).toEqual(before);
  });

  test.each(["https://evil.example", "null"])(
    "no answer lets a script of the origin %s read it, nor changes anything",
    async (origin) => {
      const before = await fingerprintsOf(app.database);
      for (const { method, url } of routes.filter((route) => route.method === "GET")) {
        const headers = { host: HOST, origin, cookie: cookies.mainAdmin ?? "" };
        const answer = await app.app.inject({ method: method as "GET", url: addressOf({ method, url }), headers });
        const opened = Object.keys(answer.headers).filter((name) => name.startsWith("access-control-"));
        expect([url, opened]).toEqual([url, []]);
      }
      expect(await fingerprintsOf(app.database)).toEqual(before);
    },
  );
});
