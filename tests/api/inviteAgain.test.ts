import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { newId } from "../../src/shared/ids";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { linkOf, mailTo } from "../helpers/outbox";

const HEADERS = { host: "sondeo.test", "accept-language": "en" };

describe.each(ANY_ENGINE)("an invitation of the staff once more, on %s", (engine) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("mainAdmin");
  });
  afterAll(() => app.close());

  const create = async (email: string) => {
    const body = { email, name: "New", role: "MODERATOR" };
    const answer = await app.call({ method: "POST", url: "/api/moderators", token, headers: HEADERS, body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json().id as string;
  };
  const invite = (id: string, by: string | undefined = token) =>
    app.call({ method: "POST", url: `/api/moderators/${id}/invite`, headers: HEADERS, ...(by ? { token: by } : {}) });

  test("brings a second mail with a link of its own", async () => {
    const email = `again-${engine}@staff.test`;
    const id = await create(email);
    const first = await mailTo(app, email);
    expect((await invite(id)).statusCode).toBe(204);
    const second = await mailTo(app, email, 2);
    expect(second.template).toBe("staffInvitation");
    expect(linkOf(second)).not.toBe(linkOf(first));
  });

  test("is refused for whoever has a password", async () => {
    const email = `in-${engine}@staff.test`;
    const id = await create(email);
    const passwordHash = await hashPassword("Three-ducks-4");
    await app.database.kysely.updateTable("account").set({ passwordHash }).where("email", "=", email).execute();
    const answer = await invite(id);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().code).toBe("access.alreadyIn");
  });

  test("goes out three times an hour at most", async () => {
    const id = await create(`often-${engine}@staff.test`);
    const codes: number[] = [];
    for (let turn = 0; turn < 4; turn++) codes.push((await invite(id)).statusCode);
    expect(codes).toEqual([204, 204, 204, 429]);
  });

  test("is the super administrator's alone, and of nobody else's staff", async () => {
    const id = await create(`whose-${engine}@staff.test`);
    const codeOf = async (by: string | undefined) =>
      (await app.call({ method: "POST", url: `/api/moderators/${id}/invite`, headers: HEADERS, ...(by ? { token: by } : {}) }))
        .statusCode;
    expect(await codeOf(undefined)).toBe(401);
    expect(await codeOf(await app.signIn("moderator"))).toBe(403);
    expect(await codeOf(await app.signIn("administrator"))).toBe(403);
    expect(await codeOf(await app.signIn("client"))).toBe(403);
    expect((await invite(newId())).statusCode).toBe(404);
    expect((await invite("nobody")).statusCode).toBe(404);
  });
});
