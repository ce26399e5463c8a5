import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { newId } from "../../src/shared/ids";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { linkOf, mailsTo, mailTo } from "../helpers/outbox";

const GOOD = "Three-ducks-4";

/** The two sorts of staff: who gives the roles, where, and how those who have one come in. */
const STAFF = [
  {
    resource: "moderators",
    chief: "mainAdmin",
    role: "MODERATOR",
    chiefRole: { role: "ADMINISTRATOR", mainAdmin: true },
    less: [{ role: "MODERATOR" }, { mainAdmin: false }],
    login: LOGINS.moderator[0],
    signInPage: "/c/demo/backoffice",
    page: "/c/demo/reset-password-backoffice",
    codes: "/experienceLabs/client",
  },
  {
    resource: "suite-users",
    chief: "client",
    role: "OBSERVER",
    chiefRole: { role: "SUPERADMIN" },
    less: [{ role: "ADMINISTRATOR" }],
    login: LOGINS.client[0],
    signInPage: "/suite",
    page: "/suite/reset-password",
    codes: "/clientSuite",
  },
] as const;

describe.each(CONCURRENT_ENGINE)("roles, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const password = async (email: string) => {
    const account = app.database.kysely.selectFrom("account").select("passwordHash").where("email", "=", email);
    return (await account.executeTakeFirst())?.passwordHash;
  };

  describe.each(STAFF)("$resource", ({ resource, chief, role, chiefRole, less, login, page, signInPage, codes }) => {
    const url = `/api/${resource}`;
    const call = async (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object, token?: string) =>
      app.call({
        method,
        url: `${url}${path}`,
        token: token ?? (await app.signIn(chief)),
        headers: { host: "sondeo.test", "accept-language": "en" },
        ...(body ? { body } : {}),
      });
    const create = async (email: string, values: object = { role }) => {
      const answer = await call("POST", "", { email, name: "New", ...values });
      expect(answer.statusCode, answer.body).toBe(201);
      return answer.json().id as string;
    };
    const idOf = async (email: string) => {
      const filter = encodeURIComponent(JSON.stringify({ email }));
      return (await call("GET", `?filter=${filter}`)).json()[0].id as string;
    };
    const come = (email: string, secret: string) => app.call({ method: "POST", url: login, body: { email, password: secret } });

    /** Another one who may do all, able to sign in. */
    async function createChief(email: string): Promise<{ id: string; token: string }> {
      const id = await create(email, chiefRole);
      const passwordHash = await hashPassword(GOOD);
      await app.database.kysely.updateTable("account").set({ passwordHash }).where("email", "=", email).execute();
      return { id, token: (await come(email, GOOD)).json().authToken };
    }

    test("whoever is new gets a mail with a link to a first password, good for a week and once", async () => {
      const email = `new@${resource}.test`;
      await create(email);
      const mail = await mailTo(app, email);
      expect(mail.template).toBe("staffInvitation");
      const { page: shown, userId, codeAction } = linkOf(mail);
      expect(shown).toBe(`http://localhost:3000${page}`);
      expect((await come(email, GOOD)).statusCode).toBe(401);

      const post = (path: string, body: object) => app.call({ method: "POST", url: `${codes}/${userId}/${path}`, body });
      const checked = (await post("checkResetCode", { codeAction })).json();
      expect(checked.purpose).toBe("invite");
      const days = (Date.parse(checked.expiresAt) - Date.now()) / 86_400_000;
      expect(days).toBeGreaterThan(6.9);
      expect(days).toBeLessThanOrEqual(7.01);
      expect((await post("resetNewPassword", { codeAction, password: "weak" })).statusCode).toBe(400);
      expect((await post("resetNewPassword", { codeAction, password: GOOD })).statusCode).toBe(200);
      expect((await post("resetNewPassword", { codeAction, password: GOOD })).json().code).toBe("auth.wrongCode");
      expect((await come(email, GOOD)).statusCode).toBe(200);
    });

    test("whoever has an account keeps the password and is told of the role", async () => {
      const email = LOGINS.member[1];
      const before = await password(email);
      const count = (await mailsTo(app, email)).length;
      const id = await create(email);
      const mail = await mailTo(app, email, count + 1);
      expect(mail.template).toBe("roleGranted");
      expect(mail.text).toContain(`http://localhost:3000${signInPage}`);
      expect(mail.text).not.toContain("code=");
      expect(await password(email)).toBe(before);
      expect((await come(email, DEMO_PASSWORD)).statusCode).toBe(200);
      expect((await call("DELETE", `/${id}`)).statusCode).toBe(200);
      expect((await come(email, DEMO_PASSWORD)).statusCode).toBe(401);
    });

    test("a role that is not given sends nothing", async () => {
      const email = `twice@${resource}.test`;
      await create(email);
      const again = await call("POST", "", { email, name: "Again", role });
      expect(again.statusCode).toBe(409);
      expect(await mailsTo(app, email)).toHaveLength(1);
    });

    test("the last who gives roles can neither go nor be made less", async () => {
      const id = await idOf(LOGINS[chief][1]);
      const refusal = { code: "access.lastMainAdmin", detail: expect.stringMatching(/super administrator who can sign in/) };
      const attempts = [
        await call("DELETE", `/${id}`),
        await call("DELETE", `?filter=${encodeURIComponent(JSON.stringify({ id: [id] }))}`),
        await call("POST", `/${id}/erasure`),
      ];
      for (const change of less) attempts.push(await call("PUT", `/${id}`, change));
      for (const answer of attempts) {
        if (answer.statusCode === 404 && answer.json().code === "route.notFound") continue;
        expect(answer.statusCode, answer.body).toBe(409);
        expect(answer.json()).toMatchObject(refusal);
      }
      const { statusCode } = await call("PUT", `/${id}`, { surname: "Still here" });
      expect(statusCode).toBe(200);
      expect((await call("GET", `/${id}`)).json()).toMatchObject(chiefRole);
    });

    test("where none is able to, the others can be changed all the same", async () => {
      const email = `other@${resource}.test`;
      const id = await create(email);
      const own = await app.signIn(chief);
      const setHash = (hash: string | null | undefined) =>
        app.database.query({ text: "update account set password_hash = $2 where email = $1", values: [LOGINS[chief][1], hash] });
      const before = await password(LOGINS[chief][1]);
      await setHash(null);
      const answer = await call("PUT", `/${id}`, { surname: "Changed" }, own);
      await setHash(before);
      expect(answer.statusCode, answer.body).toBe(200);
    });

    test("one who has not come in yet does not count as another", async () => {
      const id = await idOf(LOGINS[chief][1]);
      const invited = await create(`invited@${resource}.test`, chiefRole);
      expect((await call("DELETE", `/${id}`)).json().code).toBe("access.lastMainAdmin");
      expect((await call("DELETE", `/${invited}`)).statusCode).toBe(200);
    });

    test("of two the one may go, and both together not", async () => {
      const id = await idOf(LOGINS[chief][1]);
      const second = await createChief(`second@${resource}.test`);
      const both = encodeURIComponent(JSON.stringify({ id: [id, second.id] }));
      const together = await call("DELETE", `?filter=${both}`);
      expect(together.json().code, together.body).toBe("access.lastMainAdmin");
      const [change] = less;
      const demoted = await call("PUT", `?filter=${both}`, change);
      expect(demoted.json().code, demoted.body).toBe("access.lastMainAdmin");
      expect((await call("GET", `/${id}`)).json()).toMatchObject(chiefRole);
      expect((await call("DELETE", `/${second.id}`)).statusCode).toBe(200);
    });

    test.skipIf(engine !== "postgres")("of two who remove or demote each other at once one remains, in 20 rounds", async () => {
      const id = await idOf(LOGINS[chief][1]);
      const [first] = less;
      for (let round = 0; round < 20; round++) {
        const own = await app.signIn(chief);
        const second = await createChief(`rival${round}@${resource}.test`);
        const answers = await Promise.all(
          round % 2 === 0
            ? [call("DELETE", `/${second.id}`, undefined, own), call("PUT", `/${id}`, first, second.token)]
            : [call("PUT", `/${second.id}`, first, own), call("PUT", `/${id}`, first, second.token)],
        );
        const outcomes = answers.map(({ statusCode }) => statusCode).sort();
        // The loser's own rights may be gone before its turn: signed out, or denied.
        expect(outcomes[0], JSON.stringify(answers.map(({ body }) => body))).toBe(200);
        expect([401, 403, 409]).toContain(outcomes[1]);
        await app.database.query({
          text: "update staff_role set role = $2, main_admin = $3 where id = $1",
          values: [id, chiefRole.role, "mainAdmin" in chiefRole],
        });
        await app.database.query({ text: "delete from staff_role where id = $1", values: [second.id] });
      }
    });
  });

  test("an invitation's link leads to where the server listens, over HTTP too", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const answer = await fetch(`${address}/api/moderators`, {
      method: "POST",
      headers: { authorization: `Bearer ${await app.signIn("mainAdmin")}`, "content-type": "application/json" },
      body: JSON.stringify({ email: "http@role.test", name: "x".repeat(80), role: "MODERATOR" }),
    });
    expect(answer.status).toBe(201);
    expect(linkOf(await mailTo(app, "http@role.test")).page).toBe(
      `http://localhost:${new URL(address).port}/c/demo/reset-password-backoffice`,
    );
  });

  test("a member can't be given an e-mail that is none, nor a role in the body", async () => {
    const token = await app.signIn("mainAdmin");
    for (const email of ["new", "new@role.test\r\nBcc: eva@role.test", ["new@role.test"], "ana@x"]) {
      const body = { email, name: "New", role: "MODERATOR" };
      expect((await app.call({ method: "POST", url: "/api/moderators", token, body })).statusCode, String(email)).toBe(400);
    }
    const body = { email: "new@role.test", name: "New", role: "MODERATOR", accountId: newId() };
    expect((await app.call({ method: "POST", url: "/api/moderators", token, body })).statusCode).toBe(400);
    expect(await mailsTo(app, "new@role.test")).toEqual([]);
  });
});
