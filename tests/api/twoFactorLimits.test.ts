import { io } from "socket.io-client";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createCode } from "../../src/server/access/credentials/codes";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { mailsTo } from "../helpers/outbox";
import { quietWindow } from "../helpers/quietWindow";
import { otherThan, totpOf, twoFactor } from "../helpers/twoFactor";

const HOME = "127.0.0.1";
const WRONG = { statusCode: 400, code: "auth.wrongSecondFactor" };
const LOCKED = { statusCode: 429, code: "auth.secondFactorLocked" };

describe.each(ANY_ENGINE)("guesses at second factors on %s", (engine) => {
  let app: TestApp;
  let user: ReturnType<typeof twoFactor>;
  beforeAll(async () => {
    app = await startApp({ engine });
    user = twoFactor(app);
  });
  beforeEach(() => user.reset());
  afterAll(() => app.close());

  const [, EMAIL] = LOGINS.moderator;
  /** Wrong codes, each by a new sign-in from another address. */
  async function attack(secret: string, count: number) {
    const said: { statusCode: number; code: string }[] = [];
    for (let guess = 0; guess < count; guess++) {
      const from = `10.7.0.${guess + 1}`;
      const { authToken } = await user.login("moderator", from);
      const answer = await user.confirm("moderator", authToken, otherThan(totpOf(secret)), from);
      said.push({ statusCode: answer.statusCode, code: answer.json().code });
    }
    return said;
  }
  const toNextQuarter = () =>
    rows(
      app,
      "update attempt set window_start = window_start - interval '15 minutes' where scope in ('secondFactor/900', 'secondFactor.home/900')",
    );

  test("are counted over sessions and addresses: three in a quarter of an hour, five in an hour", async () => {
    await quietWindow();
    const { secret } = await user.enrolAuthenticator("moderator");
    expect(await attack(secret, 5)).toEqual([WRONG, WRONG, WRONG, LOCKED, LOCKED]);
    await toNextQuarter();
    expect(await attack(secret, 4)).toEqual([WRONG, WRONG, LOCKED, LOCKED]);
    await toNextQuarter();
    expect(await attack(secret, 2)).toEqual([LOCKED, LOCKED]);
  });

  test("lock nobody out where a second step was passed before, and say how long they lock elsewhere", async () => {
    await quietWindow();
    const { secret } = await user.enrolAuthenticator("moderator");
    await attack(secret, 5);
    await user.forgetSteps();
    const { authToken: stranger } = await user.login("moderator", "10.8.0.1");
    const locked = await user.confirm("moderator", stranger, totpOf(secret), "10.8.0.1");
    expect([locked.statusCode, locked.json().code]).toEqual([429, "auth.secondFactorLocked"]);
    expect(Number(locked.headers["retry-after"])).toBeGreaterThan(0);
    expect(Number(locked.headers["retry-after"])).toBeLessThanOrEqual(3600);
    expect(locked.json().detail).toMatch(/temporarily blocked.*support/);
    const { authToken: owner } = await user.login("moderator", HOME);
    expect((await user.confirm("moderator", owner, totpOf(secret), HOME)).statusCode).toBe(200);
  });

  test("from home are as few, and a right one is taken back", async () => {
    await quietWindow();
    const { recoveryCodes, secret } = await user.enrolAuthenticator("moderator");
    for (const code of recoveryCodes.slice(0, 6)) {
      const { authToken } = await user.login("moderator", HOME);
      expect((await user.confirm("moderator", authToken, code, HOME)).statusCode).toBe(200);
    }
    const { authToken } = await user.login("moderator", HOME);
    const said: string[] = [];
    for (let guess = 0; guess < 4; guess++)
      said.push((await user.confirm("moderator", authToken, otherThan(totpOf(secret)), HOME)).json().code);
    expect(said).toEqual([WRONG.code, WRONG.code, WRONG.code, LOCKED.code]);
  });

  test("by who knows the password alone make no place a home", async () => {
    await quietWindow();
    const { secret } = await user.enrolAuthenticator("moderator");
    for (let round = 0; round < 2; round++) await user.login("moderator", "10.9.0.1");
    const { authToken } = await user.login("moderator", "10.9.0.1");
    const code = otherThan(totpOf(secret));
    for (let guess = 0; guess < 3; guess++) await user.confirm("moderator", authToken, code, "10.9.0.1");
    expect((await user.confirm("moderator", authToken, code, "10.9.0.1")).statusCode).toBe(429);
    expect(await rows(app, "select scope from attempt where scope like 'secondFactor.home/%'")).toEqual([]);
  });

  test("that lock are told to the owner once an hour, with the way to another password", async () => {
    await quietWindow();
    const { secret } = await user.enrolAuthenticator("moderator");
    const before = (await mailsTo(app, EMAIL)).length;
    await attack(secret, 6);
    const told = (await mailsTo(app, EMAIL)).slice(before).filter(({ template }) => template === "secondFactorLocked");
    expect(told).toHaveLength(1);
    expect(told[0]?.text).toContain("/c/demo/reset-password-backoffice");
  });

  test("by strangers are forgotten once the owner has another password by mail", async () => {
    await quietWindow();
    const { secret } = await user.enrolAuthenticator("moderator");
    await attack(secret, 4);
    await user.forgetSteps();
    const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [EMAIL]);
    const accountId = account?.id ?? "";
    const codeAction = await createCode(app.database.kysely, { purpose: "reset", accountId, minutes: 5 });
    const url = `/experienceLabs/client/${accountId}/resetNewPassword`;
    expect((await user.post(url, { codeAction, password: DEMO_PASSWORD })).statusCode).toBe(200);
    const { authToken, active2fa } = await user.login("moderator", "10.8.0.2");
    expect(active2fa).toBe(true);
    expect((await user.confirm("moderator", authToken, totpOf(secret), "10.8.0.2")).statusCode).toBe(200);
  });

  test("a session that is held back opens no socket", async () => {
    const { secret } = await user.enrolAuthenticator("moderator");
    await user.forgetSteps();
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const { authToken: token } = await user.login("moderator");
    const connect = () =>
      new Promise<string>((resolve) => {
        const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token } });
        const end = (said: string) => {
          socket.disconnect();
          resolve(said);
        };
        socket.once("connect", () => end("open"));
        socket.once("connect_error", ({ message }) => end(message));
      });
    expect(await connect()).toBe("auth.notAuthenticated");
    expect((await user.confirm("moderator", token, totpOf(secret))).statusCode).toBe(200);
    expect(await connect()).toBe("open");
  });

  describe.runIf(engine === "postgres")("at once", () => {
    test("of 50 calls with the same code one gets in, an authenticator's, a telephone's and a recovery code alike", async () => {
      const authenticator = await user.enrolAuthenticator("moderator");
      await user.forgetSteps();
      const { authToken: token } = await user.login("moderator");
      const good = async (code: () => Promise<string> | string, bearer: string) => {
        await user.forgetTries();
        await rows(
          app,
          "update session set second_factor_at = null where account_id = (select id from account where email = $1)",
          [EMAIL],
        );
        const value = await code();
        const answers = await Promise.all(Array.from({ length: 50 }, () => user.confirm("moderator", bearer, value)));
        for (const { statusCode } of answers) expect([200, 400, 429]).toContain(statusCode);
        return answers.filter(({ statusCode }) => statusCode === 200).length;
      };
      expect(await good(() => totpOf(authenticator.secret), token)).toBe(1);
      expect(await good(() => authenticator.recoveryCodes[0] ?? "", token)).toBe(1);
      await user.reset();
      const { phone } = await user.enrolPhone("moderator");
      const pending = (await user.login("moderator")).authToken;
      expect(await good(() => user.codeTo(phone), pending)).toBe(1);
    });

    test("of 100 calls for another code one sends it", async () => {
      const { phone } = await user.enrolPhone("moderator");
      const { authToken: token } = await user.login("moderator");
      await user.forgetTries();
      const before = (await user.messagesTo(phone)).length;
      const answers = await Promise.all(Array.from({ length: 100 }, () => user.resend("moderator", token)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(99);
      expect(await user.messagesTo(phone)).toHaveLength(before + 1);
    });

    test("of two first factors one comes with the recovery codes", async () => {
      const { authToken: token } = await user.login("moderator");
      const begun = async (path: string, body: object) => {
        const answer = await user.post(`/api/second-factors/${path}`, { ...body, password: DEMO_PASSWORD }, { token });
        return answer.json() as { id: string; secret: string };
      };
      const one = await begun("authenticator", {});
      const two = await begun("sms", { phone: "+34699000111" });
      const code = await user.codeTo("+34699000111");
      const confirm = (id: string, typed: string) => user.post(`/api/second-factors/${id}/confirm`, { code: typed }, { token });
      const answers = await Promise.all([confirm(one.id, totpOf(one.secret)), confirm(two.id, code)]);
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
      expect(answers.filter((answer) => answer.json().recoveryCodes)).toHaveLength(1);
    });
  });
});
