import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";

describe.each(ANY_ENGINE)("drafts on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let observer: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    moderator = await app.signIn("moderator");
    observer = await app.signIn("observer");
  });
  afterAll(() => app.close());

  const url = "/api/drafts/create:members";
  const put = (token: string, body: object) => app.call({ method: "PUT", url, token, body });

  test("are asked for with a session", async () => {
    for (const method of ["GET", "PUT", "DELETE"] as const) {
      const answer = await app.call({ method, url, body: method === "PUT" ? { data: {} } : undefined });
      expect(answer.json().code).toBe("auth.notAuthenticated");
    }
  });

  test("keep what was written, for the person who wrote it", async () => {
    expect((await app.call({ url, token: moderator })).json()).toMatchObject({ status: 404, code: "draft.notFound" });
    const saved = await put(moderator, { data: { nickname: "lu" } });
    expect(saved.json()).toMatchObject({ data: { nickname: "lu" }, version: 1 });
    expect((await app.call({ url, token: moderator })).json()).toEqual(saved.json());
    expect((await app.call({ url, token: observer })).statusCode).toBe(404);
  });

  test("are found by the start of their key, one's own only", async () => {
    const list = (token: string, prefix: string) => app.call({ url: `/api/drafts?prefix=${prefix}`, token });
    expect((await list(moderator, "create:")).json()).toMatchObject([{ key: "create:members", data: { nickname: "lu" } }]);
    expect((await list(moderator, "edit:members")).json()).toEqual([]);
    expect((await list(observer, "create:")).json()).toEqual([]);
    expect((await list(moderator, "wizard:")).statusCode).toBe(400);
  });

  test("notice a second window", async () => {
    const { version } = (await put(moderator, { data: { nickname: "luc" } })).json();
    expect((await put(moderator, { data: { nickname: "lucia" }, version })).json().version).toBe(version + 1);
    const late = await put(moderator, { data: { nickname: "old" }, version });
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: "draft.conflict", current: { data: { nickname: "lucia" } } });
  });

  test("are discarded", async () => {
    expect((await app.call({ method: "DELETE", url, token: moderator })).statusCode).toBe(204);
    expect((await app.call({ url, token: moderator })).statusCode).toBe(404);
  });

  test("are refused where they could not be stored or found again", async () => {
    expect((await put(moderator, { data: { nickname: "a\u0000b" } })).json().errors[0].path).toBe("/data");
    expect((await put(moderator, { data: [] })).statusCode).toBe(400);
    const elsewhere = await app.call({ method: "PUT", url: "/api/drafts/wizard:x", token: moderator, body: { data: {} } });
    expect(elsewhere.statusCode).toBe(400);
  });
});
