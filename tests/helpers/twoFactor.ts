import { randomInt } from "node:crypto";
import { TOTP } from "otpauth";
import { expect } from "vitest";
import { DEMO_PASSWORD, LOGINS, type TestApp } from "./app";
import { rows } from "./identity";

export type Who = keyof typeof LOGINS;

/** A caller of the application: calls by one address, in one session. */
export function twoFactor(app: TestApp) {
  const post = (url: string, body: unknown, { token = "", from = "127.0.0.1" } = {}) =>
    app.app.inject({
      method: "POST",
      url,
      remoteAddress: from,
      headers: { "accept-language": "en", host: "localhost:3000", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      payload: body as object,
    });

  const login = async (who: Who, from?: string) => {
    const [url, email] = LOGINS[who];
    const answer = await post(url, { email, password: DEMO_PASSWORD }, from ? { from } : {});
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.json() as { authToken: string; active2fa: boolean; nextStep: string };
  };
  const signInUrlOf = (who: Who): string => LOGINS[who][0].replace(/(\/communities)?\/login$/, "");
  const confirm = (who: Who, token: string, code: string, from?: string) =>
    post(`${signInUrlOf(who)}/2facode`, { code }, { token, ...(from ? { from } : {}) });
  const resend = (who: Who, token: string, from?: string) =>
    post(`${signInUrlOf(who)}/resend2facode`, {}, { token, ...(from ? { from } : {}) });

  /** The code of the newest message to a number, and how many messages there are. */
  const messagesTo = (phone: string) =>
    rows<{ text: string }>(
      app,
      "select text from outbox where channel = 'sms' and recipient = $1 order by created_at desc, id desc",
      [phone],
    );
  const codeTo = async (phone: string): Promise<string> => {
    const [message] = await messagesTo(phone);
    return /\b(\d{6})\b/.exec(message?.text ?? "")?.[1] ?? "";
  };

  /** Forgets what was tried and sent, not where people are at home. */
  const forgetTries = () => rows(app, "delete from attempt where scope not like '%.place'");
  /** Takes all factors away, as if there never had been one. */
  const reset = async () => {
    await rows(app, "delete from second_factor");
    await rows(app, "delete from code");
    await rows(app, "delete from attempt");
    await rows(app, "update session set second_factor_at = null");
    await rows(app, "update community set needs2_f_a = false, staff_needs2_f_a = false");
  };

  const enrolPhone = async (who: Who, phone = `+346${randomInt(10_000_000, 99_999_999)}`) => {
    const { authToken: token } = await login(who);
    const begun = await post("/api/second-factors/sms", { phone, password: DEMO_PASSWORD }, { token });
    expect(begun.statusCode, begun.body).toBe(201);
    const confirmed = await post(`/api/second-factors/${begun.json().id}/confirm`, { code: await codeTo(phone) }, { token });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    await forgetTries();
    return { token, phone, id: begun.json().id as string, recoveryCodes: confirmed.json().recoveryCodes as string[] };
  };

  const enrolAuthenticator = async (who: Who) => {
    const { authToken: token } = await login(who);
    const begun = await post("/api/second-factors/authenticator", { password: DEMO_PASSWORD }, { token });
    expect(begun.statusCode, begun.body).toBe(201);
    const { id, secret } = begun.json() as { id: string; secret: string };
    const code = totpOf(secret);
    const confirmed = await post(`/api/second-factors/${id}/confirm`, { code }, { token });
    expect(confirmed.statusCode, confirmed.body).toBe(200);
    return { token, id, secret, code, recoveryCodes: confirmed.json().recoveryCodes as string[] };
  };

  /** An authenticator whose last code was long ago: the next does not have to wait for another step. */
  const forgetSteps = () => rows(app, "update second_factor set last_step = 0");

  return {
    ...{ post, login, confirm, resend, doorOf: signInUrlOf, messagesTo, codeTo },
    ...{ forgetTries, forgetSteps, reset, enrolPhone, enrolAuthenticator },
  };
}

/** What an authenticator shows. */
export function totpOf(secret: string, timestamp = Date.now()): string {
  return new TOTP({ algorithm: "SHA1", digits: 6, period: 30, secret }).generate({ timestamp });
}

/** Another code of six digits. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, "0");
}
