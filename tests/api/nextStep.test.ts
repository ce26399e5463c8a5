import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { configure, joinByInvitation, rows } from "../helpers/identity";

const UNKNOWN_ID = "0193fd0a-7c1e-7000-8000-000000000001";

describe.each(ANY_ENGINE)("the steps after a login on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
    await configure(app, { legalTerms: "Versión 1", signUp: "CLOSED" });
  });
  afterAll(() => app.close());
  beforeEach(() => rows(app, "delete from attempt"));

  const stepOf = async (token: string) => (await app.call({ url: "/api/session", token })).json().nextStep;
  const accept = (token: string, id: string, accepted: unknown) =>
    app.call({ method: "POST", url: `/experienceLabs/${id}/conditions`, token, body: { accepted } });
  const present = async (id: string) =>
    (await app.call({ url: `/experienceLabs/${id}/conditions` }))
      .json()
      .documents.map(({ document, version }: { document: string; version: string }) => ({ document, version }));

  test("staff have none", async () => {
    for (const who of ["moderator", "client", "backoffice"] as const)
      expect(await stepOf(await app.signIn(who))).toBe("activities");
  });

  test("a nickname, then a photo: only the first holds back", async () => {
    const { authToken: token, nextStep } = await joinByInvitation(app, "steps@mail.test");
    expect(nextStep).toBe("after-login");
    const held = await app.call({ url: "/api/activities", token });
    expect([held.statusCode, held.json().code, held.json().nextStep]).toEqual([403, "auth.stepRequired", "after-login"]);
    expect((await app.call({ url: "/experienceLabs/demo/userData", token })).json()).toMatchObject({ nickname: null });
    const put = (body: unknown) => app.call({ method: "PUT", url: "/experienceLabs/userData", token, body });
    expect((await put({ nickname: "Escalera" })).json()).toMatchObject({ nickname: "Escalera", afterLoginComplete: false });
    expect((await app.call({ url: "/api/activities", token })).json().code).not.toBe("auth.stepRequired");
    expect(await stepOf(token)).toBe("after-login");
    expect((await put({ picture: "https://example.com/me.png" })).json()).toMatchObject({ afterLoginComplete: true });
    expect(await stepOf(token)).toBe("activities");
  });

  test("a photo holds back where the community requires one, until there is one", async () => {
    const { authToken: token } = await joinByInvitation(app, "photo@mail.test", { nickname: "Retratada" });
    const isHeld = async () => (await app.call({ url: "/api/activities", token })).json().code === "auth.stepRequired";
    expect(await isHeld()).toBe(false);
    await configure(app, { photoRequired: true });
    expect([await isHeld(), await stepOf(token)]).toEqual([true, "after-login"]);
    const picture = "https://example.com/me.png";
    await app.call({ method: "PUT", url: "/experienceLabs/userData", token, body: { picture } });
    expect([await isHeld(), await stepOf(token)]).toEqual([false, "activities"]);
    await configure(app, { photoRequired: false });
  });

  test("a legal notice is read by everybody, and accepted by nobody", async () => {
    await configure(app, { legalNotice: "Marca Ejemplo, S. L., Madrid" });
    const id = (await app.call({ url: "/experienceLabs/personalization/demo" })).json().communityId;
    const read = (await app.call({ url: `/experienceLabs/${id}/conditions` })).json();
    expect(read.notice).toBe("Marca Ejemplo, S. L., Madrid");
    expect((await present(id)).map(({ document }: { document: string }) => document)).toEqual(["CONDITIONS"]);
  });

  test("new conditions hold everybody back until they are accepted as they are now", async () => {
    const joined = await joinByInvitation(app, "conditions@mail.test", { nickname: "Lectora" });
    const { authToken: token, space } = joined;
    const first = await present(space.id);
    expect(await stepOf(token)).toBe("after-login");
    await configure(app, { legalTerms: "Versión 2" });
    expect(await stepOf(token)).toBe("conditions");
    const held = await app.call({ url: "/api/activities", token });
    expect([held.statusCode, held.json().nextStep]).toEqual([403, "conditions"]);

    const stale = await accept(token, space.id, first);
    expect([stale.statusCode, stale.json().code]).toEqual([409, "signUp.changedDocuments"]);
    expect(await stepOf(token)).toBe("conditions");
    const second = await present(space.id);
    expect((await accept(token, space.id, second)).statusCode).toBe(200);
    expect((await accept(token, space.id, second)).statusCode).toBe(200);
    expect(await stepOf(token)).toBe("after-login");
    const versions = await rows(
      app,
      "select a.document_version from acceptance a join member m on m.id = a.member where m.email = $1 order by a.id",
      ["conditions@mail.test"],
    );
    expect(versions).toEqual([...first, ...second].map(({ version }) => ({ document_version: version })));
    // Back to the first text: accepted already.
    await configure(app, { legalTerms: "Versión 1" });
    expect(await stepOf(token)).toBe("after-login");
    expect((await accept(token, UNKNOWN_ID, second)).statusCode).toBe(404);
    expect((await accept(await app.signIn("moderator"), space.id, second)).statusCode).toBe(403);
  });

  test("what is accepted can be looked at by the moderators, and written by nobody", async () => {
    const token = await app.signIn("moderator");
    const list = await app.call({ url: "/api/acceptances", token });
    expect(list.statusCode).toBe(200);
    expect(list.json().length).toBeGreaterThan(0);
    const body = { document: "CONDITIONS" };
    expect((await app.call({ method: "POST", url: "/api/acceptances", token, body })).statusCode).toBeGreaterThanOrEqual(400);
  });

  test("all calls but those that the steps need are closed to who is held back", async () => {
    const { authToken: token, space } = await joinByInvitation(app, "held@mail.test");
    const { paths } = (await app.call({ url: "/openapi.json" })).json() as { paths: Record<string, Record<string, unknown>> };
    const addressOf = (path: string) =>
      path
        .replace("{origin}", "demo")
        .replace("{communityId}", space.id)
        .replace(/\{\w+\}/g, UNKNOWN_ID);
    const isAnswered = async (method: string, path: string, bearer?: string) => {
      const body = method === "get" ? {} : { body: {} };
      const request = { method: method.toUpperCase() as "GET", url: addressOf(path), ...body };
      const answer = await app.call({ ...request, ...(bearer ? { token: bearer } : {}) });
      expect([method, path, answer.statusCode < 500]).toEqual([method, path, true]);
      return answer.statusCode < 400;
    };
    const open: string[] = [];
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of path.endsWith("/logout") ? [] : Object.keys(methods)) {
        const isOpen = (await isAnswered(method, path, token)) && !(await isAnswered(method, path));
        if (isOpen) open.push(`${method} ${path}`);
      }
    }
    expect(open.toSorted()).toEqual([
      "get /api/second-factors",
      "get /experienceLabs/{communityId}/nickname/{nickname}/availability",
      "get /experienceLabs/{communityId}/personalData",
      "get /experienceLabs/{origin}/userData",
      "put /experienceLabs/userData",
    ]);
  });
});
