import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ANY_ENGINE, LOGINS, startApp, type TestApp } from "../helpers/app";
import { otherCommunity } from "../helpers/communities";
import { rows } from "../helpers/identity";

type Who = keyof typeof LOGINS;

/** Of every sort of session one, and a resource of which it may read a record. */
const READERS: readonly (readonly [Who, string])[] = [
  ["moderator", "members"],
  ["observer", "tags"],
  ["mainAdmin", "moderators"],
  ["client", "communities"],
  ["backoffice", "communities"],
  ["backoffice", "companies"],
];

// What a session is known to be after its first read makes the next ones shorter, and changes nothing else.
describe.each(ANY_ENGINE)("a record that a session reads again, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
    const tag = await app.call({
      method: "POST",
      url: "/api/tags",
      token: await app.signIn("moderator"),
      body: { name: "again" },
    });
    expect(tag.statusCode, tag.body).toBe(201);
  });
  afterAll(() => app.close());

  async function readable(who: Who, resource: string) {
    const token = await app.signIn(who);
    const [record] = (await app.call({ url: `/api/${resource}`, token })).json();
    const read = () => app.call({ url: `/api/${resource}/${record.id}`, token });
    const first = await read();
    expect(first.statusCode, first.body).toBe(200);
    return { token, read, first: first.json() };
  }

  test.each(READERS)("is the same for %s, of %s", async (who, resource) => {
    const { token, read, first } = await readable(who, resource);
    const again = await read();
    expect([again.statusCode, again.json()]).toEqual([200, first]);
    const nowhere = await app.call({ url: `/api/${resource}/0193fd0a-7c1e-7000-8000-000000000001`, token });
    expect(nowhere.statusCode).toBe(404);
  });

  test("is nobody's any more once the session has ended, or the role is gone", async () => {
    const { token, read } = await readable("moderator", "members");
    await rows(app, "update staff_role set role = 'OBSERVATOR' where email = $1", [LOGINS.moderator[1]]);
    expect((await app.call({ method: "POST", url: "/api/tags", token, body: { name: "no more" } })).statusCode).toBe(403);
    expect((await read()).statusCode).toBe(200);
    await rows(app, "update staff_role set account_id = null where email = $1", [LOGINS.moderator[1]]);
    expect((await read()).statusCode).toBe(401);

    const other = await readable("observer", "tags");
    await app.call({ method: "POST", url: "/api/logout", token: other.token });
    expect((await other.read()).statusCode).toBe(401);
  });

  test("waits for the second step as soon as one is asked for", async () => {
    const { read } = await readable("mainAdmin", "moderators");
    await rows(app, "update community set staff_needs2_f_a = true where origin = 'demo'");
    const held = await read();
    await rows(app, "update community set staff_needs2_f_a = false");
    expect([held.statusCode, held.json().code]).toEqual([403, "auth.stepRequired"]);
  });

  test("of another community is not there, but for the back office", async () => {
    const other = await otherCommunity(app);
    const url = `/api/communities/${other.communityId}`;
    for (const [who, status] of [
      ["client", 404],
      ["backoffice", 200],
    ] as const) {
      const { token } = await readable(who, "communities");
      expect((await app.call({ url, token })).statusCode).toBe(status);
    }
  });
});
