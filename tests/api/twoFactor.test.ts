import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { mailsTo } from "../helpers/outbox";
import { totpOf, twoFactor, type Who } from "../helpers/twoFactor";

const ACCOUNTS: readonly Who[] = ["member", "moderator", "client", "backoffice"];
/** Of each kind of session something that it may do: generated, of the specification, of one's own. */
const CLOSED: readonly (readonly [Who, string])[] = [
  ["member", "/experienceLabs/demo/userData"],
  ["member", "/api/sessions"],
  ["moderator", "/api/members"],
  ["moderator", "/client/demo/userData"],
  ["client", "/api/communities"],
  ["backoffice", "/api/outbox"],
];

describe.each(ANY_ENGINE)("second factors on %s", (engine) => {
  let app: TestApp;
  let user: ReturnType<typeof twoFactor>;
  beforeAll(async () => {
    app = await startApp({ engine });
    user = twoFactor(app);
  });
  beforeEach(() => user.reset());
  afterAll(() => app.close());

  const list = async (token: string) => (await app.call({ url: "/api/second-factors", token })).json();
  const openTo = async (token: string, url: string) => (await app.call({ url, token })).statusCode < 400;
  const demand = (column: string, value: boolean) => rows(app, `update community set ${column} = ${value} where origin = 'demo'`);
  const remove = (token: string, id: string, password = DEMO_PASSWORD) =>
    app.call({ method: "DELETE", url: `/api/second-factors/${id}`, token, body: { password } });

  test.each(ACCOUNTS)("%s: the login says that a second step is to be taken, its code takes it", async (who) => {
    const before = await user.login(who);
    expect([before.active2fa, before.nextStep === "2fa"]).toEqual([false, false]);
    const { phone, recoveryCodes } = await user.enrolPhone(who);
    expect(recoveryCodes).toHaveLength(10);

    const login = await user.login(who);
    expect([login.active2fa, login.nextStep]).toEqual([true, "2fa"]);
    expect((await app.call({ url: "/api/session", token: login.authToken })).json().nextStep).toBe("2fa");
    const answer = await user.confirm(who, login.authToken, await user.codeTo(phone));
    expect([answer.statusCode, answer.json()]).toEqual([200, { nextStep: before.nextStep }]);
    expect((await app.call({ url: "/api/session", token: login.authToken })).json().nextStep).toBe(before.nextStep);
  });

  test.each(CLOSED)("%s: %s is closed until the second step is taken", async (who, url) => {
    const { phone } = await user.enrolPhone(who);
    const { authToken: token } = await user.login(who);
    const held = await app.call({ url, token });
    expect([held.statusCode, held.json().code, held.json().nextStep]).toEqual([403, "auth.stepRequired", "2fa"]);
    expect((await user.confirm(who, token, await user.codeTo(phone))).statusCode).toBe(200);
    expect(await openTo(token, url)).toBe(true);
  });

  test("a code is one session's of one account, at its own door", async () => {
    const { phone } = await user.enrolPhone("moderator");
    await user.enrolPhone("observer");
    const [one, other] = [await user.login("moderator"), await user.login("moderator")];
    const stranger = await user.login("observer");
    const code = await user.codeTo(phone);
    for (const [who, token] of [
      ["moderator", other.authToken],
      ["observer", stranger.authToken],
    ] as const) {
      const answer = await user.confirm(who, token, code);
      expect([answer.statusCode, answer.json().code]).toEqual([400, "auth.wrongSecondFactor"]);
      expect(answer.json().errors).toMatchObject([{ path: "/code", rule: "secondFactor" }]);
    }
    expect((await user.confirm("member", one.authToken, code)).statusCode).toBe(403);
    const elsewhere = await user.post("/experienceLabs/nowhere/client/2facode", { code }, { token: one.authToken });
    expect(elsewhere.statusCode).toBe(404);
    expect((await user.confirm("moderator", one.authToken, code)).statusCode).toBe(200);
  });

  test("a code is good for ten minutes, and once", async () => {
    const { phone } = await user.enrolPhone("moderator");
    const { authToken: token } = await user.login("moderator");
    const code = await user.codeTo(phone);
    const age = (interval: string) => rows(app, `update code set expires_at = expires_at - interval '${interval}'`);
    await age("10 minutes");
    expect((await user.confirm("moderator", token, code)).statusCode).toBe(400);
    await rows(app, "update code set expires_at = expires_at + interval '10 minutes' - interval '595 seconds'");
    expect((await user.confirm("moderator", token, code)).statusCode).toBe(200);
    const again = await user.confirm("moderator", token, code);
    expect([again.statusCode, again.json().code]).toEqual([400, "auth.wrongSecondFactor"]);
  });

  test.each(["٠١٢٣٤٥", "１２３４５６", "12345", "1234567", "", "123 456", "12345\n", "abcde_fghij", 123456, null, ["123456"]])(
    "%j is no code",
    async (code) => {
      const { authToken: token } = await user.login("moderator");
      const answer = await user.post("/experienceLabs/demo/client/2facode", { code }, { token });
      expect([answer.statusCode, answer.json().code]).toEqual([400, "request.invalid"]);
    },
  );

  test("without a factor there is nothing to confirm, without a telephone nothing to send", async () => {
    const { authToken: token } = await user.login("moderator");
    expect((await user.confirm("moderator", token, "123456")).json().code).toBe("auth.nothingToConfirm");
    expect((await user.resend("moderator", token)).json().code).toBe("auth.nothingToConfirm");
    await user.enrolAuthenticator("moderator");
    const pending = (await user.login("moderator")).authToken;
    const answer = await user.resend("moderator", pending);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "auth.noPhone"]);
  });

  test("another code can be had a minute later, and voids the one before", async () => {
    const { phone } = await user.enrolPhone("moderator");
    const { authToken: token } = await user.login("moderator");
    const first = await user.codeTo(phone);
    const soon = await user.resend("moderator", token);
    expect([soon.statusCode, soon.json().code]).toEqual([429, "auth.tooManyAttempts"]);
    expect(Number(soon.headers["retry-after"])).toBeGreaterThan(50);
    expect((await list(token)).resendAfterSeconds).toBeGreaterThan(50);
    await rows(app, "update attempt set window_start = window_start - interval '1 minute' where scope like 'secondFactor.sent%'");
    expect((await list(token)).resendAfterSeconds).toBe(0);
    const later = await user.resend("moderator", token);
    expect(later.json()).toEqual({ sentTo: `··· ${phone.slice(-3)}`, resendAfterSeconds: 60, minutes: 10 });
    const second = await user.codeTo(phone);
    if (first !== second) expect((await user.confirm("moderator", token, first)).statusCode).toBe(400);
    expect((await user.confirm("moderator", token, second)).statusCode).toBe(200);
  });

  test("five codes are sent in an hour", async () => {
    const { phone } = await user.enrolPhone("moderator");
    const { authToken: token } = await user.login("moderator");
    const sent = (await user.messagesTo(phone)).length;
    for (let more = 0; more < 4; more++) {
      await rows(
        app,
        "update attempt set window_start = window_start - interval '1 minute' where scope like 'secondFactor.sent%'",
      );
      expect((await user.resend("moderator", token)).statusCode).toBe(200);
    }
    await rows(app, "update attempt set window_start = window_start - interval '1 minute' where scope like 'secondFactor.sent%'");
    const refused = await user.resend("moderator", token);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(50 * 60);
    expect(await user.messagesTo(phone)).toHaveLength(sent + 4);
  });

  test("an authenticator's code is good once, whatever session it is shown in", async () => {
    const { secret, code } = await user.enrolAuthenticator("moderator");
    const pending = (await user.login("moderator")).authToken;
    expect((await user.confirm("moderator", pending, code)).statusCode).toBe(400);
    const next = totpOf(secret, Date.now() + 30_000);
    expect((await user.confirm("moderator", pending, next)).statusCode).toBe(200);
    const other = (await user.login("moderator")).authToken;
    expect((await user.confirm("moderator", other, next)).statusCode).toBe(400);
    expect((await user.confirm("moderator", other, totpOf(secret, Date.now() - 3 * 30_000))).statusCode).toBe(400);
  });

  test("an authenticator is begun by a secret, an address and a picture of it", async () => {
    const { authToken: token } = await user.login("moderator");
    const begun = await user.post("/api/second-factors/authenticator", { password: DEMO_PASSWORD }, { token });
    const { secret, uri, qr } = begun.json();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri).searchParams.get("secret")).toBe(secret);
    expect(decodeURIComponent(uri)).toContain(LOGINS.moderator[1]);
    expect(qr.path).toMatch(/^(M\d+ \d+h\d+v1H\d+z)+$/);
    expect(qr.size).toBeGreaterThan(28);
    // Nothing is confirmed yet.
    expect((await list(token)).factors).toEqual([]);
    expect((await user.login("moderator")).active2fa).toBe(false);
  });

  test("a recovery code opens once, however it is written, and new ones void the old", async () => {
    const { recoveryCodes, token: owner } = await user.enrolAuthenticator("moderator");
    const [first = "", second = "", third = ""] = recoveryCodes;
    const pending = (await user.login("moderator")).authToken;
    expect((await user.confirm("moderator", pending, first.replace("-", "").toUpperCase())).statusCode).toBe(200);
    expect((await list(owner)).recoveryCodes).toBe(9);
    const other = (await user.login("moderator")).authToken;
    expect((await user.confirm("moderator", other, first)).statusCode).toBe(400);
    expect((await user.confirm("moderator", other, second)).statusCode).toBe(200);
    const url = "/api/second-factors/recovery-codes";
    expect((await user.post(url, { password: "Wrong-guess-1" }, { token: owner })).json().code).toBe("auth.wrongPassword");
    const renewed = (await user.post(url, { password: DEMO_PASSWORD }, { token: owner })).json().recoveryCodes as string[];
    expect(renewed).toHaveLength(10);
    const last = (await user.login("moderator")).authToken;
    expect((await user.confirm("moderator", last, third)).statusCode).toBe(400);
    expect((await user.confirm("moderator", last, renewed[0] ?? "")).statusCode).toBe(200);
  });

  test("who has yet to show a factor adds, changes and removes none, and reads no secret", async () => {
    const { id, secret, recoveryCodes } = await user.enrolAuthenticator("moderator");
    const { authToken: token } = await user.login("moderator");
    const held = [
      await user.post("/api/second-factors/sms", { phone: "+34612345678", password: DEMO_PASSWORD }, { token }),
      await user.post("/api/second-factors/authenticator", { password: DEMO_PASSWORD }, { token }),
      await user.post("/api/second-factors/passkey/options", { password: DEMO_PASSWORD }, { token }),
      await user.post("/api/second-factors/recovery-codes", { password: DEMO_PASSWORD }, { token }),
      await user.post(`/api/second-factors/${id}/confirm`, { code: totpOf(secret) }, { token }),
      await app.call({ method: "PUT", url: `/api/second-factors/${id}`, token, body: { label: "Mine" } }),
      await remove(token, id),
    ];
    for (const answer of held) expect([answer.statusCode, answer.json().nextStep]).toEqual([403, "2fa"]);
    const shown = await app.call({ url: "/api/second-factors", token });
    expect(shown.json()).toMatchObject({ isPending: true, canAdd: false, needsPassword: false, recoveryCodes: 10 });
    for (const hidden of [secret, ...recoveryCodes]) expect(shown.body).not.toContain(hidden);
  });

  test("adding one takes the password; the other sessions end, and the owner is told", async () => {
    const { authToken: token } = await user.login("moderator");
    const other = (await user.login("moderator")).authToken;
    for (const body of [{ phone: "+34612345678" }, { phone: "+34612345678", password: "Wrong-guess-1" }]) {
      const answer = await user.post("/api/second-factors/sms", body, { token });
      expect([answer.json().code, answer.json().errors?.[0]?.path]).toEqual(["auth.wrongPassword", "/password"]);
    }
    const bad = await user.post("/api/second-factors/sms", { phone: "612345678", password: DEMO_PASSWORD }, { token });
    expect(bad.json().errors).toMatchObject([{ path: "/phone", rule: "phone" }]);
    const { token: adder, id } = await user.enrolPhone("moderator");
    expect((await app.call({ url: "/api/session", token: other })).statusCode).toBe(204);
    expect((await mailsTo(app, LOGINS.moderator[1])).at(-1)?.template).toBe("secondFactorChanged");

    const named = await app.call({ method: "PUT", url: `/api/second-factors/${id}`, token: adder, body: { label: "Work" } });
    expect(named.statusCode).toBe(204);
    expect((await list(adder)).factors).toMatchObject([{ id, kind: "sms", label: "Work" }]);
    const stranger = (await user.login("observer")).authToken;
    expect((await remove(stranger, id)).statusCode).toBe(404);
    expect((await remove(adder, id, "Wrong-guess-1")).statusCode).toBe(400);
    expect((await remove(adder, id)).statusCode).toBe(204);
    expect(await list(adder)).toMatchObject({ factors: [], recoveryCodes: 0 });
    expect((await user.login("moderator")).active2fa).toBe(false);
  });

  test.each([
    ["member", "needs2_f_a"],
    ["moderator", "staff_needs2_f_a"],
  ] as const)("where the community asks %s for one, who has none may add it and do nothing else", async (who, column) => {
    const { authToken: open } = await user.login(who);
    await demand(column, true);
    expect((await app.call({ url: "/api/sessions", token: open })).json().nextStep).toBe("2fa");
    const login = await user.login(who);
    const token = login.authToken;
    expect([login.active2fa, login.nextStep]).toEqual([true, "2fa"]);
    expect(await list(token)).toMatchObject({ isDemanded: true, isPending: true, canAdd: true, needsPassword: false });
    expect(await openTo(token, "/api/sessions")).toBe(false);

    const begun = await user.post("/api/second-factors/authenticator", {}, { token });
    const { id, secret } = begun.json();
    const confirmed = await user.post(`/api/second-factors/${id}/confirm`, { code: totpOf(secret) }, { token });
    expect(confirmed.json().recoveryCodes).toHaveLength(10);
    expect(await openTo(token, "/api/sessions")).toBe(true);
    const last = await remove(token, id);
    expect([last.statusCode, last.json().code]).toEqual([409, "auth.lastSecondFactor"]);
    await demand(column, false);
    expect((await remove(token, id)).statusCode).toBe(204);
  });

  test("where the community asks no more, the step is gone at once", async () => {
    await demand("needs2_f_a", true);
    const { authToken: token } = await user.login("member");
    expect(await openTo(token, "/api/sessions")).toBe(false);
    await demand("needs2_f_a", false);
    expect(await openTo(token, "/api/sessions")).toBe(true);
    // Members' and staff's are two things.
    await demand("staff_needs2_f_a", true);
    expect(await openTo(token, "/api/sessions")).toBe(true);
  });

  test("the database tells neither telephones nor secrets nor codes", async () => {
    const { phone } = await user.enrolPhone("moderator");
    const { secret, recoveryCodes } = await user.enrolAuthenticator("observer");
    const { authToken } = await user.login("moderator");
    const code = await user.codeTo(phone);
    const pages: string[] = [];
    for (const table of ["second_factor", "code", "session", "attempt", "audit_log", "account", "idempotency_key"])
      pages.push(JSON.stringify(await rows(app, `select t::text as row from ${table} t`)));
    const hex = (text: string) => Buffer.from(text).toString("hex");
    for (const hidden of [phone, phone.slice(1), secret, ...recoveryCodes, authToken]) {
      expect(pages.join()).not.toContain(hidden);
      expect(pages.join()).not.toContain(hex(hidden));
    }
    expect(pages.join()).not.toContain(`"${code}"`);
  });

  describe("taken away from who has lost them all", () => {
    const accountOf = async (who: Who) => {
      const [account] = await rows<{ id: string }>(app, "select id from account where email = $1", [LOGINS[who][1]]);
      return account?.id ?? "";
    };
    const take = async (by: Who, from: Who) => {
      const { authToken: token } = await user.login(by);
      return app.call({ method: "DELETE", url: `/api/second-factors/of/${await accountOf(from)}`, token });
    };

    test.each([
      ["backoffice", "client"],
      ["backoffice", "member"],
      ["mainAdmin", "member"],
      ["mainAdmin", "moderator"],
    ] as const)("by %s: %s", async (by, from) => {
      const { token } = await user.enrolPhone(from);
      const before = (await mailsTo(app, LOGINS[from][1])).length;
      expect((await take(by, from)).statusCode).toBe(204);
      expect((await app.call({ url: "/api/session", token })).statusCode).toBe(204);
      expect((await user.login(from)).active2fa).toBe(false);
      expect((await mailsTo(app, LOGINS[from][1])).slice(before).map(({ template }) => template)).toContain(
        "secondFactorChanged",
      );
      const [noted] = await rows<{ account_id: string; action: string }>(
        app,
        "select account_id, action from audit_log where record_id = $1 and action <> 'signIn' order by id desc limit 1",
        [await accountOf(from)],
      );
      expect(noted).toEqual({ account_id: await accountOf(by), action: "takeSecondFactors" });
      expect((await take(by, from)).statusCode).toBe(404);
    });

    test("by a client: another user of its company", async () => {
      await rows(
        app,
        `insert into staff_role (id, space_id, email, name, role, account_id)
          select gen_random_uuid(), (select space_id from staff_role where email = $1 limit 1), email, 'Nora', 'OBSERVER', id
          from account where email = $2`,
        [LOGINS.client[1], LOGINS.observer[1]],
      );
      await user.enrolAuthenticator("observer");
      expect((await take("client", "observer")).statusCode).toBe(204);
    });

    test.each([
      ["moderator", "member", 403],
      ["administrator", "member", 403],
      ["mainAdmin", "mainAdmin", 403],
      ["mainAdmin", "client", 404],
      ["mainAdmin", "backoffice", 404],
      ["client", "member", 404],
      ["member", "moderator", 403],
    ] as const)("not by %s: %s", async (by, from, status) => {
      const { id } = await user.enrolAuthenticator(from);
      await rows(app, "update session set second_factor_at = now()");
      const { authToken: token } = await user.login(by);
      if (by === from) await rows(app, "update session set second_factor_at = now()");
      const answer = await app.call({ method: "DELETE", url: `/api/second-factors/of/${await accountOf(from)}`, token });
      expect(answer.statusCode).toBe(status);
      expect(await rows(app, "select id from second_factor where id = $1", [id])).toHaveLength(1);
    });
  });
});
