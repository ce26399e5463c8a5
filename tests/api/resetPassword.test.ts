import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCode } from "../../src/server/access/credentials/codes";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { linkOf, mailsTo, mailTo } from "../helpers/outbox";
import { quietWindow } from "../helpers/quietWindow";

const GOOD = "Three-ducks-4";

/** Every way in: who comes by it, where a reset is asked for, where its code is shown, which page its mail leads to. */
const RESET_CALLS = [
  ["member", "/experienceLabs/demo/resetPassword", "/experienceLabs", "/c/demo/reset-password"],
  ["moderator", "/experienceLabs/client/demo/resetPassword", "/experienceLabs/client", "/c/demo/reset-password-backoffice"],
  ["client", "/clientSuite/resetPassword", "/clientSuite", "/suite/reset-password"],
  ["backoffice", "/admin/resetPassword", "/admin", "/admin/reset-password"],
] as const;

describe.each(CONCURRENT_ENGINE)("a forgotten password, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const post = (url: string, body: unknown, remoteAddress = "127.0.0.1") =>
    app.app.inject({
      method: "POST",
      url,
      remoteAddress,
      headers: { "accept-language": "en", host: "sondeo.test" },
      payload: body as object,
    });
  const login = (who: keyof typeof LOGINS, password: string) => post(LOGINS[who][0], { email: LOGINS[who][1], password });
  const forgetTries = () => app.database.query({ text: "delete from attempt", values: [] });
  const accountId = async (email: string) =>
    (await app.database.kysely.selectFrom("account").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
  const restore = async (who: keyof typeof LOGINS) => {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await app.database.kysely.updateTable("account").set({ passwordHash }).where("email", "=", LOGINS[who][1]).execute();
  };

  /** Asks for a reset and opens the mail. */
  async function ask(who: "member" | "moderator" | "client" | "backoffice") {
    await forgetTries();
    const [, email] = LOGINS[who];
    const count = (await mailsTo(app, email)).length;
    const [, url] = RESET_CALLS.find(([name]) => name === who) as (typeof RESET_CALLS)[number];
    const answer = await post(url, { email });
    expect(answer.statusCode, answer.body).toBe(200);
    return linkOf(await mailTo(app, email, count + 1));
  }

  test.each(RESET_CALLS)("%s asks, opens the mail, chooses another and is in", async (who, _ask, codes, page) => {
    const [, email] = LOGINS[who];
    const before = await app.signIn(who);
    const { page: shown, userId, codeAction } = await ask(who);
    expect(shown).toBe(`http://localhost:3000${page}`);
    expect(userId).toBe(await accountId(email));
    const check = await post(`${codes}/${userId}/checkResetCode`, { codeAction });
    expect(check.json()).toEqual({ purpose: "reset", expiresAt: expect.any(String) });
    const minutes = (Date.parse(check.json().expiresAt) - Date.now()) / 60_000;
    expect(minutes).toBeGreaterThan(58);
    expect(minutes).toBeLessThanOrEqual(60.1);

    const answer = await post(`${codes}/${userId}/resetNewPassword`, { codeAction, password: GOOD });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().endedSessions).toBeGreaterThan(0);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect((await app.call({ url: "/api/session", token: before })).statusCode).toBe(204);
    expect((await login(who, DEMO_PASSWORD)).statusCode).toBe(401);
    expect((await login(who, GOOD)).statusCode).toBe(200);
    expect((await mailsTo(app, email)).map(({ template }) => template).slice(-2)).toEqual(["resetPassword", "passwordChanged"]);
    await restore(who);
  });

  test("gets the same answer for an unknown e-mail, for one of another door and for one that nobody may come in by", async () => {
    await forgetTries();
    const before = (await mailsTo(app, "member@demo.test")).length;
    const known = await post("/experienceLabs/demo/resetPassword", { email: "member@demo.test" });
    for (const email of ["nobody@demo.test", "moderator@demo.test", "person1@demo.test"]) {
      const other = await post("/experienceLabs/demo/resetPassword", { email });
      expect([other.statusCode, other.body]).toEqual([known.statusCode, known.body]);
      const names = Object.keys(known.headers).filter((name) => name !== "date");
      expect(Object.keys(other.headers).filter((name) => name !== "date")).toEqual(names);
    }
    await mailTo(app, "member@demo.test", before + 1);
    for (const email of ["nobody@demo.test", "person1@demo.test"]) expect(await mailsTo(app, email)).toEqual([]);
  });

  test("is mailed to the address that the account is kept under, whatever was typed", async () => {
    await forgetTries();
    const before = (await mailsTo(app, "member@demo.test")).length;
    await post("/experienceLabs/demo/resetPassword", { email: " MEMBER@Demo.Test " });
    expect((await mailTo(app, "member@demo.test", before + 1)).recipient).toBe("member@demo.test");
  });

  test.each([
    ["no e-mail", {}],
    ["an array", { email: ["member@demo.test"] }],
    ["no address", { email: "member" }],
    ["two addresses by a line's end", { email: "member@demo.test\r\nBcc: eva@demo.test" }],
    ["something else beside", { email: "member@demo.test", role: "ADMINISTRATOR" }],
  ])("is not asked for with %s", async (_what, body) => {
    for (const [, url] of RESET_CALLS) {
      const answer = await post(url, body);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().errors.length).toBeGreaterThan(0);
    }
  });

  test("of a community that is none says so", async () => {
    for (const origin of ["nowhere", "..%2Fadmin", "%00"]) {
      const answer = await post(`/experienceLabs/${origin}/resetPassword`, { email: "member@demo.test" });
      expect([400, 404]).toContain(answer.statusCode);
    }
    const answer = await post("/experienceLabs/nowhere/resetPassword", { email: "member@demo.test" });
    expect(answer.json().detail).toBe("Community does not exist");
  });

  describe("its code", () => {
    const refusal = { code: "auth.wrongCode", detail: expect.stringMatching(/^The control code is wrong/) };
    const check = (userId: string, codeAction: unknown) => post(`/experienceLabs/${userId}/checkResetCode`, { codeAction });
    const reset = (userId: string, codeAction: unknown, password: unknown = GOOD) =>
      post(`/experienceLabs/${userId}/resetNewPassword`, { codeAction, password });

    test("is the right one of the right account, or wrong, whatever is wrong about it", async () => {
      const { userId, codeAction } = await ask("member");
      const other = await accountId("moderator@demo.test");
      const altered = `${codeAction.slice(0, -1)}${codeAction.endsWith("A") ? "B" : "A"}`;
      const attempts = [
        [userId, altered],
        [userId, "x"],
        [other, codeAction],
        ["0193fd0a-7c1e-7000-8000-000000000001", codeAction],
        ["me", codeAction],
        ["%00", codeAction],
      ] as const;
      const answers = [];
      for (const [id, code] of attempts) answers.push(await check(id, code), await reset(id, code));
      expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([400]));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers[0]?.json()).toMatchObject(refusal);
      for (const answer of answers) expect(answer.body).not.toContain(codeAction);
      expect((await check(userId, codeAction)).statusCode).toBe(200);
      expect((await login("member", DEMO_PASSWORD)).statusCode).toBe(200);
    });

    test.each([[null], [7], [["x"]], [{ ne: "" }], [""], ["x".repeat(1000)]])("is no %j", async (codeAction) => {
      const userId = await accountId("member@demo.test");
      for (const answer of [await check(userId, codeAction), await reset(userId, codeAction)]) {
        expect(answer.statusCode).toBe(400);
        expect(answer.json().errors.map(({ path }: { path: string }) => path)).toContain("/codeAction");
      }
    });

    test("is spent by one of 20 at once", async () => {
      const { userId, codeAction } = await ask("member");
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => reset(userId, codeAction, `${GOOD}${index}`)));
      const won = answers.flatMap(({ statusCode }, index) => (statusCode === 200 ? [index] : []));
      expect(won).toHaveLength(1);
      for (const answer of answers.filter(({ statusCode }) => statusCode !== 200)) expect(answer.json()).toMatchObject(refusal);
      expect((await login("member", `${GOOD}${won[0]}`)).statusCode).toBe(200);
      expect((await check(userId, codeAction)).json()).toMatchObject(refusal);
      await restore("member");
    });

    test("is not spent by a password that is refused", async () => {
      const { userId, codeAction } = await ask("member");
      for (const [password, rule] of [
        ["weak", "password"],
        ["Welcome2026!", "passwordBreached"],
        ["Lince-Demo-1", "passwordOwn"],
      ] as const) {
        const refused = await reset(userId, codeAction, password);
        expect(refused.json()).toMatchObject({ code: "request.invalid", errors: [{ path: "/password", rule }] });
      }
      expect((await reset(userId, codeAction)).statusCode).toBe(200);
      await restore("member");
    });

    test("makes those before it void, and a new password all of them", async () => {
      const first = await ask("member");
      const second = await ask("member");
      expect((await check(first.userId, first.codeAction)).statusCode).toBe(400);
      expect((await check(second.userId, second.codeAction)).statusCode).toBe(200);
      const token = await app.signIn("member");
      const body = { currentPassword: DEMO_PASSWORD, newPassword: GOOD, repeatedPassword: GOOD };
      await app.call({ method: "PUT", url: "/experienceLabs/password", token, body });
      expect((await check(second.userId, second.codeAction)).json()).toMatchObject(refusal);
      await restore("member");
    });

    test("is good for an hour", async () => {
      const userId = await accountId("member@demo.test");
      const codeAction = await createCode(app.database.kysely, { purpose: "reset", accountId: userId, minutes: 60 });
      const later = (minutes: number) =>
        app.database.query({
          text: "update code set expires_at = expires_at - make_interval(mins => $1) where spent_at is null and account_id = $2",
          values: [minutes, userId],
        });
      await later(59);
      expect((await check(userId, codeAction)).statusCode).toBe(200);
      await later(1);
      for (const answer of [await check(userId, codeAction), await reset(userId, codeAction)])
        expect(answer.json()).toMatchObject(refusal);
    });

    test("of another purpose leads to no password", async () => {
      const userId = await accountId("member@demo.test");
      const codeAction = await createCode(app.database.kysely, { purpose: "verify", accountId: userId, minutes: 60 });
      expect((await reset(userId, codeAction)).json()).toMatchObject(refusal);
    });

    test("opens the door again that guessing has closed", async () => {
      await quietWindow();
      const { userId, codeAction } = await ask("member");
      const guesses = Array.from({ length: 12 }, (_, index) =>
        post(LOGINS.member[0], { email: LOGINS.member[1], password: "guess" }, `198.51.100.${index}`),
      );
      await Promise.all(guesses);
      const from = (password: string) => post(LOGINS.member[0], { email: LOGINS.member[1], password }, "203.0.113.50");
      expect((await from(DEMO_PASSWORD)).statusCode).toBe(429);
      expect((await reset(userId, codeAction)).statusCode).toBe(200);
      expect((await from(GOOD)).statusCode).toBe(200);
      await restore("member");
    });
  });

  test("floods nobody: a few mails to one address, whether or not it is known, and not many from one caller", async () => {
    await quietWindow();
    await forgetTries();
    const before = (await mailsTo(app, "member@demo.test")).length;
    for (const email of ["member@demo.test", "nobody@demo.test"]) {
      const asked = Array.from({ length: 20 }, (_, index) =>
        post("/experienceLabs/demo/resetPassword", { email }, `198.51.100.${index}`),
      );
      const answers = await Promise.all(asked);
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(3);
      const refused = answers.find(({ statusCode }) => statusCode === 429);
      expect(refused?.json().code).toBe("auth.tooManyAttempts");
      expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
    }
    await mailTo(app, "member@demo.test", before + 3);
    expect((await mailsTo(app, "member@demo.test")).length).toBe(before + 3);
    const many = Array.from({ length: 70 }, (_, index) =>
      post("/experienceLabs/demo/resetPassword", { email: `somebody${index}@demo.test` }, "203.0.113.8"),
    );
    const answered = await Promise.all(many);
    expect(answered.filter(({ statusCode }) => statusCode === 200)).toHaveLength(60);
    await forgetTries();
  });
});
