import { generateKeyPairSync } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database";
import { inTransaction } from "../../src/server/db/transaction";
import { extensions } from "../../src/server/extensions";
import { registerExtensions } from "../../src/server/host/registerExtensions";
import type { OutgoingMail } from "../../src/server/mail/mailer";
import { createMessages, type Messages } from "../../src/server/mail/messages";
import { createSmtp } from "../../src/server/mail/smtp";
import { readConfig } from "../../src/server/platform/config";
import { createTexts } from "../../src/server/platform/texts";
import { LANGUAGES } from "../../src/shared/languages";
import { contrastRatio } from "../../src/shared/theme/contrast";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { ROOT } from "../helpers/root";
import { eventually, type Refusal, startSmtp, type TestSmtp } from "../helpers/smtp";

const texts = createTexts(ROOT);
const LINK = "https://panel.example/c/demo/reset-password#user=1&code=se%2Fcret";
const VALUES: Readonly<Record<string, string>> = {
  email: "ana@example.com",
  link: LINK,
  minutes: "60",
  hours: "24",
  days: "7",
  role: "Moderator",
  studies: "",
  device: "Firefox, Linux",
  time: "20/11/2026 10:30",
  left: "Te quedan 9 códigos",
  change: "Se ha añadido un teléfono",
};

/** All mails of the product, those of its extensions as well. */
const { mailTemplates: templates } = registerExtensions(extensions);

/** Messages of their own on the application's database, as another process has them. */
async function anotherProcess(app: TestApp, environment: Readonly<Record<string, string>>) {
  const config = readConfig({ DATA_DIR: app.dataDir, ...environment });
  const database = app.database.isEmbedded ? app.database : await openDatabase({ ...config, databaseUrl: app.databaseUrl });
  const errors: unknown[] = [];
  const messages = createMessages({
    config,
    database,
    texts,
    mailTemplates: templates,
    address: () => "https://panel.example",
    onError: (error) => errors.push(error),
  });
  const close = async () => {
    await messages.outbox.close();
    if (database !== app.database) await database.close();
  };
  return { messages, errors, close };
}

describe("mails", () => {
  const expectedKeys = [...templates.values()].flatMap(({ name, parts }) =>
    ["subject", "title", "body", ...parts].map((part) => [name, part] as const),
  );

  test.each(LANGUAGES)("have all their texts, and no others, in %s", (language) => {
    const written = texts.phrases(language).mails as Readonly<Record<string, Readonly<Record<string, string>>>>;
    const { common: _common, unsubscribe: _unsubscribe, ...mails } = written;
    const keys = Object.entries(mails).flatMap(([name, parts]) => Object.keys(parts).map((part) => `${name}.${part}`));
    expect(keys.toSorted()).toEqual(expectedKeys.map((key) => key.join(".")).toSorted());
  });

  test.each(expectedKeys)("%s speaks in its %s of nothing that it does not have", (name, part) => {
    const known = new Set([...(templates.get(name)?.values ?? []), "brand"]);
    const spoken = LANGUAGES.flatMap((language) => [
      ...String((texts.phrases(language).mails as never)[name]?.[part]).matchAll(/%\{(\w+)\}/g),
    ]);
    expect(spoken.map(([, value]) => value).filter((value) => !known.has(value ?? ""))).toEqual([]);
  });
});

describe.each(ANY_ENGINE)("mail on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let process: Awaited<ReturnType<typeof anotherProcess>>;
  let messages: Messages;
  let spaceId: string;
  const refusals = new Map<string, Refusal>();
  let refusalOfAll: Refusal | undefined;

  beforeAll(async () => {
    smtp = await startSmtp({ refuse: (recipient) => refusals.get(recipient), refuseAll: () => refusalOfAll });
    const environment = { SMTP_URL: smtp.url, MAIL_FROM: "Sondeo <no-reply@panel.example>" };
    app = await startApp({ engine, environment });
    process = await anotherProcess(app, environment);
    messages = process.messages;
    await messages.outbox.open();
    await app.database.kysely
      .updateTable("community")
      .set({ buttonColor: "#ffee00", logo: "/files/logo.png" })
      .where("origin", "=", "demo")
      .execute();
    const space = await app.database.kysely
      .selectFrom("space")
      .select("id")
      .where("origin", "=", "demo")
      .executeTakeFirstOrThrow();
    spaceId = space.id;
    await app.database.kysely.deleteFrom("communityConfiguration").where("spaceId", "=", spaceId).execute();
  });
  afterAll(async () => {
    await process?.close();
    await app?.close();
    await smtp?.close();
  });

  const send = (mail: Partial<OutgoingMail> & { readonly to: string }) =>
    messages.mailer.send({
      language: "en",
      spaceId,
      template: "resetPassword",
      values: VALUES,
      isAboutAccount: true,
      ...mail,
    });
  const rowsTo = (recipient: string) =>
    app.database.kysely.selectFrom("outbox").selectAll().where("recipient", "=", recipient).orderBy("id").execute();
  const rowTo = async (recipient: string) => {
    const [row] = await rowsTo(recipient);
    if (!row) throw new Error(`no row for ${recipient}`);
    return row;
  };
  const hasStatus = (recipient: string, status: string) =>
    eventually(`${recipient} is ${status}`, async () => (await rowTo(recipient)).status === status);

  test("arrives with both parts, the space's name and look, and no word of its secrets left behind", async () => {
    await send({ to: "ana@example.com" });
    const [mail] = await smtp.mailsTo("ana@example.com");
    expect(mail?.from).toEqual(expect.objectContaining({ name: "Comunidad Demo", address: "no-reply@panel.example" }));
    expect(mail?.to).toEqual([expect.objectContaining({ address: "ana@example.com" })]);
    expect(mail?.subject).toBe("Choose a new password for Comunidad Demo");
    expect(mail?.text).toContain(LINK);
    expect(mail?.text).toContain("60 minutes");
    expect(mail?.html).toContain(`href="${LINK.replaceAll("&", "&amp;")}"`);
    expect(mail?.html).toContain('src="https://panel.example/files/logo.png"');
    expect(mail?.html).toContain('lang="en"');
    expect(mail?.html).not.toMatch(/@@\w+@@|%\{|<script|fonts\.google/);
    expect(mail?.headers.filter(({ key }) => key === "auto-submitted")).toHaveLength(1);
    expect(mail?.headers.filter(({ key }) => key === "list-unsubscribe")).toEqual([]);
    await hasStatus("ana@example.com", "SENT");
    expect(await rowTo("ana@example.com")).toMatchObject({ text: null, content: null, isKept: false, error: null, attempts: 1 });
  });

  test("has a button that can be told apart from the page and read, whatever the community's colour", async () => {
    await send({ to: "yellow@example.com" });
    const [mail] = await smtp.mailsTo("yellow@example.com");
    const [, accent = "", ink = ""] = /background:(#[0-9a-f]{6});color:(#[0-9a-f]{6})/.exec(mail?.html ?? "") ?? [];
    expect(contrastRatio(accent, "#ffffff")).toBeGreaterThanOrEqual(3);
    expect(contrastRatio(accent, ink)).toBeGreaterThanOrEqual(4.5);
    expect(accent).not.toBe("#ffee00");
  });

  test.each(LANGUAGES)("is written in %s, every one of them", async (language) => {
    const names = [...templates.keys()];
    // What only one of them speaks of is said by its name.
    const valuesOf = (template: string) => ({
      ...Object.fromEntries((templates.get(template)?.values ?? []).map((value) => [value, value])),
      ...VALUES,
    });
    for (const template of names) {
      const to = `${template}.${language}@example.com`.toLowerCase();
      await send({ to, language, template, values: valuesOf(template) });
    }
    for (const template of names) {
      const [mail] = await smtp.mailsTo(`${template}.${language}@example.com`.toLowerCase());
      const title = texts.translate(language, `mails.${template}.title`, { ...valuesOf(template), brand: "Comunidad Demo" });
      expect(mail?.text?.startsWith(title)).toBe(true);
      expect(mail?.html).toContain(`lang="${language}"`);
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toMatch(/%\{|@@\w|mails\./);
    }
  });

  test("without a space carries the product's own name", async () => {
    await send({ to: "nobody@example.com", spaceId: undefined });
    const [mail] = await smtp.mailsTo("nobody@example.com");
    expect(mail?.from).toEqual(expect.objectContaining({ name: "Sondeo" }));
    expect(mail?.subject).toContain("Sondeo");
  });

  test("is answered to where the community says", async () => {
    const token = await app.signIn("mainAdmin");
    const configuration = {
      welcomeTitle: "Hi",
      instructions: "x",
      labsExplanation: "x",
      redeemExplanation: "x",
      moderatorImage: "https://panel.example/m.png",
      moderatorInfo: "x",
      labsPerActivity: 1,
      labsPerComment: 1,
      labsPerStayingActive: 1,
      gamification: false,
      replyToClientEmail: "team@client.example",
    };
    const made = await app.call({ method: "POST", url: "/api/community-configuration", token, body: configuration });
    expect([made.statusCode, made.body]).toEqual([201, expect.anything()]);
    await send({ to: "reply@example.com" });
    const [mail] = await smtp.mailsTo("reply@example.com");
    expect(mail?.replyTo).toEqual([expect.objectContaining({ address: "team@client.example" })]);
  });

  test("stays one mail, to one person, whatever its values hold", async () => {
    const evil = 'x"\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>@@link@@%{email}$&';
    await app.database.kysely
      .updateTable("space")
      .set({ name: `Demo\r\nBcc: victim@example.com` })
      .where("id", "=", spaceId)
      .execute();
    await send({ to: "bea@example.com", template: "staffInvitation", values: { ...VALUES, role: evil } });
    const [mail] = await smtp.mailsTo("bea@example.com");
    await app.database.kysely.updateTable("space").set({ name: "Comunidad Demo" }).where("id", "=", spaceId).execute();
    expect(mail?.recipients).toEqual(["bea@example.com"]);
    expect(mail?.bcc ?? []).toEqual([]);
    expect(mail?.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    expect(mail?.subject).toContain("Bcc: victim@example.com");
    expect(mail?.html).not.toContain("<script");
    expect(mail?.html).toContain("@@link@@%{email}$&amp;");
    expect((await rowsTo("victim@example.com")).length).toBe(0);
  });

  test.each([
    "a@example.com\r\nBcc: victim@example.com",
    "a@example.com, victim@example.com",
    "a@example.com victim@example.com",
    "Ana <a@example.com>",
    "a@example.com\u0000",
    "a@\u200bexample.com",
    "@example.com",
    "a@",
    `${"a".repeat(250)}@example.com`,
    "",
  ])("goes to one address: %j is refused", async (to) => {
    await expect(send({ to })).rejects.toMatchObject({ code: "request.invalid" });
    expect(await rowsTo(to.replaceAll("\u0000", ""))).toEqual([]);
  });

  test("of an unknown sort, or one that lacks a value, is the caller's mistake", async () => {
    await expect(send({ to: "a@example.com", template: "spam" })).rejects.toThrow('no mail "spam"');
    await expect(send({ to: "a@example.com", values: { email: "a@example.com" } })).rejects.toThrow("lacks minutes");
  });

  test("leads to web addresses alone", async () => {
    await send({ to: "js@example.com", values: { ...VALUES, link: "javascript:alert(1)" } });
    const [mail] = await smtp.mailsTo("js@example.com");
    expect(mail?.html).not.toContain("javascript:");
  });

  test("is sent with what it tells of, or not at all", async () => {
    const { kysely } = app.database;
    await expect(
      inTransaction(kysely, async () => {
        await send({ to: "undone@example.com" });
        throw new Error("undone");
      }),
    ).rejects.toThrow("undone");
    await inTransaction(kysely, () => send({ to: "done@example.com" }));
    await smtp.mailsTo("done@example.com");
    expect(await rowsTo("undone@example.com")).toEqual([]);
  });

  test("with the same word is sent once, however often it is asked for", async () => {
    await Promise.all(Array.from({ length: 20 }, () => send({ to: "once@example.com", dedupe: "once" })));
    await smtp.mailsTo("once@example.com");
    await hasStatus("once@example.com", "SENT");
    await send({ to: "once@example.com", dedupe: "once" });
    expect(await rowsTo("once@example.com")).toHaveLength(1);
  });

  test("that is put off is tried again later, with its text kept until then", async () => {
    refusals.set("greylisted@example.com", { code: 451, text: "4.7.1 come back later" });
    await send({ to: "greylisted@example.com" });
    await eventually("an attempt", async () => (await rowTo("greylisted@example.com")).error !== null);
    const waiting = await rowTo("greylisted@example.com");
    expect(waiting).toMatchObject({ status: "NEW", attempts: 1, error: expect.stringContaining("come back later") });
    expect(Date.parse(waiting.nextAt)).toBeGreaterThan(Date.now() + 5_000);
    expect(waiting.text).toContain(LINK);
    refusals.delete("greylisted@example.com");
    await app.database.kysely
      .updateTable("outbox")
      .set({ nextAt: new Date().toISOString() })
      .where("recipient", "=", "greylisted@example.com")
      .execute();
    messages.outbox.wake();
    expect(await smtp.mailsTo("greylisted@example.com")).toHaveLength(1);
    await hasStatus("greylisted@example.com", "SENT");
    expect(await rowTo("greylisted@example.com")).toMatchObject({ attempts: 2, error: null, text: null, content: null });
  });

  test("that is put off again and again is an error in the end", async () => {
    refusals.set("never@example.com", { code: 450, text: "mailbox busy" });
    await send({ to: "never@example.com" });
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      await eventually(`attempt ${attempt}`, async () => {
        const { attempts, status } = await rowTo("never@example.com");
        return attempts === attempt && status !== "PROCESSING";
      });
      expect((await rowTo("never@example.com")).status).toBe(attempt < 8 ? "NEW" : "ERROR");
      await app.database.kysely
        .updateTable("outbox")
        .set({ nextAt: new Date().toISOString() })
        .where("recipient", "=", "never@example.com")
        .execute();
      messages.outbox.wake();
    }
  });

  test("that is refused for good is an error at once, and says why", async () => {
    refusals.set("gone@example.com", { code: 550, text: "5.1.1 no such mailbox" });
    await send({ to: "gone@example.com" });
    await hasStatus("gone@example.com", "ERROR");
    expect(await rowTo("gone@example.com")).toMatchObject({ attempts: 1, error: expect.stringContaining("no such mailbox") });
  });

  test.each([
    ["a mail server that takes nobody", () => smtp.url],
    ["no mail server at all", () => "smtp://127.0.0.1:1"],
    ["a mail server that wants no such sign-in", () => smtp.url.replace("//", "//user:wrong@")],
  ])("waits where there is %s, which is none of its faults", async (_what, url) => {
    refusalOfAll = url() === smtp.url ? { code: 554, text: "no service here" } : undefined;
    const lone = createSmtp({ smtpUrl: url(), mailFrom: { name: "", address: "a@x.example" }, connections: 1, dkim: undefined });
    const letter = {
      id: "1",
      to: "b@x.example",
      fromName: "",
      replyTo: undefined,
      subject: "x",
      text: "x",
      html: "x",
      headers: {},
    };
    expect(await lone.send(letter)).toMatchObject({ status: "postponed" });
    lone.close();
    refusalOfAll = undefined;
  });

  test("one that fails does not hold up the others", async () => {
    refusals.set("bad@example.com", { code: 550, text: "no" });
    await Promise.all(["bad", "good1", "good2", "good3"].map((name) => send({ to: `${name}@example.com` })));
    for (const name of ["good1", "good2", "good3"]) await smtp.mailsTo(`${name}@example.com`);
  });

  describe("an address that a mail server turns away", () => {
    const NEWS = { template: "roleGranted", isAboutAccount: false };
    const statuses = async (to: string) => (await rowsTo(to)).map(({ status, error }) => (status === "ERROR" ? error : status));
    const settled = (to: string, count: number) =>
      eventually(`${count} settled to ${to}`, async () => {
        const rows = await rowsTo(to);
        return rows.length === count && rows.every(({ status }) => status === "SENT" || status === "ERROR");
      });
    const sendAnd = async (to: string, count: number, mail: Partial<OutgoingMail> = NEWS) => {
      await send({ to, ...mail });
      await settled(to, count);
    };

    test("as nobody's gets no more news; mails about its account are tried, and one that arrives ends that", async () => {
      const to = "moved@example.com";
      refusals.set(to, { code: 550, text: "5.1.1 user unknown" });
      await sendAnd(to, 1);
      refusals.delete(to);
      await sendAnd(to, 2);
      expect(smtp.mails.filter(({ recipients }) => recipients.includes(to))).toEqual([]);
      expect(await statuses(to)).toEqual([expect.stringContaining("user unknown"), "suppressed"]);
      await sendAnd(to, 3, {});
      await sendAnd(to, 4);
      expect((await statuses(to)).slice(2)).toEqual(["SENT", "SENT"]);
    });

    test("without a reason is believed the second time; what the server holds against the mail is nobody's fault", async () => {
      const to = "closed@example.com";
      refusals.set(to, { code: 554, text: "5.7.1 looks like spam" });
      await sendAnd(to, 1);
      await sendAnd(to, 2);
      refusals.set(to, { code: 550, text: "no" });
      await sendAnd(to, 3);
      await sendAnd(to, 4);
      refusals.delete(to);
      await sendAnd(to, 5);
      expect((await statuses(to)).at(-1)).toBe("suppressed");
    });

    test("is written to again once the back office tries again", async () => {
      const to = "back@example.com";
      refusals.set(to, { code: 550, text: "5.1.1 user unknown" });
      await sendAnd(to, 1);
      refusals.delete(to);
      await sendAnd(to, 2);
      const token = await app.signIn("backoffice");
      const { id } = (await rowsTo(to))[1] ?? { id: "" };
      expect((await app.call({ method: "POST", url: `/api/outbox/${id}/retry`, token })).statusCode).toBe(200);
      await smtp.mailsTo(to);
    });
  });

  test("is signed with what unsubscribes from it, where there is a key", async () => {
    const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const lone = createSmtp({
      smtpUrl: smtp.url,
      mailFrom: { name: "", address: "news@panel.example" },
      connections: 1,
      dkim: { selector: "s1", privateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString() },
    });
    const headers = { "List-Unsubscribe": "<https://panel.example/u>", "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };
    const parts = { id: "signed", fromName: "", replyTo: undefined, subject: "x", text: "x", html: "x" };
    expect(await lone.send({ ...parts, to: "signed@example.com", headers })).toEqual({ status: "sent" });
    const [mail] = await smtp.mailsTo("signed@example.com");
    const signature = mail?.headers.find(({ key }) => key === "dkim-signature")?.value.replace(/\s/g, "") ?? "";
    expect(signature).toMatch(/d=panel\.example;.*s=s1;/);
    expect(/;h=([^;]+)/.exec(signature)?.[1]?.toLowerCase().split(":")).toEqual(
      expect.arrayContaining(["from", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
    );
    lone.close();
  });

  test("logged nothing on the way", () => expect(process.errors).toEqual([]));
});

describe.each(ANY_ENGINE)("what can be unsubscribed from, on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let process: Awaited<ReturnType<typeof anotherProcess>>;
  let spaceId: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    app = await startApp({ engine, environment: { SMTP_URL: smtp.url } });
    process = await anotherProcess(app, { SMTP_URL: smtp.url });
    await process.messages.outbox.open();
    const space = await app.database.kysely
      .selectFrom("space")
      .select("id")
      .where("origin", "=", "demo")
      .executeTakeFirstOrThrow();
    spaceId = space.id;
  });
  afterAll(async () => {
    await process?.close();
    await app?.close();
    await smtp?.close();
  });

  const send = (to: string, mail: Partial<OutgoingMail> = {}) =>
    process.messages.mailer.send({
      to,
      language: "en",
      spaceId,
      template: "roleGranted",
      values: VALUES,
      isAboutAccount: false,
      ...mail,
    });
  const path = async (to: string) => {
    const row = await app.database.kysely
      .selectFrom("outbox")
      .select(["headers", "text"])
      .where("recipient", "=", to)
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    const headers = row.headers as Record<string, string>;
    const link =
      /^<(https:\/\/panel\.example\/experienceLabs\/unsubscribe\/[\w-]+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    expect(row.text).toContain(link);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    return new URL(link).pathname;
  };
  const form = { "content-type": "application/x-www-form-urlencoded" };

  test("carries the mail programme's own button", async () => {
    await send("carl@example.com");
    const [mail] = await smtp.mailsTo("carl@example.com");
    const header = (key: string) => mail?.headers.find((one) => one.key === key)?.value;
    expect(`<https://panel.example${await path("carl@example.com")}>`).toBe(header("list-unsubscribe"));
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.html).toContain(await path("carl@example.com"));
    expect(mail?.html).toContain("Unsubscribe from these e-mails");
  });

  test("is asked for by a link, and done by a button: what opens every link does no harm", async () => {
    await send("dora@example.com");
    await smtp.mailsTo("dora@example.com");
    const url = await path("dora@example.com");
    // Its mails' language, not the browser's.
    const asked = await app.call({ url, headers: { "accept-language": "fr" } });
    expect(asked.statusCode).toBe(200);
    expect(asked.headers["content-type"]).toContain("text/html");
    expect(asked.headers["content-security-policy"]).toContain("default-src 'none'");
    expect(asked.body).toContain("Sí, no más correos");
    await send("dora@example.com");
    await smtp.mailsTo("dora@example.com", 2);

    const inject = { method: "POST" as const, url, headers: form, payload: "List-Unsubscribe=One-Click" };
    for (const _twice of [1, 2]) expect((await app.app.inject(inject)).statusCode).toBe(200);
    await send("dora@example.com");
    await send("DORA@example.com");
    await eventually("both are held back", async () => {
      const rows = await app.database.kysely
        .selectFrom("outbox")
        .select(["status", "error"])
        .where("recipient", "in", ["dora@example.com", "DORA@example.com"])
        .where("status", "=", "ERROR")
        .execute();
      return rows.length === 2 && rows.every(({ error }) => error === "unsubscribed");
    });
    expect(await smtp.mailsTo("dora@example.com")).toHaveLength(2);
  });

  test("says what it covers, and is taken back by the same link", async () => {
    await send("gil@example.com");
    await smtp.mailsTo("gil@example.com");
    const url = await path("gil@example.com");
    const asked = await app.call({ url });
    expect(asked.body).toContain("¿Dejar de recibir correos de Comunidad Demo?");
    expect(asked.body).toContain("los de premios que te correspondan");
    const done = await app.app.inject({ method: "POST", url, headers: form, payload: "" });
    expect(done.body).toContain('href="/c/demo/profile/notifications"');
    expect(done.body).toContain(`action="${url}/undo"`);
    expect(await process.messages.unsubscriptions.has("gil@example.com", spaceId)).toBe(true);

    const back = await app.app.inject({ method: "POST", url: `${url}/undo`, headers: form, payload: "" });
    expect(back.body).toContain("Vuelves a recibir correos de Comunidad Demo");
    await send("gil@example.com");
    expect(await smtp.mailsTo("gil@example.com", 2)).toHaveLength(2);
    const product = process.messages.unsubscriptions.tokenFor("gil@example.com", null);
    const undo = await app.call({ method: "POST", url: `/experienceLabs/unsubscribe/${product}/undo` });
    expect(undo.statusCode).toBe(404);
  });

  test("goes on about one's account, from other spaces, and to other people", async () => {
    await send("dora@example.com", { isAboutAccount: true });
    await send("dora@example.com", { spaceId: undefined });
    await send("eva@example.com");
    expect(await smtp.mailsTo("dora@example.com", 4)).toHaveLength(4);
    expect(await smtp.mailsTo("eva@example.com")).toHaveLength(1);
  });

  test("takes no token but its own", async () => {
    const token = (await path("eva@example.com")).split("/").at(-1) ?? "";
    const other = process.messages.unsubscriptions.tokenFor("zoe@example.com", spaceId);
    const bent = [
      token.slice(1),
      `${token}A`,
      token.replace(/^.{8}/, "AAAAAAAA"),
      token.slice(0, 40) + other.slice(40),
      "x",
      "%00",
    ];
    for (const one of bent)
      for (const method of ["GET", "POST"] as const)
        expect([one, (await app.call({ method, url: `/experienceLabs/unsubscribe/${one}` })).statusCode]).toEqual([one, 404]);
    const count = await app.database.kysely.selectFrom("unsubscription").select("createdAt").execute();
    expect(count).toHaveLength(1);
  });

  test("tells nobody's address by the table that it is noted in", async () => {
    const rows = await app.database.kysely.selectFrom("unsubscription").selectAll().execute();
    expect(JSON.stringify(rows.map(({ recipientHash }) => recipientHash.toString("latin1")))).not.toContain("dora");
  });
});
