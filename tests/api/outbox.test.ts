import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../src/server/db/database";
import { createMessages } from "../../src/server/mail/messages";
import { sweepOutbox } from "../../src/server/mail/outbox/sweepOutbox";
import { readConfig } from "../../src/server/platform/config";
import { createTexts } from "../../src/server/platform/texts";
import { newId } from "../../src/shared/ids";
import { ENGINE_IN_TURN, type LOGINS, startApp, type TestApp } from "../helpers/app";
import { figure } from "../helpers/drill";
import { ROOT } from "../helpers/root";
import { eventually, startSmtp } from "../helpers/smtp";

const databaseUrl = process.env.TEST_DATABASE_URL;
const texts = createTexts(ROOT);

/** Asks for a new password, which is answered by mail. */
const resetPassword = (email: string) => ({
  method: "POST" as const,
  url: "/experienceLabs/demo/resetPassword",
  body: { email },
});

describe.each(ENGINE_IN_TURN)("/api/outbox on %s", (engine) => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await startApp({ engine });
    token = await app.signIn("backoffice");
    await app.call(resetPassword("member@demo.test"));
    await eventually("it is kept", async () => {
      const rows = await app.database.kysely.selectFrom("outbox").select("isKept").execute();
      return rows.length > 0 && rows.every(({ isKept }) => isKept);
    });
  });
  afterAll(() => app?.close());

  const list = async (query = "") => app.call({ url: `/api/outbox${query}`, token });
  const addRow = async (values: object) => {
    const id = newId();
    await app.database.kysely
      .insertInto("outbox")
      .values({ id, channel: "mail", recipient: "x@example.com", subject: "X", text: "x", ...values })
      .execute();
    return id;
  };

  test("without a mail server keeps what it would have sent, and shows it", async () => {
    const [entry] = (await list()).json();
    expect(entry).toMatchObject({
      channel: "mail",
      to: "member@demo.test",
      template: "resetPassword",
      space: "Comunidad Demo",
      status: "SENT",
      isKept: true,
      error: null,
      nextAt: null,
      sentAt: expect.any(String),
    });
    const message = (await app.call({ url: `/api/outbox/${entry.id}`, token })).json();
    expect(message).toMatchObject({ ...entry, hasHtml: true, text: expect.stringContaining("reset-password#user=") });

    const html = await app.call({ url: `/api/outbox/${entry.id}/html`, token });
    expect(html.headers["content-type"]).toContain("text/html");
    expect(html.headers["content-security-policy"]).toMatch(/default-src 'none'.*sandbox/);
    expect(html.headers["content-security-policy"]).not.toMatch(/allow-scripts|allow-same-origin|script-src/);
    expect(html.body).toContain("reset-password#user=");
  });

  const others = ["mainAdmin", "moderator", "member", "client"] as const satisfies readonly (keyof typeof LOGINS)[];
  test.each(others)("is none of the %s's business", async (who) => {
    const stranger = await app.signIn(who);
    const [{ id }] = (await list()).json();
    for (const url of ["/api/outbox", `/api/outbox/${id}`, `/api/outbox/${id}/html`])
      expect([url, (await app.call({ url, token: stranger })).statusCode]).toEqual([url, 403]);
    expect((await app.call({ method: "POST", url: `/api/outbox/${id}/retry`, token: stranger })).statusCode).toBe(403);
  });

  test("is nobody's who has not signed in", async () => {
    const [{ id }] = (await list()).json();
    for (const url of ["/api/outbox", `/api/outbox/${id}`, `/api/outbox/${id}/html`])
      expect((await app.call({ url })).statusCode).toBe(401);
    expect((await app.call({ method: "POST", url: `/api/outbox/${id}/retry` })).statusCode).toBe(401);
  });

  test("is read in pages, newest first, and by state", async () => {
    for (let index = 0; index < 7; index += 1) await addRow({ status: "ERROR", error: `no ${index}` });
    const ids: string[] = [];
    let after: unknown;
    do {
      const page = await list(`?status=ERROR&limit=3${after ? `&after=${after}` : ""}`);
      ids.push(...page.json().map(({ id }: { id: string }) => id));
      after = page.headers["x-next-cursor"];
    } while (after);
    expect(ids).toHaveLength(7);
    expect(ids).toEqual(ids.toSorted().toReversed());
    expect((await list("?status=SENT")).json().every(({ status }: { status: string }) => status === "SENT")).toBe(true);
    expect((await list("?channel=sms")).json()).toEqual([]);
  });

  test("is searched by recipient and by subject, in any case, as it was typed", async () => {
    const to = "wanted.person@example.com";
    await addRow({ recipient: to, subject: "100 % of your LABs" });
    const found = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).json().map((entry: { to: string }) => entry.to);
    expect(await found("WANTED.person")).toEqual([to]);
    expect(await found("100 % of")).toEqual([to]);
    expect(await found("wanted_person")).toEqual([]);
  });

  test.each(["?status=LOST", "?limit=0", "?limit=-1", "?limit=1e9", "?after=x", "?channel=fax", "?q=", "?q=%00"])(
    "refuses %s",
    async (query) => {
      expect((await list(query)).statusCode).toBe(400);
    },
  );

  test.each(["x", newId(), "%00"])("knows no message %s", async (id) => {
    for (const url of [`/api/outbox/${id}`, `/api/outbox/${id}/html`])
      expect((await app.call({ url, token })).statusCode).toBe(404);
    expect((await app.call({ method: "POST", url: `/api/outbox/${id}/retry`, token })).statusCode).toBe(404);
  });

  test("tries again what failed, and nothing else", async () => {
    const failed = await addRow({ status: "ERROR", error: "no", attempts: 8 });
    const again = await app.call({ method: "POST", url: `/api/outbox/${failed}/retry`, token });
    expect([again.statusCode, again.json().error]).toEqual([200, null]);
    await eventually("it is kept", async () => (await app.call({ url: `/api/outbox/${failed}`, token })).json().isKept);
    expect((await app.call({ method: "POST", url: `/api/outbox/${failed}/retry`, token })).json().code).toBe("record.transition");
  });

  test("forgets what is old, and who is gone", async () => {
    const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
    const old = await addRow({ status: "SENT", createdAt: daysAgo(31) });
    const oldOnce = await addRow({ status: "SENT", createdAt: daysAgo(31), dedupe: "old" });
    const gone = await addRow({ status: "SENT", createdAt: daysAgo(2) });
    const fresh = await addRow({ status: "SENT" });
    const waiting = await addRow({ status: "NEW", createdAt: daysAgo(40), nextAt: daysAgo(-1) });
    await sweepOutbox(app.database.kysely);
    const rows = await app.database.kysely.selectFrom("outbox").select(["id", "recipient"]).execute();
    const left = new Map(rows.map(({ id, recipient }) => [id, recipient]));
    expect([old, gone].filter((id) => left.has(id))).toEqual([]);
    expect([fresh, waiting].every((id) => left.get(id) === "x@example.com")).toBe(true);
    expect(left.has(oldOnce)).toBe(false);
  });
});

describe("secrets of accounts", () => {
  test("are shown to nobody where mails are really sent", async () => {
    const smtp = await startSmtp();
    const app = await startApp({ environment: { SMTP_URL: smtp.url } });
    try {
      const token = await app.signIn("backoffice");
      const id = newId();
      const secret = {
        id,
        channel: "mail" as const,
        recipient: "x@example.com",
        subject: "X",
        text: "s3cret",
        status: "ERROR" as const,
      };
      await app.database.kysely
        .insertInto("outbox")
        .values({ ...secret, content: '{"title":"s3cret"}' })
        .execute();
      const message = await app.call({ url: `/api/outbox/${id}`, token });
      expect(message.json()).toMatchObject({ text: null, hasHtml: false });
      expect(message.body).not.toContain("s3cret");
      expect((await app.call({ url: `/api/outbox/${id}/html`, token })).statusCode).toBe(404);
      expect((await app.call({ url: "/api/outbox", token })).body).not.toContain("s3cret");
    } finally {
      await app.close();
      await smtp.close();
    }
  });

  test("are neither kept nor shown in production", async () => {
    const app = await startApp({ environment: { NODE_ENV: "production", DEMO: "0" } });
    try {
      const { kysely } = app.database;
      await app.app.ready();
      const rows = [true, false].map((isAboutAccount) => ({
        id: newId(),
        channel: "mail" as const,
        recipient: "x@example.com",
        text: "s3cret",
        isAboutAccount,
      }));
      await kysely.insertInto("outbox").values(rows).execute();
      const left = () => kysely.selectFrom("outbox").select(["text", "isKept"]).orderBy("id").execute();
      await eventually("both are kept", async () => (await left()).every(({ isKept }) => isKept));
      expect((await left()).map(({ text }) => text)).toEqual([null, "s3cret"]);
    } finally {
      await app.close();
    }
  });
});

describe.skipIf(!databaseUrl)("several processes", () => {
  const MAILS = figure({ commit: 60, drill: 200 });

  test(`send ${MAILS} mails once each`, async () => {
    const smtp = await startSmtp({ beforeAnswer: () => new Promise((resolve) => setTimeout(resolve, 5)) });
    const app = await startApp({ engine: "postgres", environment: { SMTP_URL: smtp.url } });
    const config = readConfig({ DATA_DIR: app.dataDir, SMTP_URL: smtp.url });
    const errors: unknown[] = [];
    const processes = await Promise.all(
      [1, 2].map(async () => {
        const database = await openDatabase({ ...config, databaseUrl: app.databaseUrl });
        const options = { config, database, texts, address: () => undefined, onError: (error: unknown) => errors.push(error) };
        return { database, messages: createMessages(options) };
      }),
    );
    try {
      const [writer] = processes;
      for (let index = 0; index < MAILS; index += 1)
        await writer?.messages.mailer.send({
          to: `n${index}@example.com`,
          language: "es",
          spaceId: undefined,
          template: "accountDeleted",
          values: { email: `n${index}@example.com` },
          isAboutAccount: true,
        });
      await Promise.all(processes.map(({ messages }) => messages.outbox.open()));
      const unsent = async () =>
        (await app.database.kysely.selectFrom("outbox").select("id").where("status", "<>", "SENT").execute()).length;
      await eventually("all are sent", async () => (await unsent()) === 0, 60_000);
      expect(new Set(smtp.mails.flatMap(({ recipients }) => recipients)).size).toBe(MAILS);
      expect(smtp.mails).toHaveLength(MAILS);
      expect(errors).toEqual([]);
    } finally {
      for (const { messages, database } of processes) {
        await messages.outbox.close();
        await database.close();
      }
      await app.close();
      await smtp.close();
    }
  });
});
