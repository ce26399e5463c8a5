import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createTexts } from "../../src/server/platform/texts";
import { LANGUAGES } from "../../src/shared/languages";
import { ANY_ENGINE, DEMO_PASSWORD, LOGINS, startApp, type TestApp } from "../helpers/app";
import { rows } from "../helpers/identity";
import { ROOT } from "../helpers/root";
import { type ReceivedMail, startSmtp, type TestSmtp } from "../helpers/smtp";
import { createSoftPasskey } from "../helpers/softPasskey";
import { twoFactor } from "../helpers/twoFactor";

const texts = createTexts(ROOT);
const EMAIL = LOGINS.moderator[1];
const RECOVERY_CODES = 10;
const PAGE = { origin: "https://panel.example", rpId: "panel.example" };

describe.each(ANY_ENGINE)("mails about second factors, on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let user: ReturnType<typeof twoFactor>;
  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url, PUBLIC_URL: PAGE.origin } });
    user = twoFactor(app);
  });
  beforeEach(() => user.reset());
  afterAll(async () => {
    await app?.close();
    await smtp?.close();
  });

  const written = () =>
    rows<{ id: string; subject: string }>(
      app,
      "select id, subject from outbox where recipient = $1 and channel = 'mail' order by created_at, id",
      [EMAIL],
    );

  /** The one mail that doing so makes arrive. */
  async function mailOf(act: () => Promise<unknown>): Promise<ReceivedMail> {
    const before = await written();
    await act();
    const [mail, ...more] = (await written()).slice(before.length);
    expect([mail?.subject, more]).toEqual([expect.any(String), []]);
    const received = await smtp.mailsTo(EMAIL, before.length + 1);
    return received.find(({ messageId }) => messageId?.includes(mail?.id ?? "")) as ReceivedMail;
  }

  const typeRecovery = async (code: string, language = "en") => {
    const { authToken: token } = await user.login("moderator");
    const headers = { "accept-language": language };
    const url = `${user.doorOf("moderator")}/2facode`;
    return app.call({ method: "POST", url, token, headers, body: { code } });
  };

  const changed = (change: string) => texts.translate("en", `secondFactorChanges.${change}`);

  test.each(LANGUAGES)("tell in %s that a recovery code was used, when, and how many are left", async (language) => {
    await rows(app, "update community set time_zone = 'Atlantic/Canary' where origin = 'demo'");
    const { recoveryCodes } = await user.enrolAuthenticator("moderator");
    const before = Date.now();
    const mail = await mailOf(() => typeRecovery(recoveryCodes[0] ?? "", language));
    expect(mail.subject).toBe(texts.translate(language, "mails.recoveryCodeUsed.subject", { brand: "Comunidad Demo" }));
    const left = texts.translate(language, "recoveryCodesLeft.some", { smart_count: RECOVERY_CODES - 1 });
    const format = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "long", timeZone: "Atlantic/Canary" });
    const seconds = Math.ceil((Date.now() - before) / 1_000) + 1;
    const times = Array.from({ length: seconds }, (_, second) => format.format(new Date(before + second * 1_000)));
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(EMAIL);
      expect(part).toContain(left);
      expect(times.some((time) => part?.includes(time))).toBe(true);
      expect(part).toContain("https://panel.example/c/demo/reset-password-backoffice");
    }
  });

  test("say when the last recovery code is gone", async () => {
    const { recoveryCodes } = await user.enrolAuthenticator("moderator");
    await rows(
      app,
      `update code set spent_at = now() where purpose = 'secondFactor.recovery'
        and id <> (select max(id::text)::uuid from code where purpose = 'secondFactor.recovery')`,
    );
    const answers: number[] = [];
    const mail = await mailOf(async () => {
      for (const code of recoveryCodes) {
        await user.forgetTries();
        answers.push((await typeRecovery(code)).statusCode);
      }
    });
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(mail.text).toContain(texts.translate("en", "recoveryCodesLeft.none"));
  });

  test("tell nothing of a recovery code that was wrong or used before", async () => {
    const { recoveryCodes } = await user.enrolAuthenticator("moderator");
    await mailOf(() => typeRecovery(recoveryCodes[0] ?? ""));
    const told = (await written()).length;
    expect((await typeRecovery(recoveryCodes[0] ?? "")).statusCode).toBe(400);
    expect((await typeRecovery("aaaaa-aaaaa")).statusCode).toBe(400);
    expect(await written()).toHaveLength(told);
    const mail = await mailOf(() => typeRecovery(recoveryCodes[1] ?? ""));
    expect(mail.text).toContain(texts.translate("en", "recoveryCodesLeft.some", { smart_count: RECOVERY_CODES - 2 }));
  });

  test("tell of every factor that is added or removed, and of new recovery codes", async () => {
    const remove = (token: string, id: string) =>
      app.call({
        method: "DELETE",
        url: `/api/second-factors/${id}`,
        token,
        headers: { "accept-language": "en" },
        body: { password: DEMO_PASSWORD },
      });
    const enrolled: { token: string; id: string }[] = [];
    const authenticator = await mailOf(async () => enrolled.push(await user.enrolAuthenticator("moderator")));
    const { token, id } = enrolled[0] ?? { token: "", id: "" };

    const passkey = await mailOf(async () => {
      const begun = await user.post("/api/second-factors/passkey/options", { password: DEMO_PASSWORD }, { token });
      const response = createSoftPasskey().create(begun.json().options, PAGE);
      const added = await user.post("/api/second-factors/passkey", { label: "Laptop", response }, { token });
      expect(added.statusCode, added.body).toBe(201);
    });

    const addPhone = async (phone: string) => {
      const begun = await user.post("/api/second-factors/sms", { phone, password: DEMO_PASSWORD }, { token });
      const url = `/api/second-factors/${begun.json().id}/confirm`;
      const confirmed = await user.post(url, { code: await user.codeTo(phone) }, { token });
      expect(confirmed.statusCode, confirmed.body).toBe(200);
      await user.forgetTries();
      return begun.json().id as string;
    };
    const phones: string[] = [];
    const phone = await mailOf(async () => phones.push(await addPhone("+34600100201")));
    const another = await mailOf(async () => phones.push(await addPhone("+34600100202")));
    for (const mail of [authenticator, passkey, phone, another]) expect(mail.text).toContain(changed("added"));

    const renewed = await mailOf(() => user.post("/api/second-factors/recovery-codes", { password: DEMO_PASSWORD }, { token }));
    expect(renewed.text).toContain(changed("recoveryCodes"));
    for (const gone of [phones[0] ?? "", id]) {
      const removed = await mailOf(() => remove(token, gone));
      expect(removed.text).toContain(changed("removed"));
    }
  });
});
