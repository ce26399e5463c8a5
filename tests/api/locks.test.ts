import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CONCURRENT_ENGINE, startApp, type TestApp } from "../helpers/app";

describe.each(CONCURRENT_ENGINE)("edit locks on %s", (engine) => {
  let app: TestApp;
  let moderator: string;
  let admin: string;
  let observer: string;
  let url: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    [moderator, admin, observer] = await Promise.all([app.signIn("moderator"), app.signIn("mainAdmin"), app.signIn("observer")]);
    const [member] = (await app.call({ url: "/api/members", token: moderator })).json();
    url = `/api/members/${member.id}/lock`;
  });
  afterAll(() => app.close());

  const take = (token: string, holder: string, query = "") =>
    app.call({ method: "PUT", url: url + query, token, body: { holder } });
  const release = (token: string, holder: string) => app.call({ method: "DELETE", url: `${url}?holder=${holder}`, token });

  test("are for those who may change the record", async () => {
    expect((await app.call({ method: "PUT", url, body: { holder: "a" } })).statusCode).toBe(401);
    expect((await take(observer, "a")).json().code).toBe("access.denied");
    const missing = `/api/members/${crypto.randomUUID()}/lock`;
    const answer = await app.call({ method: "PUT", url: missing, token: moderator, body: { holder: "a" } });
    expect(answer.json().code).toBe("record.notFound");
    expect((await app.call({ method: "PUT", url, token: moderator, body: {} })).statusCode).toBe(400);
  });

  test("name who is editing, until it is given up", async () => {
    expect((await take(moderator, "window-1")).json()).toMatchObject({ isOwn: true, holder: "window-1" });
    expect((await take(moderator, "window-1")).statusCode).toBe(200);
    const refused = await take(admin, "window-2");
    expect(refused.statusCode).toBe(423);
    expect(refused.json()).toMatchObject({ code: "record.locked", isSelf: false });
    expect(refused.json().detail).toContain(refused.json().name);
    // Somebody else's lock is not theirs to give up.
    await release(admin, "window-1");
    expect((await take(admin, "window-2")).statusCode).toBe(423);
    expect((await release(moderator, "window-1")).statusCode).toBe(204);
    expect((await take(admin, "window-2")).statusCode).toBe(200);
    await release(admin, "window-2");
  });

  test("tell a person's own other window apart", async () => {
    await take(moderator, "window-1");
    expect((await take(moderator, "window-3")).json()).toMatchObject({ code: "record.locked", isSelf: true });
    await release(moderator, "window-1");
  });

  test("are taken over on purpose, and run out by themselves", async () => {
    await take(moderator, "window-1");
    expect((await take(admin, "window-2", "?takeover=true")).json().holder).toBe("window-2");
    expect((await take(moderator, "window-1")).statusCode).toBe(423);
    await app.database.query({ text: "update record_lock set expires_at = now() - interval '1 second'", values: [] });
    expect((await take(moderator, "window-1")).statusCode).toBe(200);
    await release(moderator, "window-1");
  });

  test("go to one of many who want it at once", async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => take(admin, `race-${index}`)));
    expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
  });
});
