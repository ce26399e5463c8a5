import { io } from "socket.io-client";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../src/server/access/credentials/passwords";
import { CONCURRENT_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { mailsTo, mailTo } from "../helpers/outbox";
import { quietWindow } from "../helpers/quietWindow";

const GOOD = "Three-ducks-4";

describe.each(CONCURRENT_ENGINE)("the own password, on %s", (engine) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ engine });
  });
  afterAll(() => app.close());

  const change = (token: string | undefined, body: object) =>
    app.call({
      method: "PUT",
      url: "/experienceLabs/password",
      body,
      headers: { "accept-language": "en" },
      ...(token ? { token } : {}),
    });
  const changeTo = (token: string, newPassword: string, currentPassword = DEMO_PASSWORD) =>
    change(token, { currentPassword, newPassword, repeatedPassword: newPassword });
  const isAlive = async (token: string) => (await app.call({ url: "/api/session", token })).statusCode === 200;
  const login = ([url, email]: readonly [string, string], password: string) =>
    app.call({ method: "POST", url, body: { email, password } });
  /** Gives a demo account its first password back. */
  const restore = async ([, email]: readonly [string, string]) => {
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await app.database.kysely.updateTable("account").set({ passwordHash }).where("email", "=", email).execute();
  };

  test("is changed by those who are signed in alone, and not by a page of another site", async () => {
    const body = { currentPassword: DEMO_PASSWORD, newPassword: GOOD, repeatedPassword: GOOD };
    expect((await change(undefined, body)).statusCode).toBe(401);
    const [url, email] = LOGINS.moderator;
    const signedIn = await app.call({ method: "POST", url, body: { email, password: DEMO_PASSWORD } });
    const cookie = String(signedIn.headers["set-cookie"]).split(";")[0] ?? "";
    const foreign = await app.call({
      method: "PUT",
      url: "/experienceLabs/password",
      headers: { cookie, origin: "https://evil.example" },
      body,
    });
    expect(foreign.json().code).toBe("request.foreignOrigin");
  });

  test.each(Object.keys(LOGINS) as (keyof typeof LOGINS)[])("of %s is changed, and that is mailed", async (who) => {
    const token = await app.signIn(who);
    const [, email] = LOGINS[who];
    const before = (await mailsTo(app, email)).length;
    const answer = await changeTo(token, GOOD);
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await login(LOGINS[who], DEMO_PASSWORD)).json().code).toBe("auth.wrongLogin");
    expect((await login(LOGINS[who], GOOD)).statusCode).toBe(200);
    expect((await mailTo(app, email, before + 1)).template).toBe("passwordChanged");
    await restore(LOGINS[who]);
  });

  test("is told apart: a wrong current one, two that differ, one that is too weak", async () => {
    const token = await app.signIn("moderator");
    const wrong = await changeTo(token, GOOD, "Not-the-one-1");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({
      code: "auth.wrongPassword",
      detail: "The current password is wrong.",
      errors: [{ path: "/currentPassword" }],
    });
    const differing = await change(token, { currentPassword: DEMO_PASSWORD, newPassword: GOOD, repeatedPassword: `${GOOD}5` });
    expect(differing.json()).toMatchObject({
      code: "auth.passwordMismatch",
      detail: "The passwords don’t match.",
      errors: [{ path: "/repeatedPassword" }],
    });
    for (const [password, rule] of [
      ["Short-1", "password"],
      ["no-capital-1", "password"],
      ["Password123!", "passwordBreached"],
      ["Moderator@demo.test1", "passwordOwn"],
      [`Aa1!${"é".repeat(511)}`, "passwordTooLong"],
    ] as const) {
      const refused = await changeTo(token, password);
      expect(refused.statusCode, password).toBe(400);
      expect(refused.json()).toMatchObject({ code: "request.invalid", errors: [{ path: "/newPassword", rule }] });
    }
    const fields = await change(token, { currentPassword: DEMO_PASSWORD, newPassword: GOOD });
    expect(fields.json().errors).toEqual([expect.objectContaining({ path: "/repeatedPassword", rule: "required" })]);
    expect((await change(token, { currentPassword: "x", newPassword: ["a"], repeatedPassword: null })).statusCode).toBe(400);
    expect((await changeTo(token, "x".repeat(1024 * 1024))).statusCode).toBe(413);
    expect((await login(LOGINS.moderator, DEMO_PASSWORD)).statusCode).toBe(200);
  });

  test("may be a member's nickname no more than it may be an e-mail", async () => {
    const token = await app.signIn("member");
    for (const password of ["Lince-Demo-1", "L1nce-d3mo!"]) {
      expect((await changeTo(token, password)).json().errors).toEqual([
        expect.objectContaining({ rule: "passwordOwn", message: expect.stringMatching(/nickname/) }),
      ]);
    }
  });

  test("may be a sentence of 1,024 bytes in any letters, typed composed or decomposed", async () => {
    const token = await app.signIn("administrator");
    const long = `Aa1! ${"ñ".repeat(509)}x`;
    expect(Buffer.byteLength(long)).toBe(1024);
    const answer = await change(token, {
      currentPassword: DEMO_PASSWORD,
      newPassword: long.normalize("NFC"),
      repeatedPassword: long.normalize("NFD"),
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await login(LOGINS.administrator, long)).statusCode).toBe(200);
    expect((await login(LOGINS.administrator, long.slice(0, -1))).statusCode).toBe(401);
    await restore(LOGINS.administrator);
  });

  test("ends all other sessions and their sockets", async () => {
    const address = await app.app.listen({ port: 0, host: "127.0.0.1" });
    const [token, other] = [await app.signIn("observer"), await app.signIn("observer")];
    const socket = io(address, { transports: ["websocket"], reconnection: false, forceNew: true, auth: { token: other } });
    await new Promise((resolve) => socket.once("connect", () => resolve(undefined)));
    const closed = new Promise((resolve) => socket.once("disconnect", resolve));
    const { endedSessions } = (await changeTo(token, GOOD)).json();
    expect(endedSessions).toBeGreaterThan(0);
    expect([await isAlive(token), await isAlive(other)]).toEqual([true, false]);
    await closed;
    await restore(LOGINS.observer);
  });

  test("cannot be guessed by whoever finds a session open", async () => {
    await quietWindow();
    const token = await app.signIn("client");
    const guesses = Array.from({ length: 30 }, (_, index) => changeTo(token, GOOD, `Guess-number-${index}`));
    const codes = (await Promise.all(guesses)).map((answer) => answer.json().code);
    expect(codes.filter((code) => code === "auth.wrongPassword").length).toBeLessThanOrEqual(10);
    expect(codes.filter((code) => code === "auth.tooManyAttempts").length).toBeGreaterThanOrEqual(20);
  });

  test("leaves no session behind that came by the old one, however close", async () => {
    for (let round = 0; round < 8; round++) {
      const token = await app.signIn("mainAdmin");
      const attempts = Array.from({ length: 4 }, () => login(LOGINS.mainAdmin, DEMO_PASSWORD));
      const changed = await changeTo(token, GOOD);
      expect(changed.statusCode, changed.body).toBe(200);
      const started = (await Promise.all(attempts)).filter(({ statusCode }) => statusCode === 200);
      const alive = await Promise.all(started.map((answer) => isAlive(answer.json().authToken)));
      expect(alive.filter(Boolean)).toEqual([]);
      await restore(LOGINS.mainAdmin);
    }
  });
});
