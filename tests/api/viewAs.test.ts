import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, LOGINS, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { type Route, startAppWithRoutes } from "../helpers/routes";

const ABSENT = "0193fd0a-7c1e-7000-8000-00000000dead";
const READING = ["GET", "HEAD", "OPTIONS"];
const SIGN_OUTS = ["/api/logout", "/experienceLabs/:origin/user/logout"];

describe.each(CONCURRENT_ENGINE)("a company's suite, looked at by the back office, on %s", (engine) => {
  let app: TestApp;
  let routes: readonly Route[];
  let backoffice: string;
  let company: string;
  let person: string;

  beforeAll(async () => {
    ({ app, routes } = await startAppWithRoutes({ engine }));
    backoffice = await app.signIn("backoffice");
    const [row] = await rows<{ space_id: string; id: string }>(
      app,
      "select space_id, id from staff_role where role = 'SUPERADMIN'",
    );
    [company, person] = [row?.space_id ?? "", row?.id ?? ""];
  });
  afterAll(() => app.close());

  const get = (url: string, token: string) => app.call({ url, token });
  const start = (who = person, token = backoffice) =>
    app.call({ method: "POST", url: `/api/companies/${company}/view-as`, token, body: { person: who } });
  const view = async (who = person): Promise<string> => {
    const answer = await start(who);
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json().authToken;
  };

  test("reads what that person reads, says so, and ends after half an hour", async () => {
    const { people } = (await get(`/api/companies/${company}/view-as`, backoffice)).json();
    expect(people[0]).toMatchObject({ id: person, role: "SUPERADMIN", email: LOGINS.client[1] });
    const answer = await start();
    const { authToken: token, until, address } = answer.json();
    expect(address).toBe("/suite");
    expect(Math.abs(Date.parse(until) - Date.now() - 30 * 60_000)).toBeLessThan(60_000);
    expect(String(answer.headers["set-cookie"])).toMatch(/HttpOnly/);
    expect(String(answer.headers["set-cookie"])).toMatch(/Max-Age=1800/);
    const session = (await get("/api/session", token)).json();
    expect(session).toMatchObject({ kind: "suite", subjectId: person, accessKeys: ["suite:SUPERADMIN"], viewingUntil: until });
    expect(session.account.email).toBe(LOGINS.backoffice[1]);
    const client = await app.signIn("client");
    expect((await get("/api/session", client)).json().viewingUntil).toBeNull();
    for (const url of [
      "/api/studies",
      "/api/contracts",
      "/api/suite-users",
      "/clientSuite/creditsPlan/planData",
      "/api/credits/orders",
    ])
      expect((await get(url, token)).json(), url).toEqual((await get(url, client)).json());
    // Nothing of the person's own: neither where they are signed in, nor by what.
    const sessions = (await get("/api/sessions", token)).json();
    const own = await rows(app, "select 1 from session where account_id = (select id from account where email = $1)", [
      LOGINS.backoffice[1],
    ]);
    expect(sessions).toHaveLength(own.length);
    expect((await get("/api/suite-users", token)).body).not.toMatch(/\$argon2|password/i);
    await rows(app, "update session set expires_at = now() - interval '1 second' where is_viewing");
    expect((await get("/api/studies", token)).statusCode).toBe(401);
  });

  test("is offered nothing that writes", async () => {
    const ofClient = (await get("/api/catalog", await app.signIn("client"))).json();
    const { entities, wizards, mayUpload } = (await get("/api/catalog", await view())).json();
    expect(entities.map(({ name }: { name: string }) => name)).toEqual(
      ofClient.entities.map(({ name }: { name: string }) => name),
    );
    for (const { name, actions, states, create, update } of entities) {
      expect([name, actions.create, actions.update, actions.delete]).toEqual([name, false, false, false]);
      expect([name, states?.transitions ?? [], create, update]).toEqual([name, [], undefined, undefined]);
    }
    expect([wizards, mayUpload]).toEqual([[], false]);
  });

  test("is named in the company's activity log, with who looked, on both sides", async () => {
    await view();
    for (const [token, query] of [
      [await app.signIn("client"), ""],
      [backoffice, `?space=${company}`],
    ] as const) {
      const { entries } = (await get(`/api/activity-log${query}`, token)).json();
      const [entry] = entries.filter(({ action }: { action: string }) => action === "viewAs");
      expect(entry).toMatchObject({ kind: "access", by: "backoffice", person: { name: LOGINS.backoffice[1] }, recordId: person });
      expect(entry.text).toContain("ha mirado la suite como");
    }
  });

  test("refuses every call that writes, before anything of it is read", async () => {
    const token = await view();
    const writing = routes.filter(({ method, url }) => !READING.includes(method) && !SIGN_OUTS.includes(url));
    expect(writing.length).toBeGreaterThan(300);
    const before = await rows(app, "select count(*)::int as count from audit_log");
    for (const { method, url } of writing) {
      const path = url.replaceAll(/:[A-Za-z]+(\([^)]*\))?/g, ABSENT).replaceAll("*", "x");
      const answer = await app.call({ method: method as "POST", url: path, token, body: {} });
      expect([`${method} ${url}`, answer.statusCode, answer.json().code]).toEqual([`${method} ${url}`, 403, "access.viewing"]);
    }
    expect(await rows(app, "select count(*)::int as count from audit_log")).toEqual(before);
    expect(
      (await app.call({ method: "PUT", url: `/api/companies/${company}`, token, body: { name: "X" } })).json().detail,
    ).toContain("no se puede cambiar nada");
  });

  test("by a cookie refuses writes as well, and leaves the back office's own session as it is", async () => {
    const token = await view();
    const cookie = `sondeo.suite.${company}=${token}; sondeo.backoffice=${backoffice}`;
    const post = (space: string) =>
      app.app.inject({
        method: "POST",
        url: "/api/studies",
        headers: { cookie, "x-space": space, origin: "http://localhost", host: "localhost" },
        payload: {},
      });
    expect((await post(`suite:${company}`)).json().code).toBe("access.viewing");
    expect((await post("backoffice")).json().code).not.toBe("access.viewing");
    const out = await app.call({ method: "POST", url: "/api/logout", token });
    expect(out.statusCode).toBe(204);
    expect((await get("/api/studies", token)).statusCode).toBe(401);
    expect((await get("/api/session", backoffice)).json().kind).toBe("backoffice");
  });

  test("is the back office's alone, for people of that company, and ends with the right to it", async () => {
    for (const who of ["client", "moderator", "member"] as const) {
      const token = await app.signIn(who);
      expect((await start(person, token)).statusCode).toBe(403);
      expect((await get(`/api/companies/${company}/view-as`, token)).statusCode).toBe(403);
    }
    expect((await start(ABSENT)).statusCode).toBe(404);
    const [moderator] = await rows<{ id: string }>(
      app,
      "select r.id from staff_role r join space s on s.id = r.space_id where s.kind = 'community' limit 1",
    );
    expect((await start(moderator?.id)).statusCode).toBe(404);
    const token = await view();
    await rows(app, "update account set is_backoffice = false where email = $1", [LOGINS.backoffice[1]]);
    expect((await get("/api/studies", token)).statusCode).toBe(401);
    await rows(app, "update account set is_backoffice = true where email = $1", [LOGINS.backoffice[1]]);
    expect((await get("/api/studies", token)).statusCode).toBe(200);
  });
});
