import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readFeedbackToken } from "../../src/server/mail/feedback/feedbackToken";
import { ANY_ENGINE, startApp, type TestApp } from "../helpers/app";
import { configureCommunity, demoId } from "../helpers/communities";
import { rows } from "../helpers/identity";
import { startSmtp, type TestSmtp } from "../helpers/smtp";

const TOKEN = "feedback-0123456789-0123456789-0123456789";
const URL = "/api/mail/feedback";

function fileOf(text: string): string {
  const file = join(mkdtempSync(join(tmpdir(), "feedback-")), "token");
  writeFileSync(file, text);
  return file;
}

/** As Postfix returns a mail: a text, the delivery status, and the headers of the mail. */
function bounce(messageId: string, { status = "5.1.1", action = "failed", recipient = "someone@else.test" } = {}): string {
  return [
    ...["From: MAILER-DAEMON@mx.test", "To: no-reply@panel.example", "Subject: Undelivered Mail Returned to Sender"],
    ...["MIME-Version: 1.0", 'Content-Type: multipart/report; report-type=delivery-status; boundary="b1"', ""],
    ...["--b1", "Content-Type: text/plain; charset=us-ascii", "", "I'm sorry to have to inform you", ""],
    ...["--b1", "Content-Type: message/delivery-status", "", "Reporting-MTA: dns; mx.test", ""],
    ...[`Final-Recipient: rfc822; ${recipient}`, `Action: ${action}`, `Status: ${status}`],
    ...["Diagnostic-Code: smtp; 550 5.1.1 <someone@else.test>:", "    User unknown", ""],
    ...["--b1", "Content-Type: text/rfc822-headers", "", `Message-ID: ${messageId}`, "Subject: Hola", "", "--b1--", ""],
  ].join("\r\n");
}

/** As RFC 5965 has it, with the whole mail. */
function complaint(messageId: string, type = "abuse"): string {
  return [
    ...["From: feedback@isp.test", "To: no-reply@panel.example", "Subject: FW: Hola", "MIME-Version: 1.0"],
    ...['Content-Type: multipart/report; report-type=feedback-report; boundary="b2"', ""],
    ...["--b2", "Content-Type: text/plain", "", "This is an email abuse report.", ""],
    ...["--b2", "Content-Type: message/feedback-report", "", `Feedback-Type: ${type}`, "User-Agent: ISP/1.0", "Version: 1", ""],
    ...["--b2", "Content-Type: message/rfc822", "", `Message-ID: ${messageId}`, "Subject: Hola", "", "Hola", "", "--b2--", ""],
  ].join("\r\n");
}

describe.each(ANY_ENGINE)("what the mail server sends back, on %s", (engine) => {
  let app: TestApp;
  let smtp: TestSmtp;
  let moderator: string;
  let community: string;

  beforeAll(async () => {
    smtp = await startSmtp();
    const environment = {
      ...{ SMTP_URL: smtp.url, MAIL_FROM: "no-reply@panel.example", PUBLIC_URL: "https://panel.example" },
      MAIL_FEEDBACK_TOKEN_FILE: fileOf(`${TOKEN}\n`),
    };
    app = await startApp({ engine, environment });
    moderator = await app.signIn("moderator");
    community = await demoId(app);
    await configureCommunity(app, { mailQuietFrom: "00:00", mailQuietTo: "00:00", mailsPerDay: 50, mailsPerWeek: 200 });
  });
  afterAll(async () => {
    await app?.close();
    await smtp?.close();
  });

  const hand = (raw: string, token = TOKEN) =>
    app.app.inject({
      method: "POST",
      url: URL,
      headers: { "content-type": "message/rfc822", authorization: `Bearer ${token}` },
      payload: raw,
    });
  const post = (path: string, body: object) =>
    app.call({ method: "POST", url: `/client/communities/${community}/${path}`, token: moderator, body });
  const to = (email: string) => ({ subject: "Hola", content: "Hola", audience: { kind: "PEOPLE", people: [email] } });
  /** A mail that has arrived, by its identifier. */
  async function mailed(place: number) {
    const [person] = await rows<{ email: string }>(
      app,
      `select email from member where status = 'ACTIVE' and email like '%@%' order by id offset ${place} limit 1`,
    );
    const email = person?.email ?? "";
    const sent = await post("sendCustomEmail", to(email));
    expect(sent.statusCode, sent.body).toBe(200);
    const [mail] = await smtp.mailsTo(email);
    await expect.poll(() => rows(app, "select 1 from outbox where recipient = $1 and status = 'SENT'", [email])).toHaveLength(1);
    return { email, messageId: mail?.messageId ?? "" };
  }
  const reasons = async (email: string) =>
    (await post("mailings/check", { channel: "MAIL", ...to(email) }))
      .json()
      .leftOut.map(({ reason }: { reason: string }) => reason);

  test("an address that there isn't gets no more, whomever the message names", async () => {
    const { email, messageId } = await mailed(1);
    expect((await hand(bounce(messageId))).statusCode).toBe(204);
    expect(await reasons(email)).toEqual(["REFUSED"]);
    const [row] = await rows<{ status: string; error: string }>(app, "select status, error from outbox where recipient = $1", [
      email,
    ]);
    expect(row).toEqual({ status: "ERROR", error: "550 5.1.1 <someone@else.test>: User unknown" });
  });

  test("a full mailbox counts, once however often it is told", async () => {
    const { email, messageId } = await mailed(2);
    for (const _twice of [1, 2]) expect((await hand(bounce(messageId, { status: "5.2.2" }))).statusCode).toBe(204);
    expect(await reasons(email)).toEqual([]);
    expect(await rows(app, "select score from mail_suppression where score < 4")).toEqual([{ score: 2 }]);
  });

  test.each([
    ["a delay", 3, { action: "delayed", status: "4.4.1" }],
    ["what is held against the mail", 5, { status: "5.7.1" }],
  ])("%s is nobody's fault", async (_what, place, status) => {
    const { email, messageId } = await mailed(place);
    expect((await hand(bounce(messageId, status))).statusCode).toBe(204);
    expect(await reasons(email)).toEqual([]);
    expect(await rows(app, "select score from mail_suppression where score < 4")).toEqual([{ score: 2 }]);
  });

  test("a complaint unsubscribes from the community; what is no spam after all doesn't", async () => {
    const { email, messageId } = await mailed(4);
    expect((await hand(complaint(messageId, "not-spam"))).statusCode).toBe(204);
    expect(await reasons(email)).toEqual([]);
    expect((await hand(complaint(messageId))).statusCode).toBe(204);
    expect(await reasons(email)).toEqual(["UNSUBSCRIBED"]);
  });

  test.each([
    ["no report", "Subject: Out of office\r\n\r\nBack on Monday\r\n"],
    ["another's mail", bounce("<0193fd0a-7c1e-7000-8000-00000000dead@panel.example>")],
    ["garbage", "\u0000\u0001--b1\r\n\r\n\r\n"],
  ])("%s is taken and changes nothing", async (_what, raw) => {
    const before = await rows(app, "select 1 from mail_suppression union all select 1 from unsubscription");
    expect((await hand(raw)).statusCode).toBe(204);
    expect(await rows(app, "select 1 from mail_suppression union all select 1 from unsubscription")).toEqual(before);
  });

  test("nobody else hands anything over, nor too much", async () => {
    expect((await hand("x", "another")).statusCode).toBe(401);
    expect((await hand("x".repeat(256 * 1024 + 1))).statusCode).toBe(413);
  });
});

test("the token has to be long, and in a file", () => {
  expect(readFeedbackToken(undefined)).toBeUndefined();
  expect(readFeedbackToken(fileOf(TOKEN))).toBe(TOKEN);
  for (const file of [fileOf("short"), fileOf(`${TOKEN} ${TOKEN}`), "/nowhere/token"])
    expect(() => readFeedbackToken(file)).toThrow(/^MAIL_FEEDBACK_TOKEN_FILE=/);
});
